import type { Token } from "../words/tokens.ts";
import { StopSigns } from "./stop-signs.ts";
import { WEIGHTS } from "./stop-weights.ts";
import { weighedBy } from "./weighed.ts";

/** From here on a statement ends: of what is so likely in unread talk nine of ten are where a careful hand has a full stop (`bench/stops.ts`). */
export const ENDS = 0.75;
/** Where the recogniser heard a pause less is enough. */
const ENDS_AT_PAUSE = 0.35;
/** Who punctuates has a mark at least every so many words. */
const PUNCTUATED = 40;

const weigh = weighedBy(WEIGHTS);

function isPunctuated(tokens: readonly Token[]): boolean {
  let marks = 0;
  for (let index = 1; index < tokens.length; index++) {
    const gap = tokens[index]?.gap;
    if (gap === "stop" || gap === "comma") marks++;
  }
  return marks * PUNCTUATED > tokens.length;
}

/** How likely a statement ends before each token of a talk, from 0 to 1, whatever marks it has. */
export function stopsOf(tokens: readonly Token[]): Float64Array {
  const likely = new Float64Array(tokens.length);
  new StopSigns(tokens).ask((token, signs) => {
    const likelihood = weigh(signs);
    likely[token] = likelihood;
    return likelihood > 0.5;
  });
  return likely;
}

/**
 * A talk that nobody punctuated, with a full stop where a statement surely ends. `scripts/learn-stops.ts` learns from
 * punctuated talk where that is; a talk with marks of its own stays as it is.
 */
export function withHeardStops(tokens: Token[]): Token[] {
  if (isPunctuated(tokens)) return tokens;
  const likely = stopsOf(tokens);
  return tokens.map((token, index) => {
    const enough = token.gap === "pause" ? ENDS_AT_PAUSE : ENDS;
    const ends = (likely[index] ?? 0) > enough && (token.gap === "space" || token.gap === "pause");
    return ends ? { ...token, gap: "stop" } : token;
  });
}
