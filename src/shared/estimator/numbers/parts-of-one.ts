import { wordTable } from "#shared/word-table.ts";
import { digitsValue, TEENS, UNITS } from "../words/number-words.ts";
import { endsLikePlural } from "../words/units.ts";

/** "3/4": one token, as recognisers and people write it. */
export const isWrittenFraction = (word: string): boolean => word.length > 2 && word.includes("/");

/** Into how many parts one is divided: "five eighths". */
const PARTS = wordTable<number>({ eighth: 8, eighths: 8, sixteenth: 16, sixteenths: 16, quarter: 4 });
const INCHES = wordTable<true>({ inch: true, inches: true, in: true });

/** True for a word that says into how many parts one is divided. */
export const isPartOfOne = (word: string): boolean => PARTS[word] !== undefined;

/**
 * "Five eighths drywall", "three quarter inch plywood": a part of one that is said in two words, the third being what
 * stands behind them; or null. In the plural, quarters are times that are billed: "two quarters at five hundred".
 */
export function spokenFraction(first: string, second: string, third: string | undefined): number | null {
  const parts = PARTS[second];
  const count = UNITS.get(first) ?? TEENS.get(first) ?? 0;
  if (parts === undefined || count === 0 || count >= parts) return null;
  return parts !== 4 || count === 3 || INCHES[third ?? ""] === true ? count / parts : null;
}

/** Nothing larger is said with a fraction behind it as one measure. */
const LARGEST_MIXED = 1000;

/**
 * "1 | 1/2 inch", "3 | 1/2 hours": the fraction behind a whole number in digits, with the two words behind it; or 0.
 * "10 | 3/4 inch anchors" counts things of that size.
 */
export function writtenFraction(word: string, whole: number, unit = "", thing = ""): number {
  const value = digitsValue(word);
  if (!(value > 0) || !Number.isInteger(whole) || whole >= LARGEST_MIXED) return 0;
  const counts = whole > 1 && INCHES[unit] === true && endsLikePlural(thing);
  return counts ? 0 : value;
}
