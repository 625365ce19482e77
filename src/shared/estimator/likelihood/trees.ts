/**
 * Trees of questions, all of one depth: each asks whether a measure lies below a limit, goes to the left if so, and what the
 * leaves say that are reached is added up. Numbers are written as text with commas between (digits with spaces between look
 * like the number of a card): `measures` and `limits` of each tree's questions from the top, `leaves` from the left.
 */
export interface Trees {
  depth: number;
  /** What is likely before anything is asked. */
  base: number;
  measures: readonly string[];
  limits: readonly string[];
  leaves: readonly string[];
}

const numbersOf = (lines: readonly string[]): number[] => lines.join(",").split(",").map(Number);

/** Trees whose numbers were read. */
class ReadTrees {
  readonly #depth: number;
  readonly #measures: Uint16Array;
  readonly #limits: Float64Array;
  readonly #leaves: Float64Array;

  constructor({ depth, measures, limits, leaves }: Trees) {
    this.#depth = depth;
    this.#measures = Uint16Array.from(numbersOf(measures));
    this.#limits = Float64Array.from(numbersOf(limits));
    this.#leaves = Float64Array.from(numbersOf(leaves));
  }

  /** What the leaves say that are reached, in all. */
  sumOf(values: Float64Array): number {
    const measures = this.#measures;
    const limits = this.#limits;
    const leaves = this.#leaves;
    const questions = (1 << this.#depth) - 1;
    let sum = 0;
    let leaf = 0;
    for (let first = 0; first < measures.length; first += questions) {
      let place = 0;
      while (place < questions) {
        const value = values[measures[first + place] ?? 0] ?? 0;
        place = value < (limits[first + place] ?? 0) ? 2 * place + 1 : 2 * place + 2;
      }
      sum += leaves[leaf + place - questions] ?? 0;
      leaf += questions + 1;
    }
    return sum;
  }
}

/** Tells from 0 to 1 how likely something is by its measures. The trees are read once, when they are first asked. */
export function likelyBy(trees: Trees): (values: Float64Array) => number {
  let read: ReadTrees | undefined;
  return (values) => {
    read ??= new ReadTrees(trees);
    return 1 / (1 + Math.exp(-trees.base - read.sumOf(values)));
  };
}
