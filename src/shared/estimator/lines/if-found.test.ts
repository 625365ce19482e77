import { expect, test } from "vitest";
import { estimate } from "../estimate.ts";
import { plainInput } from "../gold/score.ts";

const last = (say: string) => {
  const { quantity, unitPrice, optional } = estimate(plainInput(say)).items.at(-1) ?? {};
  return [quantity, unitPrice, optional];
};

test.each([
  "Shingles, 20 squares at $465 a square. Bad sheathing is $85 a sheet if we find any.",
  "reroof 24 squares at 425 a square new sheathing if needed 85 a sheet",
  "Clean vents, 24 units at $60 a unit. Dampers if broken, at $85 each.",
])("%s: a rate of what nobody can count yet is an option outside the total", (say) => {
  expect(last(say)).toEqual([1000, 8500, true]);
  expect(estimate(plainInput(say)).questions).toEqual([]);
});

test("what was counted keeps its count, and what somebody may want its own", () => {
  const [fascia, guard] = [
    "replace fascia if needed at 7 a foot, about 20 feet",
    "leaf guard 7 a foot if she wants",
  ].map((more) => last(`gutters 140 feet at 11, ${more}`));
  expect(fascia).toEqual([20_000, 700, true]);
  expect(guard).toEqual([140_000, 700, true]);
});
