import { expect, test } from "vitest";
import { estimate } from "../estimate.ts";
import { plainInput } from "../gold/score.ts";

const names = (say: string) => estimate(plainInput(say)).items.map(({ description }) => description);

test.each([
  // what is counted of anything says nothing of it
  ["rekey cylinders three pieces 40 each and a trip 49", ["Rekey cylinders", "Trip"]],
  ["clean dryer vents 24 units at 60 a unit", ["Clean dryer vents"]],
  ["labor two guys 5 hours at 85", ["Labor"]],
  // said twice
  ["turnover for the cabin three turnovers at 95 laundry 20", ["Turnover for the cabin", "Laundry"]],
  ["wash the skylights 14 skylight at 8 dollar each", ["Wash the skylights"]],
  ["put in four pounds of four oh four a at sixty a pound", ["Four oh four"]],
  // of what is done to so many, and of what it is sold by
  ["Gutter cleaning, six buildings at $240 a building.", ["Gutter cleaning"]],
  ["lawn mowing four cuts in june at 55", ["Lawn mowing"]],
  ["drywall the shed hang tape and finish 22 sheets at 65", ["Drywall the shed hang tape and finish"]],
  ["hang 12 sheets at 40 each and sand", ["Hang sheets"]],
  ["shingle roof 18 squares at 410 a square", ["Shingle roof"]],
  ["hang and finish 30 sheets at 58 a sheet", ["Hang and finish sheets"]],
  // what has its name already
  ["carpet cleaning three rooms at 45 a hallway 25", ["Carpet cleaning", "Hallway"]],
  ["stairs 14 steps at 3 dollars and a landing 20", ["Stairs", "Landing"]],
  // a count before all of the name, and what has no other
  ["replace four double pane units at 310 each", ["Replace double pane units"]],
  ["install five outlets at 90", ["Install outlets"]],
  ["kitchen six cabinets at 200 each", ["Kitchen cabinets"]],
  ["reupholster six dining chairs at 140 each", ["Reupholster dining chairs"]],
  ["retouching ten photos at 12 each", ["Retouching photos"]],
])("a name does not end with what only counts it: %s", (say, called) => expect(names(say)).toEqual(called));
