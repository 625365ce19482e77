import { expect, test } from "vitest";
import { isSettled } from "./fixed-terms.ts";
import { paymentOf } from "./payment-terms.ts";

test.each([
  [["50% deposit due on acceptance"], ["Fifty percent to order."], ["Fifty percent to order."]],
  [["25% deposit due on acceptance"], ["A quarter down, half at rough in, the rest at final."], ["A quarter down, half at rough in, the rest at final."]], // prettier-ignore
  [["$150 deposit due on acceptance"], ["One fifty deposit and the rest that night."], ["One fifty deposit and the rest that night."]], // prettier-ignore
  [["Balance due on completion", "50% deposit due on acceptance"], ["Half to start.", "A quarter when the pan's in, a quarter at the end."], ["Half to start.", "A quarter when the pan's in, a quarter at the end."]], // prettier-ignore
  [["50% deposit due on acceptance"], ["Payment in two halves, half at start and half when finished."], ["Payment in two halves, half at start and half when finished."]], // prettier-ignore
  [["Purchase order 4471"], ["PO 4471."], ["Purchase order 4471"]],
  [["Half due on completion"], ["Half at pickup and half at delivery."], ["Half at pickup and half at delivery."]],
])("of %j and %j the one that says more stands", (agreed, told, expected) =>
  expect(paymentOf(agreed, told)).toEqual(expected),
);

test.each([
  [["50% deposit due on acceptance"], ["Half when it's rolled."]],
  [["30% deposit due on acceptance"], ["Balance when the last board is on."]],
  [["Balance due 2 weeks before"], ["A $1,000 retainer holds the date."]],
  [["Net 30"], ["Half down."]],
  [["50% deposit due on acceptance, non-refundable"], ["Half down."]],
])("and %j stays beside %j", (agreed, told) => expect(paymentOf(agreed, told)).toEqual(expect.arrayContaining(agreed)));

test("what is told of the rest comes back where the plain term goes", () =>
  expect(
    paymentOf(["Balance due on completion"], ["A third down, a third when the posts are in.", "Rest on completion."]),
  ).toEqual(["A third down, a third when the posts are in.", "Rest on completion."]));

const settled = (term: string, said: { conditions?: string[]; others?: string[] }) =>
  isSettled(term, { conditions: said.conditions ?? [], others: said.others ?? [] });

test("a fixed term gives way to what was agreed about the same", () => {
  expect(settled("Tile is ordered with an allowance for cuts and breakage.", { others: ["You buy the tile and grout"] })).toBe(true); // prettier-ignore
  expect(settled("The date is held once this is accepted.", { others: ["A retainer holds the date."] })).toBe(true);
  expect(
    settled(
      "Rock, groundwater, buried structures and contaminated soil are priced and agreed before they are dealt with.",
      {
        conditions: ["Rock if we hit any is extra by the hour"],
      },
    ),
  ).toBe(true);
});

test("and stays beside anything else", () => {
  expect(settled("Tile is ordered with an allowance for cuts and breakage.", { others: ["You supply the paint"] })).toBe(false); // prettier-ignore
  expect(settled("Rot found in the framing is priced and agreed before it is replaced.", { others: ["The rot is your plumber's"] })).toBe(false); // prettier-ignore
  expect(settled("Outside work waits for dry weather.", { others: ["We work outside"] })).toBe(false);
  expect(settled("Custom pieces cannot be returned.", { others: ["Your custom pieces stay"] })).toBe(false);
});
