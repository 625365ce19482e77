import { figureWith, type Figure } from "../numbers/figure.ts";
import type { Reading } from "../words/spoken-number.ts";
import type { Token } from "../words/tokens.ts";

/** The figures that were heard so far, which a rule may change, the words, and which of them are taken. */
export interface Said {
  kept: Figure[];
  tokens: readonly Token[];
  taken: Uint8Array;
}

/** A way to say a figure anew: puts it where the earlier one stood and returns the last token that says so, or -1. */
export type SaidAnew = (said: Said, again: Figure, next: Figure | undefined) => number;

/** A figure with the value of one that was said later, and the words that corrected it. */
export const correctedBy = (held: Figure, again: Figure, readings: Reading[] = again.number.readings): Figure =>
  figureWith(held, {
    number: { ...held.number, readings },
    corrected: { first: again.first, last: again.last },
  });
