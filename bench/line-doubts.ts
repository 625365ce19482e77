import { learn, sumOf } from "../scripts/learning.ts";
import { jobLines, naturalLines } from "../test/made-lines.ts";

/**
 * How well it is told of a line whether its amount is wrong, in natural talk that nothing was learned from:
 * npx tsx bench/line-doubts.ts
 * The talks are parted in six; of each part is told what was learned of the other five and of the spoken jobs.
 */
const [PARTS, NATURAL_WEIGHT, RATE] = [6, 4, 0.02];
const natural = naturalLines();
const jobs = jobLines();
const talks = [...new Set(natural.map(({ id }) => id))];

const told = Array.from({ length: PARTS }, (_, part) => {
  const held = new Set(talks.filter((_id, place) => place % PARTS === part));
  const shown = natural.filter(({ id }) => !held.has(id));
  const weights = learn([...jobs, ...Array.from({ length: NATURAL_WEIGHT }, () => shown).flat()], RATE);
  return natural
    .filter(({ id }) => held.has(id))
    .map(({ signs, so }) => ({ so, likely: 1 / (1 + Math.exp(-sumOf(weights, signs))) }));
}).flat();

const wrong = (lines: typeof told) => lines.filter(({ so }) => so === 1).length;
console.log(
  `${talks.length} talks, ${told.length} lines that no rule doubts, ${wrong(told)} with an amount that nobody gave`,
);
for (const limit of [0.2, 0.3, 0.4, 0.5, 0.6]) {
  const asked = told.filter(({ likely }) => likely >= limit);
  console.log(`from ${limit} on: ${asked.length} are asked about, ${wrong(asked)} of them wrong`);
}
