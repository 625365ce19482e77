import { expect, test } from "vitest";
import { estimate } from "../estimate.ts";
import { plainInput } from "../gold/score.ts";

const amounts = (say: string) => estimate(plainInput(say)).items.map(({ amount }) => amount && amount / 100);

test.each([
  ["fell the elm 1800 haul the logs 300 if he keeps the logs we skip the hauling", [1800, 300]],
  ["Gate 400. Paint 90. If the owner paints it we leave out the paint.", [400, 90]],
  ["fell the elm 1800 haul the logs 300 only if he keeps the logs we skip the hauling", [1800, 300]],
  ["fell the elm 1800 haul the logs 300 even if he keeps the logs we skip the hauling", [1800]],
  ["gate 400 paint 90. he changed his mind so drop the paint", [400]],
  ["Gate 400. Paint 90. Skip the paint.", [400]],
  ["Gate 400. Paint 90. If you would, skip the paint.", [400]],
])("%s: what is left out only under a condition stays", (say, told) => {
  expect(amounts(say)).toEqual(told);
});
