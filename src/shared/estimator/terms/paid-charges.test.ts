import { expect, test } from "vitest";
import { estimate } from "../estimate.ts";
import { plainInput } from "../gold/score.ts";

const written = (say: string) => {
  const { items, amountPaid } = estimate({ ...plainInput(say), type: "invoice" });
  return [items.map(({ amount }) => amount && amount / 100), amountPaid / 100];
};

test.each([
  ["Cleared the drain 275, trip charge 75. He already paid the trip charge.", [[275, 75], 75]],
  ["cleared the drain 275 plus a 60 haul fee she's already paid the haul fee", [[275, 60], 60]],
  ["new motor 145 labor 160 service charge 65 already paid part takes three days to come in", [[145, 160, 65], 65]],
  ["Cleared the drain 275, trip charge 75, he already paid that.", [[275, 75], 75]],
])("%s: a charge that was paid is a line and a payment", (say, told) => {
  expect(written(say)).toEqual(told);
});

test.each([
  ["Cleared the drain 275. Service call 80. Once he already paid the service call we go.", [[275, 80], 0]],
  ["Cleared the drain 275, trip charge 75, he already paid 50.", [[275, 75], 50]],
  ["Cleared the drain 275, trip charge 75. He already paid the deposit.", [[275, 75], 0]],
])("%s: what was not paid by name is not", (say, told) => {
  expect(written(say)).toEqual(told);
});

test.each([
  ["mow 300 plus a 45 disposal fee", [[300, 45], 0]],
  ["mow 300 plus a 24 hour call fee", [[300], 0]],
])("%s: a charge behind an article has a price", (say, told) => {
  expect(written(say)).toEqual(told);
});
