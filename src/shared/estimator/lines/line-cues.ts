import { keptByWord } from "#shared/kept-words.ts";
import type { Begins } from "../words/begins.ts";
import type { Token } from "../words/tokens.ts";

const GIVEN_BY: Begins[] = [];
const MOST = 31;

/**
 * The cue that some words give a line: without it a rule about lines finds nothing and need not be asked. To be made while
 * modules load. Throws when there are more than stand side by side in a number.
 */
export function lineCue(isGivenBy: Begins): number {
  if (GIVEN_BY.length === MOST)
    throw new Error(`More than ${MOST} cues of lines: they stand side by side in one number`);
  return 1 << (GIVEN_BY.push(isGivenBy) - 1);
}

const cuesOf = keptByWord((word) =>
  GIVEN_BY.reduce((cues, isGivenBy, place) => (isGivenBy(word) ? cues | (1 << place) : cues), 0),
);

/** All cues that the words of a line give: each word is looked at once for all rules. */
export function cuesIn(tokens: readonly Token[], words: readonly number[]): number {
  let cues = 0;
  for (const index of words) cues |= cuesOf(tokens[index]?.norm ?? "");
  return cues;
}
