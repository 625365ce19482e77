import { assert, integer, property } from "fast-check";
import { expect, test } from "vitest";
import { shareOf, ticksFor } from "./scale.ts";

test.each([
  [0, false, [0, 1]],
  [7, true, [0, 5, 10]],
  [1, true, [0, 1]],
  [3, true, [0, 1, 2, 3]],
  [18_250, false, [0, 10_000, 20_000]],
  [2_600, false, [0, 1000, 2000, 3000]],
])("the axis for %s has marks that people count in", (largest, isWhole, ticks) => {
  expect(ticksFor(largest, 3, isWhole)).toEqual(ticks);
});

test("an axis holds what it is for, in few equal steps", () => {
  assert(
    property(integer({ min: 1, max: 9_999_999_999 }), integer({ min: 1, max: 6 }), (largest, most) => {
      const ticks = ticksFor(largest, most);
      const top = ticks.at(-1) ?? 0;
      expect(top).toBeGreaterThanOrEqual(largest);
      expect(ticks.length).toBeLessThanOrEqual(most + 1);
      expect(shareOf(largest, top)).toBeLessThanOrEqual(100);
    }),
  );
});
