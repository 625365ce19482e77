// Learns how people change their mind while they talk, from the changed talk and the spoken jobs of
// src/shared/estimator/gold, and writes src/shared/estimator/likelihood/change-weights.ts: npx tsx scripts/learn-changes.ts
// The same gold gives the same weights. Closed sets and the talk that measures are left out.
import { readdirSync, readFileSync } from "node:fs";
import { changesIn, hearChangedTalk, MEASURING_CHANGES } from "#shared/estimator/gold/changed-talk.ts";
import { CLOSED_SETS } from "#shared/estimator/gold/closed.ts";
import { readMarkedTalk } from "#shared/estimator/gold/marked-talk.ts";
import { goldInput, setOf, type GoldCase, type GoldCatalogues, type GoldFile } from "#shared/estimator/gold/score.ts";
import { hearJob } from "#shared/estimator/hear-job.ts";
import { ChangeSigns } from "#shared/estimator/likelihood/change-signs.ts";
import { SIGNS } from "#shared/estimator/likelihood/sign.ts";
import type { HeardLine } from "#shared/estimator/lines/doubt.ts";
import { hearLines } from "#shared/estimator/lines/hear-lines.ts";
import { saidThings } from "#shared/estimator/lines/later-changes.ts";
import { learn, writeWeights, type Example } from "./learning.ts";

const gold = new URL("../src/shared/estimator/gold/", import.meta.url).pathname;

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

/** What stands in a talk: nothing of the lines that its key has takes the place of another. */
function standing(job: GoldCase, catalogues: GoldCatalogues, isRight: (line: HeardLine) => boolean): Example[] {
  const heard = hearJob(goldInput(job, catalogues));
  const { said } = hearLines(heard);
  const things = saidThings(said, heard.tokens);
  const signs = new ChangeSigns(heard.tokens, heard.figures, things);
  return things.flatMap((thing, index) => {
    const line = said[index];
    return line?.draft?.priced && isRight(line)
      ? signs.possible(thing).map((change): Example => ({ signs: signs.of(change).slice(), so: 0 }))
      : [];
  });
}

const isSame = (one: number | undefined, other: number | null): boolean =>
  one === undefined || (other !== null && Math.abs(one - other) < 0.006);

/** True for a line that the key of a job has. */
const isIn =
  ({ expect }: GoldCase) =>
  ({ draft }: HeardLine): boolean => {
    const { amount, unitPrice, quantity } = draft?.item ?? { amount: null, unitPrice: null, quantity: 0 };
    return (expect.items ?? []).some(
      (item) =>
        isSame(item.amount, (amount ?? 0) / 100) &&
        isSame(item.unitPrice, (unitPrice ?? 0) / 100) &&
        isSame(item.quantity, quantity / 1000),
    );
  };

function examplesOfJobs(): Example[] {
  const known = JSON.parse(readFileSync(`${gold}catalogues.json`, "utf8")) as GoldCatalogues;
  const sets = readdirSync(gold).filter((file) => file.endsWith(".json") && file !== "catalogues.json");
  return sets
    .filter((file) => !CLOSED_SETS.has(file.replace(".json", "")))
    .flatMap((file) => {
      const { cases, catalogues } = setOf(JSON.parse(readFileSync(gold + file, "utf8")) as GoldFile, known);
      return cases.flatMap((job) => standing(job, catalogues, isIn(job)));
    });
}

/** Talk in which numbers are told and nothing is changed. */
function examplesOfToldTalk(): Example[] {
  return readdirSync(`${gold}talk`).flatMap((file) =>
    readMarkedTalk(readFileSync(`${gold}talk/${file}`, "utf8")).flatMap(({ say, marked }) => {
      const prices = new Set(marked.flatMap(({ figure, isPrice }) => (isPrice ? [figure.number.start] : [])));
      const job: GoldCase = { id: "", type: "quote", catalogue: "none", say, expect: {} };
      return standing(job, { none: [] }, ({ candidate }) => prices.has(candidate.price?.number.start ?? -1));
    }),
  );
}

const talk = examplesOfTalk();
const jobs = examplesOfJobs();
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
