import { wordSet } from "#shared/word-set.ts";
import type { SpokenNumber } from "../numbers/numbers.ts";
import { oneOf } from "../words/begins.ts";
import { cued } from "../words/cued.ts";
import { headAfter } from "../words/nearby.ts";
import { isNumberWord } from "../words/number-words.ts";
import { at, isJoined, joined } from "../words/tokens.ts";
import { unitAt } from "../words/units.ts";
import { figureAs, type Place, type RoleRule } from "./number-place.ts";
import { EACH } from "./per-unit.ts";

/** Places that are called by their numbers. */
const NUMBERED_PLACES = wordSet(
  "apartment apartments apt apts unit units suite suites room rooms lot lots building buildings bay bays cabin cabins floor floors",
);
/** How far behind the last of them the price of each may stand. */
const PRICE_REACH = 8;

/** "Apartment 3 | and": a name of one token behind such a place, before another; what is counted before the place has no names. */
const isNamed = (index: number, { around: { tokens } }: Place): boolean =>
  isNumberWord(at(tokens, index)) &&
  isJoined(tokens[index]) &&
  NUMBERED_PLACES.has(at(tokens, index - 1)) &&
  !isNumberWord(at(tokens, index - 2)) &&
  joined(tokens, index + 1) === "and";

/** True for a number of one token that counts nothing behind it. */
function isOther({ first, last, priceShaped }: SpokenNumber, { around: { tokens } }: Place): boolean {
  const counts = unitAt(joined(tokens, last + 1), joined(tokens, last + 2)) !== null || headAfter(tokens, last) >= 0;
  return first === last && isJoined(tokens[first]) && !counts && !priceShaped;
}

/** True when the price of each of them stands behind the last. */
function arePricedEach(last: number, { around: { tokens, numberAt } }: Place): boolean {
  for (let index = last + 1; index < last + PRICE_REACH; index++) {
    const price = numberAt(index);
    if (price) return EACH.has(joined(tokens, price.last + 1));
  }
  return false;
}

/** "Paint apartment 3 and 4, six hundred each": the names of two places, and so many of them when each has a price. */
export const listedNames: RoleRule = cued(oneOf(NUMBERED_PLACES), (place) => {
  const { number, before, after, around } = place;
  const { tokens, numberAt } = around;
  if (after === "and" && number.first === number.last && isNamed(number.first, place)) {
    const other = numberAt(number.last + 2);
    return other && isOther(other, place) ? figureAs(place, "dimension") : null;
  }
  const first = number.first - 2;
  if (before !== "and" || !isNamed(first, place) || !isOther(number, place)) return null;
  if (!arePricedEach(number.last, place)) return figureAs(place, "dimension");
  const both = { ...number, readings: [{ value: 2, why: "as said" as const }] };
  return figureAs(place, "quantity", { number: both, sum: `${at(tokens, first)} and ${at(tokens, number.first)}` });
});
