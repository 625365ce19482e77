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

test.each([
  [
    "refinish the oak floor 320 square feet at 4.50 a foot two coats satin poly replace three boards 150",
    ["Refinish the oak floor, two coats satin poly", "Replace three boards"],
  ],
  ["paint the shed 900 two coats of stain 300", ["Paint the shed", "Two coats of stain"]],
])("coats belong to the work before the next order: %s", (say, called) => expect(names(say)).toEqual(called));

test.each([
  ["Block $1,450, labor two guys, two days, $1,600.", "Labor two guys, two days"],
  ["labor 3 days at 480 a day", "Labor"],
  ["two new locks kwikset at 58 each", "New Kwikset locks"],
  ["thermostat ecobee 210", "Ecobee thermostat"],
  ["brakes on the honda 240", "Brakes on the Honda"],
  ["new pool pump variable speed pentair 1125", "New pool pump variable speed Pentair"],
])("how long labor is for, and the make before its thing: %s", (say, called) => expect(names(say).at(-1)).toBe(called));

test.each([
  ["swap the pump 210 labor pump is 340", ["Swap the pump, labor", "Pump"]],
  ["swap the pump 210 labor is 340", ["Swap the pump", "Labor"]],
  ["two men 4 hours each at 60 an hour pruning vines and stacking logs tipping fee 35", ["Crew labor, pruning vines and stacking logs", "Tipping fee"]],
  ["3 hours at 60 an hour stacking logs 35", ["Labor", "Stacking logs"]],
  ["mulch 3 yards at 60 a yard hauling fee 35", ["Mulch", "Hauling fee"]],
])("what the price or the hours before were for is told with them: %s", (say, called) => expect(names(say)).toEqual(called)); // prettier-ignore

test.each([
  ["Salting $40 a visit over 2 inches, shoveling $25 a visit.", ["Salting, over 2 inches", "Shoveling"]],
  ["Hauling $40 a load over the bridge, stump $200.", ["Hauling", "Over the bridge, stump"]],
  [
    "repaint 3900 includes a wash and two coats shutters are extra 35 each",
    ["Repaint, includes a wash and two coats", "Shutters"],
  ],
  [
    "new boiler forty six hundred installed includes new pump and the flue option two is the bosch at fifty two hundred",
    ["New boiler installed, includes new pump and the flue", "Bosch"],
  ],
  ["repair 420 includes parts lock is 90", ["Repair", "Includes parts lock"]],
])("from where on a price is for, and what it includes, stands with it: %s", (say, called) => expect(names(say)).toEqual(called)); // prettier-ignore
