import { wordSet } from "#shared/word-set.ts";
import type { Candidate } from "../quantities/candidate.ts";
import { isLineHead } from "../words/nature.ts";
import { isThing } from "../words/nearby.ts";
import { at, isJoined, type Token } from "../words/tokens.ts";
import { MATERIAL_WORDS, WORK_VERBS } from "../words/words.ts";

const ARTICLES = wordSet("the his her their");
const PLACING = wordSet("for in on at");
/** "The fellowship hall piano". */
const LONGEST_NAME = 3;
const MOST = 6;
const GOES_ON = wordSet("and i at so");

/** The place behind a name that begins at a place among some words: "the fellowship hall", "one for the den"; or -1. */
function nameEnd(tokens: readonly Token[], words: readonly number[], begin: number): number {
  const one = at(tokens, words[begin]) === "one" && PLACING.has(at(tokens, words[begin + 1]));
  const from = one ? begin + 2 : begin;
  if (!ARTICLES.has(at(tokens, words[from]))) return -1;
  let end = from + 1;
  for (; end < words.length && end - from <= LONGEST_NAME; end++) {
    const [index, word] = [words[end] ?? -1, at(tokens, words[end])];
    if (!isJoined(tokens[index]) || !isThing(word)) break;
    // "two oil changes, the brakes and the rotors": things to be done besides
    if (WORK_VERBS.has(word) || MATERIAL_WORDS.has(word) || isLineHead(word)) return -1;
  }
  return end > from + 1 ? end : -1;
}

/** How many of the first words of a clause are as many names as there are of the service that was counted right before it. */
function namesAtHead(tokens: readonly Token[], line: Candidate, words: readonly number[]): number {
  const [count, ...others] = line.quantities;
  const many = count?.number.readings[0]?.value ?? 0;
  if (!line.service || line.price || others.length > 0 || count?.unit !== null || many < 2 || many > MOST) return 0;
  // "mini splits, two of them, | one for the den"
  let from = at(tokens, words[0]) === "of" && at(tokens, words[1]) === "them" ? 2 : 0;
  const behind = (words[0] ?? -1) === Math.max(line.last, line.service.last, count.last) + 1;
  if (tokens[words[from] ?? -1]?.gap !== "comma" || !behind) return 0;
  for (let left = many; left > 0; left--) {
    const end = nameEnd(tokens, words, from);
    if (end < 0) return 0;
    from = left > 1 && at(tokens, words[end]) === "and" ? end + 1 : end;
  }
  const next = words[from];
  return next === undefined || !isJoined(tokens[next]) || GOES_ON.has(at(tokens, next)) ? from : 0;
}

/** "Two tunings, | the sanctuary and the fellowship hall | at one thirty each": which they are is no line, and is passed over. */
export function passWhich(tokens: readonly Token[], line: Candidate | undefined, said: Candidate): void {
  const names = line ? namesAtHead(tokens, line, said.words) : 0;
  if (!line || names === 0) return;
  line.last = said.words[names - 1] ?? line.last;
  said.words = said.words.slice(names);
}
