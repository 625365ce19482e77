import { expect, test } from "vitest";
import { farther, firstProgress, scheduledProgress } from "./progress.ts";

test("steps of the specification, every 800 ms", () => {
  expect([0, 1, 2, 3, 4, 5].map((ticks) => scheduledProgress(ticks).percent)).toEqual([5, 15, 35, 55, 75, 90]);
  expect(scheduledProgress(2).message).toBe("Analyzing business context...");
});

test("creeps on after 90 and never reaches 95 by guessing", () => {
  expect(scheduledProgress(7)).toEqual({ percent: 92, message: "Finalizing details..." });
  expect(scheduledProgress(500).percent).toBe(94);
});

test("real progress moves it on sooner, a smaller one never back", () => {
  const real = { percent: 60, message: "Writing the scope" };
  expect(farther(firstProgress, real)).toEqual(real);
  expect(farther(real, scheduledProgress(2))).toEqual(real);
});
