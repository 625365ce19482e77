import { wordSet } from "#shared/word-set.ts";
import { at, isJoined, placesBetween } from "../words/tokens.ts";
import { isWorkVerb } from "../words/work-forms.ts";
import { REFERS, thingBehind, type Talk } from "./phrases.ts";
import { phraseEnd, phrases } from "./word-phrases.ts";

/** What is done to a thing by work that has a name of more words. */
export const WORKS = phrases(`take care of
  taking care of
  get|getting rid of
  find out why
  look|looking into
  look|looking after
  clear out
  free up
  see|seeing to
  do|doing something about
  do|doing something with
  deal|dealing with
  have|take a look at
  sort|sorting out
  track|tracking down`);

/** Verbs that say no more than that it shall be there: the thing alone names it. */
const BRINGING = wordSet("do doing get getting add adding include including put putting throw bring");
/** What somebody is asked to do, and no work for a price. */
const NO_ORDERS = wordSet("finish check bring");
export const PARTICLES = wordSet("in out up down off back over away on together");
/** What is done for money, besides the verbs of work. */
const OTHER_WORK = wordSet("box tighten deal handle redo rework glue nail bolt screw look");

/** The words of a work that begins with its verb, or none. */
export function workAt(talk: Talk, index: number): readonly number[] {
  const { tokens } = talk;
  const named = phraseEnd(tokens, index, WORKS);
  if (named >= 0) {
    const thing = thingBehind(talk, named);
    return thing.length > 0 ? [...placesBetween(index, named), ...thing] : [];
  }
  const verb = at(tokens, index);
  if (NO_ORDERS.has(verb) || !isJoined(tokens[index])) return [];
  const from = PARTICLES.has(at(tokens, index + 1)) ? index + 2 : index + 1;
  if (REFERS.has(at(tokens, from)) || !isJoined(tokens[from])) return [];
  const thing = thingBehind(talk, from);
  const orders = isWorkVerb(verb) || BRINGING.has(verb) || OTHER_WORK.has(verb);
  if (thing.length === 0 || !orders) return [];
  return BRINGING.has(verb) ? thing : [...placesBetween(index, from), ...thing];
}
