import { expect, test } from "vitest";
import { estimate } from "../estimate.ts";

const read = (transcription: string) =>
  estimate({ transcription, catalogue: [], clients: [], businessInfo: null, today: "2026-11-21", includeLogo: false });
const questions = (transcription: string) =>
  read(transcription).questions.map(({ text, choices }) => [text, choices?.map(({ label }) => label) ?? []]);

test("a price per foot offers what was measured in the talk, else no handful of feet", () => {
  const talk = "Tear out the slab, eight hundred square feet, three fifty a foot. Gravel base, a dollar fifty a foot.";
  expect(questions(talk)).toEqual([["How many feet at $1.50 for “Gravel base”?", ["800"]]]);
  expect(questions("Replace the fence boards, twelve dollars a foot.")).toEqual([
    ["How many feet at $12.00 for “Replace the fence boards”?", ["50", "100", "200", "500"]],
  ]);
  expect(questions("Wash the windows, eight dollars a window.")).toEqual([
    ["How many windows at $8.00 for “Wash the windows”?", ["1", "2", "4", "10"]],
  ]);
});

test("an option of which nobody knows how much there will be has its rate", () => {
  const line = read("DJ set nine hundred. Extra hours are one fifty each if they want.").items[1];
  expect(line).toMatchObject({ description: "Extra hours", unit: "hour", unitPrice: 15_000, optional: true });
});

test.each<[string, number]>([
  ["Replace the furnace, forty six fifty installed. New filter, four hundred. Duct cleaning, six hundred.", 465_000],
  ["New shaker cabinets, twenty linear feet, three twenty a foot.", 32_000],
  ["Fabricate a steel handrail, twenty two feet, one ten a foot.", 11_000],
  ["New pump with a battery backup eleven fifty, regrade the side nine hundred, crack injection six hundred.", 115_000],
])("dollars and cents are not offered for what nobody sells so: %s", (talk, unitPrice) => {
  expect(questions(talk)).toEqual([]);
  expect(read(talk).items[0]?.unitPrice).toBe(unitPrice);
});

test.each([
  ["Dog waste bags nineteen fifty, yard cleanup four hundred.", "Is “Dog waste bags” $1,950.00 or $19.50?"],
  ["Paint the cabinets, twenty feet, three twenty a foot.", "Is “Paint the cabinets” $320.00 or $3.20?"],
  ["Priming the cabinets, twenty feet, three twenty a foot.", "Is “Priming the cabinets” $320.00 or $3.20?"],
  ["Stripping the cabinets, twenty feet, three twenty a foot.", "Is “Stripping the cabinets” $320.00 or $3.20?"],
])("where both may be meant it is asked: %s", (talk, text) => {
  expect(questions(talk).map(([asked]) => asked)).toEqual([text]);
});
