import { expect, test } from "vitest";
import { estimate } from "../estimate.ts";
import { plainInput } from "../gold/score.ts";

const lines = (say: string) =>
  estimate(plainInput(say)).items.map(({ quantity, unitPrice }) => [quantity / 1000, unitPrice && unitPrice / 100]);

test.each([
  ["vinyl plank 400 square feet at 3.25 for material and 2.75 for labor", [[400, 3.25], [400, 2.75]]], // prettier-ignore
  ["Fence, 100 feet at 20 for material and 15 for install.", [[100, 20], [100, 15]]], // prettier-ignore
  ["tile 60 square feet at 4 a foot for material and 9 a foot for labor", [[60, 4], [60, 9]]], // prettier-ignore
])("%s: both parts of a price are for each foot", (say, told) => {
  expect(lines(say)).toEqual(told);
});

test.each([
  ["sidewalk 600 square feet at 3.25 for material and 200 for labor", [[600, 3.25], [1, 200]]], // prettier-ignore
  ["Six hours at 90 for labor and 60 for material.", [[6, 90], [1, 60]]], // prettier-ignore
])("%s: a sum of all stays one", (say, told) => {
  expect(lines(say)).toEqual(told);
});
