import { keptByWord } from "#shared/kept-words.ts";
import { wordSet } from "#shared/word-set.ts";
import { oneOf } from "../words/begins.ts";
import { cued } from "../words/cued.ts";
import { FIRST_PERSON, LEAST, wordsFrom } from "../words/sentence-words.ts";
import { headAfter } from "../words/nearby.ts";
import { at } from "../words/tokens.ts";
import { looksPlural } from "../words/units.ts";
import { CREW, CURRENCY, SHOPS, withoutPossessive } from "../words/words.ts";
import type { Place } from "./number-place.ts";
import { isOfOthers } from "./others-doings.ts";

/** Somebody who is told of beside a job and does not order it: "the realtor", "her landlord", "the city". */
const BYSTANDERS = wordSet(
  "realtor agent broker landlord bank boss lawyer county city state town hoa employer buyer buyers volunteer volunteers inspector architect government utility irs manufacturer factory museum ex roommate kid kids grandson granddaughter boyfriend girlfriend coach teacher doctor accountant attorney district",
);
/** Who says what a damage may cost. */
const INSURERS = wordSet("insurance insurer adjuster appraiser assessor");

/** Where what we put in may be had as well. */
const SELLERS = new Set([...SHOPS, "target", "mall", "dealership"]);
/** Whoever "he", "she" or "they" are, a bystander, who is none of those that order the work, one who pays for damages, or a shop. */
type Subject = "they" | "bystander" | "insurer" | "shop";

