import { wordSet } from "#shared/word-set.ts";
import { LABOR } from "../numbers/price-cues.ts";
import { oneOf } from "../words/begins.ts";
import { cued } from "../words/cued.ts";
import { NOUN_VERBS } from "../words/nearby.ts";
import { isNumberWord } from "../words/number-words.ts";
import { ARTICLES, BETWEEN, FIRST_PERSON, LEAST, SENTENCE, SUBJECT, wordsFrom } from "../words/sentence-words.ts";
import { isJoined, joined, type Token } from "../words/tokens.ts";
import { CURRENCY, SHOPS, WORK_VERBS, withoutPossessive } from "../words/words.ts";
import type { Place } from "./number-place.ts";

const SUPPLYING = wordSet("supplying supplies supplied providing provides provided");
const BUYING = wordSet("buying buys bought purchasing purchased ordering orders ordered getting");
/** Of these `supplyVerbIn` finds one. */
export const SUPPLY_VERBS = new Set([...SUPPLYING, ...BUYING]);
const PAYING = wordSet("paying pays paid pay");
const GETTING = new Set([...SUPPLYING, ...BUYING, ...PAYING]);
/** "Owner already has the hoses, twenty bucks' worth". */
const HAVING = wordSet("has have got");
const THEY = wordSet(
  "he she they he's she's they're they've they'd they'll he'd he'll she'd she'll client customer owner homeowner landlord tenant buyer bride couple family",
);
const AUXILIARIES = wordSet("is are was were has have already will would");
/** Who gets the money: not us. */
const APART = wordSet("herself himself themselves directly separately direct");
const WHERE = new Set([...SHOPS, "stores", "online"]);
/** Who buys it, or where: not from us. */
export const ELSEWHERE = new Set([...APART, ...WHERE, "already"]);
/** What they did once: with when, or with what was named before, the price is told. */
const BOUGHT = wordSet("bought purchased picked found");
const GOT = wordSet("got paid");
const PRONOUNS = wordSet("it them that this those these");
const ONCE = /^(?:(?:19|20)\d\d|ago|last|used|originally|sale|sales|auction|thrift|flea|consignment|clearance)$/;
/** Between what is bought and its price: "herself, about", "it runs roughly". */
const LEADING = new Set([
  ...BETWEEN,
  ..."for at it it's its that's is are was were runs costs cost comes to came they're a".split(" "),
]);
/** "So it's just seven hours": from here on the talk is of the job. */
const TURNING = wordSet("so but");
/** "The new bathroom vanity" has no more words. */
const LONGEST_THING = 6;

const PRICED = wordSet("is for at runs costs $ about it's that's");
const DONE_WITH = /^\p{L}{3,}ing$/u;

/** "He supplies the charger, | mounting it is 150": what we do with what they bring, in words from the nearest back. */
function isDoneWithIt(before: readonly string[]): boolean {
  const pronoun = before.findIndex((word) => !PRICED.has(word));
  const doing = before[pronoun + 1] ?? "";
  return pronoun > 0 && PRONOUNS.has(before[pronoun] ?? "") && DONE_WITH.test(doing) && !GETTING.has(doing);
}

/** The words from a verb to the number, when they are what is bought and what leads to its price alone. */
function boughtWords(words: readonly string[]): readonly string[] | null {
  const told = words.findIndex((word) => !LEADING.has(word));
  const thing = told < 0 ? [] : words.slice(told);
  const mark = thing.findIndex((word) => APART.has(word));
  // "the charger they bought already | surge protector two ten": of what comes next
  const next = thing.indexOf("already") > 0 && thing.length > 1;
  const turned = thing.some((word) => FIRST_PERSON.has(word) || TURNING.has(word));
  return thing.length > LONGEST_THING || mark > 0 || next || turned ? null : thing;
}

/** "Supplying the tile | lay ninety square feet": what is done with it, and no price of the tile. */
function turnsToWork(thing: readonly string[], measures: boolean): boolean {
  return thing.some((word, place) => {
    const named = thing[place + 1];
    if (!WORK_VERBS.has(word) || named === undefined || ARTICLES.has(named)) return false;
    return !NOUN_VERBS.has(word) || (place === 0 && measures);
  });
}

