import { sanitiseLine, sanitiseText } from "#shared/documents/sanitise.ts";

/**
 * A text as the template takes it. Plain text is a string. Otherwise `parts` holds strings and, for each word too long
 * to fit a line, an array of its pieces, between which the line may break; `rtl` says that it reads from the right.
 */
export type PageText = string | { rtl: boolean; parts: (string | string[])[] };

/** Letters per piece of a long word: few enough to fill a line well, enough to keep the page light. */
const PIECE = 4;
const FIRST_STRONG = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]|\p{L}/u;
const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;
/** Scripts that break between any two letters, and white space. */
const BREAKS_ANYWHERE = String.raw`\s\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303F\uFF00-\uFFEF`;

const letters = new Intl.Segmenter("en", { granularity: "grapheme" });

function piecesOf(word: string): string[] {
  const clusters = Array.from(letters.segment(word), ({ segment }) => segment);
  const pieces: string[] = [];
  for (let start = 0; start < clusters.length; start += PIECE) {
    pieces.push(clusters.slice(start, start + PIECE).join(""));
  }
  return pieces;
}

const longWords = new Map<number, RegExp>();
function longWordPattern(longest: number): RegExp {
  const known = longWords.get(longest) ?? new RegExp(`([^${BREAKS_ANYWHERE}]{${longest},})`, "u");
  longWords.set(longest, known);
  return known;
}

const readsFromRight = (value: string): boolean => RIGHT_TO_LEFT.test(FIRST_STRONG.exec(value)?.[0] ?? "");

function setText(value: string, longest: number): PageText {
  const rtl = readsFromRight(value);
  if (!rtl && value.length < longest) return value;
  // The pattern's one group makes split() return plain text and long words in turn.
  const parts = value.split(longWordPattern(longest));
  if (!rtl && parts.length === 1) return value;
  return {
    rtl,
    parts: parts.map((part, index) => (index % 2 === 1 ? piecesOf(part) : part)).filter((part) => part !== ""),
  };
}

/** One line of text, or null for nothing. Words of `longest` UTF-16 units and more may break. */
export function lineOf(value: string | null | undefined, longest: number): PageText | null {
  const clean = sanitiseLine(value ?? "");
  return clean === "" ? null : setText(clean, longest);
}

/** Text that keeps its line breaks, as paragraphs parted by empty lines; none for an empty text. */
export function paragraphsOf(value: string | null | undefined, longest: number): PageText[] {
  return sanitiseText(value ?? "")
    .split(/\n\s*\n/u)
    .map((paragraph) =>
      paragraph
        .replace(/[^\S\n]+/gu, " ")
        .replace(/ ?\n ?/gu, "\n")
        .trim(),
    )
    .filter((paragraph) => paragraph !== "")
    .map((paragraph) => setText(paragraph, longest));
}

/** The entries of a list that say something. */
export function entriesOf(values: readonly (string | null | undefined)[], longest: number): PageText[] {
  return values.flatMap((value) => lineOf(value, longest) ?? []);
}
