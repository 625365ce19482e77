import { assert, integer, oneof, property } from "fast-check";
import { expect, test } from "vitest";
import {
  multiply,
  cents,
  formatMoney,
  formatPercent,
  formatQuantity,
  milliPercentFromPercent,
  percentFromMilliPercent,
  percentOf,
  thousandths,
} from "#shared/money.ts";

const dollars = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });
const decimals = new Intl.NumberFormat("en-US", { maximumFractionDigits: 3 });

test("small amounts and quantities are written as the formatter writes them", () => {
  for (let amount = 0; amount <= 100_100; amount += 7)
    expect(formatMoney(cents(amount))).toBe(dollars.format(amount / 100));
  for (let quantity = 0; quantity <= 1_001_000; quantity += 250)
    expect(formatQuantity(thousandths(quantity))).toBe(decimals.format(quantity / 1000));
  expect(formatMoney(cents(-450))).toBe("−$4.50");
  expect(formatMoney(cents(123_450))).toBe("$1,234.50");
});

test.each([
  [8.875, 8875, "8.875%", 8_875],
  [6.625, 6625, "6.625%", 6_625],
  [9.025, 9025, "9.025%", 9_025],
  [8.25, 8250, "8.25%", 8_250],
  [33.333, 33_333, "1/3", 33_333],
  [66.667, 66_667, "2/3", 66_667],
  [33.33, 33_330, "33.33%", 33_330],
  [100, 100_000, "100%", 100_000],
  [0, 0, "0%", 0],
])("%d percent is kept, written and reckoned as it is", (percent, kept, text, ofAThousandDollars) => {
  const share = milliPercentFromPercent(percent);
  expect(share).toBe(kept);
  expect(percentFromMilliPercent(share)).toBe(percent);
  expect(formatPercent(share)).toBe(text);
  expect(percentOf(cents(100_000), share)).toBe(ofAThousandDollars);
});

test("a share of the largest amount is exact, and a half cent is rounded once, away from zero", () => {
  expect(percentOf(cents(9_999_999_999), milliPercentFromPercent(99.999))).toBe(9_999_899_999);
  expect(percentOf(cents(400), milliPercentFromPercent(6.625))).toBe(27);
  expect(percentOf(cents(-400), milliPercentFromPercent(6.625))).toBe(-27);
  expect(percentOf(cents(330_000), milliPercentFromPercent(33.333))).toBe(110_000);
  expect(percentOf(cents(1_000_000), milliPercentFromPercent(66.667))).toBe(666_667);
});

test("a product that a plain number holds is rounded as one that needs more digits is", () => {
  const exact = (amount: number, quantity: number) => {
    const product = BigInt(amount) * BigInt(quantity);
    return Number((product < 0n ? product - 500n : product + 500n) / 1000n);
  };
  assert(
    property(
      oneof(integer({ min: -9_999, max: 9_999 }), integer({ min: -9_999_999_999, max: 9_999_999_999 })),
      oneof(integer({ min: 0, max: 9_999 }), integer({ min: 0, max: 900_000 })),
      (price, quantity) => {
        expect(multiply(cents(price), thousandths(quantity))).toBe(exact(price, quantity) + 0);
      },
    ),
    { numRuns: 2_000 },
  );
});
