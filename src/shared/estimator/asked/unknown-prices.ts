import { wordSet } from "#shared/word-set.ts";
import { oneOf } from "../words/begins.ts";
import { wordsBefore } from "../words/sentence-words.ts";
import { at, beginsSentence, isJoined, placesBetween, type Token } from "../words/tokens.ts";
import { FILLERS } from "../words/words.ts";
import {
  asks,
  FEW,
  headOf,
  isFigure,
  isPlaceWord,
  isWork,
  LONGEST,
  thingReferred,
  thingsBehind,
  type Asked,
  type AskRule,
  type Talk,
} from "./phrases.ts";
import { isContracted } from "./mentioned-things.ts";
import { openPriceLength } from "./open-prices.ts";
import { phraseEnd, phrases } from "./word-phrases.ts";

/** Before "what the crane is": somebody has to learn it. */
const LEARNING = wordSet("out see know find tell sure idea check ask learn of to on later");
/** Behind the thing whose price somebody has to learn. */
const COSTS = wordSet("is are will would runs run costs cost comes come gonna goes");
/** The speaker does not know: "have to figure out", "no idea", "I'd need to work out". */
const UNKNOWN = wordSet("have need gotta got i'll we'll don't no not haven't still dunno couldn't can't");
const THE = wordSet("the a an his her their that those");
const LONGEST_THING = 7;

/** "I have to figure out what | the crane is", "see what | the storage comes to". */
function learned(talk: Talk, index: number): Asked | null {
  const { tokens } = talk;
  const before = wordsBefore(tokens, index, FEW);
  if (!LEARNING.has(before[0] ?? "") || !before.some((word) => UNKNOWN.has(word))) return null;
  const end = placesBetween(index + 2, index + 2 + LONGEST_THING).find((place) => COSTS.has(at(tokens, place)));
  const words = end === undefined ? [] : placesBetween(index + 1, end);
  const named =
    THE.has(at(tokens, words[0])) && words.every((place) => isJoined(tokens[place]) && !isFigure(at(tokens, place)));
  // "I don't know what the gate code is", but "figure out what the crane is"
  const plain = before[0] === "know" && /^(?:is|are)$/.test(at(tokens, end));
  return named && !plain && isWork(headOf(tokens, words)) ? asks([words], end) : null;
}

/** Behind these stands what has no price yet: "what to charge for | the lattice". */
const TO_PRICE = phrases(`what to charge for
  out the price on|for|of
  out a price on|for
  out pricing on|for
  up with a price|number for
  not priced yet
  same deal on`);

/** Behind what has no price yet: "the permit | I don't know what the city's charging", "a lift rental, | no idea yet". */
const BEHIND = phrases(`i|we don't know what|how|yet
  i|we don't know the price|cost|rate
  i|we don't have a|the|his|her|their|that price|cost|rate|number|figure|quote
  don't know yet what
  don't know what
  couldn't|can't tell you what|how
  no idea
  same deal
  i'll|we'll price
  i|we haven't priced
  i|we can't|couldn't|cannot price
  which i|we can't|couldn't|cannot price
  price to come
  still need|needs numbers|pricing
  still need|needs a price|number
  need|needs numbers|pricing`);
/** The same, but where another thing stands behind it: "the permit is 90 I still have to price | the flashing". */
const TO_BE_PRICED = phrases(`i|we have|need|got to price
  i|we still have|need|got to price
  i|we gotta price
  i|we still gotta price`);

/** "The steeple flashing | I still have to price": the place behind it, or -1. */
function stillToPrice(tokens: readonly Token[], index: number): number {
  const behind = phraseEnd(tokens, index, TO_BE_PRICED);
  const next = at(tokens, behind);
  const another = isJoined(tokens[behind]) && (THE.has(next) || next === "out" || isFigure(next));
  return behind >= 0 && !another ? behind : -1;
}

/** Before a thing that cannot be priced yet: "I can't price | the soffit till". */
const CANNOT_PRICE = phrases(`can't|cannot|couldn't|won't price|quote`);
const TILL = wordSet("till til until yet before unless without");

/** "I can't price | the soffit | till the ladder's up": the thing between, or none. */
function unpricedTill({ tokens }: Talk, index: number): number[] {
  const from = phraseEnd(tokens, index, CANNOT_PRICE);
  const till =
    from < 0 ? undefined : placesBetween(from, from + LONGEST_THING).find((place) => TILL.has(at(tokens, place)));
  const thing = till === undefined ? [] : placesBetween(from, till);
  const named =
    THE.has(at(tokens, from)) && thing.every((place) => isJoined(tokens[place]) && !isFigure(at(tokens, place)));
  if (REFERRING.has(at(tokens, from)) && NAMES_NONE.has(at(tokens, from + 1))) return [];
  return named && isWork(headOf(tokens, thing)) ? thing : [];
}

