import { expect, test } from "vitest";
import { estimate } from "../estimate.ts";
import { plainInput } from "../gold/score.ts";

const heard = (say: string) => {
  const { items, questions } = estimate(plainInput(say));
  const lines = items.map(({ quantity, unit, amount }) => [quantity / 1000, unit, (amount ?? 0) / 100]);
  return { lines, asks: questions.flatMap(({ choices = [] }) => choices.map(({ label }) => label)) };
};

test.each([
  ["four dozen cookies at 18 and a cake 60", [4, "dozen", 72], ["$18.00 a dozen", "$18.00 each"]],
  ["dinner rolls ten dozen at 6", [10, "dozen", 60], ["$6.00 a dozen", "$6.00 each"]],
  ["three dozen cupcakes at 36 a dozen", [3, "dozen", 108], []],
  ["cookies five dozen at 2 each", [60, "each", 120], []],
  ["ten dozen rolls at 50 cents", [120, "roll", 60], []],
  ["two dozen hoodies at 18", [24, "each", 432], []],
])("what is sold by the dozen costs so much a dozen, and that is asked where nobody said so: %s", (say, line, asks) => {
  const { lines, asks: asked } = heard(say);
  expect(lines[0]).toEqual(line);
  expect(asked).toEqual(asks);
});

test("the other answer is the price of a dozen of them", () => {
  const { questions } = estimate(plainInput("four dozen cookies at 18"));
  expect(questions[0]?.choices?.[1]?.change).toEqual({ unitPrice: 21_600 });
});
