import { expect, test } from "vitest";
import { estimate } from "../estimate.ts";
import { plainInput } from "../gold/score.ts";

const written = (say: string) => estimate({ ...plainInput(say), type: "invoice" });

test.each([
  ["gate repair 95 paid in full by check 2231", 95],
  ["gate repair 95 hinge 20 paid by check 1147", 115],
  ["gate repair 950 they paid 500 by check 2231", 500],
  ["gate repair 950 they paid 500 check number 88", 500],
  ["gate repair 95 paid in full check 310", 95],
])("%s: the number of a check is no sum", (say, paid) => {
  const { amountPaid, items, questions } = written(say);
  expect(amountPaid).toBe(paid * 100);
  expect(items.map(({ description }) => description).join(" ")).not.toMatch(/check|\d/i);
  expect(questions).toEqual([]);
});

test.each([
  ["gate repair 950 paid by check 450", 450],
  ["gate repair 950. She paid a check for 1237.", 1237],
  ["gate repair 950, he paid 300 by check", 300],
  ["gate repair 950 safety check 85", 0],
])("%s: a sum stays one", (say, paid) => {
  expect(written(say).amountPaid).toBe(paid * 100);
});
