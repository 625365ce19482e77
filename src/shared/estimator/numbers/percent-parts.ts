import { wordTable } from "#shared/word-table.ts";
import { ARTICLES, digitsValue, TEENS, TENS, UNITS } from "../words/number-words.ts";
import type { Token } from "../words/tokens.ts";
import { isWrittenFraction } from "./parts-of-one.ts";

/** Into how many parts one is divided: "a quarter", "seven eighths". */
const PARTS = wordTable<number>({ half: 2, quarter: 4, quarters: 4, eighth: 8, eighths: 8 });
const countOf = (word: string): number => (ARTICLES.has(word) ? 1 : (UNITS.get(word) ?? 0));

/** True for a word that a fraction may begin with: "1/4", "seven", "an". Most numbers have another behind them. */
export const beginsFraction = (word: string | undefined): boolean =>
  word !== undefined && (ARTICLES.has(word) || UNITS.has(word) || isWrittenFraction(word));

export type WordAt = (index: number) => string | undefined;

/** True when a number that ends before the token is a percentage: "8.875 | %", "six | per cent". */
export function isPercentAt(tokens: readonly Token[], index: number): boolean {
  const word = tokens[index]?.norm ?? "";
  return word === "percent" || word === "%" || (word === "per" && tokens[index + 1]?.norm === "cent");
}

/** Two decimals that are said as one number: "point | twenty five", "point eight | seventy five"; null for anything else. */
export function twoDecimals(wordAt: WordAt, index: number): { digits: string; next: number } | null {
  const word = wordAt(index) ?? "";
  const tens = TENS.get(word);
  if (tens === undefined) {
    const teen = TEENS.get(word);
    return teen === undefined ? null : { digits: String(teen), next: index + 1 };
  }
  const unit = UNITS.get(wordAt(index + 1) ?? "") ?? 0;
  return { digits: String(tens + unit), next: unit > 0 ? index + 2 : index + 1 };
}

/**
 * The fraction behind the whole number of a percentage: "8 | 1/4%", "6 and | 5/8 percent", "eight and | seven eighths
 * percent". Before anything else it may be a thing of its own: "mow it for forty and | an eighth acre", "ten | 3/4 inch anchors".
 */
export function percentFraction(
  tokens: readonly Token[],
  wordAt: WordAt,
  index: number,
): { value: number; next: number } | null {
  const part = wordAt(index) ?? "";
  const next = index + (isWrittenFraction(part) ? 1 : 2);
  if (!isPercentAt(tokens, next)) return null;
  const value = isWrittenFraction(part) ? digitsValue(part) : countOf(part) / (PARTS[wordAt(index + 1) ?? ""] ?? 0);
  return value > 0 && value < 1 ? { value, next } : null;
}
