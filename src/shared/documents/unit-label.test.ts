import { expect, test } from "vitest";
import { thousandths } from "#shared/money.ts";
import { howMany, isWritten, unitLabel } from "./unit-label.ts";

test.each([
  ["hour", 16_000, "hours"],
  ["hour", 1_000, "hour"],
  ["hour", 500, "hours"],
  ["box", 3_000, "boxes"],
  ["sq ft", 1_200_000, "sq ft"],
  ["linear foot", 85_000, "linear feet"],
  ["bags", 36_000, "bags"],
  ["h", 8_000, "h"],
  ["m²", 8_000, "m²"],
  ["person", 4_000, "people"],
])("%s for %d thousandths is %s", (unit, quantity, label) => {
  expect(unitLabel(unit, thousandths(quantity))).toBe(label);
});

test.each([null, "", "each", "Each", "ea", "ea."])("%s goes without saying", (unit) => {
  expect(isWritten(unit)).toBe(false);
});

test("a measure is written", () => {
  expect(isWritten("sq ft")).toBe(true);
  expect(isWritten("teacher")).toBe(true);
});

test.each([
  ["sq ft", "How many square feet"],
  ["linear foot", "How many linear feet"],
  ["foot", "How many feet"],
  ["inch", "How many inches"],
  ["person", "How many people"],
  ["push", "How many pushes"],
  ["class", "How many classes"],
  ["window", "How many windows"],
  ["sf", "How many sf"],
  ["lb", "How many pounds"],
  ["each", "How many"],
  [null, "How many"],
])("a count of %s is asked in words: %s", (unit, words) => {
  expect(howMany(unit)).toBe(words);
});
