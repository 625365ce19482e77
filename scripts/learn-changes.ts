// Learns how people change their mind while they talk, from the changed talk and the spoken jobs of
// src/shared/estimator/gold, and writes src/shared/estimator/likelihood/change-weights.ts: npx tsx scripts/learn-changes.ts
// The same gold gives the same weights. Closed sets and the talk that measures are left out.
import { readdirSync, readFileSync } from "node:fs";
import type { EstimateInput } from "#shared/estimator/estimate-input.ts";
import { changesIn, hearChangedTalk, hearThings, MEASURING_CHANGES } from "#shared/estimator/gold/changed-talk.ts";
import { readMarkedTalk } from "#shared/estimator/gold/marked-talk.ts";
import { goldInput, hasFiguresOf, plainInput, type GoldCase } from "#shared/estimator/gold/score.ts";
import { ChangeSigns } from "#shared/estimator/likelihood/change-signs.ts";
import { SIGNS } from "#shared/estimator/likelihood/sign.ts";
import type { HeardLine } from "#shared/estimator/lines/doubt.ts";
import { gold } from "#test/gold-jobs.ts";
import { learn, openedJobs, writeWeights, type Example } from "./learning.ts";

const RATE = 0.03;

function examplesOfTalk(): Example[] {
  const files = readdirSync(`${gold}changes`).filter((file) => file !== MEASURING_CHANGES);
  return files.flatMap((file) =>
    hearChangedTalk(readFileSync(`${gold}changes/${file}`, "utf8")).flatMap((talk) => {
      const signs = new ChangeSigns(talk.tokens, talk.figures, talk.things);
      return changesIn(talk, signs).map(({ change, so }): Example => ({
        signs: signs.of(change).slice(),
        so: so ? 1 : 0,
      }));
    }),
  );
}

/** What stands in a talk: nothing of the lines that are right takes the place of another. */
function standing(input: EstimateInput, isRight: (line: HeardLine) => boolean): Example[] {
  const { tokens, figures, said, things } = hearThings(input);
  const signs = new ChangeSigns(tokens, figures, things);
  return things.flatMap((thing, index) => {
    const line = said[index];
    return line?.draft?.priced && isRight(line)
      ? signs.possible(thing).map((change): Example => ({ signs: signs.of(change).slice(), so: 0 }))
      : [];
  });
}

/** True for a line whose figures the key of a job has. */
const isIn =
  ({ expect }: GoldCase) =>
  ({ draft }: HeardLine): boolean => {
    if (!draft) return false;
    const { amount, unitPrice, quantity } = draft.item;
    const line = { amount: (amount ?? 0) / 100, unitPrice: (unitPrice ?? 0) / 100, quantity: quantity / 1000 };
    return (expect.items ?? []).some((wanted) => hasFiguresOf(line, wanted));
  };

/** Talk in which numbers are told and nothing is changed. */
function examplesOfToldTalk(): Example[] {
  return readdirSync(`${gold}talk`).flatMap((file) =>
    readMarkedTalk(readFileSync(`${gold}talk/${file}`, "utf8")).flatMap(({ say, marked }) => {
      const prices = new Set(marked.flatMap(({ figure, isPrice }) => (isPrice ? [figure.number.start] : [])));
      return standing(plainInput(say), ({ candidate }) => prices.has(candidate.price?.number.start ?? -1));
    }),
  );
}

const talk = examplesOfTalk();
const jobs = openedJobs().flatMap(({ job, catalogues }) => standing(goldInput(job, catalogues), isIn(job)));
const told = examplesOfToldTalk();
const speaking = writeWeights(
  learn([...jobs, ...told, ...talk], RATE),
  new URL("../src/shared/estimator/likelihood/change-weights.ts", import.meta.url),
  "learn-changes.ts",
  "a change",
);
const changes = talk.filter(({ so }) => so === 1).length;
console.log(`${changes} changes, ${jobs.length + told.length + talk.length - changes} others`);
console.log(`${speaking} of ${SIGNS} signs speak`);