/** True for the words before "bought" in "the owner has already bought": who, and nothing that is worked on. */
export const isSubject = (word: string): boolean => THEY.has(word) || AUXILIARIES.has(word) || ARTICLES.has(word);

/** "The owner is supplying the tile": the place of the verb in words that begin so, or -1. */
export function supplyVerbIn(words: readonly string[]): number {
  const place = words.findIndex((word) => SUPPLYING.has(word) || BUYING.has(word));
  let subject = place - 1;
  while (subject >= 0 && AUXILIARIES.has(words[subject] ?? "")) subject--;
  return subject >= 0 && THEY.has(withoutPossessive(words[subject] ?? "")) ? place : -1;
}

const BRINGING = wordSet("supply provide bring furnish provides brings furnishes");

/** "They supply the photos", "the client will bring the tile": what others bring for the work, and nothing that is asked for. */
export function isBroughtByThem(words: readonly string[]): boolean {
  const supply = supplyVerbIn(words);
  const isTheirs = (place: number) => THEY.has(withoutPossessive(words[place] ?? ""));
  const bring = words.findIndex(
    (word, place) =>
      BRINGING.has(word) && (isTheirs(place - 1) || (words[place - 1] === "will" && isTheirs(place - 2))),
  );
  const verb = supply >= 0 ? supply : bring;
  // "they're supplying the tile and we set it"
  const works = words.slice(verb + 2).some((word) => FIRST_PERSON.has(word) || WORK_VERBS.has(word));
  return verb >= 0 && verb <= MOST_BEFORE && !works;
}
/** "And the client is already": words before what they bring. */
const MOST_BEFORE = 5;

const SUPPLIED = wordSet("supplied provided furnished");
const SUPPLIERS = wordSet("client customer owner homeowner landlord tenant buyer");

/** "Two sconces, customer supplied | 95 each", but "the customer supplied the vanity, 900": what the thing that is installed is, in words from the nearest back. */
function saysSupplied(before: readonly string[], verb: number): boolean {
  if (!SUPPLIED.has(before[verb] ?? "") || !SUPPLIERS.has(before[verb + 1] ?? "")) return false;
  const [behind, lead] = [before[verb - 1], before[verb + 2] ?? ""];
  const ends = behind === undefined || behind === "$" || behind === "and" || isNumberWord(behind);
  // "install | customer supplied fan 150", but "install, customer supplied the fan, 150"
  const orders = WORK_VERBS.has(lead) && behind !== undefined && !ARTICLES.has(behind);
  // "the vanity is owner supplied, nine hundred" tells what it cost them
  return orders || (ends && !ARTICLES.has(lead) && !AUXILIARIES.has(lead));
}

/** "The homeowner is buying the vanity herself, about nine hundred": what they get elsewhere. */
export const isBoughtElsewhere = cued(
  oneOf(GETTING, ["worth"]),
  ({ number, around, said: before, plural, unit, after }: Place): boolean => {
    const { tokens } = around;
    // "the customer is supplying the twelve sconces, install them at forty five each"
    if (plural && unit === null && !CURRENCY.has(after)) return false;
    const worth = wordsFrom(tokens, number.last + 1, 2).includes("worth");
    const place = before.findIndex((word) => GETTING.has(word) || (worth && HAVING.has(word)));
    if (place < 0) return false;
    // "the owner supplied it, about 900, and | 250 labor"
    if (saysSupplied(before, place) || LABOR.has(after) || isDoneWithIt(before)) return false;
    const verb = before[place] ?? "";
    let subject = place + 1;
    while (AUXILIARIES.has(before[subject] ?? "")) subject++;
    const between = boughtWords(before.slice(0, place));
    if (between === null || turnsToWork(between, unit !== null) || !THEY.has(before[subject] ?? "")) return false;
    if (SUPPLYING.has(verb) || worth) return true;
    const behind = wordsFrom(tokens, number.last + 1, SUBJECT);
    const ours = behind.findIndex((word) => FIRST_PERSON.has(word));
    const marks = [...between, ...before.slice(place + 1, subject), ...(ours < 0 ? behind : behind.slice(0, ours))];
    return marks.some((word) => (PAYING.has(verb) ? APART : ELSEWHERE).has(word));
  },
);

