import { SIGNS } from "./sign.ts";

/** What signs speak, a letter each: so many steps as it lies behind the letter of a sign that speaks for nothing. */
export interface Weights {
  step: number;
  /** The code of that letter. */
  nothing: number;
  letters: readonly string[];
}

/** Sums what signs speak for and against. The weights are read once, when it is first asked. */
export function sumBy({ step, nothing, letters }: Weights): (signs: Uint16Array) => number {
  let read: Int8Array | undefined;
  return (signs) => {
    if (read === undefined) {
      read = new Int8Array(SIGNS);
      let sign = 0;
      for (const line of letters)
        for (let index = 0; index < line.length; index++) read[sign++] = line.charCodeAt(index) - nothing;
    }
    let sum = 0;
    for (const sign of signs) sum += read[sign] ?? 0;
    return sum * step;
  };
}

/** Tells from 0 to 1 how likely something is by its signs. */
export function weighedBy(weights: Weights): (signs: Uint16Array) => number {
  const sumOf = sumBy(weights);
  return (signs) => 1 / (1 + Math.exp(-sumOf(signs)));
}
