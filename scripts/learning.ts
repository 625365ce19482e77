// What the scripts that learn share: the opened jobs, a logistic regression over signs, and how its weights are written.
import { writeFileSync } from "node:fs";
import { SIGNS } from "#shared/estimator/likelihood/sign.ts";
import { goldJobs, type GoldJob } from "#test/gold-jobs.ts";

/** Signs of something, and whether it is so (1) or not (0). */
export interface Example {
  signs: Uint16Array;
  so: 0 | 1;
}

/** Things of which one is meant, each with its signs; more than one when any of them will do. */
export interface Choice {
  signs: Uint16Array[];
  meant: boolean[];
}

/** Every job that may be learned from: those of closed sets are left out. */
export const openedJobs = (): GoldJob[] => goldJobs().filter(({ isClosed }) => !isClosed);

/** So often each example is shown. */
const ROUNDS = 8;
/** An example that is understood so well teaches nothing more. */
const LEARNED = 0.001;
/** Weights are kept in steps of so much, no more than so many, each as a letter from "#" to "[": none of these is escaped. */
const [STEP, MOST, NOTHING] = [1 / 14, 28, 63];
const LINE = 110;

/** Numbers that follow each other as if by chance, the same each time. */
export function shuffle<T>(list: T[], seed: number): void {
  let state = seed;
  for (let index = list.length - 1; index > 0; index--) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    const other = Math.floor((state / 2 ** 32) * (index + 1));
    [list[index], list[other]] = [list[other] as T, list[index] as T];
  }
}

/** What some signs speak together. */
export function sumOf(weights: Float64Array, signs: Uint16Array): number {
  let sum = 0;
  for (const sign of signs) sum += weights[sign] ?? 0;
  return sum;
}

/** What signs speak, each learned at a rate of its own (AdaGrad). */
class Learned {
  readonly weights = new Float64Array(SIGNS);
  readonly #steepness = new Float64Array(SIGNS).fill(1e-6);
  readonly #rate: number;

  constructor(rate: number) {
    this.#rate = rate;
  }

  /** Moves what signs speak against how much too likely they made something. */
  mend(signs: Uint16Array, error: number): void {
    for (const sign of signs) {
      const steep = (this.#steepness[sign] ?? 0) + error * error;
      this.#steepness[sign] = steep;
      this.weights[sign] = (this.weights[sign] ?? 0) - (this.#rate * error) / Math.sqrt(steep);
    }
  }
}

/** Shows each of a list so many times, in another order each time. */
function inRounds<T>(all: readonly T[], rounds: number, show: (one: T) => void): void {
  const list = [...all];
  for (let round = 0; round < rounds; round++) {
    shuffle(list, round + 1);
    list.forEach(show);
  }
}

/** Logistic regression by stochastic gradient descent. The same examples give the same weights. */
export function learn(examples: readonly Example[], rate: number, rounds = ROUNDS): Float64Array {
  const learned = new Learned(rate);
  inRounds(examples, rounds, ({ signs, so }) => {
    const error = 1 / (1 + Math.exp(-sumOf(learned.weights, signs))) - so;
    if (Math.abs(error) >= LEARNED) learned.mend(signs, error);
  });
  return learned.weights;
}

/** A choice of which what is meant is taken for so likely teaches nothing more, nor does one that is taken for so unlikely. */
const [CHOSEN, NOT_CHOSEN] = [0.999, 0.002];

/** The same for choices: how likely each is stands beside how likely the others are. */
export function learnChoices(choices: readonly Choice[], rate: number): Float64Array {
  const learned = new Learned(rate);
  inRounds(choices, ROUNDS, ({ signs, meant }) => {
    const sums = signs.map((one) => sumOf(learned.weights, one));
    const most = Math.max(...sums);
    const powers = sums.map((sum) => Math.exp(sum - most));
    const all = powers.reduce((total, power) => total + power, 0);
    const found = powers.reduce((total, power, index) => total + (meant[index] ? power : 0), 0);
    if (found / all > CHOSEN) return;
    signs.forEach((one, index) => {
      const power = powers[index] ?? 0;
      const error = power / all - (meant[index] ? power / found : 0);
      if (Math.abs(error) >= NOT_CHOSEN) learned.mend(one, error);
    });
  });
  return learned.weights;
}

/** Writes weights as a module of letters. Returns how many signs speak. */
export function writeWeights(weights: Float64Array, file: URL, script: string, speaksFor: string): number {
  const steps = Array.from(weights, (weight) => Math.max(-MOST, Math.min(MOST, Math.round(weight / STEP))));
  const text = steps.map((step) => String.fromCharCode(NOTHING + step)).join("");
  const lines = text.match(new RegExp(`.{1,${LINE}}`, "g")) ?? [];
  writeFileSync(
    file,
    `// Written by scripts/${script}.
import type { Weights } from "./weighed.ts";

/** What each sign speaks for ${speaksFor}, or against it. */
export const WEIGHTS: Weights = {
  step: ${STEP},
  nothing: ${NOTHING},
  letters: [
${lines.map((line) => `    "${line}",`).join("\n")}
  ],
};
`,
  );
  return steps.filter((step) => step !== 0).length;
}
