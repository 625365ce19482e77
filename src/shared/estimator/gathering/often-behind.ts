import type { OpenLines } from "../heard/open-lines.ts";
import { endOfFrequency } from "../quantities/recurrence.ts";
import { oneOf } from "../words/begins.ts";
import { isNumberWord } from "../words/number-words.ts";
import { isJoined, joined } from "../words/tokens.ts";

/** How often something happens is spelled out behind a price from one of these on. */
export const beginsOften = oneOf(["every", "each", "once"]);

/** "Cleaning is one fifty | every other week | windows ninety": how often, said right behind a price, belongs to it; the last token of it, or -1. */
export function oftenBehind(open: OpenLines, index: number): number {
  const { current, correction, tokens } = open;
  const isBehind = current.price?.last === index - 1 && isJoined(tokens[index]);
  const last = isBehind && !correction ? endOfFrequency(tokens, index) : -1;
  if (last < 0) return -1;
  // "first clean 220 | every two weeks 120": that of the next price
  const next = joined(tokens, last + 1);
  if (next === "$" || isNumberWord(next)) return -1;
  current.often = Array.from({ length: last - index + 1 }, (_, step) => index + step);
  current.last = last;
  return last;
}
