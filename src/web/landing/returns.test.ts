import { expect, test } from "vitest";
import { exampleReturns, returnsOf } from "./returns.ts";

test("the example is the sum that the page writes out", () => {
  // 6 a week, 30 minutes saved on each, 52/12 weeks: 13 hours, at $65.
  expect(returnsOf(exampleReturns)).toEqual({ hoursAMonth: "13", worthAMonth: "$845" });
});

test("hours are rounded to a tenth, and the worth is that of the hours that are shown", () => {
  expect(returnsOf({ documents: 5, before: 20, after: 3, rate: 100 })).toEqual({
    hoursAMonth: "6.1",
    worthAMonth: "$610",
  });
  expect(returnsOf({ documents: 999, before: 999, after: 0, rate: 999 }).hoursAMonth).toBe("72,077.9");
});

test("who is slower by voice saves nothing, and loses nothing either", () => {
  expect(returnsOf({ documents: 6, before: 5, after: 35, rate: 65 })).toEqual({ hoursAMonth: "0", worthAMonth: "$0" });
});
