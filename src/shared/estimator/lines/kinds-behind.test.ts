import { expect, test } from "vitest";
import { namesIn as names } from "#test/line-names.ts";

test.each([
  ["Gate is $640, powder coated aluminum. Install is $380.", ["Gate, powder coated aluminum", "Install"]],
  ["Faucet $210, brushed nickel. Vanity $800.", ["Faucet, brushed nickel", "Vanity"]],
  [
    "dinner for 40 people at 22 a head thats beef tips green beans and rice plus delivery 45",
    ["Dinner, beef tips green beans and rice", "Delivery"],
  ],
])("what a thing is, said behind its price, stands in its name: %s", (say, called) =>
  expect(names(say)).toEqual(called),
);

test.each([
  ["Fence $900, half down. Gate $200, cash only.", ["Fence", "Gate"]],
  ["Gutters $900, Mike's house. Deck $4000, weather permitting.", ["Gutters", "Deck"]],
  ["Hang drywall, 30 sheets at $58 a sheet, hung, taped and sanded.", ["Hang drywall"]],
  ["mow the lawn 60 that's the front and back edging 20", ["Mow the lawn", "Front and back edging"]],
])("and nothing else does: %s", (say, called) => expect(names(say)).toEqual(called)); // prettier-ignore
