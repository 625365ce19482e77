import { wordSet } from "#shared/word-set.ts";
import { at, CURRENCY, joined } from "./figure.ts";
import { figureAs, type Place, type RoleRule } from "./number-place.ts";
import { perUnit } from "./per-unit.ts";
import { beginsSentence, type Token } from "./tokens.ts";

const FIRST_PERSON = wordSet("i we i'd we'd i've we've i'm we're i'll we'll our my us");
/** What stands between a verb and its sum: "quoted him about". */
const BETWEEN = wordSet("him her them me us you like about around roughly maybe only just $ an extra");
/** What other people do with prices of their own. */
const ASKING = wordSet("quoted charged bid wanted asked");
/** The same, and what it also does here: only those who sell or buy elsewhere are meant. */
const TRADING = wordSet("charges charge wants paid pays offered quotes gets told said gave had");
/** They sell the same, or were sold it. */
const COMPETITORS = wordSet(
  "friend guy guys neighbor competitor competitors company contractor somebody someone else insurance brother cousin outfit place shop roofer plumber electrician painter others people dealer dealership store stores depot lowe's lowes vet dentist salon agency chain rival mechanic tailor bakery nextdoor",
);
/** True for somebody who sells the same. */
export const isRival = (word: string): boolean => COMPETITORS.has(word);
const ONES = wordSet("he she they who nobody everybody everyone");
const ARTICLES = wordSet("the my his her their another a an one other that");
/** Less than this is no price that is worth telling. */
const LEAST = 20;
/** How far a subject reaches back from its verb, and a condition or a mark from the number. */
const [SUBJECT, SENTENCE] = [5, 12];

/** The words before a token in its sentence, the nearest first. */
function wordsBefore(tokens: readonly Token[], index: number, reach: number): string[] {
  const words: string[] = [];
  for (let back = index - 1; back >= 0 && back >= index - reach && !beginsSentence(tokens[back + 1]); back--)
    words.push(at(tokens, back));
  return words;
}

/** The words from a token on, to the end of its sentence. */
function wordsFrom(tokens: readonly Token[], index: number, reach: number): string[] {
  const words: string[] = [];
  for (let next = index; next < index + reach && next < tokens.length && !beginsSentence(tokens[next]); next++)
    words.push(at(tokens, next));
  return words;
}

/** "The dealer wanted seven hundred", "her neighbor paid two fifty": the price of somebody else. */
function isAskedByOthers({ number, around, value, unit, plural, after, next }: Place): boolean {
  const { tokens, nouns } = around;
  const currency = CURRENCY.has(after);
  const rated = perUnit(tokens, currency ? next + 1 : next, nouns, true);
  if ((value < LEAST && !rated) || unit !== null || (plural && !currency)) return false;
  let verb = number.first - 1;
  while (verb > number.first - 4 && BETWEEN.has(at(tokens, verb))) verb--;
  if (isRivalBid(tokens, verb)) return true;
  if (!ASKING.has(at(tokens, verb)) && !TRADING.has(at(tokens, verb))) return false;
  const subject = wordsBefore(tokens, verb, SUBJECT);
  const ours = subject.findIndex((word) => FIRST_PERSON.has(word));
  const theirs = subject.findIndex(
    (word, place) => COMPETITORS.has(word) || (word === "buddy" && ARTICLES.has(subject[place + 1] ?? "")),
  );
  if (theirs >= 0 && (ours < 0 || theirs < ours)) return true;
  if (!ASKING.has(at(tokens, verb)) || ours >= 0) return false;
  return ONES.has(subject[0] ?? "") || subject.slice(0, 4).some((word) => ARTICLES.has(word));
}

const RIVAL = wordSet("other another last next second first competing cheaper lowest their");
const BIDS = wordSet(
  "bid bids quote estimate price outfit company contractor guy guys crew shop neighbor friend place",
);
/** What leads from a rival to what he asks: "came in at", "got it done for", "was at". */
const REACHING = wordSet("came comes come in at was is were got get it done for up with out");
const LONGEST_REACH = 6;

