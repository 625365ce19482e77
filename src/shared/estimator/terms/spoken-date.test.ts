import { expect, test } from "vitest";
import { estimate } from "../estimate.ts";
import { plainInput } from "../gold/score.ts";

const counted = (say: string) => (estimate(plainInput(say)).items[0]?.quantity ?? 0) / 1000;

test.each([
  ["pond service for june four weekly visits at 45 and a pump 38", 4],
  ["lawn care for june 4 cuts at 55", 4],
  ["lessons in october 6 extra sessions at 40", 6],
])("behind a month that something is for a number counts what follows: %s", (say, count) =>
  expect(counted(say)).toBe(count),
);

test.each([
  ["patio 900 start june 4 two guys", 1],
  ["patio 900 done by june 4th", 1],
])("and else it is the day: %s", (say, count) => expect(counted(say)).toBe(count));
