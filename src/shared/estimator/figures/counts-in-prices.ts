import { figureWith, type Figure } from "../numbers/figure.ts";
import { readNumber } from "../numbers/numbers.ts";
import { headAfter } from "../words/nearby.ts";
import type { Token } from "../words/tokens.ts";
import { evidentSum, isAmount } from "./evident-sums.ts";
import { valuesOf } from "./said-products.ts";

/** A figure cut before one of its tokens into two, or null. */
function cutAt(figure: Figure, cut: number, tokens: readonly Token[]): [Figure, Figure] | null {
  const { first, last } = figure.number;
  const [left, right] = [readNumber(tokens, first, cut), readNumber(tokens, cut, last + 1)];
  if (!left || !right) return null;
  return [figureWith(figure, { number: left, last: cut - 1 }), figureWith(figure, { number: right, first: cut })];
}

/** A count that was read into the price right behind it or right before it. */
function parted(figure: Figure, isPrice: boolean, tokens: readonly Token[]): [Figure, Figure][] {
  const { first, last } = figure.number;
  if (figure.role !== "money" || figure.sure || first === last || figure.first !== first) return [];
  const cuts: [Figure, Figure][] = [];
  for (let cut = first + 1; cut <= last; cut++) {
    const pair = cutAt(figure, cut, tokens);
    const count = pair?.[isPrice ? 0 : 1];
    const many = count ? (valuesOf(count)[0] ?? 0) : 0;
    if (!pair || !count || !Number.isInteger(many) || many < 2 || many > MOST_CUT) continue;
    const counted = figureWith(count, { role: "quantity", unit: null, per: false, noun: count.number.last + 1 });
    cuts.push(isPrice ? [counted, pair[1]] : [pair[0], counted]);
  }
  return cuts;
}
/** Larger counts are not said in one run with a price. */
const MOST_CUT = 20;

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
  if (result?.role !== "money" || !isAmount(result)) return null;
  for (const back of [1, 2]) {
    const figure = figures[index - back];
    // what it counts stands behind it: "two | corner shelves | fifty five each"
    const counts = back === 1 || (figures[index - 1]?.per === true && headAfter(tokens, figure?.last ?? 0) >= 0);
    if (!figure || !counts) continue;
    for (const pair of parted(figure, back === 1, tokens)) {
      const cut = [...figures.slice(0, index - back), ...pair, ...figures.slice(index - back + 1)];
      if (evidentSum(cut, index + 1, tokens, taken)?.count.own) return cut;
    }
  }
  return null;
}
