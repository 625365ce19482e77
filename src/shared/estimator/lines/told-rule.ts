import type { Token } from "../words/tokens.ts";

/** The words of a line and the cues that they give, the talk, and whether some words name a thing. */
export interface Said {
  words: readonly number[];
  cues: number;
  tokens: readonly Token[];
  names: (words: readonly number[]) => boolean;
}

/** A rule with the cues without any one of which it finds nothing: few lines give them. Some need cues of findings as well. */
export type ToldRule = readonly [needed: number, rule: (said: Said) => number, found?: number];
