import { expect, test } from "vitest";
import { estimate } from "../estimate.ts";
import { plainInput } from "../gold/score.ts";

const lines = (say: string) =>
  estimate(plainInput(say)).items.map(({ quantity, unitPrice }) => [quantity / 1000, unitPrice && unitPrice / 100]);

test.each([
  ["Both rear shocks at $90 each, alignment $99, install $40 per shock.", [[2, 90], [1, 99], [2, 40]]], // prettier-ignore
  ["Paint both doors at $90 each, new knobs $12 a door.", [[2, 90], [2, 12]]], // prettier-ignore
])("%s: both are two of what a later price is per", (say, told) => {
  expect(lines(say)).toEqual(told);
});

test("of other things nobody said how many", () => {
  expect(lines("Both windows at $90 each. Trim $4 a foot.")).toEqual([[2, 90], [1, null]]); // prettier-ignore
  expect(lines("Both windows at $90 each. Shades $40 a door.")).toEqual([[2, 90], [1, null]]); // prettier-ignore
});

test.each([
  ["Studio floor, 260 square feet of porcelain. Tile $4.10 a foot, labor $9 a foot, leveler 6 bags at $42.", [[260, 4.1], [260, 9], [6, 42]]],
  ["wash the porch 300 square feet wash is 160 sealing is one fifty a square foot", [[1, 160], [300, 1.5]]],
  ["Bath floor. 70 square feet at $14 a foot, backer board $3 a foot, remove old tile $350.", [[70, 14], [70, 3], [1, 350]]],
  ["plank 850 square feet at 3.25 tear out carpet 50 cents a foot quarter round 180 feet at 2", [[850, 3.25], [850, 0.5], [180, 2]]],
])("%s: what lies all over the one area of the job has its feet", (say, told) => {
  expect(lines(say)).toEqual(told);
}); // prettier-ignore

test.each([
  ["Floor 70 square feet at $14 a foot, backsplash tile $20 a foot.", [[70, 14], [1, null]]],
  ["Deck 400 square feet at $9, railing $40 a foot.", [[400, 9], [1, null]]],
  ["Den 200 square feet at $9, hall 60 square feet at $9. Underlayment $1 a foot.", [[200, 9], [60, 9], [1, null]]],
  ["Patio 300 square feet at $12. Fence 100 feet at $20. Stain $2 a foot.", [[300, 12], [100, 20], [1, null]]],
])("%s: what runs along it, and another surface, has not its feet", (say, told) => {
  expect(lines(say)).toEqual(told);
}); // prettier-ignore
