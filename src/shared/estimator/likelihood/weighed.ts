/** What signs speak, a letter each: so many steps as it lies behind the letter of a sign that speaks for nothing. */
export interface Weights {
  step: number;
  /** The code of that letter. */
  nothing: number;
  letters: readonly string[];
}

/** So many steps as each sign speaks. */
function stepsOf({ nothing, letters }: Weights): Int8Array {
  const steps = new Int8Array(letters.reduce((sum, line) => sum + line.length, 0));
  let sign = 0;
  for (const line of letters)
    for (let index = 0; index < line.length; index++) steps[sign++] = line.charCodeAt(index) - nothing;
  return steps;
}

/** Sums what signs speak for and against. The weights are read once, when it is first asked. */
export function sumBy(weights: Weights): (signs: Uint16Array) => number {
  let steps: Int8Array | undefined;
  return (signs) => {
    steps ??= stepsOf(weights);
    let sum = 0;
    for (const sign of signs) sum += steps[sign] ?? 0;
    return sum * weights.step;
  };
}

/** Tells from 0 to 1 how likely something is by its signs. */
export function weighedBy(weights: Weights): (signs: Uint16Array) => number {
  const sumOf = sumBy(weights);
  return (signs) => 1 / (1 + Math.exp(-sumOf(signs)));
}
