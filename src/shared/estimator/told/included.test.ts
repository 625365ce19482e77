import { expect, test } from "vitest";
import { estimate } from "../estimate.ts";
import { plainInput } from "../gold/score.ts";

const scopeOf = (talk: string) => estimate(plainInput(talk)).scope.join(" | ");

test.each([
  [
    "Weekly cleaning, $140 a visit, four visits, includes dusting and the break room.",
    "Includes dusting and the break room",
  ],
  ["Chandelier, $380. That includes the tall ladder. Fan, $165.", "Includes the tall ladder"],
])("what a price includes is a step: %s", (talk, step) => {
  expect(scopeOf(talk)).toContain(step);
});

test.each([
  "Deck, $4,000. That includes the railing but not the stairs.",
  "Fan, $165, includes the box and 2 switches.",
  "Fan, $165. The price includes tax.",
  "Fan, $165, includes nothing else.",
])("nothing that is a line or left out: %s", (talk) => {
  expect(scopeOf(talk)).not.toMatch(/Includes/);
});
