// Learns where a statement ends and what it is about, from the spoken jobs of src/shared/estimator/gold that are punctuated and from its
// punctuated dictations, and writes src/shared/estimator/likelihood/statement-weights.ts: npx tsx scripts/learn-statements.ts
// The same gold gives the same weights. Closed sets and the dictations that measure are left out.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { MEASURING_STOPS, readStoppedTalk, type StoppedTalk } from "#shared/estimator/gold/stopped-talk.ts";
import { MOST_STEPS, packRising, packSteps } from "#shared/estimator/likelihood/packed.ts";
import { Lattice, ROLES } from "#shared/estimator/likelihood/statement-lattice.ts";
import {
  FIRST,
  FOLLOWS,
  LAST,
  NUMBERS,
  PLAIN,
  plainPowers,
  spokenBy,
} from "#shared/estimator/likelihood/statement-model.ts";
import { COUNTS, SIGN_BITS, StatementSigns } from "#shared/estimator/likelihood/statement-signs.ts";
import { tokenize, type Token } from "#shared/estimator/words/tokens.ts";
import { gold } from "#test/gold-jobs.ts";
import { openedJobs, shuffle } from "./learning.ts";

const R = ROLES.length;
const SIGNS = 2 ** SIGN_BITS;
/** At these nothing is learned by heart: unread dictations are understood best. */
const [RATE, ROUNDS, DECAY] = [0.08, 3, 1e-4];
/** Signs of ends and of roles that stand more seldom than this in what is learned from say nothing. */
const [LEAST_ENDS, LEAST_ROLES] = [20, 25];
/** So much a job teaches beside a dictation: it is read aloud rather than told, and nobody says what its statements are about. */
const JOB_WEIGHT = 0.05;
/** Talk of the kind that is dictated. */
const NATURAL_WEIGHT = 2;
/** A job that is punctuated has a full stop at least every so many words. */
const PUNCTUATED = 30;
/** An error below this teaches nothing. */
const LEARNED = 1e-3;
/** Weights are kept in steps of so much. */
const STEP = 1 / 8;
const LINE = 110;

/** A talk to learn from, with its signs. */
interface Sample extends StoppedTalk {
  weight: number;
  signs: StatementSigns;
}

/**
 * Where one statement ends and the next begins within a number ("for two forty | two gates"), or where none is ever looked for, no
 * place tells it: nothing is known of what both are about.
 */
function sampleOf({ tokens, roles: said }: StoppedTalk, weight: number): Sample {
  const signs = new StatementSigns(tokens);
  const roles = [...said];
  const first = (word: number) => signs.firsts[word] ?? tokens.length;
  const ends = (word: number) => word === signs.length || (tokens[first(word)]?.gap === "stop" && signs.mayEnd(word));
  let from = 0;
  for (let word = 1; word <= signs.length; word++) {
    if (!ends(word)) continue;
    const meant = new Set<number | undefined>();
    for (let one = from; one < word; one++) meant.add(said[first(one)]);
    if (meant.size > 1) roles.fill(-1, first(from), first(word));
    from = word;
  }
  return { tokens, roles, weight, signs };
}

const isPunctuated = (tokens: readonly Token[]): boolean =>
  tokens.filter(({ gap }, index) => index > 0 && gap === "stop").length * PUNCTUATED >= tokens.length;

const marked = readdirSync(`${gold}stops`)
  .filter((file) => file !== MEASURING_STOPS)
  .toSorted()
  .flatMap((file) => {
    const weight = file.startsWith("natural-") ? NATURAL_WEIGHT : 1;
    return readStoppedTalk(readFileSync(`${gold}stops/${file}`, "utf8")).map((talk) => sampleOf(talk, weight));
  });
const jobs = openedJobs()
  .map(({ job }) => tokenize(job.say))
  .filter(isPunctuated)
  .map((tokens) => ({ tokens, roles: tokens.map(() => -1) }));
const samples = [...marked, ...jobs.map((talk) => sampleOf(talk, JOB_WEIGHT))].filter(({ signs }) => signs.length > 0);

