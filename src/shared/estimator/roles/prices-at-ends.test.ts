import { expect, test } from "vitest";
import { estimate } from "../estimate.ts";
import { plainInput } from "../gold/score.ts";

const amounts = (say: string) => estimate(plainInput(say)).items.map(({ amount }) => amount && amount / 100);

test.each([
  ["belt 55 fuse 18 cleaned out the duct too 40 that's 113 total", [55, 18, 40]],
  ["belt 55 swept the flue also 60 that's 115", [55, 60]],
  ["Belt 55. We did the windows too, 12 at 8 each.", [55, 96]],
])("%s: what was done besides has its price before the sum", (say, told) => {
  expect(amounts(say)).toEqual(told);
});
