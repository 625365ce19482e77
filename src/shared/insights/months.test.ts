import { expect, test } from "vitest";
import { lastMonths, longMonth, shortMonth } from "./months.ts";

test("the last months end with that of the day, over the turn of a year", () => {
  expect(lastMonths("2026-02-28", 4)).toEqual(["2025-11", "2025-12", "2026-01", "2026-02"]);
  expect(lastMonths("2026-11-21", 1)).toEqual(["2026-11"]);
});

test("a month is named short under a chart and in full in its table", () => {
  expect([shortMonth("2026-11"), longMonth("2026-11")]).toEqual(["Nov", "November 2026"]);
});
