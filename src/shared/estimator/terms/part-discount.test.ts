import { expect, test } from "vitest";
import { estimate } from "../estimate.ts";
import { plainInput } from "../gold/score.ts";

/** What is taken off, and the answers that are offered for it. */
const taken = (say: string) => {
  const { discount, questions } = estimate(plainInput(say));
  const asked = questions.filter(({ field }) => field === "discount");
  return {
    off: discount?.percent ?? null,
    offered: asked.flatMap(({ choices = [] }) => choices.map(({ label }) => label)),
  };
};
const REST = ["A discount on everything", "Leave it out"];

test.each([
  ["Pump $300. Labor $150. Veterans get 10% off labor.", ["$15.00: 10% of “Labor”", ...REST]],
  ["Pump $300. Labor $150. Twenty percent off the labor.", ["$30.00: 20% of “Labor”", ...REST]],
  ["pump 300 permit 80 labor 150 five percent off the pump", ["$15.00: 5% of “Pump”", ...REST]],
])("%s: what is taken off a part is asked about, with what it comes to", (say, offered) => {
  expect(taken(say)).toEqual({ off: null, offered });
});

test.each([
  "Pump $300. Labor $150. 10% off.",
  "Pump $300. Labor $150. 10% off the whole job.",
  "pump 300 ten percent off labor 150",
])("%s: what is taken off everything is asked about nowhere", (say) => {
  expect(taken(say)).toEqual({ off: 10_000, offered: [] });
});

test("a deposit behind what is taken off is its own", () => {
  const { deposit, discount } = estimate(plainInput("pump 300 labor 150 ten percent off deposit 75"));
  expect([deposit?.amount, discount?.percent]).toEqual([7500, 10_000]);
});
