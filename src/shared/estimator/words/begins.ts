import { keptByWord } from "#shared/kept-words.ts";

/** Tells a word at which one way to say something begins. */
export type Begins = (word: string) => boolean;

/** Begins at one of some words. */
export const oneOf = (...words: Iterable<string>[]): Begins => {
  const known = new Set(words.flatMap((some) => [...some]));
  return (word) => known.has(word);
};

/** Of some ways in their order those that begin at a word; none at most words, so that most are asked one question in all. */
export function waysThatBegin<Way>(ways: readonly { begins: Begins; way: Way }[]): (word: string) => readonly Way[] {
  return keptByWord((word) => ways.filter(({ begins }) => begins(word)).map(({ way }) => way));
}
