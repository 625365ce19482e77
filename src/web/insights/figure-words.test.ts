import { expect, test } from "vitest";
import { noOffers } from "#shared/insights/schema.ts";
import { rateOf, shareText, timeText } from "./figure-words.ts";

test.each([
  [null, "–"],
  [0.4, "under an hour"],
  [1, "1 hour"],
  [7.25, "7.3 hours"],
  [24, "1 day"],
  [60, "2.5 days"],
])("%s hours are %s", (hours, words) => {
  expect(timeText(hours)).toBe(words);
});

test("a rate is of what is decided, and of nothing there is none", () => {
  expect(rateOf({ ...noOffers, accepted: 9, declined: 3, expired: 2, waiting: 40 })).toEqual({
    value: 9 / 14,
    text: "64%",
    note: "9 of 14",
  });
  expect(rateOf({ ...noOffers, waiting: 3 })).toEqual({ value: 0, text: "–", note: "none decided" });
  expect([shareText(1, 3), shareText(0, 0)]).toEqual(["33%", "–"]);
});