/** "That repair", "that part": it was named before. */
const NAMES_NONE = wordSet("repair work job part piece fix portion one");
const REFERRING = wordSet("that it this them those these");
const PRICED_LATER = phrases(`i'll|we'll price|quote
  can't|cannot|couldn't|won't price|quote`);
const LATER = wordSet("after once when later yet until till before separately");

/** "The arch, she keeps changing her mind, so | I'll price it after she picks": what the sentence is of, up to its first comma; or none. */
function topicPricedLater(talk: Talk, index: number): readonly number[] {
  const { tokens } = talk;
  const that = phraseEnd(tokens, index, PRICED_LATER);
  if (that < 0 || !REFERRING.has(at(tokens, that))) return [];
  const named = NAMES_NONE.has(at(tokens, that + 1)) ? that + 2 : that + 1;
  if (!LATER.has(at(tokens, named)) || !isJoined(tokens[named])) return [];
  let first = index;
  while (first > 0 && index - first < LONGEST_TOPIC && !beginsSentence(tokens[first])) first--;
  if (!beginsSentence(tokens[first])) return [];
  const comma = placesBetween(first + 1, index).find((place) => tokens[place]?.gap === "comma") ?? -1;
  const topic = placesBetween(first, comma);
  const plain = THE.has(at(tokens, first)) && topic.length <= LONGEST_THING;
  const isThing = plain && topic.every((place) => !isFigure(at(tokens, place)) && !talk.isTaken(place));
  return isThing && isWork(headOf(tokens, topic)) ? topic : [];
}
/** So far behind the thing its sentence may say that it is priced later. */
const LONGEST_TOPIC = 24;

/** "Leave | floor plans | blank": what has no price yet, or none. */
function leftBlank({ tokens, isTaken }: Talk, index: number): number[] {
  if (at(tokens, index) !== "leave") return [];
  const blank = placesBetween(index + 1, index + 2 + LONGEST_THING).find((place) => at(tokens, place) === "blank");
  const thing = placesBetween(index + 1, blank ?? 0);
  const isThing = thing.every((place) => isJoined(tokens[place]) && !isTaken(place) && !isFigure(at(tokens, place)));
  return isThing && !REFERRING.has(at(tokens, thing[0])) && isWork(headOf(tokens, thing)) ? thing : [];
}

const PEOPLE = wordSet("buddy buddies friend friends cousin brother sister neighbor guy guys supplier distributor");
/** Words that speak of a price that is not known yet, wherever its thing was named: "I need to hear from the bindery first". */
const PRICE_OPEN = phrases(`whatever that|those|it|they|these ends|end up
  whatever that|those|it|they|these costs|cost|runs|run
  i|we need to hear from|back
  waiting to hear from|back
  they|he|she haven't|hasn't sent|given|told me|us
  the city|county|town|state|utility|hoa|supplier|vendor|distributor|mill|manufacturer|inspector|office hasn't|haven't sent|given|told|quoted me|us|it|yet
  they|he|she still has|have to tell me|us what
  can't|couldn't|cannot say|tell what that|it|that'll|it'll|they|those|this
  no idea what that|it|that'll|it'll|they|those
  no idea yet what that|it|that'll|it'll|they|those
  haven't|hasn't sent me|us their|a|the|his|her price|quote|number
  have|got to see which|what kind
  gotta see which|what kind
  never talked|discussed money|price|prices
  i'll|we'll work|figure out the charge|price|cost
  i|we don't have his|her|their|a|the rate|price|number|cost yet
  i|we don't have his|her|their rate|price
  don't know yet what i'm|i'd|we|i
  gotta|to find out what those|that|they|it
  i'll|we'll find out what those|that|they|it
  price|amount|figure to be advised|confirmed
  we'll|i'll settle the|that money|price|part
  she'll|he'll|they'll get a figure|price|number
  before i|we put a number|price on`);
/** "He has no idea | when it started" is of no price. */
const OTHER_IDEAS = wordSet("when why who whose where if whether about");
/** Where a thing begins, looking back from such words. */
const BEGINS = wordSet(
  "has had like want wants need needs she'd he'd they'd asked if that's add and but so then plus oh also i we she he they there's apiece each",
);
const OPENS = wordSet("the a an new");

/** What may stand before the first thing of a list: "till I see | the shaft" begins none. */
const LEADS = wordSet("and plus then also so but oh");

const ORDINALS = wordSet("second third fourth fifth sixth");

/** "Needs a price, too": what is said so of a thing, and of nobody, has none yet. The place behind it, or -1. */
function needsPriceToo(tokens: readonly Token[], index: number): number {
  if (!/^needs?$/.test(at(tokens, index)) || at(tokens, index + 1) !== "a") return -1;
  const said =
    /^(?:price|number)$/.test(at(tokens, index + 2)) && /^(?:too|also|still|yet)$/.test(at(tokens, index + 3));
  return said && !beginsSentence(tokens[index + 3]) ? index + 4 : -1;
}

