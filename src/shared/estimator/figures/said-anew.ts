import { wordSet } from "#shared/word-set.ts";
import { figureWith, type Figure } from "../numbers/figure.ts";
import { timesApart } from "../numbers/repairs.ts";
import type { Reading } from "../words/spoken-number.ts";
import { at, beginsSentence, type Token } from "../words/tokens.ts";

import { valueOf } from "./counts.ts";

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

/** What a number means that stands for another: "fifty two hundred, no, fifty six fifty" is no 56 dollars. */
export const nearestReading = ({ number }: Figure, held: Figure): Reading =>
  number.readings.reduce((one, other) => {
    const far = ({ value }: Reading) => timesApart(value, valueOf(held));
    return far(other) < far(one) ? other : one;
  });

/** Behind a figure, at the end of a sentence, these beg pardon for the one before: "48 cupcakes, | excuse me". */
export const PARDONING = wordSet("sorry excuse pardon apologies oops whoops mistake");
const BESIDE_PARDON = wordSet("um uh my me i beg your");

/** "Twenty panels, I should have said.", "48 cupcakes, excuse me.": the last token of a pardon that ends the sentence, or -1. */
export function pardonEnd(tokens: readonly Token[], last: number): number {
  let end = last;
  let pardons = false;
  while (!beginsSentence(tokens[end + 1]) && end + 1 < tokens.length) {
    const word = at(tokens, end + 1);
    if (PARDONING.has(word)) pardons = true;
    else if (!BESIDE_PARDON.has(word)) return -1;
    end++;
  }
  return pardons ? end : -1;
}
