import { readdirSync, readFileSync } from "node:fs";
import { MEASURING_STOPS, readStoppedTalk } from "#shared/estimator/gold/stopped-talk.ts";
import { stopsOf } from "#shared/estimator/likelihood/heard-stops.ts";

/**
 * How well it is heard where statements end in talk without marks, in each file of punctuated dictations, whose marks are not
 * looked at: npx tsx bench/stops.ts
 */
const folder = new URL("../src/shared/estimator/gold/stops/", import.meta.url);
const LIMITS = [0.5, 0.65, 0.8, 0.9];

for (const file of readdirSync(folder).toSorted()) {
  const [ends, others]: [number[], number[]] = [[], []];
  for (const tokens of readStoppedTalk(readFileSync(new URL(file, folder), "utf8"))) {
    const likely = stopsOf(tokens);
    tokens.forEach(({ gap }, index) => {
      if (index > 0) (gap === "stop" ? ends : others).push(likely[index] ?? 0);
    });
  }
  const above = (limit: number, values: readonly number[]) => values.filter((value) => value > limit).length;
  const found = LIMITS.map((limit) => `above ${limit}: ${above(limit, ends)} and ${above(limit, others)} others`);
  console.log(
    `${file}${file === MEASURING_STOPS ? ", not learned from" : ""}: ${ends.length} ends of statements; ${found.join(", ")}`,
  );
}
