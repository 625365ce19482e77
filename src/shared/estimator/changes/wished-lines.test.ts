import { expect, test } from "vitest";
import { estimate } from "../estimate.ts";
import { plainInput } from "../gold/score.ts";

const optional = (say: string) => estimate(plainInput(say)).items.map((item) => item.optional);

test.each([
  ["new lock 180 a second one would be 120 more so she can decide", [false, true]],
  ["New lock 180, spare 120, let them choose.", [false, true]],
  ["new lock 180 spare 120 so they can choose the color later", [false, false]],
  ["new lock 180 so he can decide", [false]],
])("%s: what somebody may decide is an option", (say, told) => {
  expect(optional(say)).toEqual(told);
});
