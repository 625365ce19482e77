import { expect, test } from "vitest";
import { estimate } from "../estimate.ts";
import { plainInput } from "../gold/score.ts";

const named = (say: string) => estimate(plainInput(say)).items.map(({ description }) => description);

test.each([
  ["hauling 3 hours at 110 move date august 9", ["Hauling"]],
  ["Cleaning 280. The move out date is still open.", ["Cleaning"]],
  ["mow 45 trim the hedge he does that himself", ["Mow"]],
  ["Rinse the shed 200. The boards have to come off first, that's not on us.", ["Rinse the shed"]],
  ["Rinse the shed 200. The boards need to come down first, that's on them.", ["Rinse the shed"]],
])("%s: a day and what others do ask for no price", (say, told) => {
  expect(named(say)).toEqual(told);
});

test.each([
  ["invites 200 save the date cards 150", ["Invites", "Save the date cards"]],
  ["Mow 45. The hedge has to be trimmed, we do that too.", ["Mow", "Trim the hedge"]],
])("%s: things that are only called so are lines", (say, told) => {
  expect(named(say)).toHaveLength(told.length);
});
