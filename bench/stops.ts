import { readdirSync, readFileSync } from "node:fs";
import { MEASURING_STOPS, readStoppedTalk } from "#shared/estimator/gold/stopped-talk.ts";
import { estimate } from "#shared/estimator/estimate.ts";
import { scoreCase } from "#shared/estimator/gold/score.ts";
import { ENDS, stopsOf } from "#shared/estimator/likelihood/heard-stops.ts";
import { goldJobs } from "#test/gold-jobs.ts";

/**
 * How well it is heard where statements end in talk without marks, in each file of punctuated dictations, whose marks are not
 * looked at: npx tsx bench/stops.ts [--jobs]
 * `--jobs` scores the closed jobs as well: those without marks, those with, and the latter with their marks taken away.
 */
const folder = new URL("../src/shared/estimator/gold/stops/", import.meta.url);
const LIMITS = [0.5, ENDS, 0.9];

for (const file of readdirSync(folder).toSorted()) {
  const [ends, others]: [number[], number[]] = [[], []];
  for (const tokens of readStoppedTalk(readFileSync(new URL(file, folder), "utf8"))) {
    const likely = stopsOf(tokens);
    tokens.forEach(({ gap }, index) => {
      if (index > 0) (gap === "stop" ? ends : others).push(likely[index] ?? 0);
    });
  }
  const above = (limit: number, values: readonly number[]) => values.filter((value) => value > limit).length;
  const found = LIMITS.map((limit) => `above ${limit}: ${above(limit, ends)} and ${above(limit, others)} others`);
  console.log(
    `${file}${file === MEASURING_STOPS ? ", not learned from" : ""}: ${ends.length} ends of statements; ${found.join(", ")}`,
  );
}

/** True for a talk with a mark behind a word. */
const isMarked = (say: string): boolean => /[a-z][.,;:!?](?:\s|$)/i.test(say);
/** As a recogniser would have written it, but for its numbers. */
const withoutMarks = (say: string): string =>
  say
    .toLowerCase()
    .replaceAll(/(?<=[a-z0-9)"'])[.,;:!?]+(?=\s|$)/g, "")
    .replaceAll(/ [—–-] /g, " ");

if (process.argv.includes("--jobs")) {
  const closed = goldJobs().filter(({ isClosed }) => isClosed);
  const marked = closed.filter(({ job }) => isMarked(job.say));
  const groups = {
    "without marks": closed.filter(({ job }) => !isMarked(job.say)),
    "with marks": marked,
    "with their marks taken away": marked.map((one) => ({
      ...one,
      job: { ...one.job, say: withoutMarks(one.job.say) },
    })),
  };
  for (const [name, jobs] of Object.entries(groups)) {
    const wrong = jobs.map(({ job, catalogues }) => scoreCase(job, catalogues, estimate).filter(({ ok }) => !ok));
    const right = wrong.filter(({ length }) => length === 0).length;
    const invented = wrong.filter((results) => results.some(({ name: check }) => check === "no invented price")).length;
    console.log(`closed jobs ${name}: ${right} of ${jobs.length} wholly right, ${invented} with a wrong price`);
  }
}
