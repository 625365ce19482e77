// What the scripts that learn share: the opened jobs, a logistic regression over signs, and how its weights are written.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { CLOSED_SETS } from "#shared/estimator/gold/closed.ts";
import { setOf, type GoldCase, type GoldCatalogues, type GoldFile } from "#shared/estimator/gold/score.ts";
import { SIGNS } from "#shared/estimator/likelihood/sign.ts";

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

/** Where the spoken jobs and the marked dictations lie. */
export const gold = new URL("../src/shared/estimator/gold/", import.meta.url).pathname;

/** Every job that may be learned from, with the services that it may name and the set that it is of: those of closed sets are left out. */
export function openedJobs(): { job: GoldCase; catalogues: GoldCatalogues; set: string }[] {
  const known = JSON.parse(readFileSync(`${gold}catalogues.json`, "utf8")) as GoldCatalogues;
  const sets = readdirSync(gold)
    .filter((file) => file.endsWith(".json") && file !== "catalogues.json")
    .map((file) => file.replace(".json", ""));
  return sets
    .filter((set) => !CLOSED_SETS.has(set))
    .flatMap((set) => {
      const { cases, catalogues } = setOf(JSON.parse(readFileSync(`${gold}${set}.json`, "utf8")) as GoldFile, known);
      return cases.map((job) => ({ job, catalogues, set }));
    });
}

const ROUNDS = 8;
/** An example that is understood so well teaches nothing more. */
const LEARNED = 0.001;
/** Weights are kept in steps of so much, no more than so many, each as a letter from "#" to "[": none of these is escaped. */
const [STEP, MOST, NOTHING] = [1 / 14, 28, 63];
const LINE = 110;

/** Numbers that follow each other as if by chance, the same each time. */
function shuffle<T>(list: T[], seed: number): void {
  let state = seed;
  for (let index = list.length - 1; index > 0; index--) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    const other = Math.floor((state / 2 ** 32) * (index + 1));
    [list[index], list[other]] = [list[other] as T, list[index] as T];
  }
}

/** Logistic regression by stochastic gradient descent, each weight at a rate of its own (AdaGrad). The same examples give the same weights. */
export function learn(examples: readonly Example[], rate: number): Float64Array {
  const weights = new Float64Array(SIGNS);
  const steepness = new Float64Array(SIGNS).fill(1e-6);
  const list = [...examples];
  for (let round = 0; round < ROUNDS; round++) {
    shuffle(list, round + 1);
    for (const { signs, so } of list) {
      let sum = 0;
      for (const sign of signs) sum += weights[sign] ?? 0;
      const error = 1 / (1 + Math.exp(-sum)) - so;
      if (Math.abs(error) < LEARNED) continue;
      for (const sign of signs) {
        const steep = (steepness[sign] ?? 0) + error * error;
        steepness[sign] = steep;
        weights[sign] = (weights[sign] ?? 0) - (rate * error) / Math.sqrt(steep);
      }
    }
  }
  return weights;
}

/** A choice of which what is meant is taken for so likely teaches nothing more, nor does one that is taken for so unlikely. */
const [CHOSEN, NOT_CHOSEN] = [0.999, 0.002];

/** The same for choices: how likely each is stands beside how likely the others are. */
export function learnChoices(choices: readonly Choice[], rate: number): Float64Array {
  const weights = new Float64Array(SIGNS);
  const steepness = new Float64Array(SIGNS).fill(1e-6);
  const list = [...choices];
  for (let round = 0; round < ROUNDS; round++) {
    shuffle(list, round + 1);
    for (const { signs, meant } of list) {
      const sums = signs.map((one) => one.reduce((sum, sign) => sum + (weights[sign] ?? 0), 0));
      const most = Math.max(...sums);
      const powers = sums.map((sum) => Math.exp(sum - most));
      const all = powers.reduce((total, power) => total + power, 0);
      const found = powers.reduce((total, power, index) => total + (meant[index] ? power : 0), 0);
      if (found / all > CHOSEN) continue;
      signs.forEach((one, index) => {
        const power = powers[index] ?? 0;
        const error = power / all - (meant[index] ? power / found : 0);
        if (Math.abs(error) < NOT_CHOSEN) return;
        for (const sign of one) {
          const steep = (steepness[sign] ?? 0) + error * error;
          steepness[sign] = steep;
          weights[sign] = (weights[sign] ?? 0) - (rate * error) / Math.sqrt(steep);
        }
      });
    }
  }
  return weights;
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