/** Weights of signs, so many each, learned at a rate of their own (AdaGrad). */
class Learned {
  readonly weights: Float64Array;
  readonly width: number;
  readonly #steepness: Float64Array;
  /** How often each sign stands in what is learned from. */
  readonly #seen: Uint32Array;
  readonly #least: number;

  constructor(signs: number, width: number, least: number) {
    this.width = width;
    this.weights = new Float64Array(signs * width);
    this.#steepness = new Float64Array(signs * width).fill(1e-3);
    this.#seen = new Uint32Array(signs);
    this.#least = least;
  }

  readonly placeOf = (sign: number): number => sign;

  see(signs: Uint32Array): void {
    for (const sign of signs) this.#seen[sign] = (this.#seen[sign] ?? 0) + 1;
  }

  /** Moves what each sign speaks against how much too likely it made each of its things. */
  mend(signs: Iterable<number>, errors: ArrayLike<number>, weight: number): void {
    for (const sign of signs) {
      if ((this.#seen[sign] ?? 0) < this.#least) continue;
      for (let one = 0; one < this.width; one++) {
        const error = errors[one] ?? 0;
        if (Math.abs(error) <= LEARNED) continue;
        const at = sign * this.width + one;
        const value = this.weights[at] ?? 0;
        const steep = (this.#steepness[at] ?? 0) + (weight * error) ** 2;
        this.#steepness[at] = steep;
        this.weights[at] = value - (RATE * (weight * error + DECAY * value)) / Math.sqrt(steep);
      }
    }
  }

  steps(): number[] {
    return Array.from(this.weights, (weight) => Math.max(-MOST_STEPS, Math.min(MOST_STEPS, Math.round(weight / STEP))));
  }

  /** The signs that speak at all, and what they speak, as text. */
  packed(): { signs: string; steps: string; speaking: number } {
    const steps = this.steps();
    const signs: number[] = [];
    for (let sign = 0; sign * this.width < steps.length; sign++)
      if (steps.slice(sign * this.width, (sign + 1) * this.width).some((step) => step !== 0)) signs.push(sign);
    const spoken = signs.flatMap((sign) => steps.slice(sign * this.width, (sign + 1) * this.width));
    return { signs: packRising(signs), steps: packSteps(spoken), speaking: signs.length };
  }
}

const ends = new Learned(SIGNS, 1, LEAST_ENDS);
const counts = new Learned(SIGNS, COUNTS, LEAST_ENDS);
const roles = new Learned(SIGNS, R, LEAST_ROLES);
const plain = new Learned(PLAIN, 1, 0);

const said = (signs: StatementSigns, count: number): Uint32Array => signs.signs.subarray(0, count);

for (const { signs } of samples)
  for (let word = 0; word < signs.length; word++) {
    roles.see(said(signs, signs.ofWord(word)));
    roles.see(said(signs, signs.ofBegin(word)));
    if (word === 0) continue;
    roles.see(said(signs, signs.ofLast(word)));
    ends.see(said(signs, signs.ofEnd(word)));
    counts.see(said(signs, signs.ofCountedEnd(word)));
  }

/** How much likelier a thing is taken for than it is: by all that may be, and by what is known. */
const errorsOf = (size: number, free: (at: number) => number, held: (at: number) => number): Float64Array =>
  Float64Array.from({ length: size }, (_, at) => free(at) - held(at));

/** Learns from what ends before a word: how it ended, and what begins. */
function learnEnd({ signs, weight }: Sample, word: number, free: Lattice, held: Lattice): void {
  const [begun, ended, counted] = [new Float64Array(R), new Float64Array(R), new Float64Array(COUNTS)];
  const [follows, numbers] = [new Float64Array(R * R), new Float64Array(R * COUNTS)];
  const add = (sums: Float64Array, at: number, likely: number) => {
    sums[at] = (sums[at] ?? 0) + likely;
  };
  for (const [lattice, sign] of [
    [free, 1],
    [held, -1],
  ] as const)
    // prettier-ignore
    lattice.ends(word, (before, count, role, likely) => {
      add(begun, role, sign * likely);
      add(ended, before, sign * likely);
      add(counted, count, sign * likely);
      add(follows, before * R + role, sign * likely);
      add(numbers, before * COUNTS + count, sign * likely);
    });
  const all = counted.reduce((sum, likely) => sum + likely, 0);
  ends.mend(said(signs, signs.ofEnd(word)), [all], weight);
  counts.mend(said(signs, signs.ofCountedEnd(word)), counted, weight);
  roles.mend(said(signs, signs.ofBegin(word)), begun, weight);
  roles.mend(said(signs, signs.ofLast(word)), ended, weight);
  follows.forEach((error, at) => plain.mend([FOLLOWS + at], [error], weight));
  numbers.forEach((error, at) => plain.mend([NUMBERS + at], [error], weight));
}

/** Learns from a talk: what is taken for likely is held against its marks and letters. Returns how unlikely these were, as a logarithm. */
function show(sample: Sample): number {
  const { tokens, roles: meant, weight, signs } = sample;
  const first = (word: number) => signs.firsts[word] ?? 0;
  const powers = plainPowers(plain.weights, Math.exp);
  const spoken = spokenBy(signs, { step: 1, powerOf: Math.exp, ends, counts, roles, ...powers });
  const free = new Lattice(signs, spoken, { role: () => -1, ends: (word) => (signs.mayEnd(word) ? null : false) });
  const held = new Lattice(signs, spoken, {
    role: (word) => meant[first(word)] ?? -1,
    ends: (word) => tokens[first(word)]?.gap === "stop" && signs.mayEnd(word),
  });
  for (let word = 0; word < signs.length; word++) {
    const errors = errorsOf(
      R,
      (role) => free.role(word, role),
      (role) => held.role(word, role),
    );
    roles.mend(said(signs, signs.ofWord(word)), errors, weight);
    if (word > 0) {
      learnEnd(sample, word, free, held);
      continue;
    }
    errors.forEach((error, role) => plain.mend([FIRST + role], [error], weight));
    roles.mend(said(signs, signs.ofBegin(0)), errors, weight);
  }
  for (let role = 0; role < R; role++)
    for (let count = 0; count < COUNTS; count++) {
      const error = [free.finally(role, count) - held.finally(role, count)];
      plain.mend([LAST + role], error, weight);
      plain.mend([NUMBERS + role * COUNTS + count], error, weight);
    }
  return free.total - held.total;
}

for (let round = 1; round <= ROUNDS; round++) {
  shuffle(samples, round);
  const unlikely = samples.reduce((sum, sample) => sum + show(sample), 0) / samples.length;
  console.log(`round ${round} of ${ROUNDS}: ${unlikely.toFixed(2)}`);
}

const [packedEnds, packedCounts, packedRoles] = [ends.packed(), counts.packed(), roles.packed()];
const parts = {
  endSigns: packedEnds.signs,
  ends: packedEnds.steps,
  countSigns: packedCounts.signs,
  counts: packedCounts.steps,
  roleSigns: packedRoles.signs,
  roles: packedRoles.steps,
  plain: packSteps(plain.steps()),
};
const written = Object.entries(parts).map(([name, text]) => {
  const lines = text.match(new RegExp(`.{1,${LINE}}`, "g")) ?? [];
  return `  ${name}: [\n${lines.map((line) => `    "${line}",`).join("\n")}\n  ],`;
});
writeFileSync(
  new URL("../src/shared/estimator/likelihood/statement-weights.ts", import.meta.url),
  `// Written by scripts/learn-statements.ts.
import type { PackedStatementWeights } from "./statement-model.ts";

/** What each sign speaks for the end of a statement and for what it is about, or against it. */
export const WEIGHTS: PackedStatementWeights = {
  step: ${STEP},
${written.join("\n")}
};
`,
);
console.log(`${jobs.length} jobs, ${marked.length} dictations`);
console.log(
  `${packedEnds.speaking} signs of ends, ${packedCounts.speaking} of ends by their numbers and ${packedRoles.speaking} of roles speak`,
);
