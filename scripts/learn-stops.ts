// Learns where a statement ends, from the spoken jobs of src/shared/estimator/gold that are punctuated and from its punctuated
// dictations, and writes src/shared/estimator/likelihood/stop-weights.ts: npx tsx scripts/learn-stops.ts
// The same gold gives the same weights. Closed sets and the dictations that measure are left out.
import { readdirSync, readFileSync } from "node:fs";
import { MEASURING_STOPS, readStoppedTalk } from "#shared/estimator/gold/stopped-talk.ts";
import { SIGNS } from "#shared/estimator/likelihood/sign.ts";
import { StopSigns } from "#shared/estimator/likelihood/stop-signs.ts";
import { tokenize, type Token } from "#shared/estimator/words/tokens.ts";
import { gold } from "#test/gold-jobs.ts";
import { learn, openedJobs, sumOf, writeWeights, type Example } from "./learning.ts";

/** At these nothing is learned by heart: unread dictations are understood best. */
const [RATE, ROUNDS] = [0.015, 5];
/** So often each dictation is learned from: they are marked with care, and said as people talk. */
const MARKED_WEIGHT = 6;
/** So much more often what was taken for an end by mistake, from a likelihood of a half on. */
const [MISTAKEN_WEIGHT, SURE] = [12, 0];
/** A job that is punctuated has a full stop at least every so many words. */
const PUNCTUATED = 30;

const isPunctuated = (tokens: readonly Token[]): boolean =>
  tokens.filter(({ gap }, index) => index > 0 && gap === "stop").length * PUNCTUATED >= tokens.length;

function examplesOf(tokens: readonly Token[]): Example[] {
  const examples: Example[] = [];
  new StopSigns(tokens).ask((token, signs) => {
    const ends = tokens[token]?.gap === "stop";
    examples.push({ signs: signs.slice(), so: ends ? 1 : 0 });
    return ends;
  });
  return examples;
}

const jobs = openedJobs()
  .map(({ job }) => tokenize(job.say))
  .filter(isPunctuated);
const marked = readdirSync(`${gold}stops`)
  .filter((file) => file !== MEASURING_STOPS)
  .flatMap((file) => readStoppedTalk(readFileSync(`${gold}stops/${file}`, "utf8")));
const ofMarked = marked.flatMap(examplesOf);
const examples = [...jobs.flatMap(examplesOf), ...Array.from({ length: MARKED_WEIGHT }, () => ofMarked).flat()];
const first = learn(examples, RATE, ROUNDS);
/** Where a statement seemed to end that goes on: a stop too many does more harm than one too few. */
const tooMany = ofMarked.filter(({ signs, so }) => so === 0 && sumOf(first, signs) > SURE);
const speaking = writeWeights(
  learn([...examples, ...Array.from({ length: MISTAKEN_WEIGHT }, () => tooMany).flat()], RATE, ROUNDS),
  new URL("../src/shared/estimator/likelihood/stop-weights.ts", import.meta.url),
  "learn-stops.ts",
  "the end of a statement",
);
console.log(`${jobs.length} jobs, ${marked.length} dictations, ${examples.length} places between words`);
console.log(`${speaking} of ${SIGNS} signs speak`);
