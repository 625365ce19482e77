import { expect, test } from "vitest";
import { estimate } from "../estimate.ts";
import { plainInput } from "../gold/score.ts";

/** The sums that were said, as field and words. */
const said = (say: string): [string, string][] =>
  Object.entries(estimate(plainInput(say)).sources).flatMap(([field, source]) =>
    ["amount", "subtotal", "balanceDue"].includes(field) && source.kind === "spoken" ? [[field, source.text]] : [],
  );

test.each([
  ["faucet 200 disposal 130 that's 330", [["amount", "330"]]],
  ["tear off 24 squares at 425 a square that's 10200", [["amount", "10200"]]],
  ["tune up 120 filter 40 total one sixty plus 10 percent tax", [["subtotal", "one sixty"]]],
  ["steps 450 patio 2100 she paid 1000 down balance 1550 due", [["balanceDue", "1550"]]],
])("a sum that the lines make lights its words: %s", (say, sums) => expect(said(say)).toEqual(sums));

test.each([
  ["no sum was said", "faucet 200 disposal 130"],
  ["it is another", "faucet 200 disposal 130 that's 340"],
  ["it is the price of the one line", "faucet 200 so 200"],
  ["a line waits for its price", "faucet 200 disposal 130 and the hose bib that's 330"],
])("and none where %s", (_, say) => expect(said(say)).toEqual([]));
