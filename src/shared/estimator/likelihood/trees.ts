/**
 * Trees of questions, all of one depth: each asks whether a measure lies below a limit, goes to the left if so, and what the
 * leaves say that are reached is added up. Numbers are written as text, a space between them: `measures` and `limits` of each tree's
 * questions from the top, `leaves` from the left.
 */
export interface Trees {
  depth: number;
  /** What is likely before anything is asked. */
  base: number;
  measures: readonly string[];
  limits: readonly string[];
  leaves: readonly string[];
}

const numbersOf = (lines: readonly string[]): number[] => lines.join(" ").split(" ").map(Number);

/** Tells from 0 to 1 how likely something is by its measures. The trees are read once, when they are first asked. */
export function likelyBy({ depth, base, measures, limits, leaves }: Trees): (values: Float64Array) => number {
  const questions = 2 ** depth - 1;
  let read: { measures: Uint16Array; limits: Float64Array; leaves: Float64Array } | undefined;
  return (values) => {
    read ??= {
      measures: Uint16Array.from(numbersOf(measures)),
      limits: Float64Array.from(numbersOf(limits)),
      leaves: Float64Array.from(numbersOf(leaves)),
    };
    let sum = base;
    for (let first = 0, leaf = 0; first < read.measures.length; first += questions, leaf += questions + 1) {
      let place = 0;
      while (place < questions) {
        const isBelow = (values[read.measures[first + place] ?? 0] ?? 0) < (read.limits[first + place] ?? 0);
        place = 2 * place + (isBelow ? 1 : 2);
      }
      sum += read.leaves[leaf + place - questions] ?? 0;
    }
    return 1 / (1 + Math.exp(-sum));
  };
}
