import type { EstimateInput } from "#shared/estimator/estimate-input.ts";
import { takeAmount, type NaturalTalk } from "#shared/estimator/gold/natural-talk.ts";
import { goldInput, plainInput, type GoldCase } from "#shared/estimator/gold/score.ts";
import { hearJob, type HeardJob } from "#shared/estimator/hear-job.ts";
import { madeIn } from "#shared/estimator/lines/lines.ts";
import { goldJobs, openedNaturalTalk } from "./gold-jobs.ts";
import { noisyTalks } from "./noisy-talk.ts";

/** How a line was made that no rule doubts, and whether its amount is one that nobody gave (1) or one of its talk (0). */
export interface MadeLine {
  measures: Float64Array;
  so: 0 | 1;
  /** For so many lines it stands when something is learned. */
  weight: number;
}

/** A talk, what was heard of it, how its lines were made, and how those of the same talk were made, said as others would have heard it. */
export interface MadeTalk {
  set: string;
  talk: NaturalTalk;
  job: HeardJob;
  lines: MadeLine[];
  noisy: MadeLine[];
}

/** The lines of a job, held against the amounts in dollars that it has; each amount is had by one line. */
function linesOf(job: HeardJob, amounts: readonly number[], weight: number): MadeLine[] {
  const left = [...amounts];
  return madeIn(job).flatMap(({ amount, measures }): MadeLine[] => {
    if (amount === null || amount === 0) return [];
    return [{ measures: measures.slice(), so: takeAmount(left, amount / 100) ? 0 : 1, weight }];
  });
}

/** Talk that rules were long mended with tells little of talk that nobody has read, and that which nothing was mended with the most. */
const MENDED = new Set("abchi");
const UNMENDED = new Set("o");
const [LITTLE, MUCH, MOST] = [1, 4, 8];

/** Natural talk, but for that which measures. */
export function naturalTalks(chance: () => number): MadeTalk[] {
  return openedNaturalTalk().flatMap(({ set, talks }) => {
    const weight = MENDED.has(set) ? LITTLE : UNMENDED.has(set) ? MOST : MUCH;
    return talks.map((talk) => {
      const amounts = talk.lines.flatMap(({ amount }) => amount ?? []);
      const hear = (transcript: string) => hearJob({ ...plainInput(transcript), type: talk.kind });
      const job = hear(talk.transcript);
      const noisy = noisyTalks(talk.transcript, chance).flatMap((said) => linesOf(hear(said), amounts, weight));
      return { set, talk, job, lines: linesOf(job, amounts, weight), noisy };
    });
  });
}

/** What a line of a key comes to, in dollars, or null where the key does not say it. */
const amountOf = ({ amount, unitPrice, quantity }: NonNullable<GoldCase["expect"]["items"]>[number]): number | null =>
  amount ?? (unitPrice === undefined ? null : unitPrice * (quantity ?? 1));

/** What the lines of a job come to, in dollars, where its key says that of all; else null. */
export function knownAmounts({ expect: { items, partial } }: GoldCase): number[] | null {
  if (items === undefined || partial) return null;
  const amounts = items.flatMap((item) => amountOf(item) ?? []);
  return amounts.length === items.length ? amounts : null;
}

/** The lines of the spoken jobs whose amounts are all known, but for those of closed sets; of each so many jobs one is heard. */
export function jobLines(each = 1): MadeLine[] {
  const known = goldJobs().flatMap(({ job, catalogues, isClosed }) => {
    const amounts = isClosed ? null : knownAmounts(job);
    return amounts === null ? [] : [{ job, catalogues, amounts }];
  });
  return known.flatMap(({ job, catalogues, amounts }, place) => {
    if (place % each !== 0) return [];
    const input: EstimateInput = goldInput(job, catalogues);
    return linesOf(hearJob(input), amounts, each);
  });
}
