import { wordSet } from "#shared/word-set.ts";
import { isNumberWord } from "./number-words.ts";
import { at, isJoined, type Token } from "./tokens.ts";
import { couldName, CURRENCY } from "./words.ts";

const WHOLE = wordSet("grand sub job price bill whole thing looking");
/** "Leave the packing off | total is 1,135". */
const PARTICLES = wordSet("off out up down back away too");

/** "The deck | total", "stack the chairs | altogether": what stands right behind a thing or a doing is of that one, and not of everything. */
export function isOfOne(tokens: readonly Token[], index: number): boolean {
  const before = isJoined(tokens[index]) ? at(tokens, index - 1) : "";
  if (!couldName(before) || isNumberWord(before)) return false;
  // "the old stuff is shot | total is 185"
  if (/^(?:is|are|was|were)$/.test(at(tokens, index - 2))) return false;
  return !WHOLE.has(before) && !PARTICLES.has(before) && !CURRENCY.has(before);
}
