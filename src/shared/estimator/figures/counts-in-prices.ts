import { dollarsOf, figureWith, type Figure } from "../numbers/figure.ts";
import { readNumber, type SpokenNumber } from "../numbers/numbers.ts";
import { headAfter } from "../words/nearby.ts";
import type { Token } from "../words/tokens.ts";
import { equation, firstCount, firstSaid, REACH } from "./counts-of-sums.ts";
import { evidentSum, isAmount, standsNear } from "./evident-sums.ts";

/** A price, and the count right before it or right behind it that was read into it. */
interface Cut {
  price: SpokenNumber;
  count: SpokenNumber;
}

/** Larger counts are not said in one run with a price. */
const MOST_CUT = 20;
/** A figure cut before one of its tokens, or null when that makes no price and count of a few. */
function cutAt({ number, scale }: Figure, cut: number, countsFirst: boolean, tokens: readonly Token[]): Cut | null {
  const { first, last } = number;
  const count = countsFirst ? readNumber(tokens, first, cut) : readNumber(tokens, cut, last + 1);
  const many = (count?.readings[0]?.value ?? 0) * scale;
  if (!count || !Number.isInteger(many) || many < 2 || many > MOST_CUT) return null;
  const price = countsFirst ? readNumber(tokens, cut, last + 1) : readNumber(tokens, first, cut);
  return price && { price, count };
}

/** Both numbers of a cut figure, in the order in which they were said. */
function partsOf(figure: Figure, { price, count }: Cut): [Figure, Figure] {
  const countsFirst = count.first < price.first;
  const priced = figureWith(figure, {
    number: price,
    first: price.first,
    last: countsFirst ? figure.last : price.last,
  });
  const counted = figureWith(figure, {
    role: "quantity",
    unit: null,
    per: false,
    number: count,
    first: count.first,
    last: countsFirst ? count.last : figure.last,
    noun: count.last + 1,
  });
  return countsFirst ? [counted, priced] : [priced, counted];
}

/** True when the price of a cut makes a sum with its count, or with what one of the figures before it may count. */
function canMake(
  { price, count }: Cut,
  figures: readonly Figure[],
  index: number,
  place: number,
  tokens: readonly Token[],
): boolean {
  const [figure, result] = [figures[place], figures[index]];
  if (!figure || !result) return false;
  const trial = { one: { number: price, scale: figure.scale }, said: firstSaid(result, tokens), result };
  const many = (count.readings[0]?.value ?? 0) * figure.scale;
  if (equation(trial, many, many)) return true;
  for (const before of figures.slice(Math.max(0, index - REACH), place))
    if (equation(trial, dollarsOf(before), firstCount(before, tokens))) return true;
  return false;
}

/** The figures with a count cut out of one of them, where it makes the sum with the price right before that; null for none. */
function cutOf(
  figures: readonly Figure[],
  index: number,
  place: number,
  tokens: readonly Token[],
  taken: Uint8Array,
): Figure[] | null {
  const figure = figures[place];
  if (figure?.role !== "money" || figure.sure || figure.first !== figure.number.first) return null;
  const countsFirst = place === index - 1;
  for (let at = figure.first + 1; at <= figure.number.last; at++) {
    const cut = cutAt(figure, at, countsFirst, tokens);
    // asked first, since hardly a price holds a count; a count behind it makes the sum with the next price
    if (!cut || (countsFirst && !canMake(cut, figures, index, place, tokens))) continue;
    const parted = figures.toSpliced(place, 1, ...partsOf(figure, cut));
    if (evidentSum(parted, index + 1, tokens, taken)?.count.own) return parted;
  }
  return null;
}

/**
 * "Faceplates, there's | two | sixty apiece so one twenty", "fine tuning one sixty | two | hammers, forty five each, ninety total": what
 * the figures before a sum are when a count was read into one of them; null when none makes the sum.
 */
export function cutToSum(
  figures: readonly Figure[],
  index: number,
  tokens: readonly Token[],
  taken: Uint8Array,
): Figure[] | null {
  const result = figures[index];
  const before = index > 0 ? figures[index - 1] : undefined;
  if (!before || result?.role !== "money" || !isAmount(result) || !standsNear(before, result, tokens, taken))
    return null;
  const cut = cutOf(figures, index, index - 1, tokens, taken);
  if (cut || !before.per || index < 2) return cut;
  // what it counts stands behind it: "two | corner shelves | fifty five each"
  const counts = headAfter(tokens, figures[index - 2]?.last ?? 0) >= 0;
  return counts ? cutOf(figures, index, index - 2, tokens, taken) : null;
}