/** "Another bid came in at", "their neighbor got it done for", "the other guy was at". */
function isRivalBid(tokens: readonly Token[], last: number): boolean {
  let index = last;
  while (index > last - LONGEST_REACH && REACHING.has(at(tokens, index)) && !beginsSentence(tokens[index])) index--;
  return index < last && BIDS.has(at(tokens, index)) && RIVAL.has(at(tokens, index - 1));
}

const SUPPLYING = wordSet("supplying supplies supplied providing provides provided");
const BUYING = wordSet("buying buys bought purchasing purchased ordering orders ordered");
const PAYING = wordSet("paying pays paid");
/** "Owner already has the hoses, twenty bucks' worth". */
const HAVING = wordSet("has have got");
const THEY = wordSet(
  "he she they he's she's they're they've client customer owner homeowner landlord tenant buyer bride couple family",
);
const AUXILIARIES = wordSet("is are was were has have already");
/** Who gets the money: not us. */
const APART = wordSet("herself himself themselves directly separately");
/** Who buys it, or where: not from us. */
const ELSEWHERE = new Set([...APART, "already", "store", "online", "amazon", "depot"]);
/** Between what is bought and its price: "herself, about", "it runs roughly". */
const LEADING = new Set([
  ...BETWEEN,
  ..."for at it it's that's is are was were runs costs cost comes to came they're a".split(" "),
]);
/** "The new bathroom vanity" has no more words. */
const LONGEST_THING = 6;

/** The words from a verb to the number, when they are what is bought and what leads to its price alone. */
function boughtWords(words: readonly string[]): readonly string[] | null {
  const told = words.findIndex((word) => !LEADING.has(word));
  const thing = told < 0 ? [] : words.slice(told);
  const mark = thing.findIndex((word) => APART.has(word));
  return thing.length > LONGEST_THING || mark > 0 || thing.some((word) => FIRST_PERSON.has(word)) ? null : thing;
}

/** "The homeowner is buying the vanity herself, about nine hundred": what they get elsewhere. */
function isBoughtElsewhere({ number, around }: Place): boolean {
  const { tokens } = around;
  const before = wordsBefore(tokens, number.first, SENTENCE);
  const after = wordsFrom(tokens, number.last + 1, SUBJECT);
  const worth = after.slice(0, 2).includes("worth");
  const verbs = [SUPPLYING, BUYING, PAYING, ...(worth ? [HAVING] : [])];
  const place = before.findIndex((word) => verbs.some((one) => one.has(word)));
  const verb = before[place] ?? "";
  let subject = place + 1;
  while (AUXILIARIES.has(before[subject] ?? "")) subject++;
  const between = place < 0 ? null : boughtWords(before.slice(0, place));
  if (between === null || !THEY.has(before[subject] ?? "")) return false;
  if (SUPPLYING.has(verb) || worth) return true;
  const ours = after.findIndex((word) => FIRST_PERSON.has(word));
  const marks = [...between, ...before.slice(place + 1, subject), ...(ours < 0 ? after : after.slice(0, ours))];
  return marks.some((word) => (PAYING.has(verb) ? APART : ELSEWHERE).has(word));
}

const USUALLY = wordSet("usually normally typically");
const USUAL = wordSet("usual normal typical");
const ITS_PRICE = wordSet("price rate charge fee minimum");
const BEYOND = wordSet("over above past beyond bigger more exceeds waived waive doesn't not fine good okay");
const LEADS = wordSet("is it's charge get ask bill at was");

/** "Usually I charge seventy but this is for a neighbor", "our minimum is one fifty, this is well over it". */
function isUsualPrice({ number, around, next }: Place): boolean {
  const { tokens } = around;
  const before = wordsBefore(tokens, number.first, SENTENCE);
  if (!LEADS.has(before[0] ?? "")) return false;
  const after = wordsFrom(tokens, next, SENTENCE);
  const but = after.slice(0, 3).includes("but") && !around.isNumberAt(next);
  if (before.slice(0, 3).includes("minimum")) return after.some((word) => BEYOND.has(word));
  const usual = before.some((word, place) => USUAL.has(word) && ITS_PRICE.has(before[place - 1] ?? ""));
  return but && (usual || before.some((word) => USUALLY.has(word)));
}

