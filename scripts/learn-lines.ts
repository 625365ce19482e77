// Learns of how a line was made how likely its amount is wrong, from the natural talk and the spoken jobs of
// src/shared/estimator/gold whose amounts are known, and writes src/shared/estimator/likelihood/line-weights.ts:
// npx tsx scripts/learn-lines.ts
// The same gold and the same rules give the same weights. Closed sets and the talk that measures are left out. To be run again when
// rules have changed much.
import { SIGNS } from "#shared/estimator/likelihood/sign.ts";
import { learn, writeWeights } from "./learning.ts";
import { jobLines, naturalLines } from "#test/made-lines.ts";

/** Natural talk is what is dictated, and there is less of it than of single jobs. */
const NATURAL_WEIGHT = 4;
const RATE = 0.02;

const natural = naturalLines();
const jobs = jobLines();
const examples = [...jobs, ...Array.from({ length: NATURAL_WEIGHT }, () => natural).flat()];
const speaking = writeWeights(
  learn(examples, RATE),
  new URL("../src/shared/estimator/likelihood/line-weights.ts", import.meta.url),
  "learn-lines.ts",
  "an amount that is wrong",
);
const wrong = (lines: typeof natural) => lines.filter(({ so }) => so === 1).length;
console.log(
  `${natural.length} lines of natural talk, ${wrong(natural)} of them wrong; ${jobs.length} of jobs, ${wrong(jobs)} wrong`,
);
console.log(`${speaking} of ${SIGNS} signs speak`);
