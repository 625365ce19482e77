import { readdirSync, readFileSync } from "node:fs";
import type { EstimateInput } from "#shared/estimator/estimate-input.ts";
import { MEASURING_NATURAL, type NaturalTalk } from "#shared/estimator/gold/natural-talk.ts";
import { goldInput, plainInput, type GoldCase } from "#shared/estimator/gold/score.ts";
import { hearJob } from "#shared/estimator/hear-job.ts";
import { sameSum } from "#shared/estimator/numbers/figure.ts";
import { madeIn } from "#shared/estimator/lines/lines.ts";
import { gold, goldJobs } from "./gold-jobs.ts";

/** How a line was made that no rule doubts, and whether its amount is one that nobody gave (1) or one of its talk (0). */
export interface MadeLine {
  signs: Uint16Array;
  so: 0 | 1;
  /** The talk's. */
  id: string;
}

/** The lines of a talk, held against the amounts in dollars that it has; each amount is had by one line. */
function linesOf(id: string, input: EstimateInput, amounts: readonly number[]): MadeLine[] {
  const left = [...amounts];
  return madeIn(hearJob(input)).flatMap(({ amount, signs }): MadeLine[] => {
    if (amount === null || amount === 0) return [];
    const place = left.findIndex((one) => sameSum(one, amount / 100));
    if (place >= 0) left.splice(place, 1);
    return [{ signs, so: place < 0 ? 1 : 0, id }];
  });
}

/** The lines of natural talk, but for that which measures. */
export function naturalLines(): MadeLine[] {
  const files = readdirSync(`${gold}natural`).filter((file) => !MEASURING_NATURAL.includes(file));
  return files.flatMap((file) => {
    const talks = JSON.parse(readFileSync(`${gold}natural/${file}`, "utf8")) as NaturalTalk[]; // our own file, in that shape
    return talks.flatMap(({ id, kind, transcript, lines }) =>
      linesOf(
        id,
        { ...plainInput(transcript), type: kind },
        lines.flatMap(({ amount }) => amount ?? []),
      ),
    );
  });
}

/** What a line of a key comes to, in dollars, or null where the key does not say it. */
const amountOf = ({ amount, unitPrice, quantity }: NonNullable<GoldCase["expect"]["items"]>[number]): number | null =>
  amount ?? (unitPrice === undefined ? null : unitPrice * (quantity ?? 1));

/** The lines of the spoken jobs whose amounts are all known, but for those of closed sets. */
export function jobLines(): MadeLine[] {
  return goldJobs().flatMap(({ job, catalogues, isClosed }) => {
    const { items, partial } = job.expect;
    if (isClosed || items === undefined || partial) return [];
    const amounts = items.flatMap((item) => amountOf(item) ?? []);
    return amounts.length < items.length ? [] : linesOf(job.id, goldInput(job, catalogues), amounts);
  });
}