const SAYING = wordSet("says said wants wanted told");
/** "Eight hundred tops". */
const TOPS = wordSet("tops max maximum");
const ONLY = wordSet("only can't won't cannot");
const SPENDING = wordSet("spend spending afford");
const STAYING = wordSet("stay staying keep kept keeping");
const BUDGET_REACH = 4;
const UNDER = wordSet("under below within beneath");

/** "Customer's budget is five thousand", "they can't spend over two", "keep it under a thousand": what somebody can pay. */
function isBudget({ number, around, value, after }: Place): boolean {
  const before = wordsBefore(around.tokens, number.first, BUDGET_REACH);
  const under = before.findIndex((word) => UNDER.has(word));
  const kept = under >= 0 && before.slice(under).some((word) => STAYING.has(word));
  const pays = before[0] === "pay" && before.some((word) => ONLY.has(word));
  const tops = TOPS.has(after) && SAYING.has(before[0] ?? "");
  return value >= LEAST && (pays || kept || tops || before.some((word) => word === "budget" || SPENDING.has(word)));
}
const BOUNDS = wordSet("over under above below within past beyond");
const FREE = wordSet("free included charge waived");

/** "The delivery is free over ten yards", "free over fifty dollars". */
const isThreshold = ({ before, around, number }: Place): boolean =>
  BOUNDS.has(before) && FREE.has(at(around.tokens, number.first - 2));

const YEARS = wordSet("year season spring summer fall winter");
const LISTED = wordSet("retail retails msrp sticker");

/** "Last time it was two hundred", "last year we charged eleven hundred, this year it's twelve fifty", "retail is nineteen hundred, I'm selling it for fifteen hundred". */
function isOfOtherTimes({ number, around, next, unit, plural }: Place): boolean {
  const { tokens } = around;
  if (unit !== null || plural) return false;
  const before = wordsBefore(tokens, number.first, SENTENCE);
  const time = before.indexOf("time");
  if (time >= 0 && before[time + 1] === "last") return true;
  const after = wordsFrom(tokens, next, SENTENCE);
  const year = before.some((word, place) => YEARS.has(word) && before[place + 1] === "last");
  if (year)
    return after.some((word, place) => word === "now" || (word === "this" && YEARS.has(after[place + 1] ?? "")));
  return (
    before.some((word) => LISTED.has(word)) &&
    after.slice(0, SUBJECT).some((word) => FIRST_PERSON.has(word) || word === "but")
  );
}

/** "The TV cost him twelve hundred", "the crane is their cost, about six hundred": what it costs others. */
function isCostOfOthers({ number, around }: Place): boolean {
  const before = wordsBefore(around.tokens, number.first, SENTENCE);
  const cost = before.slice(0, 5).findIndex((word) => word === "cost" || word === "expense" || word === "dime");
  if (cost < 0 || !before.slice(0, cost).every((word) => LEADING.has(word))) return false;
  const whose = [before[cost - 1] ?? "", before[cost + 1] ?? ""];
  const told =
    /^(?:him|her|them)$/.test(whose[0] ?? "") && !/^(?:will|it'll|that'll|to|gonna|would)$/.test(whose[1] ?? "");
  return told || /^(?:his|her|their)$/.test(whose[1] ?? "");
}

const TOLD = [isAskedByOthers, isBoughtElsewhere, isUsualPrice, isBudget, isThreshold, isOfOtherTimes, isCostOfOthers];

/** Prices that are told and that nobody pays here, with the currency and the unit that they are said in. */
export const othersMoney: RoleRule = (place) => {
  if (!TOLD.some((tells) => tells(place))) return null;
  const { tokens, nouns } = place.around;
  const word = CURRENCY.has(joined(tokens, place.next)) ? place.next : place.number.last;
  const said = perUnit(tokens, word + 1, nouns, true)?.last ?? word;
  const last = TOPS.has(joined(tokens, said + 1)) ? said + 1 : said;
  return figureAs(place, "dimension", { last, told: true });
};
