import { expect, test } from "vitest";
import { cents } from "#shared/money.ts";
import type { LedgerLine } from "#web/ui/ledger-line.ts";
import { changedRow } from "./changed-row.ts";

const row = (description: string, dollars: number): LedgerLine => ({
  id: description,
  description,
  working: "flat price",
  amount: cents(dollars * 100),
  origin: "spoken",
  assumed: false,
  optional: false,
});
const [deck, stairs, rail] = [row("Deck", 900), row("Stairs", 300), row("Rail", 120)];

test("the row that came or is another now is the one to see", () => {
  expect(changedRow([deck], [deck, stairs])).toBe(1);
  expect(changedRow([deck, stairs, rail], [deck, row("Stairs", 350), rail])).toBe(1);
  expect(changedRow([deck, stairs], [deck, stairs])).toBe(-1);
  expect(changedRow([deck, stairs], [deck])).toBe(-1);
  expect(changedRow([deck, stairs], [{ ...deck, isStruck: true }, stairs])).toBe(0);
});
