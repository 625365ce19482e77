import { expect, test } from "vitest";
import { estimate } from "../estimate.ts";

const lines = (transcription: string) =>
  estimate({
    transcription,
    type: "quote",
    catalogue: [],
    clients: [],
    businessInfo: null,
    today: "2026-11-20",
    includeLogo: false,
  }).items.map(({ description, amount }) => `${description} ${(amount ?? 0) / 100}`);

test.each([
  ["Paint the hall, fourteen hundred labor, paint is two sixty.", ["Paint the hall 1400", "Paint 260"]],
  ["vanity thirteen forty set and set the toilet two ten", ["Vanity 1340", "Set the toilet 210"]],
  [
    "Hang drywall, forty sheets at sixty five a sheet hung and finished, insulate the walls for nine hundred.",
    ["Hang drywall 2600", "Insulate the walls 900"],
  ],
  ["New sink six eighty installed, faucet two twenty.", ["New sink installed 680", "Faucet 220"]],
  ["rear pads and drums 169 parts labor two hours at 95 an hour", ["Rear pads and drums 169", "Labor 190"]],
  ["mosaic, 30 square feet at 22 dollars foot labor, material 180", ["Mosaic 660", "Material 180"]],
])("what is said behind a price begins no line: %s", (say, told) => {
  expect(lines(say)).toEqual(told);
});

test.each([
  ["gate at three hundred, set and level the posts two hundred", "Set and level the posts 200"],
  ["Vanity thirteen forty. Labor, demo and haul, five hundred.", "Labor, demo and haul 500"],
  ["sink six eighty installation two hundred", "Installation 200"],
])("and what begins one stays: %s", (say, told) => {
  expect(lines(say)).toContain(told);
});
