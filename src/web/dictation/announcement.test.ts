import { expect, test } from "vitest";
import { newsOf } from "./announcement.tsx";

const sum = "2 lines. So far $1,650.00.";

test("what is new is named, and what was told before is not told again", () => {
  const told = ["Bedrooms, $1,350.00", "Hallway, $275.00", "Shed, $90.00"];
  const now = ["Bedrooms, $1,350.00", "Hallway, now $300.00", "Shed left out"];
  expect(newsOf(told, now, sum)).toBe(`Hallway, now $300.00. Shed left out. ${sum}`);
});

test("many lines at once are counted", () => {
  expect(newsOf([], ["a, $1.00", "b, $2.00", "c, $3.00", "d, $4.00"], "4 lines. So far $10.00.")).toBe(
    "4 lines. So far $10.00.",
  );
});
