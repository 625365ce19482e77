import { expect, test } from "vitest";
import type { LineItem } from "#shared/documents/schema.ts";
import { bathroom } from "../bathroom.fixture.ts";
import { proofOfLine } from "./proof-of-line.ts";

function lineOf(id: string): LineItem {
  const item = bathroom().content.items.find((each) => each.id === id);
  if (item === undefined) throw new Error(`No line ${id}.`);
  return item;
}

test("a sum is written out from what was said", () => {
  expect(proofOfLine(lineOf("i2"))).toEqual({
    rows: [
      { label: "Said", note: "“Sixty-four square foot”", value: "64 sq ft" },
      { label: "Said", note: "“fourteen fifty a foot”", value: "$14.50 a sq ft" },
    ],
    equation: { left: "64 × $14.50", right: "$928.00" },
  });
});

test("assumed figures and list prices say so", () => {
  expect(proofOfLine(lineOf("i5")).rows.map(({ label }) => label)).toEqual(["Assumed", "Your price list"]);
});

test("hours that are asked about are assumed, and say what was taken for granted", () => {
  const item = {
    ...lineOf("i5"),
    unit: "hour",
    sources: { quantity: { kind: "computed", from: "2 days × 8 h" } },
  } as const;
  const asked = { id: "q1", text: "How long is a day?", itemId: "i5", field: "quantity" };
  const reason = { kind: "assumed", reason: "A working day is taken as 8 hours." } as const;
  expect(proofOfLine(item, [{ ...asked, source: reason }]).rows[0]).toEqual({
    label: "Assumed",
    note: "2 days × 8 h. A working day is taken as 8 hours.",
    value: "16 hours",
    isAssumed: true,
  });
  expect(proofOfLine(item, [{ ...asked, itemId: "i9", source: reason }]).rows[0]?.label).toBe("Worked out");
  expect(proofOfLine(lineOf("i5")).rows[0]).toMatchObject({ label: "Assumed", isAssumed: true });
});

test("a flat price needs no multiplication, and an open line has none", () => {
  expect(proofOfLine(lineOf("i1")).equation).toEqual({ left: "Flat price", right: "$1,150.00" });
  expect(proofOfLine(lineOf("i7")).equation).toEqual({ left: "No price yet", right: "Price?" });
});
