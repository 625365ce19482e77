import { readdirSync, readFileSync } from "node:fs";
import { estimate } from "#shared/estimator/estimate.ts";
import { CLOSED_SETS } from "#shared/estimator/gold/closed.ts";
import { goldInput, setOf, type GoldCatalogues, type GoldFile } from "#shared/estimator/gold/score.ts";
import { couldName } from "#shared/estimator/words/words.ts";

/**
 * Holds the names of lines against those that somebody gave them (gold/names): npx tsx bench/line-names.ts [--verbose]
 * A line counts as the same when both have the same words but for small ones. Jobs whose lines are not as many as were named
 * are left out, and so are lines of the price list, which are called as they are there. A closed set only tells its sums.
 */
const gold = new URL("../src/shared/estimator/gold/", import.meta.url).pathname;
const verbose = process.argv.includes("--verbose");
const read = (file: string): unknown => JSON.parse(readFileSync(gold + file, "utf8"));
const own = read("catalogues.json") as GoldCatalogues; // our own file, in that shape

const wordsOf = (name: string): string[] =>
  (
    name
      .toLowerCase()
      .replaceAll("’", "'")
      .match(/[\p{L}\d']+/gu) ?? []
  )
    .map((word) => word.replace(/'s$/, ""))
    .filter(couldName);
const percent = (part: number, whole: number) => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;

for (const file of readdirSync(`${gold}names`)) {
  const names = read(`names/${file}`) as Record<string, string[]>; // our own file, in that shape
  const { cases, catalogues } = setOf(read(file) as GoldFile, own); // our own file, in that shape
  let [lines, same, more, fewer, left] = [0, 0, 0, 0, 0];
  for (const job of cases) {
    const { items } = estimate(goldInput(job, catalogues));
    const named = names[job.id] ?? [];
    if (named.length !== items.length) {
      left++;
      continue;
    }
    for (const [place, { description, sources }] of items.entries()) {
      if (sources.unitPrice?.kind === "catalogue") continue;
      const [said, wanted] = [wordsOf(description), wordsOf(named[place] ?? "")];
      const tooMany = said.some((word) => !wanted.includes(word));
      const tooFew = wanted.some((word) => !said.includes(word));
      lines++;
      if (!tooMany && !tooFew) same++;
      if (tooMany) more++;
      if (tooFew) fewer++;
      if (verbose && !CLOSED_SETS.has(file.replace(".json", "")) && (tooMany || tooFew))
        console.log(`${job.id}: “${description}” for “${named[place] ?? ""}”`);
    }
  }
  console.log(
    `${file}: ${lines} lines, ${percent(same, lines)} as named, ${percent(more, lines)} with words too many, ${percent(fewer, lines)} with too few; ${left} jobs with more or fewer lines`,
  );
}
