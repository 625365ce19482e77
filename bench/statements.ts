import { readdirSync, readFileSync } from "node:fs";
import { estimate } from "#shared/estimator/estimate.ts";
import { scoreCase } from "#shared/estimator/gold/score.ts";
import { MEASURING_STOPS, readStoppedTalk, type StoppedTalk } from "#shared/estimator/gold/stopped-talk.ts";
import { ROLES } from "#shared/estimator/likelihood/statement-lattice.ts";
import { ENDS, hearStatements, isBeside, stopsOf } from "#shared/estimator/likelihood/statements.ts";
import { isTold } from "#shared/estimator/told/told-statements.ts";
import { goldJobs } from "#test/gold-jobs.ts";

/**
 * How well it is heard where statements end in talk without marks, and what they are about, in each file of punctuated dictations:
 * npx tsx bench/statements.ts [--jobs]
 * `--jobs` scores the closed jobs as well: those without marks, those with, and the latter with their marks taken away.
 */
const folder = new URL("../src/shared/estimator/gold/stops/", import.meta.url);
const LIMITS = [0.5, ENDS, 0.95];

/** The dictation as a recogniser would have written it. */
const bare = ({ tokens }: StoppedTalk) =>
  tokens.map((token) => (token.gap === "stop" || token.gap === "comma" ? { ...token, gap: "space" as const } : token));

/** Of the statements that stand on a document so many are what they are told as, and so many of those that should are told. */
function told(talks: readonly StoppedTalk[], tokensOf: (talk: StoppedTalk) => StoppedTalk["tokens"]): string {
  let [right, all, found, wanted] = [0, 0, 0, 0];
  for (const talk of talks) {
    const roleAt = new Map(talk.tokens.map(({ start }, at) => [start, talk.roles[at] ?? -1]));
    const heard = new Map<number, number>();
    for (const statement of hearStatements(tokensOf(talk)).statements) {
      if (!isTold(statement)) continue;
      const role = ROLES.indexOf(statement.role);
      const words = talk.tokens.filter(({ start }) => start >= statement.start && start < statement.end);
      all++;
      if (words.every(({ start }) => roleAt.get(start) === role)) right++;
      for (const { start } of words) heard.set(start, role);
    }
    talk.tokens.forEach((token, at) => {
      const role = talk.roles[at] ?? -1;
      if (at > 0 && token.gap !== "stop") return;
      if (!isBeside(ROLES[role])) return;
      let last = at + 1;
      while (last < talk.tokens.length && talk.tokens[last]?.gap !== "stop") last++;
      wanted++;
      if (talk.tokens.slice(at, last).every(({ start }) => heard.get(start) === role)) found++;
    });
  }
  return `${right} of ${all} told rightly, ${found} of ${wanted} told`;
}

for (const file of readdirSync(folder).toSorted()) {
  const [ends, others]: [number[], number[]] = [[], []];
  const talks = readStoppedTalk(readFileSync(new URL(file, folder), "utf8"));
  for (const talk of talks) {
    const likely = stopsOf(bare(talk));
    talk.tokens.forEach(({ gap }, index) => {
      if (index > 0) (gap === "stop" ? ends : others).push(likely[index] ?? 0);
    });
  }
  const above = (limit: number, values: readonly number[]) => values.filter((value) => value > limit).length;
  const found = LIMITS.map((limit) => `above ${limit}: ${above(limit, ends)} and ${above(limit, others)} others`);
  console.log(
    `${file}${file === MEASURING_STOPS ? ", not learned from" : ""}: ${ends.length} ends of statements; ${found.join(", ")}; without marks ${told(talks, bare)}; with them ${told(talks, ({ tokens }) => tokens)}`,
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
