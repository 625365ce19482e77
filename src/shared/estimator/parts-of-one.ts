import { wordTable } from "#shared/word-table.ts";
import { digitsValue, TEENS, UNITS } from "./number-words.ts";
import { endsLikePlural } from "./units.ts";

/** The word at a place of a text, when it belongs to the number that is read. */
type WordAt = (index: number) => string | undefined;

/** "3/4": one token, as recognisers and people write it. */
export const isWrittenFraction = (word: string): boolean => word.includes("/") && word.length > 1;

/** Into how many parts one is divided: "five eighths". */
const PARTS = wordTable<number>({ eighth: 8, eighths: 8, sixteenth: 16, sixteenths: 16, quarter: 4 });
const INCHES = wordTable<true>({ inch: true, inches: true, in: true });

/**
 * "Five eighths drywall", "three quarter inch plywood": a part of one that is said in words. In the plural, quarters are
 * times that are billed: "two quarters at five hundred".
 */
export function spokenFraction(wordAt: WordAt, index: number, first: string): { value: number; next: number } | null {
  const parts = PARTS[wordAt(index + 1) ?? ""];
  const count = UNITS.get(first) ?? TEENS.get(first) ?? 0;
  if (parts === undefined || count === 0 || count >= parts) return null;
  const sized = parts !== 4 || count === 3 || INCHES[wordAt(index + 2) ?? ""] === true;
  return sized ? { value: count / parts, next: index + 2 } : null;
}

/** Nothing larger is said with a fraction behind it as one measure. */
const LARGEST_MIXED = 1000;

/**
 * "1 | 1/2 inch", "3 | 1/2 hours": what stands behind a whole number in digits. "10 | 3/4 inch anchors" counts things of
 * that size.
 */
export function writtenFraction(wordAt: WordAt, index: number, whole: number): { value: number; next: number } | null {
  const word = wordAt(index) ?? "";
  const value = isWrittenFraction(word) ? digitsValue(word) : 0;
  if (value <= 0 || value >= 1 || !Number.isInteger(whole) || whole >= LARGEST_MIXED) return null;
  const counts = whole > 1 && INCHES[wordAt(index + 1) ?? ""] === true && endsLikePlural(wordAt(index + 2) ?? "");
  return counts ? null : { value, next: index + 1 };
}
