import { wordSet } from "#shared/word-set.ts";
import { at, type Figure } from "./figure.ts";
import { isBare } from "./repairs.ts";
import type { Token } from "./tokens.ts";
import { ENDS_LINE } from "./taken.ts";

/** "So that's", "which is": from a share these lead to it once more. */
const RESTATING = wordSet("so that's that which is it's be comes to makes would");
const LONGEST = 4;
/** "Three thousand down", "five hundred now". */
const DUE_NOW = wordSet("now today down deposit upfront");

/**
 * The tokens of a figure that says once more, right behind a term, what its share comes to: "half down, so that's three
 * thousand", "a third as a deposit, so thirty three percent". `share` in hundredths of a percent. Null for any other figure.
 */
export function restatedShare(
  figure: Figure,
  share: number,
  tokens: readonly Token[],
  taken: Uint8Array,
): { first: number; last: number } | null {
  let first = figure.first;
  while (first > figure.first - LONGEST && RESTATING.has(at(tokens, first - 1))) first--;
  if (first === figure.first || taken[first - 1] !== ENDS_LINE) return null;
  const next = at(tokens, figure.last + 1);
  const now = DUE_NOW.has(next) ? 1 : next === "up" && at(tokens, figure.last + 2) === "front" ? 2 : 0;
  const percent = figure.role === "percent";
  if (percent && Math.round((figure.number.readings[0]?.value ?? 0) * 100) !== share) return null;
  return percent || now > 0 || isBare(figure, tokens) ? { first, last: figure.last + now } : null;
}
