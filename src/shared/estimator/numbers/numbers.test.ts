import { expect, test } from "vitest";
import { estimate } from "../estimate.ts";
import { plainInput } from "../gold/score.ts";

const written = (say: string) => {
  const { items, deposit } = estimate(plainInput(say));
  return [items.map(({ amount }) => amount && amount / 100), (deposit?.amount ?? 0) / 100];
};

test.each([
  ["coverage 2800 prints are 650 thousand dollar deposit holds the date", [[2800, 650], 1000]],
  ["deck 42000 20 thousand dollar deposit", [[42_000], 20_000]],
])("%s: a thousand dollar deposit is one by itself behind hundreds", (say, told) => {
  expect(written(say)).toEqual(told);
});
