import { readdirSync, readFileSync } from "node:fs";
import { changesIn, hearChangedTalk, MEASURING_CHANGES } from "#shared/estimator/gold/changed-talk.ts";
import { LikelyChanges } from "#shared/estimator/likelihood/likelihood.ts";

/**
 * How changes are told from numbers that stand, in each file of changed talk: npx tsx bench/changed-minds.ts
 * Of the changes that the rules leave, so that both numbers could hold: how many are found from which likelihood on, and how
 * many others with them.
 */
const folder = new URL("../src/shared/estimator/gold/changes/", import.meta.url);
const LIMITS = [0.3, 0.45, 0.7];

for (const file of readdirSync(folder).toSorted()) {
  const [meant, others]: [number[], number[]] = [[], []];
  for (const talk of hearChangedTalk(readFileSync(new URL(file, folder), "utf8"))) {
    const changes = new LikelyChanges(talk.tokens, talk.figures, talk.things);
    for (const { change, so } of changesIn(talk, changes)) (so ? meant : others).push(changes.likelihood(change));
  }
  const from = (limit: number, values: readonly number[]) => values.filter((value) => value >= limit).length;
  const found = LIMITS.map((limit) => `from ${limit} on: ${from(limit, meant)} and ${from(limit, others)}`);
  console.log(
    `${file}${file === MEASURING_CHANGES ? ", not learned from" : ""}: ${meant.length} changes, ${others.length} others that could be; ${found.join(", ")}`,
  );
}
