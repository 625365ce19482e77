import { expect, test } from "vitest";
import { tradesOfLabel } from "./trade-labels.ts";

test.each([
  ["Roof repair", ["roofing"]],
  ["stair builder", ["carpentry", "decks", "remodeling"]],
  ["stair carpenter", ["carpentry"]],
  ["nail salon", ["hair-makeup"]],
  ["fireplaces", ["chimney"]],
  ["firewood", []],
  ["swap", null],
])("a job that is labelled %j is of these trades of ours", (label, trades) => {
  expect(tradesOfLabel(label)).toEqual(trades);
});
