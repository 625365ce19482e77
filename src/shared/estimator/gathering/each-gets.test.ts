import { expect, test } from "vitest";
import { estimate } from "../estimate.ts";
import { plainInput } from "../gold/score.ts";

const lines = (say: string) =>
  estimate(plainInput(say)).items.map(({ quantity, unitPrice }) => [quantity / 1000, unitPrice && unitPrice / 100]);

test.each([
  ["Four sconces at $80 each. Each one gets a dimmer, $25. Labor $200.", [[4, 80], [4, 25], [1, 200]]], // prettier-ignore
  ["Four sconces at $80 each. Each of them needs a new box, $15.", [[4, 80], [4, 15]]], // prettier-ignore
  ["There are four bathrooms and each one gets a fan at 195.", [[4, 195]]],
])("%s: what each of the priced things gets is priced for all of them", (say, told) => {
  expect(lines(say)).toEqual(told);
});

test.each([
  ["Four sconces at $80 each. One of them needs a new box, $15.", [[4, 80], [1, 15]]], // prettier-ignore
  ["Four sconces at $80 each. Each one takes an hour. Labor $200.", [[4, 80], [1, 200]]], // prettier-ignore
  ["Wash 40 feet of fence at 3 a foot. Each side needs a coat, $90.", [[40, 3], [1, 90]]], // prettier-ignore
])("%s: what one of them gets, or takes in time, is not", (say, told) => {
  expect(lines(say)).toEqual(told);
});
