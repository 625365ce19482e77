import { expect, test } from "vitest";
import { estimate } from "../estimate.ts";
import { plainInput } from "../gold/score.ts";

const offers = (say: string) => {
  const { questions } = estimate(plainInput(say));
  return questions.map(({ field, choices }) => [field, choices?.[0]?.label, choices?.[0]?.change.amount]);
};

test.each([
  ["gate 400 fence 800 paint 90 call it 1250 even", 4000],
  ["Wash the house 275, driveway 125, both for 350.", 5000],
  ["Wash the house 275. Driveway 125. Deck 150. If she does all three, 500 even.", 5000],
])("%s: what is less than the lines make may be taken off", (say, off) => {
  expect(offers(say)).toEqual([["discount", `Take $${(off / 100).toFixed(2)} off`, off]]);
});

test.each([
  ["gate 400 fence 800 total 1500", "amount"],
  ["gate 400 fence 800 total 700", "amount"],
])("%s: other sums are asked about", (say, field) => {
  expect(offers(say)).toEqual([[field, "No, the lines are right", undefined]]);
});

test("what has less than one of the lines is a thing of its own", () => {
  const { items, questions } = estimate(plainInput("Gate 400. Fence 300. Posts and latch, both for 90."));
  expect(items.map(({ amount }) => amount)).toEqual([40_000, 30_000, 9000]);
  expect(questions).toEqual([]);
});
