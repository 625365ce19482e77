// Learns of how a number was said that stands nowhere on its document how likely it is a price that was lost, from the natural
// talk and the spoken jobs of src/shared/estimator/gold whose amounts are known, and writes
// src/shared/estimator/likelihood/number-trees.ts: npx tsx scripts/learn-lost-numbers.ts
// The same gold, rules and trees of lines give the same trees. Closed sets and the talk that measures are left out. To be run
// again behind scripts/learn-lines.ts.
import { jobNumbers, naturalNumbers, type SaidNumber } from "#test/lost-numbers.ts";
import { chances, grow, writeTrees } from "./growing.ts";

const talks = naturalNumbers(chances(7));
const natural = talks.flatMap(({ numbers }) => numbers);
const noisy = talks.flatMap((talk) => talk.noisy);
const jobs = jobNumbers();
writeTrees(
  grow([...jobs, ...natural, ...noisy]),
  new URL("../src/shared/estimator/likelihood/number-trees.ts", import.meta.url),
  "learn-lost-numbers.ts",
  "how likely a number is a price that was lost",
);
const told = (numbers: readonly SaidNumber[]) =>
  `${numbers.length} (${numbers.filter(({ so }) => so === 1).length} lost)`;
console.log(
  `numbers of natural talk that stand nowhere ${told(natural)}, of the same as others hear it ${told(noisy)}, of jobs ${told(jobs)}`,
);
