import { likelyBy } from "#shared/estimator/likelihood/trees.ts";
import { chances, grow } from "../scripts/growing.ts";
import { jobNumbers, naturalNumbers, type SaidTalk } from "#test/lost-numbers.ts";

/**
 * How well prices are found that were lost, in natural talk told by what was learned of other talk: npx tsx bench/lost-numbers.ts
 * (a minute). Of the numbers that stand nowhere and are so likely prices: how many are, in how many documents with an amount that
 * is wrong without a question, and in how many that were right.
 */
const PARTS = 4;
const LIMITS = [0.1, 0.2, 0.3, 0.4, 0.5, 0.7];

interface Told {
  talk: SaidTalk;
  so: boolean;
  likely: number;
}

const talks = naturalNumbers(chances(7));
const jobs = jobNumbers();
const told = Array.from({ length: PARTS }, (_, part) => part).flatMap((part): Told[] => {
  const others = talks.filter((_, place) => place % PARTS !== part);
  const likely = likelyBy(grow([...jobs, ...others.flatMap(({ numbers, noisy }) => [...numbers, ...noisy])]));
  return talks
    .filter((_, place) => place % PARTS === part)
    .flatMap((talk) => talk.numbers.map(({ measures, so }) => ({ talk, so: so === 1, likely: likely(measures) })));
});
const talksOf = (list: readonly Told[], amounts: SaidTalk["amounts"]) =>
  new Set(list.filter(({ talk }) => talk.amounts === amounts).map(({ talk }) => talk)).size;
const [right, wrong] = (["right", "wrong"] as const).map((kind) => talks.filter(({ amounts }) => amounts === kind).length); // prettier-ignore
console.log(
  `${talks.length} talks, of which ${right} are right and ${wrong} wrong without a question; ${told.length} numbers stand nowhere, ${told.filter(({ so }) => so).length} of them are lost`,
);
for (const limit of LIMITS) {
  const asked = told.filter(({ likely }) => likely >= limit);
  console.log(
    `from ${limit}: ${asked.length} asked about, ${asked.filter(({ so }) => so).length} of them lost; ${talksOf(asked, "wrong")} talks that were wrong without a question, ${talksOf(asked, "right")} that were right`,
  );
}
