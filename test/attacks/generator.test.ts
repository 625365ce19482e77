import { expect, test } from "vitest";
import { fuzz } from "./fuzz.ts";
import { judgeStatements, type StatementReport } from "./statements.ts";

/** The first of those that `npm run fuzz` sends, and enough that every route gets a dozen. */
const REQUESTS = 1_500;

test("malformed and borderline requests over every route: refused or answered as described, nothing leaks, and every statement names its account and has an index", async () => {
  const statements: StatementReport[] = [];
  const report = await fuzz({
    seed: 1,
    requests: REQUESTS,
    afterwards: async (app) => {
      // On a PostgreSQL nothing is kept prepared that could be looked at; the statements are the same.
      if (!process.env.TEST_DATABASE_URL) statements.push(await judgeStatements(app));
    },
  });
  expect(report.problems).toEqual([]);
  expect(report.operations).toBeGreaterThan(100);
  for (const { checked, problems } of statements) {
    expect(problems).toEqual([]);
    expect(checked).toBeGreaterThan(100);
  }
}, 180_000);
