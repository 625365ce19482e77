import { expect, test } from "vitest";
import { cents } from "#shared/money.ts";
import type { LineItem } from "#shared/documents/schema.ts";
import { bathroom } from "../bathroom.fixture.ts";
import { isListed, priceListEntry } from "./price-list-entry.ts";

function lineOf(id: string): LineItem {
  const item = bathroom().content.items.find((each) => each.id === id);
  if (item === undefined) throw new Error(`No line ${id}.`);
  return item;
}
const price = cents(42_000);

test("a flat line makes a fixed rate, under the line's own name", () => {
  const item = lineOf("i7");
  const entry = { name: item.description, description: null, hourlyRate: null, fixedRate: price, isActive: true };
  expect(priceListEntry(item, { unitPrice: price })).toMatchObject(entry);
  expect(priceListEntry(item, { amount: price })).toMatchObject(entry);
});

test("hours make an hourly rate, other units are named", () => {
  expect(priceListEntry(lineOf("i5"), { unitPrice: price })).toMatchObject({ hourlyRate: price, fixedRate: null });
  expect(priceListEntry(lineOf("i2"), { unitPrice: price })).toMatchObject({
    fixedRate: price,
    description: "Priced per sq ft",
  });
});

test("a sum for many is no price of one, and a count is no price", () => {
  expect(priceListEntry(lineOf("i2"), { amount: price })).toBeNull();
  expect(priceListEntry(lineOf("i7"), {})).toBeNull();
});

test("a name is listed whatever its case", () => {
  expect(isListed("Exhaust fan", [{ name: " exhaust FAN" }])).toBe(true);
  expect(isListed("Exhaust fan", [{ name: "Fan" }])).toBe(false);
});
