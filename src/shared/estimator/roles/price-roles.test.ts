import { expect, test } from "vitest";
import { estimate } from "../estimate.ts";
import { plainInput } from "../gold/score.ts";

const lines = (say: string) =>
  estimate(plainInput(say)).items.map(({ quantity, unitPrice }) => [quantity / 1000, unitPrice && unitPrice / 100]);

test.each([
  ["math help 8 sessions 2 hours each at 50 an hour workbook 32", [[16, 50], [1, 32]]], // prettier-ignore
  ["violin ten lessons 45 minutes each at 40", [[10, 40]]],
  ["math help eight sessions hour and a half each at 50 an hour", [[12, 50]]],
  ["carpet 90 stairs 13 steps at 4 each", [[1, 90], [13, 4]]], // prettier-ignore
])("%s: so many of what takes so long each are counted", (say, told) => {
  expect(lines(say)).toEqual(told);
});
