import { wordSet } from "#shared/word-set.ts";
import { oneOf } from "../words/begins.ts";
import { cued } from "../words/cued.ts";
import { at, joined, type Token } from "../words/tokens.ts";
import { figureAs, type RoleRule } from "./number-place.ts";

/** What a price has in it: "includes | 15 images". */
const INCLUDING = wordSet("includes include including");
const COVERING = wordSet("includes include including covers");
/** So much more of it: "extra images", "over that", "after that". */
const MORE = wordSet("extra extras additional further");
const BEYOND = wordSet("over past beyond after above");
const THAT = wordSet("that those it");
/** So far behind the number stands what more of it costs. */
const REACH = 8;

/** What more of a count costs: where the words that say so begin, whether they stand for all of it, and the token of the price. */
interface MoreOf {
  first: number;
  isAll: boolean;
  price: number;
}

/** "Extra images | 20", "over that is | 85 a ton", from the token behind a count on; null when the next number is something else. */
function moreBehind(tokens: readonly Token[], from: number, isNumberAt: (index: number) => boolean): MoreOf | null {
  let found: Omit<MoreOf, "price"> | null = null;
  for (let index = from; index < from + REACH && index < tokens.length; index++) {
    if (isNumberAt(index)) return found && { ...found, price: index };
    const isAll = BEYOND.has(at(tokens, index)) && THAT.has(joined(tokens, index + 1));
    if (isAll || MORE.has(at(tokens, index))) found ??= { first: index, isAll };
  }
  return null;
}

/** The first token of "includes | 15", "up to | four" before a count, or -1. */
export function includedFrom(tokens: readonly Token[], count: number): number {
  if (INCLUDING.has(at(tokens, count - 1))) return count - 1;
  if (at(tokens, count - 1) !== "to" || at(tokens, count - 2) !== "up") return -1;
  return COVERING.has(at(tokens, count - 3)) ? count - 3 : count - 2;
}

/** What more costs of so many as a price has in it: "350 includes | 15 | edited images, extra images 20 each"; null for other counts. */
export function moreOfIncluded(
  tokens: readonly Token[],
  first: number,
  last: number,
  isNumberAt: (index: number) => boolean,
): MoreOf | null {
  return includedFrom(tokens, first) < 0 ? null : moreBehind(tokens, last + 1, isNumberAt);
}

/** "350 includes | 15 | edited images, extra images 20 each", "up to | four tons |, over that is 85 a ton": so many are in the price, and what more of them costs counts none. */
export const includedCount: RoleRule = cued(oneOf(INCLUDING, ["up"]), (place) => {
  const { number, around } = place;
  const more = moreOfIncluded(around.tokens, number.first, number.last, around.isNumberAt);
  return more && figureAs(place, "dimension", { told: true });
});
