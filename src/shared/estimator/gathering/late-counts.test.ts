import { expect, test } from "vitest";
import { estimate } from "../estimate.ts";
import { plainInput } from "../gold/score.ts";

const lines = (say: string) =>
  estimate(plainInput(say)).items.map(({ quantity, unitPrice }) => [quantity / 1000, unitPrice && unitPrice / 100]);

test("what is named behind a rate and has a price of its own is not its count", () => {
  const say = "pull carpet 50 cents a foot baseboard 90 feet at 4.50";
  expect(lines(say)).toEqual([[1, null], [90, 4.5]]); // prettier-ignore
  expect(estimate(plainInput(say)).questions[0]?.choices?.[0]?.label).toBe("90");
});

test("a count behind a rate that names nothing new is its own", () => {
  expect(lines("Edging at 7 a foot, 90 feet.")).toEqual([[90, 7]]);
  expect(lines("Edging 7 a foot, 90 feet at 7.")[0]).toEqual([90, 7]);
  expect(lines("Edging 7 a foot installed, 90 feet at 7.")).toEqual([[90, 7]]);
});
