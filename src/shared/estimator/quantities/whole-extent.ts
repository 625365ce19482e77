import { wordSet } from "#shared/word-set.ts";
import { saysOneOf } from "../words/sentence-words.ts";
import { normsAt, type Token } from "../words/tokens.ts";
import type { Candidate } from "./candidate.ts";

const WHOLE = wordSet("whole entire full same all");
const EXTENTS = wordSet("run length footage yardage area perimeter thing line way");
const SQUARE = wordSet("square linear");

/** "On the whole run", "the same square footage": as far as what was measured before. */
export function saysWholeExtent(tokens: readonly Token[], { words, trailing }: Candidate): boolean {
  if (!saysOneOf(tokens, words, WHOLE) && !saysOneOf(tokens, trailing, WHOLE)) return false;
  const norms = normsAt(tokens, [...words, ...trailing]);
  return norms.some((word, at) => {
    const extent = SQUARE.has(norms[at + 1] ?? "") ? at + 2 : at + 1;
    return WHOLE.has(word) && EXTENTS.has(norms[extent] ?? "");
  });
}
