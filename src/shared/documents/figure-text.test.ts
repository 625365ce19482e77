import * as fc from "fast-check";
import { expect, test } from "vitest";
import { cents, milliPercent, thousandths } from "#shared/money.ts";
import { readMoney, readPercent, readQuantity, textOfMoney, textOfPercent, textOfQuantity } from "./figure-text.ts";

test.each([
  ["1,200.50", 120050],
  ["$85", 8500],
  [" 1200.5 ", 120050],
  ["-20", -2000],
  ["−20.00", -2000],
  [".5", 50],
  ["12.", 1200],
  ["1.500", 150],
])("%s is %i cents", (text, amount) => {
  expect(readMoney(text)).toEqual({ ok: true, value: amount });
});

test.each(["1,20", "1.200,50", "12a", "-", ".", "1 2 3x", "1.005", "100,000,000"])("%s is asked about", (text) => {
  expect(readMoney(text).ok).toBe(false);
});

test("an empty field is no figure, not zero", () => {
  expect(readMoney("  ")).toEqual({ ok: true, value: null });
  expect(readQuantity("")).toEqual({ ok: true, value: null });
  expect(readPercent("")).toEqual({ ok: true, value: null });
});

test("quantities and percentages keep their limits", () => {
  expect(readQuantity("3.125")).toEqual({ ok: true, value: 3125 });
  expect(readQuantity("3.1255").ok).toBe(false);
  expect(readQuantity("-1").ok).toBe(false);
  expect(readPercent("8.25%")).toEqual({ ok: true, value: 8250 });
  expect(readPercent("8.875")).toEqual({ ok: true, value: 8875 });
  expect(readPercent("8.8750 %")).toEqual({ ok: true, value: 8875 });
  expect(readPercent("8.8755")).toEqual({ ok: false, message: "At most three decimals." });
  expect(readPercent("101").ok).toBe(false);
});

test("what a field shows is read back as the same figure", () => {
  fc.assert(
    fc.property(fc.integer({ min: -9_999_999_999, max: 9_999_999_999 }), (amount) => {
      expect(readMoney(textOfMoney(cents(amount)))).toEqual({ ok: true, value: amount });
    }),
  );
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 9_999_999_999 }), (quantity) => {
      expect(readQuantity(textOfQuantity(thousandths(quantity)))).toEqual({ ok: true, value: quantity });
    }),
  );
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000 }), (share) => {
      expect(readPercent(textOfPercent(milliPercent(share)))).toEqual({ ok: true, value: share });
    }),
  );
});
