import { expect, test } from "vitest";
import { estimate } from "../estimate.ts";
import { plainInput } from "../gold/score.ts";

const counts = (say: string) =>
  estimate(plainInput(say)).items.map(({ quantity, unit }) => `${quantity / 1000} ${unit}`);

test.each([
  ["12 squares. Option 1: 3-tab at $350 a square. Option 2: slate at $910 a square.", ["12 square", "12 square"]],
  ["A lennox two stage at sixty one hundred.", ["1 null"]],
  ["Two-stage furnace at 4650.", ["1 null"]],
  ["Three zone mini split 7800 and two zone valves at 90 each.", ["1 null", "2 each"]],
  ["Gate for the Wongs, 24 square. Cedar shakes at $465 a square.", ["24 square"]],
  ["Two 12-foot gates at $410 each.", ["2 each"]],
  ["Three stage lights at 40 each.", ["3 each"]],
  ["2 speed bumps at 300 each.", ["2 each"]],
])("%s: what tells the kind of a thing counts nothing", (say, told) => {
  expect(counts(say)).toEqual(told);
});

test.each([
  ["Replace two bedroom windows, $145 each.", [2, 145]],
  ["paint three bath doors 60 each", [3, 60]],
  ["Clean two bedroom houses, $145 each.", [1, null]],
])("%s: what is in such rooms is counted, and what has so many of them is not", (say, [quantity, price]) => {
  const [item] = estimate(plainInput(say)).items;
  expect([(item?.quantity ?? 0) / 1000, item?.unitPrice ? item.unitPrice / 100 : null]).toEqual([quantity, price]);
});
