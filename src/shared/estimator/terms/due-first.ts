import { wordSet } from "#shared/word-set.ts";
import { isThing } from "../words/nearby.ts";
import { isNumberWord } from "../words/number-words.ts";
import { at, isJoined, joined, type Token } from "../words/tokens.ts";
import { MEANS } from "./handed-over.ts";

const HOW = wordSet("in by on with via through");
const DETERMINERS = wordSet("the a an your you you're her his their my our it this that them him us me");
/** What is kept for somebody: "hold the date", "reserve a spot", "lock in the price". */
const KEEPING = wordSet("hold reserve secure save lock keep guarantee");
const KEPT = wordSet("date dates day days spot slot time week weekend place calendar schedule price equipment crew");
/** What is begun or ordered: "start the job", "order materials". */
const BEGINNING = wordSet("start begin book schedule mobilize");
const BEGUN = wordSet("job work project it date dates day spot slot you them him her crew");
const KEEPS = wordSet("holds reserves secures saves books locks");
const DATES = wordSet("date dates day spot slot weekend");
const LISTS = wordSet("schedule calendar books board list");
const GOING = wordSet("started going rolling moving");
/** Who gets started. */
const PARTIES = wordSet("us you him her them this things");
/** What is kept as a thing, too: "a strap 30 to hold the equipment". */
const THINGS = wordSet("place price equipment crew");
const RESERVING = wordSet("reserve save");
/** "We need | 500", "he owes | 500": no thing of that price. */
const ASKED = wordSet(
  "need needs want wants owe owes pay pays paying require requires take takes ask collect half total",
);
const PLACING = wordSet("at in on from");
/** "Five hundred to start | i'm insured": another clause begins, and nothing is started that is named. */
const OTHERS = wordSet("i i'm i'll he he's she she's they they're it's that's there's");
/** What is paid later: "with the order | balance on install", "to mobilize | balance net thirty". */
const RESTS = wordSet("balance rest remainder remaining half");
const WE = wordSet("we i they anything work anybody i'll we'll any");
const STARTING = wordSet("start starting starts begin beginning begins started");

/** The last token of "in cash", "by check", "cash" behind a share or a sum; the token itself when nothing says how. */
export function skipMeans(tokens: readonly Token[], last: number): number {
  const next = joined(tokens, last + 1);
  if (!HOW.has(next)) return MEANS.has(next) ? last + 1 : last;
  const means = DETERMINERS.has(joined(tokens, last + 2)) ? last + 3 : last + 2;
  return MEANS.has(joined(tokens, means)) ? means : last;
}

const BEING = wordSet("is are gets");
const OWED = wordSet("due payable owed");

/** The last token of "is due", "due" behind a share, so that what follows says when; the token itself when nothing says so. */
export function skipDue(tokens: readonly Token[], last: number): number {
  const due = BEING.has(joined(tokens, last + 1)) ? last + 2 : last + 1;
  return OWED.has(joined(tokens, due)) ? due : last;
}

/** The last token of the words that may stand behind another: "hold | the date". */
function objectEnd(tokens: readonly Token[], verb: number, objects: ReadonlySet<string>): number {
  let end = verb;
  if (joined(tokens, end + 1) === "in" || joined(tokens, end + 1) === "down") end++;
  while (DETERMINERS.has(joined(tokens, end + 1))) end++;
  return objects.has(joined(tokens, end + 1)) ? end + 1 : end;
}

/** "Get started", "get on the schedule", "get them on the calendar": the last token, or -1 for "get it started again". */
function gettingEnd(tokens: readonly Token[], verb: number): number {
  let end = verb;
  if (PARTIES.has(joined(tokens, end + 1))) end++;
  if (GOING.has(joined(tokens, end + 1))) return end + 1;
  while (DETERMINERS.has(joined(tokens, end + 1))) end++;
  const listed = joined(tokens, end + 1) === "on" && DETERMINERS.has(joined(tokens, end + 2));
  return listed && LISTS.has(joined(tokens, end + 3)) ? end + 3 : -1;
}

