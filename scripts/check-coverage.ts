// Checks docs/spec-coverage.md and docs/security.md: the paths that they name exist, and each test that they name ran in
// this run and passed.
// npx tsx scripts/check-coverage.ts [folder with the JSON reports of vitest and Playwright]
// Without a folder only what can be known without a run is checked.
import { nameOf, readPages } from "./spec-coverage.ts";
import { readOutcomes, resultOf } from "./test-reports.ts";

const root = new URL("..", import.meta.url).pathname;
const folder = process.argv[2];

const { rows, problems } = readPages(root);

if (folder !== undefined) {
  const outcomes = readOutcomes(folder, root);
  for (const row of rows)
    for (const test of row.tests) {
      const result = resultOf(test, outcomes);
      if (result !== "passed") problems.push(`${row.page}, line ${row.line}: ${result}: ${nameOf(test)}`);
    }
}

/** What the signed-in user sees and does; the other parts are the visitor's way in, cards and mail. */
const SIGNED_IN = new Set(["frame", "lists", "settings", "themes"]);
const SECTIONS = /^(2|3|4|5|8|9)\./;
const open = rows.flatMap((row) => (row.state === "done" ? [] : [{ ...row, why: row.state.open }]));
const signedIn = open.filter((row) => SIGNED_IN.has(row.why) && SECTIONS.test(row.section));

for (const { page, line, why, section, statement } of open)
  if (!/^(by design|not applicable): /.test(why))
    console.log(`${page}, line ${line}: ${why}: ${section}: ${statement}`);
for (const problem of problems) console.error(problem);
console.log(
  `coverage: ${rows.length} statements, ${rows.length - open.length} shown by tests, ` +
    `${signedIn.length} open on the signed-in side; ${problems.length} problems`,
);
process.exitCode = problems.length === 0 ? 0 : 1;
