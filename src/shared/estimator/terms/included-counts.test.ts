import { expect, test } from "vitest";
import { estimate } from "../estimate.ts";
import { plainInput } from "../gold/score.ts";

const written = (say: string) => {
  const { items, terms } = estimate(plainInput(say));
  return { lines: items.map(({ quantity, unitPrice, optional }) => [quantity / 1000, unitPrice && unitPrice / 100, optional]), terms }; // prettier-ignore
};

test.each([
  ["portrait session 275 includes 10 edited photos extra photos 25 each", "Includes 10 edited photos"],
  ["Portrait session 275, includes ten edited photos, extra photos are 25 each.", "Includes 10 edited photos"],
])("%s: what more costs is an option, and counts nothing", (say, term) => {
  const { lines, terms } = written(say);
  expect(lines).toEqual([[1, 275, false], [1, 25, true]]); // prettier-ignore
  expect(terms).toContain(term);
});

test("what goes beyond what is in the price is told, and no line", () => {
  const { lines, terms } = written("Attic clean out 900, dump fees included up to two tons, over that is 85 a ton.");
  expect(lines.map(([quantity, price]) => [quantity, price])).toEqual([[1, 900], [1, 0]]); // prettier-ignore
  expect(terms).toContain("Up to 2 tons, over that is 85 a ton");
});

test.each([
  ["Wash 300, includes 10 windows. Screens 8 each, 10 of them.", [[1, 300], [10, 8]]], // prettier-ignore
  ["Package includes 4 visits at 60 each.", [[4, 60]]],
])("%s: what has its own price is counted", (say, told) => {
  expect(written(say).lines.map(([quantity, price]) => [quantity, price])).toEqual(told);
});
