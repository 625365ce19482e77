import { readdirSync, readFileSync } from "node:fs";
import { MEASURING, readMarkedTalk } from "#shared/estimator/gold/marked-talk.ts";
import { likelihoods } from "#shared/estimator/likelihood/likelihood.ts";

/**
 * How prices are told from numbers that are only told, in each file of marked talk: npx tsx bench/told-numbers.ts
 * Of what the rules take for money of the job: how much of it is told, and what lies below a likelihood of 0.1, 0.3 and 0.5.
 */
const folder = new URL("../src/shared/estimator/gold/talk/", import.meta.url);
const LIMITS = [0.1, 0.3, 0.5];

for (const file of readdirSync(folder).toSorted()) {
  const [prices, told]: [number[], number[]] = [[], []];
  let marked = 0;
  for (const talk of readMarkedTalk(readFileSync(new URL(file, folder), "utf8"))) {
    const likelihood = likelihoods(talk.tokens);
    for (const { figure, isPrice } of talk.marked) {
      if (!isPrice) marked++;
      if (figure.role === "money" && !figure.told && !figure.others) (isPrice ? prices : told).push(likelihood(figure));
    }
  }
  const below = (limit: number, values: readonly number[]) => values.filter((value) => value < limit).length;
  const found = LIMITS.map((limit) => `below ${limit}: ${below(limit, prices)} and ${below(limit, told)}`);
  console.log(
    `${file}${file === MEASURING ? ", not learned from" : ""}: ${prices.length} prices, ${told.length} of ${marked} told numbers taken for prices; ${found.join(", ")}`,
  );
}
