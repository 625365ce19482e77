import { sanitiseLine, sanitiseText } from "#shared/documents/sanitise.ts";

/**
 * A text as the template takes it. Plain text is a string. Otherwise `parts` holds strings and, for each word too long
 * to fit a line, an array of its pieces, between which the line may break; `rtl` says that it reads from the right.
 */
export type PageText = string | { rtl: boolean; parts: (string | string[])[] };

/** Letters per piece of a long word: few enough to fill a line well. */
const PIECE = 4;
/** The most pieces of a word, so that no word makes a page slow. */
const MOST_PIECES = 1_000;
const FIRST_STRONG = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]|\p{L}/u;
const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;
/** Scripts that break between any two letters, and white space. */
const BREAKS_ANYWHERE = String.raw`\s\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303F\uFF00-\uFFEF`;

const letters = new Intl.Segmenter("en", { granularity: "grapheme" });

function piecesOf(word: string): string[] {
  const clusters = Array.from(letters.segment(word), ({ segment }) => segment);
  const length = Math.max(PIECE, Math.ceil(clusters.length / MOST_PIECES));
  const pieces: string[] = [];
  for (let start = 0; start < clusters.length; start += length) {
    pieces.push(clusters.slice(start, start + length).join(""));
  }
  return pieces;
}

/** Words that may be too long for some place of a page; shorter ones fit everywhere. */
const LONG_WORD = new RegExp(`([^${BREAKS_ANYWHERE}]{8,})`, "u");

function emsOf(letter: string): number {
  if (/[mwMW@%]/.test(letter)) return 0.95;
  if (/[ijlI.,:;'|!]/.test(letter)) return 0.32;
  return /[A-Z0-9]/.test(letter) ? 0.68 : 0.6;
}

/** About how wide a word is, in ems of its type. */
function widthOf(word: string): number {
  let width = 0;
  for (const letter of word) width += emsOf(letter);
  return width;
}

const readsFromRight = (value: string): boolean => RIGHT_TO_LEFT.test(FIRST_STRONG.exec(value)?.[0] ?? "");

function setText(value: string, room: number): PageText {
  const rtl = readsFromRight(value);
  if (!rtl && value.length <= room) return value;
  // The pattern's one group makes split() return other text and long words in turn.
  const parts = value
    .split(LONG_WORD)
    .map((part, index) => (index % 2 === 1 && widthOf(part) > room ? piecesOf(part) : part));
  if (!rtl && parts.every((part) => typeof part === "string")) return value;
  return { rtl, parts: parts.filter((part) => part !== "") };
}

/** One line of text, or null for nothing. Words wider than `room`, in ems, may break. */
export function lineOf(value: string | null | undefined, room: number): PageText | null {
  const clean = sanitiseLine(value ?? "");
  return clean === "" ? null : setText(clean, room);
}

/** Text that keeps its line breaks, as paragraphs parted by empty lines; none for an empty text. */
export function paragraphsOf(value: string | null | undefined, room: number): PageText[] {
  return sanitiseText(value ?? "")
    .split(/\n\s*\n/u)
    .map((paragraph) =>
      paragraph
        .replace(/[^\S\n]+/gu, " ")
        .replace(/ ?\n ?/gu, "\n")
        .trim(),
    )
    .filter((paragraph) => paragraph !== "")
    .map((paragraph) => setText(paragraph, room));
}

/** The entries of a list that say something. */
export function entriesOf(values: readonly (string | null | undefined)[], room: number): PageText[] {
  return values.flatMap((value) => lineOf(value, room) ?? []);
}
