import { keptByWord } from "#shared/kept-words.ts";

/** Tells a word at which one way to say something begins. */
export type Begins = (word: string) => boolean;

/** Begins at one of some words. */
export const oneOf = (...words: Iterable<string>[]): Begins => {
  const known = new Set(words.flatMap((some) => [...some]));
  return (word) => known.has(word);
};

/** Phrases by their first word, in their order. */
export function byFirstWord(phrases: readonly string[]): ReadonlyMap<string, readonly (readonly string[])[]> {
  const known = new Map<string, string[][]>();
  for (const phrase of phrases) {
    const words = phrase.split(" ");
    const [first = ""] = words;
    known.set(first, [...(known.get(first) ?? []), words]);
  }
  return known;
}

/** Of some ways in their order those that begin at a word; none at most words, so that most are asked one question in all. */
export function waysThatBegin<Way>(ways: readonly { begins: Begins; way: Way }[]): (word: string) => readonly Way[] {
  return keptByWord((word) => ways.filter(({ begins }) => begins(word)).map(({ way }) => way));
}