/** "But she's ordering that herself", "they'll get it directly": what is said behind the price of what is named before it. */
const BOUGHT_BEHIND =
  /^(?:(?:dollars?|bucks?|each|apiece|(?:an?|per) \S+) )*(?:(?:but|and|which|though) )?(?:(?:he|she|they)|(?:the )?(?:client|customer|owner|homeowner))(?:'s|'re|'ll|'d)? (?:(?:is|are|will|would|gonna|going|to|just) )*(?:buy|order|get|gett|purchas|supply|provid)(?:s|ing|e)? (?:that|it|those|them|one)(?: \S+)? (?:herself|himself|themselves|directly|online)\b/;
const BEHIND_REACH = 11;
/** "The install is four hundred and they're supplying it themselves": what we do with it has its price. */
const isDoing = (word: string): boolean =>
  (WORK_VERBS.has(word) && !NOUN_VERBS.has(word)) || /^(?:labor|installation|hookup|\p{L}{3,}ing)$/u.test(word);

/** "The vanity is nine hundred but she's ordering that herself". */
export const isBoughtBehind = cued(oneOf(APART, ["online"]), ({ said, around, next }: Place): boolean => {
  const words = wordsFrom(around.tokens, next, BEHIND_REACH);
  return BOUGHT_BEHIND.test(words.join(" ")) && !said.slice(0, LONGEST_THING).some(isDoing);
});

const MEANS = wordSet("check cheque card cash venmo zelle transfer credit debit wire");
const WITH = wordSet("by with in via through a the");
/** "Last week", "last Friday": what was paid so lately is paid for this job. */
const LATELY = wordSet("week night monday tuesday wednesday thursday friday saturday sunday");

/** "He paid five hundred | by check last week", "they paid three hundred last Friday": behind the sum is said how or when we got it. */
function isPaidToUs(after: readonly string[]): boolean {
  const how = after.findIndex((word) => !WITH.has(word));
  if (MEANS.has(after[how] ?? "")) return true;
  return after[0] === "last" && LATELY.has(after[1] ?? "");
}

/** "She bought it in 2023 for $180", "she bought the gown for $1,900 at a sample sale", "he paid two twenty for it last year": what they have already. */
export const isPaidBefore = cued(oneOf(BOUGHT, GOT), ({ number, around, said, unit, next }: Place): boolean => {
  const { tokens } = around;
  if (unit !== null) return false;
  const before = said.filter((word) => word !== "$");
  const place = before.findIndex((word) => BOUGHT.has(word) || GOT.has(word));
  if (place < 0 || !THEY.has(before[place + 1] ?? "")) return false;
  const verb = before[place] ?? "";
  const between = before.slice(0, place);
  const paid = verb === "paid" ? place === 0 : before[0] === "for";
  if (!paid || between.some((word) => FIRST_PERSON.has(word))) return false;
  const after = wordsFrom(tokens, next, SUBJECT);
  if (verb === "paid" && isPaidToUs(after)) return false;
  const once = [...between, ...after].some((word) => ONCE.test(word)) || shopEnd(tokens, number.last) > number.last;
  // "she bought a faucet for two hundred, install it for ninety"
  const worked = after.some((word, index) => WORK_VERBS.has(word) && PRONOUNS.has(after[index + 1] ?? ""));
  const apart = between.some((word) => APART.has(word));
  return once || (BOUGHT.has(verb) && (apart || worked || PRONOUNS.has(between.at(-1) ?? "")));
});

const THEIRS = wordSet("hers his theirs");

/** "Hers", "the client's". */
const saysWhose = (word: string): boolean => THEIRS.has(word) || (word.endsWith("'s") && THEY.has(word.slice(0, -2)));

/** "The fixtures are the client's, about four hundred bucks worth", "the router is hers, a hundred eighty": not sold here. */
export const isOfTheirs = cued(
  saysWhose,
  ({ number, around, said: before, value, unit, plural, after }: Place): boolean => {
    // "the mirrors are hers, four at sixty each to hang"
    if (unit !== null || value < LEAST || after === "at" || (plural && !CURRENCY.has(after))) return false;
    const place = before.findIndex((word) => !LEADING.has(word));
    const whose = before[place] ?? "";
    const theirs = THEIRS.has(whose) || (whose.endsWith("'s") && THEY.has(whose.slice(0, -2)));
    const is = before.slice(place + 1, place + 3).some((word) => word === "is" || word === "are");
    return theirs && is && around.tokens[number.first - place]?.gap === "comma";
  },
);

