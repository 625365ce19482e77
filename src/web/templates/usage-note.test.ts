import { expect, test } from "vitest";
import { cents } from "#shared/money.ts";
import { usageNote } from "./usage-note.ts";

test.each([
  [0, null, ""],
  [1, null, "Used once"],
  [2, 120_000, "Used twice, $1,200.00 on average"],
  [14, 99_950, "Used 14 times, $999.50 on average"],
])("%i uses, %s on average", (usageCount, average, note) => {
  expect(usageNote({ usageCount, averageAmount: average === null ? null : cents(average) })).toBe(note);
});
