// Grows trees of questions that tell how likely something is: gradient boosting of the logistic loss over measures in steps.
// The same examples give the same trees.
import { writeFileSync } from "node:fs";
import { upTo } from "#shared/estimator/likelihood/sorted.ts";
import type { Trees } from "#shared/estimator/likelihood/trees.ts";

/** Measures of something, whether it is so (1) or not (0), and for how many it stands. */
export interface Measured {
  measures: Float64Array;
  so: 0 | 1;
  weight: number;
}

const [TREES, DEPTH, RATE] = [200, 3, 0.1];
/** Each tree is grown with such a share of the examples and of the measures. */
const [OF_EXAMPLES, OF_MEASURES] = [0.7, 0.5];
/** Each measure is parted in so many steps. */
const STEPS = 32;
/** What keeps a leaf near nothing, and how much it must hold at least. */
const [DAMPING, LEAST, LEAST_GAIN] = [5, 2, 0.001];
const [QUESTIONS, LEAVES] = [2 ** DEPTH - 1, 2 ** DEPTH];
const LINE = 110;

/** Numbers from 0 to 1 that follow each other as if by chance, the same each time. */
export function chances(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return (state >>> 8) / 2 ** 24;
  };
}

/** Limits that part values into steps of about as many each; each lies between two values. */
function limitsOf(values: readonly number[]): number[] {
  const sorted = values.toSorted((one, other) => one - other);
  const distinct = [...new Set(sorted)];
  const wanted = Array.from(
    { length: STEPS - 1 },
    (_, step) => sorted[Math.floor(((step + 1) * sorted.length) / STEPS)],
  );
  const kept = new Set(wanted);
  return distinct.flatMap((value, place) => {
    const before = distinct[place - 1];
    const isKept = before !== undefined && (distinct.length <= STEPS || kept.has(value));
    return isKept ? [(before + value) / 2] : [];
  });
}

const same = (limit: number): number => limit;

interface Question {
  measure: number;
  step: number;
}

/** Grows one tree after the other against what those before it still tell wrong. */
class Grower {
  readonly #examples: readonly Measured[];
  readonly #measures: number;
  readonly #limits: number[][];
  readonly #steps: Uint8Array;
  readonly #sums: Float64Array;
  readonly #slopes: Float64Array;
  readonly #bends: Float64Array;
  readonly #slopesOf: Float64Array;
  readonly #bendsOf: Float64Array;
  readonly base: number;
  readonly questions: { measure: number; limit: number }[] = [];
  readonly leaves: number[] = [];

