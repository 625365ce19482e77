import { wordSet } from "#shared/word-set.ts";
import { oneOf } from "../words/begins.ts";
import { cued } from "../words/cued.ts";
import { isDoneTo } from "../words/nature.ts";
import { headAfter, isThing } from "../words/nearby.ts";
import { at, isJoined } from "../words/tokens.ts";
import { isWorkVerb } from "../words/work-forms.ts";
import { figureAs, type Place, type RoleRule } from "./number-place.ts";

const THOSE = wordSet("it them that those");
const PARTICLES = wordSet("in on out up off down back");
/** Verbs that the words of work do not hold, since they are much else. */
const PUTS = wordSet("put set hung stuck popped plane");
/** Behind a price something else is said with one of these, which no number counts. */
const SAYS_MORE = wordSet(
  "wait no nope sorry actually couldn't can't didn't won't wouldn't haven't i i'll we he she they it's that's there's her his my the",
);
/** "Make that | eight": how many, and nothing that was done. */
const SETS = wordSet("make made call bill charge say count list do did get got have");
const LEAST = 5;
/** So many are counted of several things alone: "plane it forty | loose step". */
const LEAST_BEFORE_THING = 20;

/** Nobody counts so many of what a price of its own follows. */
const [LEAST_BEFORE_PRICED, PRICED_REACH] = [100, 3];

/** "For putting it on two hundred | rods and gas eighty five": what follows has its own price. */
function priceOwn({ around, number, value }: Place): boolean {
  const head = headAfter(around.tokens, number.last);
  if (value < LEAST_BEFORE_PRICED) return false;
  for (let index = head + 1; index <= head + PRICED_REACH && isJoined(around.tokens[index]); index++)
    if (around.isNumberAt(index)) return at(around.tokens, index - 1) !== "at";
  return false;
}

/** "I put it in | 20, couldn't fix the slider", "wrapped it | thirty | wait she took two wraps": what was done to a thing, and its price. */
export const ofDoing: RoleRule = cued(oneOf(THOSE), (place) => {
  const { around, before, said, after, value, unit, number } = place;
  if (value < LEAST || unit !== null || (headAfter(around.tokens, number.last) >= 0 && !priceOwn(place))) return null;
  const particle = PARTICLES.has(before) ? 1 : 0;
  const verb = said[particle + 1] ?? "";
  const done =
    THOSE.has(said[particle] ?? "") && !SETS.has(verb) && (PUTS.has(verb) || isWorkVerb(verb) || isDoneTo(verb));
  const ends =
    after === "" ||
    value >= LEAST_BEFORE_PRICED ||
    SAYS_MORE.has(after) ||
    (value >= LEAST_BEFORE_THING && !around.singulars && THOSE.has(before) && isThing(after));
  return done && ends && at(around.tokens, number.first - 1) === before ? figureAs(place, "money") : null;
});
