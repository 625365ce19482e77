import { dollarsOf, figureWith, sameSum, type Figure } from "../numbers/figure.ts";
import { oneOf } from "../words/begins.ts";
import { cue, hears } from "../words/cued.ts";
import { inAllEnd } from "../words/in-all.ts";
import { PASSED_OVER } from "../words/taken.ts";
import { at, beginsSentence, type Token } from "../words/tokens.ts";
import { isFootage, isMeasure, TIME_UNITS, unitAt } from "../words/units.ts";
import {
  bareProduct,
  isCountFor,
  leadOf,
  productOf,
  TIMES,
  uncounted,
  valuesOf,
  WEAK,
  type Product,
} from "./said-products.ts";
import { settleSumAhead } from "./sums-ahead.ts";
import { settleRunningTotal } from "./running-totals.ts";
import { passOverEcho, passOverSum, settleEvident } from "./settled-sums.ts";

/** How many figures before a result may be its parts. */
const REACH = 4;
const HOURS_A_DAY = 8;

/** "Is" and "for" lead to any price: only directly behind the parts do they lead to a result. */
const isWeak = (tokens: readonly Token[], lead: number, result: Figure): boolean =>
  lead === result.first - 1 && WEAK.has(at(tokens, lead));

/** True when a sentence begins at one of some tokens. */
function sentenceBegins(tokens: readonly Token[], from: number, to: number): boolean {
  for (let index = from; index <= to; index++) if (beginsSentence(tokens[index])) return true;
  return false;
}

/** The product that a lead announces. */
function ledProduct(figures: readonly Figure[], index: number, tokens: readonly Token[], lead: number): Product | null {
  const result = figures[index];
  const parts = index > 0 ? (figures[index - 1]?.last ?? -1) : -1;
  if (!result || (isWeak(tokens, lead, result) && parts !== lead - 1)) return null;
  const found = productOf(valuesOf(result), figures.slice(Math.max(0, index - REACH), index));
  if (!found || found.price.last >= lead) return null;
  // "two posts at eighty each. Rebuild the starter on the ford eight n for one sixty"
  return isWeak(tokens, lead, result) && sentenceBegins(tokens, found.price.last + 1, lead) ? null : found;
}

/** "Eleven panes, fifteen square feet each, at nine a foot, 1,485": how much all things measure that are priced by their measure; null for other products. */
function measureOfAll({ price, counts }: Product): Figure | null {
  const measure = counts.find((count) => isFootage(count.unit ?? "") && isCountFor(count, price));
  const [things, ...others] = counts.filter((count) => count !== measure);
  if (!measure || !things || others.length > 0 || (things.unit !== null && isMeasure(things.unit))) return null;
  const value = dollarsOf(measure) * dollarsOf(things);
  return figureWith(measure, { number: { ...measure.number, readings: [{ value, why: "as said" }] } });
}

/**
 * "Twenty at four fifty, that's nine thousand": what a count and a price make is no price of its own, and it tells
 * which of its readings the price has. The words that say it leave the talk.
 */
function settleAmount(figures: Figure[], index: number, tokens: readonly Token[], taken: Uint8Array): boolean {
  const result = figures[index];
  if (!result || result.per || result.range || (result.role !== "money" && result.role !== "quantity")) return false;
  if (result.role === "quantity" && result.unit !== null) return false;
  const led = leadOf(tokens, result);
  const found = led < 0 ? bareProduct(figures, index, tokens) : ledProduct(figures, index, tokens, led);
  if (!found) return settleEvident(figures, index, tokens, taken);
  const lead = led < 0 ? result.first : led;
  const others = uncounted(found, figures, tokens);
  const place = figures.indexOf(found.price);
  const { price, reading } = found;
  const readings = price.number.readings.filter(({ value }) => sameSum(value * price.scale, reading));
  // "4 a hole, 2 holes each on 52 pieces, so 416": which of them counts is told elsewhere
  const confirmed = found.counts.length === 1;
  // "a year at eighteen a month" counts months
  const product = dollarsOf(found.counts[0] ?? price) * reading;
  const counted =
    confirmed && valuesOf(result).some((value) => sameSum(value, product)) ? (found.counts[0] ?? null) : null;
  const times = counted ?? measureOfAll(found);
  figures[place] = figureWith(price, { confirmed, times, number: { ...price.number, readings } });
  for (const other of others) figures[figures.indexOf(other)] = figureWith(other, { role: "dimension", unit: null });
  if (times) passOverEcho(figures, figures.indexOf(times), tokens);
  passOverSum(tokens, taken, { lead, last: result.last, price });
  figures.splice(index, 1);
  return true;
}

