import { readFileSync } from "node:fs";
import { getTableName, is, Table } from "drizzle-orm";
import { expect, test } from "vitest";
import { schema } from "#server/db/schema.ts";

/** The rows of the table under a heading of docs/data.md, cell by cell. */
function rowsUnder(heading: string): string[][] {
  const page = readFileSync(new URL("../docs/data.md", import.meta.url), "utf8");
  const [, section = ""] = page.split(`\n## ${heading}\n`);
  const [own = ""] = section.split("\n## ");
  const lines = own.split("\n").filter((line) => line.startsWith("| "));
  return lines.slice(1).map((line) => line.slice(2, -2).split(" | "));
}

test("every table is in one class of those whose protection is written down", () => {
  const classes = rowsUnder("Classes").map(([name]) => name);
  const tables = rowsUnder("Tables").map(([name = ""]) => name.replaceAll("`", ""));
  const known = Object.values(schema).flatMap((table) => (is(table, Table) ? [getTableName(table)] : []));
  expect(tables).toEqual(known.sort());
  expect(classes.length).toBeGreaterThan(3);
  expect(rowsUnder("Tables").filter(([, found]) => !classes.includes(found))).toEqual([]);
});
