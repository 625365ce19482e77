import { wordSet } from "#shared/word-set.ts";
import { oneOf } from "../words/begins.ts";
import { isUndecided } from "../words/named-thing.ts";
import { wordsBefore } from "../words/sentence-words.ts";
import { at, isJoined, normsAt, placesBetween, type Token } from "../words/tokens.ts";
import { couldName } from "../words/words.ts";
import {
  asks,
  clauseFrom,
  DENIED,
  FEW,
  isFigure,
  REFERS,
  thingBehind,
  thingReferred,
  TOO,
  type AskRule,
  type Talk,
} from "./phrases.ts";
import { HAVE_TO } from "./needs.ts";
import { isWorkVerb } from "../words/work-forms.ts";
import { phraseEnd, phrases } from "./word-phrases.ts";
import { WORKS } from "./works.ts";

/** Before an order. */
const ORDERING = wordSet("and then to i'll we'll i'd we'd could also please gonna gotta");
/** "Gotta | figure out the drywall", "don't know what I'll | charge for the stairs", "no | price on the mirror". */
const UNDECIDED: readonly { phrase: readonly string[]; behind: ReadonlySet<string> }[] = [
  { phrase: ["figure", "out"], behind: wordSet("gotta still need have got haven't") },
  { phrase: ["charge", "for"], behind: wordSet("don't haven't dunno not sure") },
  ...["price on", "price for", "number for", "number on"].map((phrase) => ({
    phrase: phrase.split(" "),
    behind: wordSet("don't haven't dunno no not need with"),
  })),
];
/** Who is going to do something. */
const GOING_TO = wordSet("i'll we'll gonna gotta i'd we'd");
const DETERMINERS = wordSet("the a an that his her their");
const US = wordSet("i we");
const OURS = wordSet("we're i'm");
/** A price stands so near behind "replace those". */
const PRICE_REACH = 3;

const goesOn = (tokens: readonly Token[], index: number, phrase: readonly string[]): boolean =>
  phrase.every((word, place) => at(tokens, index + place) === word);

/** "I have to | run", "we need to | replace". */
const isDuty = (tokens: readonly Token[], index: number): boolean =>
  at(tokens, index - 1) === "to" &&
  HAVE_TO.has(at(tokens, index - 2)) &&
  (US.has(at(tokens, index - 3)) || isStill(tokens, index));

/** What the speaker still has to do may be an errand: "I still have to order the blades". */
const SOMEBODY = wordSet("somebody someone");

/** "Somebody still has to | replace the vapor barrier": it is not done yet. */
const isStill = (tokens: readonly Token[], index: number): boolean =>
  at(tokens, index - 3) === "still" && SOMEBODY.has(at(tokens, index - 4));

/** "We're to | prune the two apple trees". */
const isOrdered = (tokens: readonly Token[], index: number): boolean =>
  at(tokens, index - 1) === "to" && OURS.has(at(tokens, index - 2));

