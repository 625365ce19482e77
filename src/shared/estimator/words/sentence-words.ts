import { wordSet } from "#shared/word-set.ts";
import { at, beginsSentence, type Token } from "./tokens.ts";

/** Who speaks: what these do is no doing of others. */
export const FIRST_PERSON = wordSet("i we i'd we'd i've we've i'm we're i'll we'll our my us");
/** What stands between a verb and its sum: "quoted him about". */
export const BETWEEN = wordSet("him her them em me us you like about around roughly maybe only just $ an extra");
export const ARTICLES = wordSet("the my his her their another a an one other that");
/** "Make | that six inch", "make | it": what was said before and becomes another. */
export const MADE = wordSet("that it them those");
/** Less than this is no price that is worth telling. */
export const LEAST = 20;
/** How far a subject reaches back from its verb, and a condition or a mark from the number. */
export const [SUBJECT, SENTENCE] = [5, 12];

/** The word before a token in its sentence, or "". */
export function wordBefore(tokens: readonly Token[], index: number): string {
  const token = index > 0 ? tokens[index] : undefined;
  return token === undefined || token.gap === "stop" ? "" : at(tokens, index - 1);
}

/** True when one of some words stands before a token in its sentence: asked before the words are put together. */
export function saysBefore(
  tokens: readonly Token[],
  index: number,
  reach: number,
  words: ReadonlySet<string>,
): boolean {
  for (let next = index; next > index - reach; next--) {
    const word = wordBefore(tokens, next);
    if (word === "") return false;
    if (words.has(word)) return true;
  }
  return false;
}

/** The words before a token in its sentence, the nearest first. */
export function wordsBefore(tokens: readonly Token[], index: number, reach: number): string[] {
  const words: string[] = [];
  for (let back = index - 1; back >= 0 && back >= index - reach; back--) {
    const [word, next] = [tokens[back], tokens[back + 1]];
    if (word === undefined || next === undefined || next.gap === "stop") break;
    words.push(word.norm);
  }
  return words;
}

/** The words from a token on, to the end of its sentence. */
export function wordsFrom(tokens: readonly Token[], index: number, reach: number): string[] {
  const words: string[] = [];
  for (let next = index; next < index + reach; next++) {
    const word = tokens[next];
    if (word === undefined || word.gap === "stop") break;
    words.push(word.norm);
  }
  return words;
}

/** True when one of some words stands from a token on, before another. */
export function saysBetween(words: ReadonlySet<string>, tokens: readonly Token[], from: number, to: number): boolean {
  for (let index = from; index < to; index++) if (words.has(at(tokens, index))) return true;
  return false;
}

/** True when one of some words stands at one of some places. */
export function saysOneOf(tokens: readonly Token[], places: readonly number[], words: ReadonlySet<string>): boolean {
  for (const index of places) if (words.has(at(tokens, index))) return true;
  return false;
}

/** The places of the same sentence on both sides of some tokens, the nearest before them first, then those behind. */
export function placesBeside(tokens: readonly Token[], first: number, last: number, reach: number): number[] {
  const places: number[] = [];
  for (let back = first - 1; back >= 0 && back >= first - reach && !beginsSentence(tokens[back + 1]); back--)
    places.push(back);
  for (let next = last + 1; next <= last + reach && next < tokens.length && !beginsSentence(tokens[next]); next++)
    places.push(next);
  return places;
}
