import { percentFromMilliPercent, scaleDecimal, type MilliPercent } from "#shared/money.ts";
import { wordSet } from "#shared/word-set.ts";
import type { Figure } from "../numbers/figure.ts";
import { isBare } from "../numbers/repairs.ts";
import { ENDS_LINE } from "../words/taken.ts";
import { at, type Token } from "../words/tokens.ts";

/** "So that's", "which is": from a share these lead to it once more. */
const RESTATING = wordSet("so that's that which is it's be comes to makes would");
const LONGEST = 4;
/** Nobody says a third nearer than "thirty three point three three". */
const hundredths = (percent: number): number => scaleDecimal(percent, 100);
/** "Three thousand down", "five hundred now". */
const DUE_NOW = wordSet("now today down deposit upfront");

/**
 * The tokens of a figure that says once more, right behind a term, what its share comes to: "half down, so that's three
 * thousand", "a third as a deposit, so thirty three percent". `share` is what it was said to be before. Null for any other figure.
 */
export function restatedShare(
  figure: Figure,
  share: MilliPercent,
  tokens: readonly Token[],
  taken: Uint8Array,
): { first: number; last: number } | null {
  let first = figure.first;
  while (first > figure.first - LONGEST && RESTATING.has(at(tokens, first - 1))) first--;
  if (first === figure.first || taken[first - 1] !== ENDS_LINE) return null;
  const next = at(tokens, figure.last + 1);
  const now = DUE_NOW.has(next) ? 1 : next === "up" && at(tokens, figure.last + 2) === "front" ? 2 : 0;
  const percent = figure.role === "percent";
  if (percent && hundredths(figure.number.readings[0]?.value ?? 0) !== hundredths(percentFromMilliPercent(share)))
    return null;
  return percent || now > 0 || isBare(figure, tokens) ? { first, last: figure.last + now } : null;
}
