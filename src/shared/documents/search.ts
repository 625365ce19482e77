import type { Cents } from "#shared/money.ts";
import { readMoney } from "./figure-text.ts";

/** Latin letters that the database does not take apart itself: accents go, so that "Jose" finds "José". */
const letters: readonly (readonly [plain: string, accented: string])[] = [
  ["a", "ÀÁÂÃÄÅĀĂĄàáâãäåāăą"],
  ["c", "ÇĆĈĊČçćĉċč"],
  ["d", "ÐĎĐðďđ"],
  ["e", "ÈÉÊËĒĔĖĘĚèéêëēĕėęě"],
  ["g", "ĜĞĠĢĝğġģ"],
  ["h", "ĤĦĥħ"],
  ["i", "ÌÍÎÏĨĪĬĮİìíîïĩīĭįı"],
  ["j", "Ĵĵ"],
  ["k", "Ķķ"],
  ["l", "ĹĻĽĿŁĺļľŀł"],
  ["n", "ÑŃŅŇñńņň"],
  ["o", "ÒÓÔÕÖØŌŎŐòóôõöøōŏő"],
  ["r", "ŔŖŘŕŗř"],
  ["s", "ŚŜŞŠȘśŝşšșß"],
  ["t", "ŢŤŦȚţťŧț"],
  ["u", "ÙÚÛÜŨŪŬŮŰŲùúûüũūŭůűų"],
  ["w", "Ŵŵ"],
  ["y", "ÝŶŸýÿŷ"],
  ["z", "ŹŻŽźżž"],
  // Capitals whose small form some databases do not know.
  ["æ", "Æ"],
  ["œ", "Œ"],
  ["þ", "Þ"],
  ["ŋ", "Ŋ"],
  ["ĳ", "Ĳ"],
];
/** Between words. */
export const SEPARATORS = '!"#$%&()*+,-./:;<=>?@[\\]^_{|}~\u00A0¡§«»°·¿×–—…“”„•½¼¾€£';
/** Within a word these are nothing: "Miller's" is "millers". */
export const NOTHING = "'`´‘’";

/** Letters with accents and, in the same places, those without: what the database's `translate(text, from, to)` takes. */
export const ACCENTS = {
  from: letters.map(([, accented]) => accented).join(""),
  to: letters.map(([plain, accented]) => plain.repeat(accented.length)).join(""),
} as const;

/** "B-1001" is one word, b1001; joined before the rest is folded. A pattern that means the same to the database. */
export const NUMBERED = "(^|[^A-Za-z0-9])([A-Za-z])-([0-9])";
const numbered = new RegExp(NUMBERED, "g");

/** Longer words are known by their first letters. */
export const LONGEST_WORD = 40;
/** More words than this narrow nothing down any more. */
const MOST_WORDS = 8;

const folded = new Map([
  ...[...ACCENTS.from].map((letter, at) => [letter, ACCENTS.to[at] ?? ""] as const),
  ...[...SEPARATORS].map((letter) => [letter, " "] as const),
  ...[...NOTHING].map((letter) => [letter, ""] as const),
]);
/** Nothing in it is to be taken apart. */
const PLAIN = /^[A-Za-z0-9 ]*$/;

/** A text in small letters without accents and punctuation, its words parted by spaces. */
export const plainText = (text: string): string => (PLAIN.test(text) ? text : folding(text)).toLowerCase();
const folding = (text: string): string => [...text].map((letter) => folded.get(letter) ?? letter).join("");
const fold = (text: string): string => plainText(text.replace(numbered, "$1$2$3"));

/** The words that a person searches for, as the database keeps them; each once. */
export function searchWords(search: string): string[] {
  const words = fold(search)
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => [...word].slice(0, LONGEST_WORD).join(""));
  return [...new Set(words)].slice(0, MOST_WORDS);
}

/** An amount that a search names, and what stands beside it: of "Miller $1,850" 185000 and "Miller". */
export type SearchedAmount = { amount: Cents; beside: string };

/** The first amount above nothing that a search names; null where no part of it reads as one. */
export function searchedAmount(search: string): SearchedAmount | null {
  const parts = search.split(/\s+/).filter(Boolean);
  for (const part of parts) {
    const read = readMoney(part);
    if (read.ok && read.value !== null && read.value > 0)
      return { amount: read.value, beside: parts.filter((other) => other !== part).join(" ") };
  }
  return null;
}

/** Whether a word is one that people mistype: numbers and the shortest words are meant as they stand. */
export const canBeMistyped = (word: string): boolean => word.length >= 4 && !/\d/.test(word);

/** A run of characters of a text: from `start` up to, and without, `end`. */
export type Range = { start: number; end: number };

const WORD = new RegExp(`[A-Za-z]-\\d+|[^\\s${SEPARATORS.replace(/[\\\]^-]/g, "\\$&")}]+`, "g");

/** Where a text has a word that begins with one of these (as `searchWords` gives them), in its order. */
export function findWords(text: string, beginnings: readonly string[]): Range[] {
  if (beginnings.length === 0) return [];
  return [...text.matchAll(WORD)].flatMap(({ 0: word, index }) => {
    const plain = fold(word);
    const digits = plain.slice(1); // a document is found by the digits of its number too
    const isFound = beginnings.some(
      (beginning) => plain.startsWith(beginning) || (word[1] === "-" && digits.startsWith(beginning)),
    );
    return isFound ? [{ start: index, end: index + word.length }] : [];
  });
}