const TO_SHOP = wordSet("at from on off the home");

/** "Two hundred at the store", "sixty bucks online": the last token of where it is bought, or `last`. */
export function shopEnd(tokens: readonly Token[], last: number): number {
  let next = last + 1;
  while (TO_SHOP.has(joined(tokens, next)) && next < last + 4) next++;
  return WHERE.has(joined(tokens, next)) ? next : last;
}

const SPENT = wordSet("paid gave");
const OUR = wordSet("my our");
const THEM = wordSet("him her them");
const SPENDERS = wordSet("i we i've we've");
const CHARGES = wordSet("charge charging billing charged");

/** "I paid my sub 400", "I paid ninety for the part, I'm charging one forty": what it cost us, and no price. */
export const isSpent = cued(oneOf(SPENT, ["lost"]), ({ number, around, said, next, plural }: Place): boolean => {
  // "I lost fifty bucks on the last one"
  if (said[0] === "lost" && SPENDERS.has(said[1] ?? "")) return true;
  const verb = said.slice(0, SUBJECT).findIndex((word) => SPENT.has(word));
  const who = said[verb + 1] === "already" || said[verb + 1] === "just" ? verb + 2 : verb + 1;
  if (verb < 0 || !SPENDERS.has(said[who] ?? "")) return false;
  const whom = said.slice(0, verb).filter((word) => !LEADING.has(word) && !ARTICLES.has(word) && word !== "$");
  const ours = whom.length === 1 && OUR.has(said[said.indexOf(whom[0] ?? "") + 1] ?? "");
  const them = said[verb] === "paid" && (THEM.has(said[0] ?? "") || whom.length === 1);
  if ((ours || them) && !plural && isJoined(around.tokens[number.first])) return true;
  if (said[verb] !== "paid") return false;
  const end = wordsFrom(around.tokens, next, SENTENCE).findIndex((_, step) => around.isNumberAt(next + step));
  return end >= 0 && wordsFrom(around.tokens, next, end).some((word) => CHARGES.has(word));
});

const BILLED = wordSet(
  "electric power gas water heating phone light energy insurance grocery hospital tuition vet doctor dentist cable internet",
);
const PAID_OFF = wordSet("truck car van house loan");
/** "Their insurance deductible", "her electric bill's", "my truck payment's": what somebody pays in any case. */
function isLivingCost(said: string, before: string): boolean {
  const word = withoutPossessive(said);
  if (word === "deductible" || word === "mortgage") return true;
  if (word === "rent") return /^(?:his|her|their)$/.test(before);
  return (word === "bill" && BILLED.has(before)) || (word === "payment" && PAID_OFF.has(before));
}

const OF_COSTS = wordSet("deductible mortgage bill rent payment cost expense dime");
/** What such a bill does up to its sum: "his electric bill hit | four ten", "their water bill last month was up to". */
const BILL_COMES = wordSet(
  "hit hits ran averages averaged jumped climbed went gone got goes reached topped up to over past has been last this month winter summer year every nearly almost",
);
const BILL_REACH = 6;
const saysCost = (word: string): boolean => OF_COSTS.has(withoutPossessive(word));

/** "The TV cost him twelve hundred", "his electric bill hit four hundred", "the crane is their cost, about six hundred": what it costs others. */
export const isCostOfOthers = cued(saysCost, ({ said: before }: Place): boolean => {
  const living = before.slice(0, BILL_REACH).findIndex((word, place) => isLivingCost(word, before[place + 1] ?? ""));
  if (living >= 0 && before.slice(0, living).every((word) => LEADING.has(word) || BILL_COMES.has(word))) return true;
  const cost = before.slice(0, 5).findIndex((word) => word === "cost" || word === "expense" || word === "dime");
  if (cost < 0 || !before.slice(0, cost).every((word) => LEADING.has(word))) return false;
  const whose = [before[cost - 1] ?? "", before[cost + 1] ?? ""];
  const told =
    /^(?:him|her|them)$/.test(whose[0] ?? "") && !/^(?:will|it'll|that'll|to|gonna|would)$/.test(whose[1] ?? "");
  return told || /^(?:his|her|their)$/.test(whose[1] ?? "");
});
