import { wordSet } from "#shared/word-set.ts";
import { oneOf } from "../words/begins.ts";
import { at, isJoined, normsAt, placesBetween, type Token } from "../words/tokens.ts";
import { couldName } from "../words/words.ts";
import { isWorkVerb } from "../words/work-forms.ts";
import { FAILS as FAULT } from "./mentioned-things.ts";
import { asks, isFigure, isParticiple, isWork, REFERS, thingReferred, type AskRule, type Talk } from "./phrases.ts";
import { phraseEnd, phrases } from "./word-phrases.ts";
import { PARTICLES, WORKS } from "./works.ts";

/** What is done with a thing that stays, or with what is left: no repair. */
const NO_FIX = wordSet(
  "haul remove dispose take make put add run move finish test check review plan load unload deliver pack unpack tear rip pull demo demolish strip write cut",
);
/** "Put that back on", "get it leveled": works of more words round what they are done to. */
const GETS = wordSet("get have");
const BACK = wordSet("back up together");
/** "Put a new one in", "order him one". */
const ONE = phrases(`put a new one
  put in a new one
  get|order|install|give him|her|them one
  get|order|install|give him|her|them a new one
  order|install|hang|get a new one
  swap it|that|them out`);
/** Verbs of repair that are not verbs of work elsewhere. */
const MENDING = wordSet("sort track thin");
/** Before an order to mend. */
const LEADS = wordSet("so and then please just also gotta gonna");
const GOING = wordSet("gonna gotta");
/** Whose doing is not ours. */
const OTHERS = /^(?:he|she|they)(?:['’]s|['’]re)?$|\p{L}{3,}['’]s$/u;
/** What a thing does not do: "won't latch | fix that". */
const FAULTY = wordSet("won't doesn't don't isn't can't");

const isDone = (word: string): boolean => isParticiple(word) || /^(?:going|working|right)$/.test(word);

/** True when "that" stands for a thing, and is no article of one: "fix that", but not "find that leak". */
function refers(tokens: readonly Token[], index: number): boolean {
  if (!REFERS.has(at(tokens, index)) || !isJoined(tokens[index])) return false;
  const next = at(tokens, index + 1);
  const named = isJoined(tokens[index + 1]) && couldName(next) && !PARTICLES.has(next) && !isDone(next);
  return at(tokens, index) !== "that" || !named || FAULT.has(at(tokens, index + 2));
}

/**
 * The last token of words that say what is to be done to what was just named: "fix | that", "get that | leveled"; or -1.
 * `named` is where the words of a work of more than one end there, or -1.
 */
function fixEnd(tokens: readonly Token[], index: number, named: number): number {
  const word = at(tokens, index);
  if (named >= 0) return !word.endsWith("ing") && refers(tokens, named) ? named : -1;
  const one = phraseEnd(tokens, index, ONE);
  if (one >= 0) return one - 1;
  if (!refers(tokens, index + 1)) return -1;
  const next = at(tokens, index + 2);
  if (GETS.has(word)) return isDone(next) ? index + 2 : -1;
  if (word === "put") return BACK.has(next) ? index + 2 : -1;
  const mends = isWorkVerb(word) && !NO_FIX.has(word) && !/(?:ed|ing)$/.test(word);
  return mends || MENDING.has(word) ? index + 1 : -1;
}

/** True where an order may begin: behind a pause, "so", or what is told of a fault. */
function begins(tokens: readonly Token[], index: number): boolean {
  const before = at(tokens, index - 1);
  // "her grandson's gonna wire it up"
  if (GOING.has(before) && OTHERS.test(at(tokens, index - 2))) return false;
  if (!isJoined(tokens[index]) || LEADS.has(before) || FAULT.has(before) || /\w{2}ed$/.test(before)) return true;
  const told = [at(tokens, index - 2), at(tokens, index - 3)];
  // "the handle broke off | sort that out"
  return told.some((word) => FAULTY.has(word)) || (PARTICLES.has(before) && FAULT.has(told[0] ?? ""));
}

const isNamed = oneOf(WORKS.keys(), GETS, ONE.keys(), MENDING);
export const beginsFix = (word: string): boolean => isNamed(word) || isWorkVerb(word);

/** A price of it stands so near. */
const PRICE_REACH = 4;

function speaksOfMoney({ tokens }: Talk, from: number): boolean {
  for (let next = from; next < from + PRICE_REACH && isJoined(tokens[next]); next++)
    if (isFigure(at(tokens, next))) return true;
  return false;
}

/** "The back door sticks, fix that", "the shutoff doesn't close so put a new one in": what is to be done to the thing of which something was just told. */
export const fixAt: AskRule = (talk, index) => {
  const { tokens } = talk;
  const named = phraseEnd(tokens, index, WORKS);
  const end = fixEnd(tokens, index, named);
  if (end < 0 || (named < 0 && !begins(tokens, index))) return null;
  const thing = thingReferred(talk, index);
  // "the drain's backed up, so snake that": the account's own service
  const sold = placesBetween(Math.min(index, ...thing), index + 2).some(talk.isSold);
  if (sold || thing.length === 0 || speaksOfMoney(talk, end + 1)) return null;
  if (thing.length === 1 && isWorkVerb(at(tokens, thing[0]))) return null;
  if (!normsAt(tokens, thing).every((word) => !couldName(word) || isWork(word))) return null;
  const verb = isWorkVerb(at(tokens, index)) && REFERS.has(at(tokens, index + 1)) ? [index] : [];
  return asks([[...verb, ...thing]], end);
};