/** True for the sum of a thing that is named right before it: "inspection | 150", "a check | 500" is how it is paid. */
function isNamed(tokens: readonly Token[], first: number): boolean {
  const thing = at(tokens, first - 1) === "$" ? first - 2 : first - 1;
  const word = at(tokens, thing);
  // "two days at the house | 500 to start"
  if (PLACING.has(at(tokens, thing - 2)) && /^(?:the|my|our)$/.test(at(tokens, thing - 1))) return false;
  return isJoined(tokens[first]) && isThing(word) && !isNumberWord(word) && !MEANS.has(word) && !ASKED.has(word);
}

/**
 * The last token of the words behind a share or a sum that say that it is due before the work: "to hold the date", "to
 * get going", "to book", "before we start", or -1. "To hold the door open" and "to start the engine" are work, and so is
 * "test the soil | 150 | before we start", whose price is of what is named right before it; `first` is its first token.
 */
export function dueFirstEnd(tokens: readonly Token[], first: number, last: number): number {
  const lead = joined(tokens, last + 1);
  // "a thousand holds the spot"
  if (KEEPS.has(lead)) {
    const end = objectEnd(tokens, last + 1, KEPT);
    return DATES.has(at(tokens, end)) ? end : -1;
  }
  if (lead !== "before" && lead !== "to") return -1;
  let verb = last + 2;
  const named = isNamed(tokens, first);
  if (lead === "before") {
    while (WE.has(joined(tokens, verb))) verb++;
    return STARTING.has(joined(tokens, verb)) && !named ? objectEnd(tokens, verb, BEGUN) : -1;
  }
  const word = joined(tokens, verb);
  if (word === "get" || word === "be" || word === "put") return named ? -1 : gettingEnd(tokens, verb);
  const kept = KEEPING.has(word);
  if (!kept && (!BEGINNING.has(word) || (named && STARTING.has(word)))) return -1;
  const end = objectEnd(tokens, verb, kept ? KEPT : BEGUN);
  const object = at(tokens, end);
  if (kept && named && THINGS.has(object) && !RESERVING.has(word)) return -1;
  const next = joined(tokens, end + 1);
  return (kept ? KEPT : BEGUN).has(object) ||
    (end === verb && (next === "" || RESTS.has(next) || (STARTING.has(word) && OTHERS.has(next))))
    ? end
    : -1;
}

const AGREEING = wordSet(
  "sign signs approve approves accept accepts book books order orders confirm confirms agree agrees commit",
);
const AGREED = wordSet("off on it up yes the this contract quote bid estimate");
const SIGNERS = wordSet("they he she you we i client customer");
/** What is done with a share before the work: "to order the windows", "to cover materials". */
const BUYING = wordSet("order buy cover purchase");
const READY = wordSet("started going rolling moving ordered in made cut bought scheduled underway");
const MUCH = wordSet("anything something it them stuff materials material");
const GOES_ON = wordSet("and plus then");
const HOLDS = wordSet("holds reserves secures saves locks keeps books gets");

/** The last token of a thing: "anything", "the lumber", "a brush"; the token before it when none is named. */
function thingEnd(tokens: readonly Token[], index: number): number {
  if (MUCH.has(joined(tokens, index))) return index;
  let end = index;
  while (DETERMINERS.has(joined(tokens, end)) || joined(tokens, end) === "any") end++;
  const thing = joined(tokens, end);
  return thing !== "" && isThing(thing) && !isNumberWord(thing) ? end : index - 1;
}

/** "To get | it on the bench", "to get | the lumber ordered": the last token, or -1. */
function readyEnd(tokens: readonly Token[], first: number): number {
  const party = PARTIES.has(joined(tokens, first)) || joined(tokens, first) === "it";
  const thing = party ? first : thingEnd(tokens, first);
  if (READY.has(joined(tokens, thing + 1))) return thing + 1;
  const placed = party && joined(tokens, thing + 1) === "on" ? thingEnd(tokens, thing + 2) : -1;
  return placed > thing + 1 ? placed : -1;
}