/** The thing of "the ramp hinges are shot, so we'll | replace those too", which has no name nor price of its own; or none. */
function thingReplaced(talk: Talk, index: number): readonly number[] {
  const { tokens } = talk;
  const behind = index + 2;
  const next = at(tokens, behind);
  // "I'll reglue that, haven't figured a price yet"
  const named = isJoined(tokens[behind]) && couldName(next) && !TOO.has(next) && !/n['’]t$/u.test(next);
  const near = placesBetween(behind, behind + PRICE_REACH).filter((place) => isJoined(tokens[place]));
  return named || normsAt(tokens, near).some(isFigure) ? [] : thingReferred(talk, index - 1);
}

/** What is done to what, of "we | brushed their teeth too"; or none. */
function doneToo(talk: Talk, index: number): readonly number[] {
  const { tokens } = talk;
  const words = clauseFrom(talk, index);
  const also = words.findIndex((place) => at(tokens, place) === "too" || at(tokens, place) === "also");
  const done = also < 0 ? [] : words.slice(0, also);
  return done.length > 1 && !normsAt(tokens, done).some((word) => isFigure(word) || DENIED.has(word)) ? done : [];
}

/** What somebody does besides at a verb of work, or none. */
function doneBesides(talk: Talk, index: number): readonly number[] {
  const { tokens } = talk;
  const duty = isDuty(tokens, index);
  if ((duty || GOING_TO.has(at(tokens, index - 1))) && REFERS.has(at(tokens, index + 1))) {
    const thing = thingReplaced(talk, index);
    return thing.length > 0 ? [index, ...thing] : [];
  }
  if (duty || isOrdered(tokens, index)) {
    const thing = thingBehind(talk, index + 1);
    // "I have to run a new line out to the street, no idea what that costs"
    const open = !duty || isStill(tokens, index) || isUndecided(tokens, Math.max(index, ...thing) + 1);
    return thing.length > 0 && open ? [index, ...thing] : [];
  }
  return US.has(at(tokens, index - 1)) && at(tokens, index).endsWith("ed") ? doneToo(talk, index) : [];
}

/** "Repoint the chimney and | put a new cap on it". */
const PUTS = phrases("put a new|another");

/** "Take care of the leak", "get rid of the old tub". */
export const orderAt: AskRule = (talk, index) => {
  const { tokens } = talk;
  const puts = phraseEnd(tokens, index, PUTS);
  const behind = puts < 0 ? phraseEnd(tokens, index, WORKS) : puts;
  // "put a new one in" is said of what was named before
  if (behind < 0 || (puts >= 0 && thingBehind(talk, behind).length === 0)) return null;
  const others = at(tokens, index - 1) === "to" && at(tokens, index - 2) === "going";
  const ordered = !isJoined(tokens[index]) || (ORDERING.has(at(tokens, index - 1)) && !others);
  const thing = ordered ? thingBehind(talk, behind) : [];
  return asks(thing.length > 0 ? [[...placesBetween(index, behind), ...thing]] : []);
};
/** "The hinges are shot, so we'll replace those too". */
export const besidesAt: AskRule = (talk, index) => {
  const thing = doneBesides(talk, index);
  return thing.length > 0 ? asks([thing]) : null;
};

/** The thing of "I'll | price the gate once I see it", "need to | price out the gate"; or none. */
function thingToPrice(talk: Talk, index: number): readonly number[] {
  const { tokens } = talk;
  const before = at(tokens, index - 1);
  const pricing = GOING_TO.has(before) || (before === "to" && HAVE_TO.has(at(tokens, index - 2)));
  const from = index + (at(tokens, index + 1) === "out" ? 2 : 1);
  if (!pricing) return [];
  // "the gate latch, I'll price that one later"
  const refers = REFERS.has(at(tokens, from)) && /^ones?$/.test(at(tokens, from + 1));
  if (refers) return thingReferred(talk, before === "to" ? index - 3 : index - 1);
  return DETERMINERS.has(at(tokens, from)) ? thingBehind(talk, from) : [];
}

/** "For | now", "for | the moment". */
const isLater = (tokens: readonly Token[], index: number): boolean =>
  at(tokens, index) === "now" || /^the (?:moment|time|present)$/.test(`${at(tokens, index)} ${at(tokens, index + 1)}`);

const PUTS_DOWN = wordSet("put list leave write add enter");
const DOWN = wordSet("down in on up with without");
/** "Put the french drain down with no | price". */
const PUT_REACH = 10;

/** "Put | the french drain | down with no price for now": what is written down and gets its price later, or none. */
function thingPutDown(tokens: readonly Token[], price: number): readonly number[] {
  let put = price - 1;
  while (put > price - PUT_REACH && !PUTS_DOWN.has(at(tokens, put)) && isJoined(tokens[put])) put--;
  if (!PUTS_DOWN.has(at(tokens, put))) return [];
  const first = DETERMINERS.has(at(tokens, put + 1)) ? put + 2 : put + 1;
  const end = placesBetween(first, price).find((place) => DOWN.has(at(tokens, place)));
  const words = end === undefined ? [] : placesBetween(first, end);
  const named = normsAt(tokens, words).some(couldName);
  return named && !normsAt(tokens, words).some(isFigure) ? words : [];
}

/** "Gotta figure out the drywall in the closet", "I don't have the number for the mirror yet". */
export const undecidedAt: AskRule = (talk, index) => {
  if (at(talk.tokens, index) === "price") {
    const thing = thingToPrice(talk, index);
    if (thing.length > 0) return asks([thing]);
  }
  const undecided = UNDECIDED.find(({ phrase }) => goesOn(talk.tokens, index, phrase));
  if (!undecided || !wordsBefore(talk.tokens, index, FEW).some((word) => undecided.behind.has(word))) return null;
  const behind = index + undecided.phrase.length;
  const thing = isLater(talk.tokens, behind) ? thingPutDown(talk.tokens, index) : thingBehind(talk, behind);
  return asks(thing.length > 0 ? [thing] : []);
};

/** "I'll reglue that": what is mended in passing. */
const MENDING = wordSet("glue reglue tighten retighten reweld");
export const beginsBesides = (word: string): boolean => isWorkVerb(word) || MENDING.has(word);
export const beginsOrder = oneOf(WORKS.keys(), PUTS.keys());
export const beginsUndecided = oneOf(
  ["price"],
  UNDECIDED.flatMap(({ phrase: [first = ""] }) => first),
);
