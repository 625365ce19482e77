import { expect, test } from "vitest";
import { cents, thousandths } from "#shared/money.ts";
import type { LineItem } from "#shared/documents/schema.ts";
import { assumedCounts, ledgerLineOf, workingOf } from "./ledger-line.ts";

const said = (text: string) => ({ kind: "spoken" as const, start: 0, end: text.length, text });

const line = (quantity: number, unit: string | null, unitPrice: number | null, amount: number | null = null) => ({
  description: "Post mix",
  sources: {},
  quantity: thousandths(quantity),
  unit,
  unitPrice: unitPrice === null ? null : cents(unitPrice),
  amount: amount === null ? null : cents(amount),
});

test.each([
  [line(140_000, "ft", 3_800), "140 ft × $38.00"],
  [line(16_000, "hour", 6_500), "16 hours × $65.00"],
  [line(2_000, "each", 28_500), "2 × $285.00"],
  [line(1_000, null, 45_000), "flat price"],
  [line(1_000, null, null, 45_000), "flat price"],
  [line(1_000, null, 0), "no charge"],
  [{ ...line(1_000, null, 0), description: "Tear-off, included" }, ""],
  [{ ...line(1_000, null, 0), sources: { unitPrice: said("is included") } }, "included"],
  [line(1_000, null, null), "No price said yet"],
  [line(3_000, "bag", null), "3 bags, no price said yet"],
])("%o is worked out as %s", (item, working) => {
  expect(workingOf(item)).toBe(working);
});

const item: LineItem = {
  id: "i1",
  ...line(36_000, "bag", 785),
  category: "material",
  optional: false,
};

test("a count that is asked about is marked", () => {
  const asked = { id: "q1", text: "How many?", itemId: "i1", field: "quantity" };
  const counts = assumedCounts([asked, { id: "q2", text: "How much?", itemId: "i2", field: "unitPrice" }]);
  expect([...counts]).toEqual(["i1"]);
  expect(ledgerLineOf(item, counts.has(item.id)).assumed).toBe(true);
  expect(ledgerLineOf(item).assumed).toBe(false);
});

test("the tick tells where the price came from", () => {
  const list = { kind: "catalogue", serviceId: "s1", name: "Post mix" } as const;
  expect(ledgerLineOf({ ...item, sources: { unitPrice: list } })).toMatchObject({ origin: "list", amount: 28_260 });
  expect(ledgerLineOf({ ...item, sources: { unitPrice: { kind: "edited" } } }).origin).toBe("typed");
  expect(ledgerLineOf({ ...item, unitPrice: null })).toMatchObject({ origin: "question", amount: null });
});