const THEY = /^(?:he|she|they)(?:'s|'re|'ve|'d|'ll)?$/;
/** Those that order the work, by what they are: "the client thinks", "her husband thought". */
const CLIENTS = wordSet(
  "client customer owner homeowner tenant tenants renter renters husband wife spouse couple bride groom",
);
const WHOSE = wordSet("the his her their a an some another whose");
/** "The scrap metal guy": so many words may stand between a somebody and whose it is. */
const LONGEST_NAME = 3;
/** Between a subject and its verb: "they already", "her cousin would", "she was only". */
const AUXILIARIES = wordSet(
  "is are was were has have had been will would could can might may gonna going to did already just only still always probably even actually apparently then also once supposedly usually finally got",
);

/** What nobody orders, whoever was told of before: "and lost four thousand". */
const LOSING = wordSet("lost won earned");

function kindOf(noun: string): Subject | null {
  if (CLIENTS.has(noun)) return "they";
  if (SELLERS.has(noun)) return "shop";
  if (INSURERS.has(noun)) return "insurer";
  return isOfOthers(noun) || BYSTANDERS.has(noun) ? "bystander" : null;
}

/** The subject of the verb at a place of words that run back: "the trucker's insurance | will pay", "she'll | get"; null for us, things, and who is not named. */
function subjectOf(back: readonly string[], verb: number): Subject | null {
  let place = verb + 1;
  while (AUXILIARIES.has(back[place] ?? "")) place++;
  // "they had a break in sunday night and lost"
  if (back[place] === "and" && LOSING.has(back[verb] ?? ""))
    place = back.findIndex((word, index) => index > place && (THEY.test(word) || FIRST_PERSON.has(word)));
  if (THEY.test(back[place] ?? "")) return "they";
  // "his brother in law", "a buddy of his"
  const belongs = `${back[place + 1]} ${back[place]}`;
  if (belongs === "in law" || /^of (?:his|hers|theirs)$/.test(belongs)) place += 2;
  const noun = withoutPossessive(back[place] ?? "");
  const kind = kindOf(noun);
  const name = back.slice(place + 1, place + 1 + LONGEST_NAME);
  const whose = name.findIndex((word) => WHOSE.has(word) || word.endsWith("'s"));
  const ours = name.findIndex((word) => FIRST_PERSON.has(word));
  if (ours >= 0 && (whose < 0 || ours < whose)) return null;
  return kind === "bystander" && whose < 0 ? null : kind;
}

/** What may stand right before a sum: "at least", "up to", "like another". */
const FILL =
  "(?: (?:about|around|like|maybe|only|just|roughly|almost|nearly|over|under|up|to|at|least|most|another|an|extra|some|a|\\$|close|easily|probably|well|more|than|in|back))*$";
/** The words between a verb and its sum, in the order in which they are said. */
const upTo = (words: string): RegExp => new RegExp(`^${words}${FILL}`);

const NOUN = "(?:an?|another|one|the|his|her|their|some)(?: \\S+){1,4}?";
const IT = `(?:it|them|that|this|one|hers|his|theirs|${NOUN})`;
const SOMEBODY = `(?:him|her|them|somebody|someone|(?:the|his|her|their|some|an?|another) (?:${[...CREW, ...BYSTANDERS].join("|")}))`;
/** What people own, and no trade sells by the way. */
const POSSESSIONS = wordSet(
  "house place home condo property land lot farm boat car truck van minivan suv rv camper motorcycle horse dog puppy ring",
);
const SHOWN =
  "(?:online|on (?:etsy|ebay|amazon|pinterest|youtube|instagram|facebook|tiktok|tv|craigslist|marketplace|wayfair)|in (?:\\S+ ){0,2}(?:magazine|catalog))";

/** A way to tell of money that others have, give, get or speak of: who does it, the verbs, and what stands between the verb and the sum. */
interface Way {
  verbs: string;
  by?: readonly Subject[];
  told: RegExp;
  /** What is said behind the sum. */
  behind?: RegExp;
}
const OTHERS: readonly Subject[] = ["bystander", "insurer"];

const WAYS: readonly Way[] = [
  // "they brought in $212,000", "she'll get ten grand more", "he saves two hundred"
  {
    verbs:
      "get gets getting make makes made making bring brings brought bringing pull pulls pulled earn earns earned save saves saved saving won raises raised lost clears cleared",
    told: upTo(""),
  },
  // "the landlord's giving them two thousand", "the HOA fined her five hundred", "they're paying the architect eight thousand"
  {
    verbs:
      "give gives gave giving pay pays paid paying fined saved lending lent loaned owe owes owed reimburse reimburses reimbursed",
    told: upTo(` ${SOMEBODY}(?: an? (?:grant|check|loan|bonus|voucher|gift card) (?:for|of))?`),
  },
  // "the utility gives him a rebate of up to": what they get of it later lowers nothing here
  {
    verbs: "give gives gave giving pay pays paid paying send sends sent sending offers offer has",
    by: OTHERS,
    told: upTo(`(?: ${SOMEBODY})? an?(?: \\S+){0,2} (?:rebate|refund|credit)(?: (?:for|of|that's|which is|worth))?`),
    behind:
      /\b(?:paid|sent|mailed|comes|goes|later|don't|not|himself|herself|themselves|directly|after|taxes|separate)\b/,
  },
  // "they got a penalty from the state for", "he got a parking ticket for"
  {
    verbs: "get got gotten gets getting received had has",
    told: upTo(
      " an?(?: \\S+)? (?:penalty|fine|ticket|citation|refund|bonus|settlement)(?: from (?:the|his|her|their|some|an?)(?: \\S+){1,3}?)? (?:for|of)",
    ),
  },
  // "they paid twelve thousand for the last one", whoever got it
  {
    verbs: "pay pays paid paying spent spend",
    told: upTo(""),
    behind:
      /^(?:dollars |bucks )?(?:for|on) (?:the|his|her|their) (?:last|old|previous|first|other) (?:one|ones|time)\b/,
  },
  // "he was robbed of three thousand last spring"
  { verbs: "robbed scammed cheated conned swindled defrauded", told: upTo("(?: (?:of|out|for))*") },
  // "the neighbor got fined two hundred"
  { verbs: "fined fines docked ticketed", told: upTo("(?: (?:you|people|folks))?") },
  // "his insurance is covering three thousand": whatever the work costs here
  {
    verbs:
      "give gives gave giving pay pays paid paying came allowed allows allowing approved approves figured offered offers estimated wrote says said covers covered covering cut sends sending sent has settled",
    by: ["insurer"],
    told: upTo("(?: (?:up|with|in|at|it|out|him|her|them|a|check|for))*"),
  },
  // "they sold the old mower for two fifty", "they're renting it out for two thousand a month"
  { verbs: "sold sells selling rent rents rented renting", told: upTo(` ${IT}(?: out)?(?: on \\S+)? (?:for|at)`) },
  // "they bought the place for three ninety"
  {
    verbs: "bought",
    told: upTo(` (?:the|this|that|his|her|their|an?)(?: \\S+)? (?:${[...POSSESSIONS].join("|")}) for`),
  },
  // "she said a new fridge is", "he heard they cost"
  {
    verbs:
      "say says said saying think thinks thought figures figured guessed guesses claims claimed swears swore heard read mentioned remembers remembered believes assumes assumed",
    told: upTo(
      "(?: me| us)?(?: that)? (?:(?:the|his|her|their|that|this)(?: \\S+){1,3} worth|(?:an?|another|one)(?: \\S+){1,3} (?:is|was|costs?|runs?|would be|would cost)|(?:it|they|that|those)(?: (?:cost|would be|would cost|should be|should cost|might be)|'d (?:be|cost|run)))",
    ),
  },
  // "he still thinks it's forty five", "her husband thought it was"
  {
    verbs: "think thinks thought figured figures remembers remembered believes assumed assumes",
    told: upTo("(?: that)? (?:it's|that's|they're|(?:it|that|they) (?:is|was|were))"),
  },
  // "her son said he got a tune up for"
  {
    verbs: "say says said told mentioned claims claimed swears",
    told: upTo(
      `(?: me| us)?(?: that)? (?:he|she|they)(?:'d| had)?(?: just| already)? (?:got|bought|had|found|saw|seen) ${IT}(?: done)?(?: \\S+)? (?:for|at)`,
    ),
  },
  // "her nephew said he'd do it all for", "his neighbor says he can get them for"
  {
    verbs: "say says said told mentioned claims claimed swears",
    by: OTHERS,
    told: upTo(
      "(?: me| us| him| her| them)?(?: that)? (?:he|she|they)(?:(?:'d| would) (?:do|build|fix|paint|make|install|haul|clean)| c(?:an|ould) (?:get|find))(?: \\S+){1,5}? for",
    ),
  },
  // "his brother in law said it could be done for"
  {
    verbs: "say says said told thinks thought swears swore claims claimed figured figures",
    by: OTHERS,
    told: upTo(
      "(?: me| us| him| her| them)?(?: that)? (?:it|this|that|they|the (?:job|work|whole thing))(?:'d| could| can| would| should| might| ought to)(?: all)? be (?:done|had|built|made|fixed|bought|replaced|handled)(?: \\S+)? for",
    ),
  },
  // "his brother in law told him gutters run", "her realtor said buyers pay"
  {
    verbs: "say says said told thinks swears",
    by: OTHERS,
    told: upTo("(?: me| us| him| her| them)?(?: that)?(?: \\S+){1,4} (?:runs?|costs?|goes for|go for|pays?|spend|get)"),
  },
  // "her cousin would do the whole thing for"
  { verbs: "do build fix paint make haul find", by: OTHERS, told: upTo(` ${IT}(?: all)? for`) },
  // "he showed me a picture from a magazine where it cost", "she saw one that went for"
  {
    verbs: "showed saw seen found read heard watched googled",
    told: upTo("(?: \\S+){0,8} (?:it|they|one|that|those) (?:costs?|went for|goes for|sold for|sells for)"),
  },
  // "the sofa she saw online is", but what they picked may be bought and billed
  {
    verbs: "saw seen",
    told: upTo(`(?: it| one)? ${SHOWN}(?: that)? (?:is|was|were|are|costs?|runs?|for|at|that's|it's)`),
  },
  // "she saw a cake at the grocery store for ninety, but she wants it from us"; what we are to pick up there may be billed
  {
    verbs: "saw seen spotted noticed",
    told: upTo(` ${NOUN} (?:at|in)(?: \\S+){0,3} (?:${[...SELLERS].join("|")}|shop|bakery|nursery)(?: \\S+)? for`),
    behind: /^(?!.*\b(?:i|we|i'll|we'll|i'm|we're|i'd|pick|grab)\b)/,
  },
  // "amazon has the same light for"
  {
    verbs: "has had sells carries",
    by: ["shop"],
    told: upTo(" (?:it|them|those|one|that(?: \\S+){1,2}|the same(?: \\S+){1,2}) (?:for|at)"),
  },
  // "they have about two thousand saved up for this"
  {
    verbs: "has have got",
    told: upTo(""),
    behind: /^(?:dollars |bucks )?(?:saved|put away|set aside|tucked away|left over)\b/,
  },
  // "they're asking three eighty nine for the house"
  {
    verbs: "asking ask asks",
    told: upTo(""),
    behind: new RegExp(
      `^(?:dollars |bucks )?for (?:the|this|that|it|his|her|their)(?: \\S+)? (?:${[...POSSESSIONS].join("|")})\\b`,
    ),
  },
  // "he had a chef quote him"
  {
    verbs: "had",
    told: upTo(
      " (?:an?|some|another|one)(?: \\S+){1,3} (?:quote|price|bid|offer)(?: (?:him|her|them|it))?(?: at| for)?",
    ),
  },
  // "there's a state rebate she applies for herself that's up to"
  {
    verbs: "applies apply applied files filed claims claimed",
    told: upTo("(?: (?:for|it|that|herself|himself|themselves|on|her|his|their|taxes|that's|which|is|worth|it's))*"),
  },
  // "their volunteer brought lunch, which was worth at least"
  { verbs: "brought brings has have had got gave left found", told: upTo("(?: \\S+){1,6}? worth") },
];

const waysOf = keptByWord((verb) => WAYS.filter(({ verbs }) => verbs.split(" ").includes(verb)));
const VERBS = new Set(WAYS.flatMap(({ verbs }) => verbs.split(" ")));

/** Behind a sum: it lowers the price here. */
const LOWERING = wordSet("off rebate discount credit deposit down");
/** From here on the talk is of the job: "he got the paint, so". */
const TURNS = wordSet("so but we'll i'll we i");
const OURS = wordSet("my our mine ours");
/** Small words that count in other places. */
const NO_NUMBER = wordSet("a an one $");

/** The words before a sum in its clause, the nearest first. */
function clauseBefore({ number, around, said }: Place): readonly string[] {
  const end = said.findIndex(
    (word, step) => TURNS.has(word) || (around.isNumberAt(number.first - 1 - step) && !NO_NUMBER.has(word)),
  );
  return end < 0 ? said : said.slice(0, end);
}

/** In so many words it is said what a sum is for or that it is saved. */
const BEHIND_REACH = 6;
const IS = wordSet("is are was were run");

/** "They brought two hundred chairs"; but "one eighty like years ago", and "three grand | photos are eighteen hundred" begins what has a price. */
function countsThings({ plural, after, next, number, around: { tokens } }: Place): boolean {
  if (!plural || after === "like") return false;
  const head = looksPlural(after) ? next : headAfter(tokens, number.last);
  return head >= 0 && !IS.has(at(tokens, head + 1));
}

/**
 * "She said a new fridge is fourteen hundred", "the scrap guy will give him eighty bucks", "they brought in $212,000 last
 * month": the clause has another subject than us, and its money neither comes to us nor is for what they want done.
 */
export const isToldOfOthers = cued(oneOf(VERBS), (place: Place): boolean => {
  const { said, value, unit, after, second, next, around } = place;
  const currency = CURRENCY.has(after) || said[0] === "$";
  if (unit !== null || (value < LEAST && !currency) || !said.some((word) => VERBS.has(word))) return false;
  if (!currency && countsThings(place)) return false;
  const lowers = LOWERING.has(after) || LOWERING.has(second);
  const back = clauseBefore(place);
  return back.some((verb, step) => {
    const who = VERBS.has(verb) ? subjectOf(back, step) : null;
    // "she gets a fifteen hundred rebate off", but "they made forty thousand off the timber"
    if (who === null || (lowers && who === "they" && !verb.startsWith("ma"))) return false;
    const words = back.slice(0, step).reverse();
    if (words.some((word) => OURS.has(word))) return false;
    const between = words.map((word) => ` ${word}`).join("");
    return waysOf(verb).some(
      ({ by, told, behind }) =>
        (by === undefined ? who !== "shop" : by.includes(who)) &&
        told.test(between) &&
        (behind === undefined || behind.test(wordsFrom(around.tokens, next, BEHIND_REACH).join(" "))),
    );
  });
});
