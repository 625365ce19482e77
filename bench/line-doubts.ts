import { documentAmountsOf, type NaturalTalk } from "#shared/estimator/gold/natural-talk.ts";
import { likelyBy } from "#shared/estimator/likelihood/trees.ts";
import type { Judge } from "#shared/estimator/lines/doubts.ts";
import { writtenLines } from "#shared/estimator/lines/lines.ts";
import { LIMITS } from "#shared/limits.ts";
import { chances, grow } from "../scripts/growing.ts";
import { jobLines, naturalTalks, type MadeTalk } from "../test/made-lines.ts";

/**
 * How well it is told of a line whether its amount is wrong, in natural talk that nothing was learned from, and what comes of it
 * for whole documents: npx tsx bench/line-doubts.ts
 * The talks are parted in six; of each part is told what was learned of the other five and of a fourth of the spoken jobs.
 */
const [PARTS, JOBS] = [6, 4];
const talks = naturalTalks(chances(7));
const jobs = jobLines(JOBS);

/** Each talk with what tells of it. */
const told = Array.from({ length: PARTS }, (_, part) => {
  const isHeld = (place: number) => place % PARTS === part;
  const shown = talks.filter((_talk, place) => !isHeld(place)).flatMap(({ lines, noisy }) => [...lines, ...noisy]);
  const likelyWrong = likelyBy(grow([...jobs, ...shown]));
  return talks.filter((_talk, place) => isHeld(place)).map((made) => ({ made, likelyWrong }));
}).flat();
type Told = (typeof told)[number];

/** What a document of a talk comes to when lines are asked about from a limit on, and how many questions it has. */
function documentOf(
  { job, talk }: MadeTalk,
  judge: Judge,
): { amounts: ReturnType<typeof documentAmountsOf>; questions: number } {
  const { items, questions } = writtenLines(job, LIMITS.itemsPerDocument, judge);
  const amounts = items.map(({ amount, optional }) => ({ amount: amount === null ? null : amount / 100, optional }));
  return {
    amounts: documentAmountsOf(talk satisfies NaturalTalk, amounts, JSON.stringify(questions)),
    questions: questions.length,
  };
}

const NEVER = 2;
function tellOf(name: string, some: readonly Told[]): void {
  const without = some.map(({ made, likelyWrong }) => documentOf(made, { likelyWrong, limit: NEVER }));
  const rights = without.filter(({ amounts }) => amounts === "right").length;
  const lines = some.flatMap(({ made, likelyWrong }) =>
    made.lines.map(({ measures, so }) => ({ so, likely: likelyWrong(measures) })),
  );
  const wrong = lines.filter(({ so }) => so === 1).length;
  console.log(
    `${name}: ${some.length} talks, ${lines.length} lines that no rule doubts, ${wrong} with an amount that nobody gave`,
  );
  for (const limit of [NEVER, 0.5, 0.3, 0.2, 0.16, 0.14, 0.12, 0.1, 0.08, 0.06]) {
    const counts = { right: 0, asked: 0, wrong: 0 };
    let needless = 0;
    some.forEach(({ made, likelyWrong }, place) => {
      const { amounts, questions } = documentOf(made, { likelyWrong, limit });
      counts[amounts]++;
      const before = without[place];
      if (before?.amounts === "right") needless += questions - before.questions;
    });
    const asked = lines.filter(({ likely }) => likely >= limit);
    const hit = asked.filter(({ so }) => so === 1).length;
    console.log(
      `  from ${limit === NEVER ? "never" : limit} on: documents right ${counts.right}, asking ${counts.asked}, silently wrong ${counts.wrong}; ` +
        `${(needless / Math.max(1, rights)).toFixed(2)} needless questions for each that would be right; lines asked about ${asked.length}, ${hit} of them wrong`,
    );
  }
}
for (const set of ["n", "o"])
  tellOf(
    set,
    told.filter(({ made }) => made.set === set),
  );
tellOf("all", told);
