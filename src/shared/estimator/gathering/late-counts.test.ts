import { expect, test } from "vitest";
import { estimate } from "../estimate.ts";
import { plainInput } from "../gold/score.ts";

const lines = (say: string) =>
  estimate(plainInput(say)).items.map(({ quantity, unitPrice }) => [quantity / 1000, unitPrice && unitPrice / 100]);

test("what is named behind a rate and has a price of its own is not its count", () => {
  const say = "pull carpet 50 cents a foot baseboard 90 feet at 4.50";
  expect(lines(say)).toEqual([[1, null], [90, 4.5]]); // prettier-ignore
  expect(estimate(plainInput(say)).questions[0]?.choices?.[0]?.label).toBe("90");
});

test("a count behind a rate that names nothing new is its own", () => {
  expect(lines("Edging at 7 a foot, 90 feet.")).toEqual([[90, 7]]);
  expect(lines("Edging 7 a foot, 90 feet at 7.")[0]).toEqual([90, 7]);
  expect(lines("Edging 7 a foot installed, 90 feet at 7.")).toEqual([[90, 7]]);
});

test.each([
  ["one helper at 55 an hour seven hours haul fee 90 three hour minimum", [[7, 55], [1, 90]]], // prettier-ignore
  ["Framer at $70 an hour, five hours. Nails $30. Two hour minimum applies.", [[5, 70], [1, 30]]], // prettier-ignore
  ["one helper at 55 an hour two hours haul fee 90 three hour minimum", [[3, 55], [1, 90]]], // prettier-ignore
])("%s: the least that is billed changes no count that is more", (say, told) => {
  expect(lines(say)).toEqual(told);
});

test("a price before the least price of something else is its own", () => {
  expect(lines("new pickets 6 at 20 latch 35 minimum service call 90")).toEqual([[6, 20], [1, 35], [1, 90]]); // prettier-ignore
  expect(lines("Clean three rooms at 40 a room with a minimum of 150.")).toEqual([[1, 150]]);
});

test.each([
  ["three doors at 90 each one french door 300 paint 40 a door all four knobs 60", [[3, 90], [1, 300], [4, 40], [1, 60]]], // prettier-ignore
  ["Three doors at $90 each. One French door $300. Paint $40 a door, all four. Knobs $60.", [[3, 90], [1, 300], [4, 40], [1, 60]]], // prettier-ignore
  ["three doors at 90 each one french door 300 paint 40 a door all six knobs 60", [[3, 90], [1, 300], [3, 40], [1, 60]]], // prettier-ignore
])("%s: all of them are as many as were counted, and no others", (say, told) => {
  expect(lines(say)).toEqual(told);
});
