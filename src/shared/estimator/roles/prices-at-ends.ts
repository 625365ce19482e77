import { wordSet } from "#shared/word-set.ts";
import { oneOf } from "../words/begins.ts";
import { cued } from "../words/cued.ts";
import type { Around } from "../numbers/figure.ts";
import { isDoneTo } from "../words/nature.ts";
import { headAfter, isThing } from "../words/nearby.ts";
import { at, isJoined, type Token } from "../words/tokens.ts";
import { figureAs, inDigits, type RoleRule } from "./number-place.ts";

/** Nobody is paid less for it, in dollars. */
const LEAST = 10;
/** Before a price of the next thing. */
const GOES_ON = wordSet("and plus then");

/** "The awning, motor and all, | thirty four hundred": what comes with everything, and its price. */
export const withEverything: RoleRule = cued(oneOf(["all"]), (place) => {
  const { number, around, before, said, value, unit } = place;
  const everything = before === "all" && said[1] === "and" && (said[2] ?? "") !== "";
  const price = value >= LEAST && unit === null && (number.priceShaped || value >= 100 || place.after === "");
  return everything && price && headAfter(around.tokens, number.last) < 0 ? figureAs(place, "money") : null;
});

/** What was done in verbs with a form of their own. */
const DONE = wordSet("sewn put built hung cut set let wound woven knit ground dug");
const INTO = wordSet("in on up off down out");
const [FIRST_YEAR, LAST_YEAR] = [1800, 2100];

/** "Cups sewn in | twenty five | and", "snaps put on | twelve |": behind what was done with a thing, and nothing is counted behind it. */
export const behindDone: RoleRule = cued(oneOf(INTO), (place) => {
  const { number, around, before, said, value, after, next, unit } = place;
  const [, done = "", thing = ""] = said;
  if (!INTO.has(before) || !(isDoneTo(done) || DONE.has(done)) || value < LEAST || unit !== null) return null;
  const isYear = value >= FIRST_YEAR && value <= LAST_YEAR && (inDigits(place) || number.last > number.first);
  if (thing === "" || isYear || !isJoined(around.tokens[number.first])) return null;
  return !isJoined(around.tokens[next]) || GOES_ON.has(after) ? figureAs(place, "money") : null;
});

const TOGETHER = wordSet("pair set lot bunch two three four");
/** "For both", "for the pair". */
const isForAll = (tokens: readonly Token[], index: number): boolean =>
  at(tokens, index) === "for" &&
  (at(tokens, index + 1) === "both" || (at(tokens, index + 1) === "the" && TOGETHER.has(at(tokens, index + 2))));

/** "Pads on his fronts, | sixty more for the pair |": so much on top for all of them. */
export const moreForAll: RoleRule = cued(oneOf(["more", "extra"]), (place) => {
  const { around, after, next, value, unit } = place;
  const all = (after === "more" || after === "extra") && isForAll(around.tokens, next + 1);
  return all && unit === null && value >= LEAST ? figureAs(place, "money", { last: next }) : null;
});

/** "Cleaned out the vent | too |": what is done besides. */
const BESIDES = wordSet("too also");
/** Behind a price: what all of it comes to. */
const SUMS_UP = wordSet("that's thats total so totals");

/** "Cleaned out the vent too | 40 | that's 208 total", but not "the windows too, 12 at 8 each": what was done besides has that price before the sum of all. */
export const besidesTheSum: RoleRule = cued(oneOf(BESIDES), (place) => {
  const { around, number, before, said, after, next, value, unit, whole } = place;
  const thing = BESIDES.has(before) && isThing(said[1] ?? "");
  const sums = SUMS_UP.has(at(around.tokens, next)) && hasNumberSoon(around, next);
  const price = whole && value >= LEAST && unit === null && (after === "" || SUMS_UP.has(after));
  return thing && price && sums && isJoined(around.tokens[number.first]) ? figureAs(place, "money") : null;
});
const SUM_REACH = 4;

/** "That's | all together | 208": a number follows. */
function hasNumberSoon({ isNumberAt }: Around, next: number): boolean {
  for (let index = next + 1; index <= next + SUM_REACH; index++) if (isNumberAt(index)) return true;
  return false;
}