/** "Lamps at one sixty eight | that's fourteen times one sixty eight |": a price that is said again behind its count leaves the talk; true when the one at a place did. */
function settleRestated(figures: Figure[], place: number, tokens: readonly Token[], taken: Uint8Array): boolean {
  const price = figures[place];
  if (!price?.times || !TIMES.has(at(tokens, price.first - 1))) return false;
  const [before, count] = [figures[place - 2], figures[place - 1]];
  if (before?.role !== "money" || count?.last !== price.first - 2) return false;
  if (leadOf(tokens, count) !== before.last + 1) return false;
  if (!valuesOf(before).some((value) => sameSum(value, dollarsOf(price)))) return false;
  const { number, confirmed, times } = price;
  const readings = { ...before.number, readings: number.readings };
  figures[place - 2] = figureWith(before, { confirmed, times, number: readings });
  taken.fill(PASSED_OVER, before.last + 1, price.last + 1);
  figures.splice(place - 1, 2);
  return true;
}

/** "Fourteen apiece | so forty three times fourteen | is six hundred and two": the count and the price that only say again what makes the sum behind them leave the talk; true when those before a place did. */
function dropFactors(figures: Figure[], end: number, tokens: readonly Token[], taken: Uint8Array): boolean {
  const [price, count, again] = [figures[end - 3], figures[end - 2], figures[end - 1]];
  if (!price?.times || !count || !again || count.last !== again.first - 2) return false;
  if (!TIMES.has(at(tokens, again.first - 1)) || leadOf(tokens, count) !== price.last + 1) return false;
  if (!sameSum(dollarsOf(count), dollarsOf(price.times)) || !sameSum(dollarsOf(again), dollarsOf(price))) return false;
  taken.fill(PASSED_OVER, price.last + 1, again.last + 1);
  figures.splice(end - 2, 2);
  return true;
}

/** The place of the next count, when no more than one price stands before it, or -1. */
function nextCount(figures: readonly Figure[], index: number): number {
  const place = figures[index]?.role === "money" ? index + 1 : index;
  return figures[place]?.role === "quantity" ? place : -1;
}

/** Three counts with one price between them are so many figures. */
const MOST_FIGURES = 4;
/** Three counts from one on, in one breath with at most one price between them: their places; null for others. */
function countsFrom(figures: readonly Figure[], index: number): [number, number, number] | null {
  const second = figures[index]?.role === "quantity" ? nextCount(figures, index + 1) : -1;
  const third = second < 0 ? -1 : nextCount(figures, second + 1);
  return third < 0 || third >= index + MOST_FIGURES ? null : [index, second, third];
}

/** "Two guys for three days, so forty eight hours", "at fifty, so that's twelve hours": the counts that make another one are not counted again. */
function settleCount(figures: Figure[], index: number, tokens: readonly Token[], taken: Uint8Array): boolean {
  const places = countsFrom(figures, index);
  if (!places) return false;
  const [first, second, third] = places.map((place) => figures[place]);
  if (!first || !second || !third) return false;
  const [a, b, c] = [dollarsOf(first), dollarsOf(second), dollarsOf(third)];
  if (a <= 1 || b <= 1 || c <= 1) return false;
  const days = second.unit === "day" && third.unit === "hour" ? HOURS_A_DAY : 1;
  const forward = leadOf(tokens, third);
  if ((sameSum(a * b, c) || sameSum(a * b * days, c)) && forward > second.last && !isWeak(tokens, forward, third)) {
    figures[places[0]] = figureWith(first, { role: "dimension" });
    figures[places[1]] = figureWith(second, { role: "dimension" });
    // "two guys six hours at fifty, so that's twelve hours": what stands before the price counts for it
    if (figures[places[1] + 1]?.role === "money") {
      const number = { ...second.number, readings: third.number.readings, priceShaped: false };
      const corrected = { first: third.first, last: third.last };
      figures[places[1]] = figureWith(second, { number, unit: third.unit, every: null, corrected });
      taken.fill(PASSED_OVER, forward, third.last + 1);
      figures.splice(places[2], 1);
    }
    return true;
  }
  const backward = leadOf(tokens, second);
  if (places[2] > index + 2 || !sameSum(b * c, a) || backward <= first.last) return false;
  taken.fill(PASSED_OVER, backward, third.last + 1);
  figures.splice(index + 1, 2);
  return true;
}

