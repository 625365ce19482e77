import { expect, test } from "vitest";
import { estimate } from "../estimate.ts";
import { plainInput } from "../gold/score.ts";

const amounts = (say: string) => estimate(plainInput(say)).items.map(({ amount }) => amount && amount / 100);

test.each([
  ["Hung two mirrors customer supplied 95 each and one shelf 40.", [190, 40]],
  ["install faucet homeowner provided 185 and a disposal 220", [185, 220]],
  ["install client provided ceiling fan 150", [150]],
  ["Two doors, owner supplied, $95 each, and a latch $40.", [190, 40]],
])("%s: what others supplied is put in for a price", (say, told) => {
  expect(amounts(say)).toEqual(told);
});

test.each([
  ["The homeowner supplied the tile, about 600. Lay it for 900.", [900]],
  ["The vanity is owner supplied, nine hundred. Install 250.", [250]],
  ["The customer is supplying the sink herself, about 300. Hook it up for 140.", [140]],
])("%s: what it cost them is no price", (say, told) => {
  expect(amounts(say)).toEqual(told);
});

test.each([
  ["Breaker $300. He supplies the heater, wiring it is $180. Permit $60.", [300, 180, 60]],
  ["They're supplying the sod, laying it is 700, edging 60.", [700, 60]],
  ["Tub 900. She's buying the vanity herself, it's about 300.", [900]],
])("%s: what we do with what they bring has our price", (say, told) => {
  expect(amounts(say)).toEqual(told);
});

test("what it is done to is the thing that they bring", () => {
  const { items } = estimate(plainInput("Breaker $300. He supplies the heater, wiring it is $180."));
  expect(items.map(({ description }) => description)).toEqual(["Breaker", "Wiring heater"]);
});
