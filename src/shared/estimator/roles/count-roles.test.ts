import { expect, test } from "vitest";
import { estimate } from "../estimate.ts";
import { plainInput } from "../gold/score.ts";

const lines = (say: string) =>
  estimate(plainInput(say)).items.map(({ quantity, unitPrice }) => [quantity / 1000, unitPrice && unitPrice / 100]);

test.each([
  ["living room 800 four bathroom 300 each one kitchen 500", [[1, 800], [4, 300], [1, 500]]], // prettier-ignore
  ["paint the porch 800 two closet 90 each", [[1, 800], [2, 90]]], // prettier-ignore
  ["A three bedroom at 400.", [[1, 400]]],
])("%s: who leaves the plural away counts what has a price of each", (say, told) => {
  expect(lines(say)).toEqual(told);
});

test("how often others do something counts nothing", () => {
  expect(lines("Sod 2200. Delivery 75. They water it twice a day for two weeks.")).toEqual([[1, 2200], [1, 75]]); // prettier-ignore
  expect(lines("Mow 45, they want it twice a month.")).toEqual([[1, null]]);
  expect(lines("Swept it twice at 60. Took it to the dump and they charged me 31, so pass that on to him.")).toEqual([[2, 60], [1, 31]]); // prettier-ignore
});

test.each([
  ["harpist 700 backdrop 350 extra hour 125", [[1, 700], [1, 350], [1, 125]]], // prettier-ignore
  ["crew 2 extra hours at 90", [[2, 90]]],
  ["buffet 40 guests at 14 dollars drinks 3 each for 40", [[40, 14], [40, 3]]], // prettier-ignore
])("%s: nobody counts so many of one, and what was counted before counts again", (say, told) => {
  expect(lines(say)).toEqual(told);
});
