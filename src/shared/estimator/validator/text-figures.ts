import { readNumbers } from "#shared/estimator/numbers/numbers.ts";
import { tokenize } from "#shared/estimator/words/tokens.ts";
import type { Span } from "./find-quote.ts";

/** A number that stands in a text, in digits or in words, with all its readings. */
export interface TextNumber extends Span {
  values: number[];
}

/** What a number counts: $450 is not 450 days. "plain" when the words around it do not say. */
export type FigureKind = "money" | "percent" | "minute" | "hour" | "day" | "week" | "month" | "year" | "plain";

export const numbersIn = (text: string): TextNumber[] =>
  readNumbers(tokenize(text)).map(({ start, end, readings }) => ({
    start,
    end,
    values: readings.map((reading) => reading.value),
  }));

const followed: [FigureKind, RegExp][] = [
  ["percent", /^\s*(%|percent\b|per cent\b)/i],
  ["money", /^\s*(dollars?|bucks?|usd|cents?)\b/i],
  ["minute", /^[\s-]*(minutes?|mins?)\b/i],
  ["hour", /^[\s-]*(hours?|hrs?)\b/i],
  ["day", /^[\s-]*((business|working|calendar)[\s-]+)?(days?|nights?)\b/i],
  ["week", /^[\s-]*weeks?\b/i],
  ["month", /^[\s-]*months?\b/i],
  ["year", /^[\s-]*(years?|yrs?)\b/i],
];

/** The kind of the number at a place of a text, by the characters before it and the word after it. */
export function kindOf(text: string, { start, end }: Span): FigureKind {
  if (/\$\s*$/.test(text.slice(0, start)) || text.slice(start, end).includes("$")) return "money";
  if (text.slice(start, end).includes("%")) return "percent";
  const after = text.slice(end, end + 30);
  return followed.find(([, pattern]) => pattern.test(after))?.[0] ?? "plain";
}
