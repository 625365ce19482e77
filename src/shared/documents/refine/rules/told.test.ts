import { expect, test } from "vitest";
import { withDuration, withStart } from "./told.ts";

test.each([
  ["Two weeks", "Two weeks, starting Monday"],
  ["Two weeks, starting march 9", "Two weeks, starting Monday"],
  ["Work starts March 9th; two weeks", "Two weeks, starting Monday"],
  ["Two weeks; start Mar 9, 2027", "Two weeks, starting Monday"],
  ["Starting June tenth takes two days", "Two days, starting Monday"],
  ["We start on March 3rd at 8 am and it takes two days", "Two days, starting Monday"],
  ["", "Starting Monday"],
])("another beginning of %j leaves how long it takes", (timeline, told) => {
  expect(withStart(timeline, "Monday")).toBe(told);
});

test.each([
  ["Two weeks, starting march 9", "Three weeks, starting march 9"],
  ["Work starts March 9th; two weeks", "Three weeks, work starts March 9th"],
  ["Starting June tenth takes two days", "Three weeks, starting June tenth"],
  ["Two weeks", "Three weeks"],
])("another time of %j leaves when it begins", (timeline, told) => {
  expect(withDuration(timeline, "Three weeks")).toBe(told);
});
