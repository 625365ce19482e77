import type { EstimateInput } from "#shared/estimator/estimate-input.ts";
import { documentAmountsOf, inDollars, takeAmount, type NaturalTalk } from "#shared/estimator/gold/natural-talk.ts";
import { goldInput, plainInput } from "#shared/estimator/gold/score.ts";
import { hearJob } from "#shared/estimator/hear-job.ts";
import { writtenLines } from "#shared/estimator/lines/lines.ts";
import { lostNumbers } from "#shared/estimator/lines/lost-numbers.ts";
import { sameSum } from "#shared/estimator/numbers/figure.ts";
import { LIMITS } from "#shared/limits.ts";
import { goldJobs, openedNaturalTalk } from "./gold-jobs.ts";
import { knownAmounts } from "./made-lines.ts";
import { noisyTalks } from "./noisy-talk.ts";

/** A number that stands nowhere on its document, and whether it says an amount of its talk that is lost (1) or none (0). */
export interface SaidNumber {
  measures: Float64Array;
  so: 0 | 1;
  /** For so many numbers it stands when something is learned. */
  weight: number;
}

/** A talk and those of its numbers that stand nowhere, as it was said and as others would have heard it. */
export interface SaidTalk {
  set: string;
  talk: NaturalTalk;
  /** Of the document without what is asked of lost numbers. */
  amounts: ReturnType<typeof documentAmountsOf>;
  numbers: SaidNumber[];
  noisy: SaidNumber[];
}

/** No count is larger. */
const MOST_COUNTED = 5_000;

/** True when a number says an amount, alone or with a count that the talk has: a count itself says none. */
const says = (value: number, amount: number, counts: readonly number[], isCount: boolean): boolean =>
  sameSum(value, amount) || (!isCount && value > 1 && counts.some((count) => sameSum(count * value, amount)));

/** What stands of a talk, and those of its numbers that do not, held against the amounts in dollars that it has. */
function numbersOf(input: EstimateInput, amounts: readonly number[], weight: number) {
  const job = hearJob(input);
  const written = writtenLines(job, LIMITS.itemsPerDocument);
  const left = [...amounts];
  for (const { amount } of written.items) if (amount !== null) takeAmount(left, amount / 100);
  const asked = JSON.stringify(written.questions);
  const lost = left.filter((amount) => !asked.includes(inDollars(amount)));
  const counts = job.numbers
    .map(({ readings }) => readings[0]?.value ?? 0)
    .filter((value) => Number.isInteger(value) && value > 1 && value < MOST_COUNTED);
  const isMoney = new Set(job.figures.filter(({ role }) => role === "money").map(({ number }) => number.first));
  const numbers = lostNumbers(job, written).map(({ number, dollars, measures }): SaidNumber => {
    const values = [dollars, ...number.readings.map(({ value }) => value)];
    const isCount = !isMoney.has(number.first);
    const so = lost.some((amount) => values.some((value) => says(value, amount, counts, isCount)));
    return { measures, so: so ? 1 : 0, weight };
  });
  return { written, numbers };
}

/** Talk that no rule was mended with tells more of talk that nobody has read. */
const UNMENDED = new Set("oqs");
const [MUCH, MOST] = [2, 4];

/** Natural talk, but for that which measures. */
export function naturalNumbers(chance: () => number): SaidTalk[] {
  return openedNaturalTalk().flatMap(({ set, talks }) => {
    const weight = UNMENDED.has(set) ? MOST : MUCH;
    return talks.map((talk): SaidTalk => {
      const wanted = talk.lines.flatMap(({ amount }) => amount ?? []);
      const said = (transcript: string) => numbersOf({ ...plainInput(transcript), type: talk.kind }, wanted, weight);
      const { written, numbers } = said(talk.transcript);
      const items = written.items.map(({ amount, optional }) => ({ amount: amount === null ? null : amount / 100, optional })); // prettier-ignore
      const noisy = noisyTalks(talk.transcript, chance).flatMap((heard) => said(heard).numbers);
      return { set, talk, amounts: documentAmountsOf(talk, items, JSON.stringify(written.questions)), numbers, noisy };
    });
  });
}

/** The numbers of the spoken jobs whose amounts are all known, but for those of closed sets. */
export const jobNumbers = (): SaidNumber[] =>
  goldJobs().flatMap(({ job, catalogues, isClosed }) => {
    const amounts = isClosed ? null : knownAmounts(job);
    return amounts === null ? [] : numbersOf(goldInput(job, catalogues), amounts, 1).numbers;
  });
