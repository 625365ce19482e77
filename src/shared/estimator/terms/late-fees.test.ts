import { expect, test } from "vitest";
import { estimate } from "../estimate.ts";
import { plainInput } from "../gold/score.ts";

test.each([
  ["Mowing, $60. Late fee of $25 after 30 days.", "Late fee of $25 after 30 days"],
  ["Late charge of $40 past the tenth. Gutters, $120.", "Late charge of $40 past the tenth"],
])("what is charged of whom pays late is a term: %s", (say, term) => {
  const { items, terms } = estimate(plainInput(say));
  expect(items).toHaveLength(1);
  expect(terms).toContain(term);
});

test("a late fee of before is a line", () => {
  const { items } = estimate(plainInput("mow 60 and a late fee from last month 25"));
  expect(items.map(({ amount }) => amount)).toEqual([6000, 2500]);
});
