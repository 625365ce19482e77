import { expect, test } from "vitest";
import { estimate } from "../estimate.ts";
import { plainInput } from "../gold/score.ts";

const written = (say: string) => estimate(plainInput(say));

test.each([
  [
    "install vanity 1400 tile by others 40 percent down 50 on delivery 10 when done",
    40_000,
    "50% due on delivery",
    "10% due when done",
  ],
  [
    "Stairs 5200. Sixty percent down, forty when finished.",
    60_000,
    "40% due when finished",
    "60% deposit due on acceptance",
  ],
  [
    "Frame the loft 5200. Half the crew is mine. Bill 60% at framing, 40% at trim.",
    undefined,
    "60% due at framing",
    "40% due at trim",
  ],
])("%s: shares that make the whole say when the price is paid", (say, deposit, ...terms) => {
  const content = written(say);
  expect(content.deposit?.percent).toBe(deposit);
  expect(content.discount).toBe(null);
  expect(content.terms).toEqual(expect.arrayContaining(terms));
  expect(content.questions.filter(({ text }) => text.includes("What is it for"))).toEqual([]);
});

test.each([
  ["Tile 400. Labor 300. Discount 10 percent, deposit 50 percent.", 10_000, 50_000],
  ["tile 400 labor 300 10 percent discount 50 percent deposit", 10_000, 50_000],
])("%s: shares of two kinds are no plan", (say, discount, deposit) => {
  const content = written(say);
  expect([content.discount?.percent, content.deposit?.percent]).toEqual([discount, deposit]);
});
