import { describe, expect, test } from "vitest";
import { likelyBy } from "./trees.ts";

/** Is the first measure below 2? If so is the second below 5, if not below 7? */
const TREE = { depth: 2, base: 0, measures: ["0,1", "1"], limits: ["2,5,7"], leaves: ["-1,1", "-3,3"] };
const oddsOf = (...values: number[]): number => {
  const likely = likelyBy(TREE)(Float64Array.from(values));
  return Math.round(Math.log(likely / (1 - likely)));
};

describe("trees of questions", () => {
  test.each([
    [1, 4, -1],
    [1, 5, 1],
    [2, 6, -3],
    [2, 7, 3],
  ])("measures of %d and %d reach the leaf that says %d", (one, other, odds) => {
    expect(oddsOf(one, other)).toBe(odds);
  });

  test("what the leaves of several trees say is added to what is likely beforehand", () => {
    const two = { depth: 1, base: 1, measures: ["0,0"], limits: ["1,2"], leaves: ["0,2,0,4"] };
    const likely = likelyBy(two)(Float64Array.of(1.5));
    expect(Math.log(likely / (1 - likely))).toBeCloseTo(3);
  });
});
