import { expect, test } from "vitest";
import { estimate } from "../estimate.ts";
import { plainInput } from "../gold/score.ts";

/** What the question about a tax offers. */
const offersOf = (say: string) =>
  estimate(plainInput(say))
    .questions.find(({ field }) => field === "tax")
    ?.choices?.map(({ label }) => label);

test.each([
  ["Sink repair 120. New sink 340. Install 175. 8% tax on the sink only.", "$27.20: 8% of “New sink”"],
  ["Basin 300. Taps 180. Labor 250. 7% tax on the basin and the taps.", "$33.60: 7% of “Basin” and “Taps”"],
  [
    "Carpet, 40 yards at $30. Pad $200. Install $400. Haul away $90. 5% tax on materials.",
    "$70.00: 5% of “Carpet” and “Pad”",
  ],
  ["Buffet, 30 guests at 20. Waiters 240. Delivery 60. 8% tax on the food.", "$48.00: 8% of “Buffet”"],
  ["Awning fabric 200. Awning motor 400. Labor 300. 10% tax on the awning motor.", "$40.00: 10% of “Awning motor”"],
  // no line is called plants
  ["twelve yews at 42 each six yards of mulch at 75 a yard edge the beds 380 tax is seven percent on the plants and mulch only", "$66.78: 7% of “Yews” and “Mulch”"], // prettier-ignore
])("%s: the lines that are meant come first", (say, first) => {
  expect(offersOf(say)?.[0]).toBe(first);
  expect(offersOf(say)?.slice(-2)[0]).toMatch(/of everything$/);
});

test("what waits for its count is taxed as its question offers it first, and says so", () => {
  const say = "Tile $4 a foot, labor $9 a foot, sealer 100. 300 square feet in all. 10% tax on materials only.";
  expect(offersOf(say)?.[0]).toContain("“Tile” at $1,200.00");
});

test("what nobody counted is named, and taxed with nothing", () => {
  expect(offersOf("Tiles 400. Trim at $3 each. Labor 300. 10% tax on the materials only.")?.[0]).toBe(
    "$40.00: 10% of “Tiles”, without “Trim”",
  );
});

test("work, fees and whoever helps are no goods", () => {
  const offers = offersOf("Pavers 900. Lay the pavers 600. Delivery 80. Crew 300. 5% tax on materials only.");
  expect(offers?.[0]).toMatch(/^\$45\.00: 5% of/);
});

test("what was cleared away is no material", () => {
  const say =
    "Cleaned out trash $150, replaced 6 shelves at $22. Mending 4 hours at $50. Sales tax 10% on materials only.";
  expect(offersOf(say)).toContain("$13.20: 10% of the materials");
  expect(offersOf(say)?.[0]).toBe("$13.20: 10% of the materials");
});
