import { expect, test } from "vitest";
import { estimate } from "../estimate.ts";
import { plainInput } from "../gold/score.ts";

const lines = (say: string) =>
  estimate(plainInput(say)).items.map(({ description, amount }) => [description, amount && amount / 100]);

test.each([
  ["find the leak 330 plus 85 materials plus the service call 89", [["Find the leak", 330], ["Materials", 85], ["Service call", 89]]], // prettier-ignore
  ["heat pump install 875 labor and 340 materials permit 110", [["Heat pump install", 875], ["Materials", 340], ["Permit", 110]]], // prettier-ignore
  ["Panel upgrade 1800 labor, 1150 materials, 225 permit.", [["Panel upgrade", 1800], ["Materials", 1150], ["Permit", 225]]], // prettier-ignore
  ["fan install 120 plus 45 parts", [["Fan install", 120], ["Parts", 45]]], // prettier-ignore
])("%s: what nobody counts has a price", (say, told) => {
  expect(lines(say)).toEqual(told);
});

test.each([
  ["portrait 300 travel fee 40 prints come later", [["Portrait", 300], ["Travel fee", 40]]], // prettier-ignore
  ["mow 300 and a 45 haul fee", [["Mow", 300], ["Haul fee", 45]]], // prettier-ignore
  ["Lessons 240. There's a 50 cancellation fee.", [["Lessons", 240]]],
  ["Party 400. A 75 cleaning fee applies if it's messy.", [["Party", 400]]],
])("%s: a charge has the price beside it", (say, told) => {
  expect(lines(say)).toEqual(told);
});

test.each([
  ["Plus 12 parts at 9 each.", [["Parts", 108]]],
  ["gate 250 labor 90 parts 40", [["Gate", 250], ["Labor", 90], ["Parts", 40]]], // prettier-ignore
  ["20 hours at 60 and 20 labor hours at 40", [["Labor", 1200], ["Labor hours", 800]]], // prettier-ignore
])("%s: what is counted or priced otherwise stays", (say, told) => {
  expect(lines(say)).toEqual(told);
});

test.each([
  ["cleaned 4 times at 115 each windows once 80 minus the 20 I owed her from last time", 20],
  ["hem gown 225 zipper replaced 30 fifteen off the total because she brought them all", 15],
  ["Gown 225. Zipper 30. Ten off because she's a neighbor.", 10],
  ["Mow 80, he still owes 20 from June.", 0],
  ["Haul fifteen off the lot, 400.", 0],
])("%s: so much less", (say, off) => {
  expect((estimate(plainInput(say)).discount?.amount ?? 0) / 100).toBe(off);
});

test("what a price that was said is for is no other price", () => {
  const say = "Sink 220. Faucet 130. The 130 is only for my labor.";
  expect(lines(say)).toEqual([["Sink", 220], ["Faucet", 130]]); // prettier-ignore
  expect(estimate(plainInput(say)).questions).toEqual([]);
  expect(lines("sink 220 the 130 is for labor")[1]).toEqual(["Labor", 130]);
});

test("what others paid for stuff is no price", () => {
  const say = "The tile's hers, 400 materials. Lay it for 900.";
  expect(lines(say).map(([, amount]) => amount)).toEqual([900]);
});
