import { expect, test } from "vitest";
import { estimate } from "../estimate.ts";
import { plainInput } from "../gold/score.ts";

const lines = (say: string) =>
  estimate(plainInput(say)).items.map(({ quantity, unitPrice }) => [quantity / 1000, unitPrice && unitPrice / 100]);

test.each([
  ["first hour 140 each additional hour 90 was there 3 hours total", [[1, 140], [2, 90]]], // prettier-ignore
  ["first hour 140 each extra hour 90 we were there for four hours", [[1, 140], [3, 90]]], // prettier-ignore
  ["The first hour is 140, each additional hour is 90, I was there four hours in all.", [[1, 140], [3, 90]]], // prettier-ignore
])("%s: the first hour has its own price", (say, told) => {
  expect(lines(say)).toEqual(told);
});

test("what is of each stays of each before other hours", () => {
  expect(lines("Three locks at 40 each. Additional hours are 60.")[0]).toEqual([3, 40]);
});
