import { expect, test } from "vitest";
import { estimate } from "../estimate.ts";
import { plainInput } from "../gold/score.ts";

const lines = (say: string) =>
  estimate(plainInput(say)).items.map(({ quantity, unitPrice }) => [quantity / 1000, unitPrice && unitPrice / 100]);

test.each([
  ["Both rear shocks at $90 each, alignment $99, install $40 per shock.", [[2, 90], [1, 99], [2, 40]]], // prettier-ignore
  ["Paint both doors at $90 each, new knobs $12 a door.", [[2, 90], [2, 12]]], // prettier-ignore
])("%s: both are two of what a later price is per", (say, told) => {
  expect(lines(say)).toEqual(told);
});

test("of other things nobody said how many", () => {
  expect(lines("Both windows at $90 each. Trim $4 a foot.")).toEqual([[2, 90], [1, null]]); // prettier-ignore
  expect(lines("Both windows at $90 each. Shades $40 a door.")).toEqual([[2, 90], [1, null]]); // prettier-ignore
});
