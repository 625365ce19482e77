import { wordSet } from "#shared/word-set.ts";
import { headAfter } from "./nearby.ts";
import { isNumberWord } from "./number-words.ts";
import { PASSED_OVER } from "./taken.ts";
import { at, type Token } from "./tokens.ts";
import { unitAt } from "./units.ts";
import { CURRENCY } from "./words.ts";

/** The numbers of the points of a list, as they are said before them. */
const POINTS = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"];
/** So many points make a list, and no farther apart are two of them. */
const [FEWEST, FARTHEST] = [4, 30];

const NO_POINTS = wordSet("no not and or of by x to percent each apiece");
const BEFORE_ONE = wordSet("the a this that each every another which no big new old first last just only");

/** True for a number that can begin a point: behind the price of the last one, and before what neither counts nor is counted. */
function canBegin(tokens: readonly Token[], index: number): boolean {
  const next = at(tokens, index + 1);
  if (next === "" || NO_POINTS.has(next) || CURRENCY.has(next) || isNumberWord(next)) return false;
  // "two windows ninety" counts
  if (unitAt(next, undefined) !== null || headAfter(tokens, index) >= 0) return false;
  if (at(tokens, index) === "one")
    return !isNumberWord(at(tokens, index - 1)) && !BEFORE_ONE.has(at(tokens, index - 1));
  const before = at(tokens, index - 1);
  return isNumberWord(before === "and" ? at(tokens, index - 2) : before);
}

/** The places of the numbers of a list that begins at some token: as many as follow each other. */
function pointsFrom(tokens: readonly Token[], first: number): number[] {
  const points = [first];
  for (let index = first + 1; index < tokens.length && index - (points.at(-1) ?? index) <= FARTHEST; index++)
    if (at(tokens, index) === POINTS[points.length] && canBegin(tokens, index)) points.push(index);
  return points;
}

/**
 * "One tighten the rail forty | two | the gate latch twenty five | three | door closer fifty five | four | ...": the points of a list, told by
 * numbers that follow each other, each right behind the price of the point before it. Its numbers leave the talk, and each ends a sentence.
 */
export function withListedPoints(said: readonly Token[], taken: Uint8Array): readonly Token[] {
  for (let index = 0; index < said.length; index++) {
    if (at(said, index) !== "one" || !canBegin(said, index)) continue;
    const points = pointsFrom(said, index);
    if (points.length < FEWEST) continue;
    const tokens = [...said];
    for (const point of points) {
      const [token, next] = [said[point], said[point + 1]];
      if (token) tokens[point] = { ...token, gap: "stop" };
      if (next) tokens[point + 1] = { ...next, gap: "stop" };
      taken[point] = PASSED_OVER;
    }
    return tokens;
  }
  return said;
}