const AT_ORDER = wordSet("with at on upon");
const SIGNED = wordSet("signed accepted");
const ORDERED = wordSet("order contract agreement");

/** "With | the order", "on | a signed contract": the last token, or -1 for "on the contract price". */
function orderEnd(tokens: readonly Token[], first: number): number {
  let end = first;
  while (DETERMINERS.has(joined(tokens, end)) || SIGNED.has(joined(tokens, end))) end++;
  const next = at(tokens, end + 1);
  const ends = !isJoined(tokens[end + 1]) || GOES_ON.has(next) || RESTS.has(next) || isNumberWord(next);
  return ORDERED.has(joined(tokens, end)) && ends ? end : -1;
}

/**
 * The last token of the clause behind a share of the price that says that it is due before the work: "before we cut
 * anything", "when they sign", "to get it on the bench", "to order the windows"; or -1. Of a sum such a clause may tell
 * what it buys, so only shares are looked at.
 */
export function shareDueEnd(tokens: readonly Token[], last: number): number {
  const [lead, verb] = [joined(tokens, last + 1), last + 2];
  // "twenty percent holds the date"
  if (HOLDS.has(lead)) {
    const end = objectEnd(tokens, last + 1, KEPT);
    return KEPT.has(at(tokens, end)) ? end : -1;
  }
  if (lead === "before") {
    let does = verb;
    while (WE.has(joined(tokens, does))) does++;
    if (does === verb || joined(tokens, does) === "") return -1;
    return thingEnd(tokens, does + (joined(tokens, does + 1) === "up" ? 2 : 1));
  }
  if (lead === "when" || lead === "once" || lead === "as") {
    const who = lead === "as" && joined(tokens, verb) === "soon" ? verb + 2 : verb;
    let end = SIGNERS.has(joined(tokens, who)) && AGREEING.has(joined(tokens, who + 1)) ? who + 1 : -1;
    while (end > 0 && AGREED.has(joined(tokens, end + 1))) end++;
    return end;
  }
  if (AT_ORDER.has(lead)) return orderEnd(tokens, verb);
  if (lead !== "to") return -1;
  if (joined(tokens, verb) === "get") return Math.max(readyEnd(tokens, verb + 1), gettingEnd(tokens, verb));
  if (!BUYING.has(joined(tokens, verb))) return -1;
  const end = thingEnd(tokens, verb + 1);
  const next = joined(tokens, end + 1);
  const ends = next === "" || GOES_ON.has(next) || RESTS.has(next);
  // "fifty percent to order"
  return (end > verb || joined(tokens, verb) === "order") && ends ? end : -1;
}

const DEPOSITS = wordSet("deposit retainer downpayment");
const AS = wordSet("as for");

/** The last token of "as a deposit", "as the deposit" behind a sum, or -1. */
export function asDepositEnd(tokens: readonly Token[], last: number): number {
  if (!AS.has(joined(tokens, last + 1)) || !DETERMINERS.has(joined(tokens, last + 2))) return -1;
  if (DEPOSITS.has(joined(tokens, last + 3))) return last + 3;
  const payment = joined(tokens, last + 3) === "down" && joined(tokens, last + 4) === "payment";
  return payment ? last + 4 : -1;
}

const GIVING = wordSet("give gives giving pay pays paying put puts putting leave leaves leaving send sends sending");
const GIVERS = wordSet("he she they he's she's they're he'll she'll they'll gonna going to will is are");
const BETWEEN = wordSet("me us about around a check for $ down");
const REACH = 5;

/** "He's giving me | 100": the first token of the words that say who gives a sum, or -1. */
export function givingBefore(tokens: readonly Token[], first: number): number {
  let verb = first - 1;
  while (verb > first - REACH && BETWEEN.has(at(tokens, verb)) && isJoined(tokens[verb + 1])) verb--;
  if (!GIVING.has(at(tokens, verb)) || !isJoined(tokens[verb + 1])) return -1;
  let who = verb;
  while (GIVERS.has(at(tokens, who - 1)) && isJoined(tokens[who])) who--;
  return who;
}