/** The measure that a number is said in, as it counts or as it describes: "42 inches". */
const measureOf = ({ unit, number }: Figure, tokens: readonly Token[]): string | null =>
  unit ?? unitAt(at(tokens, number.last + 1), at(tokens, number.last + 2))?.unit ?? null;

/** "One's 24 inches, the other's 18, so 42 inches": lengths that are added up count together, and none of them by itself. */
function settleSum(figures: Figure[], index: number, tokens: readonly Token[]): void {
  const result = figures[index];
  if (!result || result.role === "money" || result.sides || result.per) return;
  const unit = measureOf(result, tokens);
  if (unit === null || !isMeasure(unit) || TIME_UNITS.has(unit)) return;
  const behind = result.role === "dimension" ? result.number.last + 2 : result.last + 1;
  if (leadOf(tokens, result) < 0 && inAllEnd(tokens, behind) < 0) return;
  const total = dollarsOf(result);
  for (let [from, sum] = [index - 1, 0]; from >= Math.max(0, index - REACH); from--) {
    const part = figures[from];
    if (!part || part.sure || part.per || part.sides || part.role === "percent") return;
    const measure = measureOf(part, tokens);
    if (measure !== null && measure !== unit) return;
    sum += dollarsOf(part);
    if (sum > total || (from === index - 1 && sameSum(sum, total))) return;
    if (!sameSum(sum, total)) continue;
    for (let place = from; place < index; place++) {
      const one = figures[place];
      if (one) figures[place] = figureWith(one, { role: "dimension", unit: null, told: true });
    }
    figures[index] = figureWith(result, { role: "quantity", unit, last: behind - 1, noun: behind - 1 });
    return;
  }
}

/** Leads to what bare counts make. */
const SO = cue(oneOf(["so"]));

/** Nobody counts more things than this up in passing. */
const MOST_COUNTED = 100;

/** "Four outside and two in the garage, so six", "eighteen vents, two are painted shut, so sixteen": what bare counts make is a count, and no price. */
function settleBareCount(figures: Figure[], index: number, tokens: readonly Token[]): void {
  const result = figures[index];
  const value = result ? dollarsOf(result) : 0;
  if (!result || result.per || result.sure || result.unit !== null || result.range || result.number.priceShaped) return;
  if (!["money", "quantity"].includes(result.role) || !Number.isInteger(value) || value > MOST_COUNTED) return;
  if (at(tokens, leadOf(tokens, result)) !== "so") return;
  const [a, b] = figures.slice(Math.max(0, index - 2), index);
  if (!a || !b || ![a, b].some(({ role }) => role === "quantity")) return;
  if ([a, b].some(({ per, sure, sides, role, range }) => per || sure || sides || range || role === "percent")) return;
  const [one, other] = [dollarsOf(a), dollarsOf(b)];
  const summed = sameSum(one + other, value) && [a, b].every(({ unit }) => unit === null);
  if (!summed && !sameSum(one - other, value) && !sameSum(one * other, value)) return;
  if (summed)
    for (const part of [index - 2, index - 1])
      figures[part] = figureWith(figures[part] ?? a, { role: "dimension", told: true });
  figures[index] = figureWith(result, { role: "quantity" });
}

/** Sums that are said aloud: they confirm what they are made of and price and count nothing themselves. */
export function settleByArithmetic(read: readonly Figure[], tokens: readonly Token[], taken: Uint8Array): Figure[] {
  const figures = [...read];
  const saysSo = hears(tokens, SO);
  for (let index = 0; index < figures.length; index++)
    if (settleAmount(figures, index, tokens, taken)) {
      const again = settleRestated(figures, index - 1, tokens, taken) || dropFactors(figures, index, tokens, taken);
      index -= again ? 3 : 1;
    } else if (settleSumAhead(figures, index, tokens, taken) || settleRunningTotal(figures, index, tokens, taken))
      index--;
    else if (!settleCount(figures, index, tokens, taken)) {
      settleSum(figures, index, tokens);
      if (saysSo) settleBareCount(figures, index, tokens);
    }
  return figures;
}
