import { readdirSync, readFileSync } from "node:fs";
import { estimate } from "#shared/estimator/estimate.ts";
import { setOf, scoreCase, type GoldCatalogues, type GoldFile } from "#shared/estimator/gold/score.ts";

/**
 * Scores the estimator on gold transcripts: npx tsx bench/estimator-gold.ts [file.json ...] [--groups] [--verbose]
 * A file is a list of cases, or an object of `catalogues` and `cases`. Without one: all gold, a line each. The last figure
 * is how many lines have no price and ask for one.
 */
const gold = new URL("../src/shared/estimator/gold/", import.meta.url).pathname;
const named = process.argv.slice(2).filter((argument) => !argument.startsWith("--"));
const all = readdirSync(gold).filter((name) => name.endsWith(".json") && name !== "catalogues.json");
const verbose = process.argv.includes("--verbose");
const own = JSON.parse(readFileSync(`${gold}catalogues.json`, "utf8")) as GoldCatalogues; // our own file, in that shape

const percent = (part: number, whole: number) => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;

for (const file of named.length > 0 ? named : all.map((name) => gold + name)) {
  const { cases, catalogues } = setOf(JSON.parse(readFileSync(file, "utf8")) as GoldFile, own); // our own file, in that shape
  const groups = new Map<string, { cases: number; right: number }>();
  let [right, totals, invented, checks, passed, asking] = [0, 0, 0, 0, 0, 0];
  const roles = new Map<string, { checks: number; passed: number }>();
  for (const item of cases) {
    const results = scoreCase(item, catalogues, (input) => {
      const draft = estimate(input);
      asking += draft.items.filter(({ amount }) => amount === null).length;
      return draft;
    });
    const wrong = results.filter((result) => !result.ok);
    checks += results.length;
    passed += results.length - wrong.length;
    if (wrong.length === 0) right++;
    if (!wrong.some((result) => result.name === "total")) totals++;
    if (wrong.some((result) => result.name === "no invented price")) invented++;
    for (const result of results) {
      const role = roles.get(result.role) ?? { checks: 0, passed: 0 };
      roles.set(result.role, { checks: role.checks + 1, passed: role.passed + (result.ok ? 1 : 0) });
    }
    for (const name of [`trade ${item.trade ?? "-"}`, `kind ${item.kind ?? "-"}`]) {
      const group = groups.get(name) ?? { cases: 0, right: 0 };
      groups.set(name, { cases: group.cases + 1, right: group.right + (wrong.length === 0 ? 1 : 0) });
    }
    if (wrong.length > 0 && verbose) {
      console.log(`${item.id}: ${item.say}`);
      for (const result of wrong) console.log(`   wrong ${result.name}: got ${JSON.stringify(result.got)}`);
    }
  }
  if (process.argv.includes("--groups"))
    for (const [name, group] of [...groups].sort()) console.log(`  ${name}: ${group.right}/${group.cases}`);
  if (named.length > 0)
    for (const [name, role] of roles) console.log(`  ${name}: ${percent(role.passed, role.checks)} of ${role.checks}`);
  console.log(
    `${file.split("/").at(-1)}: cases ${cases.length} | wholly right ${percent(right, cases.length)} | total right ${percent(totals, cases.length)} | figures right ${percent(passed, checks)} | cases with an invented price ${invented} | lines that ask ${asking}`,
  );
}
