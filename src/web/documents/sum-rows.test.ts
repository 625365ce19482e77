import { expect, test } from "vitest";
import { sumRows } from "#shared/documents/sum-rows.ts";
import { cents, milliPercent } from "#shared/money.ts";
import { bathroom } from "./bathroom.fixture.ts";

const shown = (content: Parameters<typeof sumRows>[0]) =>
  sumRows(content).map(({ label, amount }) => `${label}: ${amount}`);

test("the sums stand in the order in which they are done", () => {
  expect(shown(bathroom().content)).toEqual([
    "Subtotal: $6,911.00",
    "Discount, 5%: −$345.55",
    "Total: $6,565.45",
    "Deposit, 40%: $2,626.18",
  ]);
});

test("what says nothing is left out, and what was paid leaves a balance", () => {
  const content = { ...bathroom().content, discount: null, deposit: null, amountPaid: cents(100_000) };
  expect(shown(content)).toEqual(["Total: $6,911.00", "Paid: −$1,000.00", "Balance due: $5,911.00"]);
});

test("the tax of a city has three decimals", () => {
  const tax = { percent: milliPercent(8875), amount: cents(58_268) };
  expect(shown({ ...bathroom().content, tax })).toContain("Tax, 8.875%: $582.68");
});
