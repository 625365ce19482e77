import { expect, test } from "vitest";
import { cents, formatMoney, formatQuantity, thousandths } from "#shared/money.ts";

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
