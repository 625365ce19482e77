import { expect, test } from "vitest";
import { fuzz } from "./fuzz.ts";

/** The first of those that `npm run fuzz` sends, and enough that every route gets a dozen. */
const REQUESTS = 1_500;

test("malformed and borderline requests over every route: refused or answered as described, and nothing leaks", async () => {
  const report = await fuzz({ seed: 1, requests: REQUESTS });
  expect(report.problems).toEqual([]);
  expect(report.operations).toBeGreaterThan(100);
}, 180_000);
