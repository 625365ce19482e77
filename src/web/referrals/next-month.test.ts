import { expect, test } from "vitest";
import { toNextMonth } from "./next-month.ts";

test.each([
  [0, "3 more friends to your next free month."],
  [2, "1 more friend to your next free month."],
  [3, "3 more friends to your next free month."],
  [7, "2 more friends to your next free month."],
])("%i friends: %s", (successful, sentence) => {
  expect(toNextMonth(successful)).toBe(sentence);
});
