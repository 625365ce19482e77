import { expect, test } from "vitest";
import { estimate } from "../estimate.ts";
import { plainInput } from "../gold/score.ts";

const read = (say: string) => estimate({ ...plainInput(say), type: "quote" });
const names = (say: string) => read(say).items.map(({ description }) => description);

test.each([
  ["new gate 900 chimney cap 140 five year workmanship warranty haul off included", ["New gate", "Chimney cap", "Haul off"]],
  ["swap the fan motor 210 labor 95 no charge for the diagnosis 90 day warranty on the part", ["Swap the fan motor", "Labor", "Diagnosis"]],
  ["new deck 4200 lifetime warranty cleanup included", ["New deck", "Cleanup"]],
  // two trucks that come with the work: nothing else says how many
  ["movers 8 hours at 90 and two trucks included and packing tape 40", ["Movers", "Two trucks", "Packing tape"]],
])("what is free is called by itself: %s", (say, called) => expect(names(say)).toEqual(called)); // prettier-ignore

test("the warranty beside it is a term", () => {
  const say = "swap the fan motor 210 labor 95 no charge for the diagnosis 90 day warranty on the part";
  expect(read(say).terms).toContain("90 day warranty on the part");
});

test.each([
  [
    "furnace tune up 129 filter 30 service call waived with repair one year warranty",
    ["Furnace tune up", "Filter", "Service call"],
  ],
  ["new deck 4200 railing 800 and an extended warranty", ["New deck", "Railing", "Extended warranty"]],
])("a warranty that nobody sells is no line: %s", (say, called) => expect(names(say)).toEqual(called));

test("how far the work goes is told, and no line", () => {
  const say = "paint the office 900 hallway 375 walls only no ceilings no trim two coats behr paint included";
  expect(names(say)).toEqual(["Paint the office", "Hallway"]);
  expect(read(say).scope.join("; ")).toContain("no ceilings, no trim");
  // what names a thing stays
  expect(names("mulch 400 edging included front only")).toEqual(["Mulch", "Edging"]);
});
