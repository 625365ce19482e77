import { describe, expect, test } from "vitest";
import { thousandths } from "#shared/money.ts";
import { sampleContent, testLine } from "./refine/sample.test-data.ts";
import { breakdownOf } from "./sum-rows.ts";
import { calculateTotals } from "./totals.ts";

const hour = { category: "labor", unit: "hour" } as const;
const hoursOf = (...items: ReturnType<typeof testLine>[]) => calculateTotals(sampleContent({ items })).labor_hours;

describe("hours of work", () => {
  const priced = testLine("i1", "Cleanup", { ...hour, quantity: thousandths(3000), price: 50 });
  const open = testLine("i2", "Fence labor", { ...hour, price: null });

  test("nobody said how many of a line without a price: none is counted", () => {
    expect(hoursOf(priced, open)).toBe(3000);
    expect(breakdownOf({ ...sampleContent({ items: [open] }), labor_hours: hoursOf(open) })).not.toContainEqual(
      expect.objectContaining({ label: "Labor" }),
    );
  });

  test("hours that were said count before they have a price", () => {
    const said = { kind: "spoken", start: 0, end: 9, text: "six hours" } as const;
    expect(hoursOf(priced, { ...open, quantity: thousandths(6000), sources: { quantity: said } })).toBe(9000);
  });
});
