// Learns of how a line was made how likely its amount is wrong, from the natural talk and the spoken jobs of
// src/shared/estimator/gold whose amounts are known, and writes src/shared/estimator/likelihood/line-trees.ts:
// npx tsx scripts/learn-lines.ts
// The same gold and the same rules give the same trees. Closed sets and the talk that measures are left out. To be run again when
// rules have changed much.
import { jobLines, naturalTalks, type MadeLine } from "#test/made-lines.ts";
import { chances, grow, writeTrees } from "./growing.ts";

const talks = naturalTalks(chances(7));
const natural = talks.flatMap(({ lines }) => lines);
const noisy = talks.flatMap((talk) => talk.noisy);
const jobs = jobLines();
writeTrees(
  grow([...jobs, ...natural, ...noisy]),
  new URL("../src/shared/estimator/likelihood/line-trees.ts", import.meta.url),
  "learn-lines.ts",
  "how likely an amount is wrong",
);
const told = (lines: readonly MadeLine[]) => `${lines.length} (${lines.filter(({ so }) => so === 1).length} wrong)`;
console.log(
  `lines of natural talk ${told(natural)}, of the same as others hear it ${told(noisy)}, of jobs ${told(jobs)}`,
);
