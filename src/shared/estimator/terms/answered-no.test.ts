import { expect, test } from "vitest";
import { estimate } from "../estimate.ts";
import { plainInput } from "../gold/score.ts";

/** The share that is taxed or taken off. */
const shares = (say: string) => {
  const { tax, discount } = estimate(plainInput(say));
  return [tax?.percent ?? null, discount?.percent ?? null];
};

test.each([
  ["Sink 210. Labor 90. Add 8% tax? No, the church is exempt.", [null, null]],
  ["Sink 210. Labor 90. Sales tax of six percent? Nope, not on this one.", [null, null]],
  ["Sink 210. Labor 90. Ten percent off? No, full price for him.", [null, null]],
])("%s: what the speaker asks himself and denies is none", (say, told) => {
  expect(shares(say)).toEqual(told);
});

test.each([
  ["Sink 210. Labor 90. Tax 8%? Yes, add it.", [8000, null]],
  ["Sink 210. Labor 90. Tax 6%? No, 7%.", [7000, null]],
  ["Sink 210. Labor 90. Tax 6%. No deposit.", [6000, null]],
  ["Sink 210. Labor 90. Ten percent off. No warranty.", [null, 10_000]],
])("%s: what he does not deny holds", (say, told) => {
  expect(shares(say)).toEqual(told);
});
