import { expect, test } from "vitest";
import { estimate } from "../estimate.ts";
import { plainInput } from "../gold/score.ts";

const paid = (say: string) => {
  const { amountPaid, deposit } = estimate(plainInput(say));
  return [amountPaid / 100, (deposit?.amount ?? 0) / 100];
};

test.each([
  ["patio 900 wall 600 less deposit of 200", [200, 0]],
  ["patio 900 wall 600 minus his 250 deposit", [250, 0]],
  ["patio 900 wall 600 she give me already 300 deposit", [300, 0]],
  ["patio 900 wall 600 with a deposit of 200", [0, 200]],
  ["patio 900 wall 600 she gives a 200 deposit", [0, 200]],
])("a deposit that is taken off came in, one that is asked for did not: %s", (say, sums) =>
  expect(paid(say)).toEqual(sums),
);

test("a tax behind what is taken off is a tax", () => {
  const { tax, discount, amountPaid } = estimate(
    plainInput("buffet 900 rental 80 they paid 500 so take that off and tax is 8 percent"),
  );
  expect([tax?.percent, discount, amountPaid]).toEqual([8000, null, 50_000]);
});
