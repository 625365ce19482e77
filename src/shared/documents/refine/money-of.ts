import { SMALL_PRICE_UNITS, unitAt } from "#shared/estimator/words/units.ts";
import {
  milliPercentFromPercent,
  centsFromDollars,
  MAX_CENTS,
  MAX_THOUSANDTHS,
  thousandthsFromNumber,
  type MilliPercent,
  type Cents,
  type Thousandths,
} from "#shared/money.ts";
import type { Figure } from "./clause.ts";

const distance = (a: number, b: number): number => Math.abs(Math.log(Math.max(a, 0.01) / Math.max(b, 0.01)));

/**
 * The dollars that were meant, in cents: of "four fifty" the reading that lies nearest to what stands there already,
 * else the small one for units such as a square foot, else the first. Null beyond the limits.
 */
export function moneyOf(
  figure: Figure | undefined,
  near: Cents | null = null,
  unit: string | null = null,
): Cents | null {
  const readings = figure?.readings ?? [];
  const [first] = readings;
  if (first === undefined) return null;
  let { value } = first;
  if (near !== null && near > 0)
    for (const reading of readings)
      if (distance(reading.value, near / 100) < distance(value, near / 100)) ({ value } = reading);
  if (near === null && unit !== null && SMALL_PRICE_UNITS.has(unit))
    value = Math.min(...readings.map((one) => one.value));
  return value * 100 <= MAX_CENTS ? centsFromDollars(value) : null;
}

/** A quantity in thousandths, or null beyond the limits. */
export function quantityOf(figure: Figure | undefined): Thousandths | null {
  const value = figure?.readings[0]?.value;
  return value === undefined || value * 1000 > MAX_THOUSANDTHS ? null : thousandthsFromNumber(value);
}

/** A percentage in thousandths of a percent, or null above a hundred. */
export function percentOf(figure: Figure | undefined): MilliPercent | null {
  const value = figure?.readings[0]?.value;
  return value === undefined || value > 100 ? null : milliPercentFromPercent(value);
}

/** "square foot" and "sq ft" as documents print them; an unknown word of a unit stays as it is; null for none. */
export function unitOf(words: string | undefined): string | null {
  const [first, second] = (words ?? "").trim().split(" ");
  if (!first) return null;
  const known = unitAt(first, second);
  return known === null ? null : known.unit;
}
