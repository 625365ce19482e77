import { expect, test } from "vitest";
import { estimate } from "../estimate.ts";
import { plainInput } from "../gold/score.ts";

test.each([
  ["harp for a sweet sixteen 700 lights 80", [700, 80]],
  ["sweet treats 40, constructor 500, cake 200", [40, 500, 200]],
  ["Candy table for her sweet 16, 450. Backdrop 80.", [450, 80]],
  ["balloons for the dirty thirty 90", [90]],
  ["thirty yards of dirt at 30 a yard", [900]],
])("%s: the name of a birthday prices and counts nothing", (say, told) => {
  expect(estimate(plainInput(say)).items.map(({ amount }) => amount && amount / 100)).toEqual(told);
});
