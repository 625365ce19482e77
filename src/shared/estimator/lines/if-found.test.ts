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

test.each([
  "shingles 350 a square, if we find rot it's 85 a sheet, tear off 1800",
  "sod 2 dollars a foot if necessary topsoil is 40 a yard",
  "mulch 45 a yard, as needed we add edging",
])("%s: the condition of what follows makes no option of what stands before it", (say) => {
  expect(estimate(plainInput(say)).items[0]?.optional).toBe(false);
});

test("what was counted keeps its count, and what somebody may want its own", () => {
  const [fascia, guard] = [
    "replace fascia if needed at 7 a foot, about 20 feet",
    "leaf guard 7 a foot if she wants",
  ].map((more) => last(`gutters 140 feet at 11, ${more}`));
  expect(fascia).toEqual([20_000, 700, true]);
  expect(guard).toEqual([140_000, 700, true]);
});

test.each([
  "Wash four buildings at $240 a building. Repairs billed separately at $85 an hour.",
  "Wash the house $240. Any extra work is $85 an hour.",
  "wash the house 240 anything extra is 85 an hour",
  "Wash the house $240. Anything else is $85 an hour.",
  "Pest control $300. Renewal is $85 a year.",
])("%s: a rate of what is charged apart is an option outside the total", (say) => {
  expect(last(say)).toEqual([1000, 8500, true]);
  expect(estimate(plainInput(say)).questions).toEqual([]);
});

test.each([
  ["Pool opening $300. Chemicals billed separately at $18 a gallon, 5 gallons.", [5000, 1800, false]],
  ["Website $900. Domain renewal is $20 a year.", [1000, 2000, false]],
  ["labor 300 any color paint 40 a gallon 5 gallons", [5000, 4000, false]],
])("%s: what was counted, and what is sold by the year, is charged", (say, told) => {
  expect(last(say)).toEqual(told);
});