  constructor(examples: readonly Measured[]) {
    this.#examples = examples;
    const count = examples[0]?.measures.length ?? 0;
    this.#measures = count;
    this.#limits = Array.from({ length: count }, (_, measure) =>
      limitsOf(examples.map(({ measures }) => measures[measure] ?? 0)),
    );
    this.#steps = new Uint8Array(examples.length * count);
    examples.forEach(({ measures }, index) => {
      for (let measure = 0; measure < count; measure++)
        this.#steps[index * count + measure] = upTo(this.#limits[measure] ?? [], measures[measure] ?? 0, same);
    });
    let [so, all] = [0, 0];
    for (const example of examples) {
      so += example.weight * example.so;
      all += example.weight;
    }
    this.base = Math.log(so / (all - so));
    this.#sums = new Float64Array(examples.length).fill(this.base);
    this.#slopes = new Float64Array(examples.length);
    this.#bends = new Float64Array(examples.length);
    this.#slopesOf = new Float64Array(STEPS);
    this.#bendsOf = new Float64Array(STEPS);
  }

  grow(chance: () => number): void {
    this.#examples.forEach(({ so, weight }, index) => {
      const likely = 1 / (1 + Math.exp(-(this.#sums[index] ?? 0)));
      this.#slopes[index] = weight * (likely - so);
      this.#bends[index] = weight * likely * (1 - likely);
    });
    const shown = [...this.#examples.keys()].filter(() => chance() < OF_EXAMPLES);
    const asked = Array.from({ length: this.#measures }, (_, measure) => measure).filter(() => chance() < OF_MEASURES);
    const questions: (Question | null)[] = Array.from({ length: QUESTIONS }, () => null);
    const leaves = Array.from({ length: LEAVES }, () => 0);
    this.#part(shown, 0, asked, questions, leaves);
    for (let index = 0; index < this.#examples.length; index++)
      this.#sums[index] = (this.#sums[index] ?? 0) + (leaves[this.#leafOf(index, questions)] ?? 0);
    for (const question of questions) {
      const { measure, step } = question ?? { measure: 0, step: 0 };
      // what is not asked goes to the right
      this.questions.push({ measure, limit: question === null ? -1e9 : (this.#limits[measure]?.[step] ?? 0) });
    }
    this.leaves.push(...leaves);
  }

  #stepOf(index: number, measure: number): number {
    return this.#steps[index * this.#measures + measure] ?? 0;
  }

  #leafOf(index: number, questions: readonly (Question | null)[]): number {
    let place = 0;
    while (place < QUESTIONS) {
      const question = questions[place];
      const isBelow = question != null && this.#stepOf(index, question.measure) <= question.step;
      place = 2 * place + (isBelow ? 1 : 2);
    }
    return place - QUESTIONS;
  }

  #part(
    shown: readonly number[],
    place: number,
    asked: readonly number[],
    questions: (Question | null)[],
    leaves: number[],
  ): void {
    if (place >= QUESTIONS) {
      let [slope, bend] = [0, 0];
      for (const index of shown) {
        slope += this.#slopes[index] ?? 0;
        bend += this.#bends[index] ?? 0;
      }
      leaves[place - QUESTIONS] = (-RATE * slope) / (bend + DAMPING);
      return;
    }
    const question = this.#best(shown, asked);
    questions[place] = question;
    const isBelow = (index: number) => question !== null && this.#stepOf(index, question.measure) <= question.step;
    this.#part(shown.filter(isBelow), 2 * place + 1, asked, questions, leaves);
    this.#part(
      question === null ? shown : shown.filter((index) => !isBelow(index)),
      2 * place + 2,
      asked,
      questions,
      leaves,
    );
  }

  /** The question that parts examples best. */
  #best(shown: readonly number[], asked: readonly number[]): Question | null {
    let [slope, bend] = [0, 0];
    for (const index of shown) {
      slope += this.#slopes[index] ?? 0;
      bend += this.#bends[index] ?? 0;
    }
    let found: Question | null = null;
    let most = (slope * slope) / (bend + DAMPING) + LEAST_GAIN;
    for (const measure of asked) {
      this.#slopesOf.fill(0);
      this.#bendsOf.fill(0);
      for (const index of shown) {
        const step = this.#stepOf(index, measure);
        this.#slopesOf[step] = (this.#slopesOf[step] ?? 0) + (this.#slopes[index] ?? 0);
        this.#bendsOf[step] = (this.#bendsOf[step] ?? 0) + (this.#bends[index] ?? 0);
      }
      let [left, leftBend] = [0, 0];
      const limits = this.#limits[measure]?.length ?? 0;
      for (let step = 0; step < limits; step++) {
        left += this.#slopesOf[step] ?? 0;
        leftBend += this.#bendsOf[step] ?? 0;
        const [right, rightBend] = [slope - left, bend - leftBend];
        if (leftBend < LEAST || rightBend < LEAST) continue;
        const gain = (left * left) / (leftBend + DAMPING) + (right * right) / (rightBend + DAMPING);
        if (gain <= most) continue;
        most = gain;
        found = { measure, step };
      }
    }
    return found;
  }
}

const inLines = (numbers: readonly string[]): string[] => {
  const lines: string[] = [];
  let line = "";
  for (const number of numbers) {
    if (line.length + number.length >= LINE) {
      lines.push(line);
      line = number;
    } else line = line === "" ? number : `${line},${number}`;
  }
  return [...lines, line];
};

/** So exact are the numbers that are kept. */
const EXACT = 4;
const written = (value: number): string => String(Number(value.toFixed(EXACT)));

export function grow(examples: readonly Measured[], seed = 1): Trees {
  const grower = new Grower(examples);
  const chance = chances(seed);
  for (let tree = 0; tree < TREES; tree++) grower.grow(chance);
  return {
    depth: DEPTH,
    base: Number(written(grower.base)),
    measures: inLines(grower.questions.map(({ measure }) => String(measure))),
    limits: inLines(grower.questions.map(({ limit }) => written(limit))),
    leaves: inLines(grower.leaves.map(written)),
  };
}

/** Writes trees as a module. */
export function writeTrees(
  { depth, base, measures, limits, leaves }: Trees,
  file: URL,
  script: string,
  tell: string,
): void {
  const list = (lines: readonly string[]) => lines.map((line) => `    "${line}",`).join("\n");
  writeFileSync(
    file,
    `// Written by scripts/${script}.
import type { Trees } from "./trees.ts";

/** They tell ${tell}. */
export const TREES: Trees = {
  depth: ${depth},
  base: ${base},
  measures: [
${list(measures)}
  ],
  limits: [
${list(limits)}
  ],
  leaves: [
${list(leaves)}
  ],
};
`,
  );
}
