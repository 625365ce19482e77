import { wordSet } from "#shared/word-set.ts";
import { oneOf } from "../words/begins.ts";
import { cued } from "../words/cued.ts";
import { isDoneTo } from "../words/nature.ts";
import { headAfter } from "../words/nearby.ts";
import { at } from "../words/tokens.ts";
import { isWorkVerb } from "../words/work-forms.ts";
import { figureAs, type RoleRule } from "./number-place.ts";

const THOSE = wordSet("it them that those");
const PARTICLES = wordSet("in on out up off down back");
/** Verbs that the words of work do not hold, since they are much else. */
const PUTS = wordSet("put set hung stuck popped");
/** Behind a price something else is said with one of these, which no number counts. */
const SAYS_MORE = wordSet(
  "wait no nope sorry actually couldn't can't didn't won't wouldn't haven't i i'll we he she they it's that's there's her his my the",
);
/** "Make that | eight": how many, and nothing that was done. */
const SETS = wordSet("make made call bill charge say count list do did get got have");
const LEAST = 5;

/** "I put it in | 20, couldn't fix the slider", "wrapped it | thirty | wait she took two wraps": what was done to a thing, and its price. */
export const ofDoing: RoleRule = cued(oneOf(THOSE), (place) => {
  const { around, before, said, after, value, unit, number } = place;
  if (value < LEAST || unit !== null || headAfter(around.tokens, number.last) >= 0) return null;
  const particle = PARTICLES.has(before) ? 1 : 0;
  const verb = said[particle + 1] ?? "";
  const done =
    THOSE.has(said[particle] ?? "") && !SETS.has(verb) && (PUTS.has(verb) || isWorkVerb(verb) || isDoneTo(verb));
  const ends = after === "" || SAYS_MORE.has(after);
  return done && ends && at(around.tokens, number.first - 1) === before ? figureAs(place, "money") : null;
});
