// Learns which words of a talk name a priced line, from the natural talk of src/shared/estimator/gold whose lines have names by a
// bookkeeper, and writes src/shared/estimator/likelihood/name-weights.ts:
// npx tsx scripts/learn-names.ts
// The same gold and the same rules give the same weights. The talk that measures is left out. To be run again when the rules that
// name lines have changed much.
import { SIGNS } from "#shared/estimator/likelihood/sign.ts";
import { namedLines } from "#test/named-lines.ts";
import { learn, writeWeights } from "./learning.ts";

const RATE = 0.05;

const words = namedLines().flatMap((line) => line.words);
const speaking = writeWeights(
  learn(words, RATE),
  new URL("../src/shared/estimator/likelihood/name-weights.ts", import.meta.url),
  "learn-names.ts",
  "a word that names the line",
);
console.log(`${words.length} words, ${words.filter(({ so }) => so === 1).length} of them name a line`);
console.log(`${speaking} of ${SIGNS} signs speak`);
