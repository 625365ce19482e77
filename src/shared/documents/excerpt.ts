import type { Range } from "./search.ts";

/** Characters of the words of a document that a list shows. */
export const EXCERPT = 240;
/** Characters that are kept before the first word found. */
const LEAD = 30;
const ELLIPSIS = "…";

/** A piece of a text at a word's edge, from near its first range on, with the ranges that lie in it moved along. */
export function excerpt(text: string, ranges: readonly Range[] = []): { text: string; ranges: Range[] } {
  const from = beginningOf(text, ranges[0]?.start ?? 0);
  const to = endOf(text, from);
  const before = from > 0 ? ELLIPSIS : "";
  const moved = ranges
    .filter(({ start, end }) => start >= from && end <= to)
    .map(({ start, end }) => ({ start: start - from + before.length, end: end - from + before.length }));
  return { text: before + text.slice(from, to) + (to < text.length ? ELLIPSIS : ""), ranges: moved };
}

function beginningOf(text: string, found: number): number {
  const latest = Math.max(0, Math.min(found - LEAD, text.length - EXCERPT));
  const space = text.indexOf(" ", latest);
  return latest === 0 || space < 0 || space >= found ? latest : space + 1;
}

function endOf(text: string, from: number): number {
  if (text.length - from <= EXCERPT) return text.length;
  const space = text.lastIndexOf(" ", from + EXCERPT);
  return space > from ? space : from + EXCERPT;
}

/** White space with what stands at the end of the word before it: nothing is cut after a comma. */
const WORD_END = /[\s.,;:!?–—-]*\s/gu;

/** At most so many characters of a text: a longer one ends behind a whole word and "…". A single long word is cut. */
export function cutAtWord(text: string, most: number): string {
  if (text.length <= most) return text;
  const ends = [...text.slice(0, most + 1).matchAll(WORD_END)].map(({ index }) => index).filter((index) => index > 0);
  // never between the halves of one character
  const whole = text.slice(0, most).replace(/[\uD800-\uDBFF]$/u, "");
  return (ends.length > 0 ? text.slice(0, ends.at(-1)) : whole) + ELLIPSIS;
}
