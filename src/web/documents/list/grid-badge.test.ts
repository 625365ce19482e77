import { expect, test } from "vitest";
import { gridBadge } from "./grid-badge.ts";

test.each([
  ["accepted", "accepted", "Accepted"],
  ["active", "accepted", "Active"],
  ["pending", "pending", "Pending"],
  ["completed", "completed", "Completed"],
  ["declined", "declined", "Declined"],
  ["cancelled", "declined", "Cancelled"],
  ["draft", "neutral", "Draft"],
  ["something else", "neutral", "Something else"],
])("the status %s has the colour of %s", (status, tone, label) => {
  expect(gridBadge(status)).toEqual({ tone, label });
});
