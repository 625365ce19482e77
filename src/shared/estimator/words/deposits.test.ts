import { expect, test } from "vitest";
import { estimate } from "../estimate.ts";
import { plainInput } from "../gold/score.ts";

const written = (say: string) => estimate(plainInput(say));

test.each([
  ["shed door 1180 window 425. 300 deposit, balance when done.", 300],
  ["shed door 1180 haul the old one 75 400 deposit balance when done", 400],
  ["Band 900. 250 nonrefundable deposit.", 250],
  ["band 900 250 non refundable deposit rest that night", 250],
  ["Roof 9000. 2000 deposit due when they sign.", 2000],
  ["boiler 5200 pad 75 take 300 off for cash deposit a thousand", 1000],
  ["band 900 a 250 deposit that is refundable until may holds the date", 250],
  ["Roof 9000 plus a refundable deposit of 1000 for the job.", 1000],
])("%s: so much is a deposit", (say, dollars) => {
  const { deposit, items } = written(say);
  expect(deposit).toEqual({ percent: null, amount: dollars * 100 });
  expect(items.map(({ description }) => description).join(" ")).not.toMatch(/deposit/i);
});

test.each([
  ["Punch 200, bowl rental 30 with a refundable deposit of 40 on the bowl.", "$40 refundable deposit on the bowl"],
  ["Tent 400. $150 security deposit.", "$150 security deposit"],
  ["Gowns, 3 at 90. 100 refundable deposit on each gown.", "$100 refundable deposit on each gown"],
])("%s: what is held for a thing and given back is no part of the price", (say, term) => {
  const { deposit, terms, items } = written(say);
  expect(deposit).toBe(null);
  expect(terms).toContain(term);
  expect(items.map(({ description }) => description).join(" ")).not.toMatch(/deposit/i);
});

test.each([
  ["print 500 deposit slips at 40 cents each", 20_000, null],
  ["pump 600 deposit 200", 60_000, 20_000],
  ["pump 600 take 50 off for the deposit they lost", 60_000, null],
])("%s: other words stay what they were", (say, subtotal, deposit) => {
  const content = written(say);
  expect([content.subtotal, content.deposit?.amount ?? null]).toEqual([subtotal, deposit]);
});

test("a deposit that others hold is none of this job", () => {
  const say = "Deep cleaning 300. The landlord is sitting on a $1,400 security deposit. Windows 90.";
  const { deposit, terms, subtotal } = written(say);
  expect([deposit, subtotal]).toEqual([null, 39_000]);
  expect(terms).not.toContain("$1,400 security deposit");
});