/** The thing whose words end before a place, with its article, or none. */
function thingTo({ tokens, isTaken, endsPrice }: Talk, end: number): number[] {
  for (let first = end - 1; first >= 0 && end - first <= LONGEST; first--) {
    const word = at(tokens, first);
    const opens = OPENS.has(word) && (at(tokens, first - 1) === "and" || !isPlaceWord(at(tokens, first - 1)));
    if (opens) return placesBetween(first, end).filter((place) => !FILLERS.has(at(tokens, place)));
    // "the city's charging": what somebody does is no thing
    const does = word.endsWith("'s") && at(tokens, first + 1).endsWith("ing");
    // "a third sign"
    const counts = isFigure(word) && !(ORDINALS.has(word) && OPENS.has(at(tokens, first - 1)));
    if (does || BEGINS.has(word) || isTaken(first) || endsPrice(first) || counts) return [];
    if (!isJoined(tokens[first]) && first < end - 1) return [];
  }
  return [];
}

const ASKING = wordSet("call calling ask asking phone email text with");

/** The things before a place, each with its article: "the plumbing rough in the vent fan and the vanity | I'll price out"; or none. */
function thingsBefore(talk: Talk, index: number): number[][] {
  const { tokens } = talk;
  const things: number[][] = [];
  for (let end = index; things.length < LONGEST;) {
    const thing = thingTo(talk, end);
    const [first = -1] = thing;
    // "I gotta call the county | I don't know what": who is to be asked
    // "the depth finder's | dead": what is told of it is no part of its name
    const tells = thing.some((place) => isContracted(at(tokens, place), at(tokens, place + 1)) && place + 1 < end);
    if (first < 0 || tells || !isWork(headOf(tokens, thing)) || ASKING.has(at(tokens, first - 1))) break;
    const before = at(tokens, first - 1);
    const begins =
      !isJoined(tokens[first]) || LEADS.has(before) || talk.endsPrice(first - 1) || talk.isTaken(first - 1);
    if (things.length > 0 && !begins) break;
    things.unshift(thing);
    end = before === "and" || before === "plus" ? first - 1 : first;
  }
  return things;
}

/** "The iron handrail, my welder hasn't gotten back to me on a price", "not priced yet: the crown molding and the toe kicks". */
export const unknownPriceAt: AskRule = (talk, index) => {
  const { tokens } = talk;
  if (at(tokens, index) === "what") {
    const asked = learned(talk, index);
    if (asked) return asked;
  }
  const from = phraseEnd(tokens, index, TO_PRICE);
  if (from >= 0) {
    const things = thingsBehind(talk, from);
    if (things.length > 0) return asks(things);
  }
  const topic = topicPricedLater(talk, index);
  if (topic.length > 0) return asks([topic], index);
  const blank = leftBlank(talk, index);
  if (blank.length > 0) return asks([blank]);
  const till = unpricedTill(talk, index);
  if (till.length > 0) return asks([till], till.at(-1));
  const open = phraseEnd(tokens, index, PRICE_OPEN);
  if (open >= 0) {
    // "the supplier hasn't told us | when it ships"
    if (OTHER_IDEAS.has(at(tokens, open))) return null;
    const things = thingsBefore(talk, index);
    if (things.length > 0) return asks(things, index);
    const thing = thingReferred(talk, index);
    // "but my buddy owns it and I don't have his rate", "no rain speed bump i don't have a price yet"
    const named =
      thing.length > 0 &&
      at(tokens, thing[0]) !== "no" &&
      isWork(headOf(tokens, thing)) &&
      !thing.some((place) => PEOPLE.has(at(tokens, place)));
    return named ? asks([thing], index) : null;
  }
  // "a dehumidifier | I don't have the price on that yet" is what the clause is about
  const hasNone = at(tokens, index + 1) === "don't" && at(tokens, index + 2) === "have";
  if (hasNone && openPriceLength(tokens, index) > 0) return null;
  const behind = Math.max(phraseEnd(tokens, index, BEHIND), needsPriceToo(tokens, index), stillToPrice(tokens, index));
  if (behind < 0 || OTHER_IDEAS.has(at(tokens, behind))) return null;
  // "the landscaping put back, | which I haven't priced"
  const things = thingsBefore(talk, at(tokens, index - 1) === "which" ? index - 1 : index);
  return things.length > 0 ? asks(things, index) : null;
};

export const beginsUnknownPrice = oneOf(
  ["what", "leave"],
  PRICED_LATER.keys(),
  TO_PRICE.keys(),
  CANNOT_PRICE.keys(),
  BEHIND.keys(),
  PRICE_OPEN.keys(),
);
