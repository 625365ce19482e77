import { expect, test } from "vitest";
import { estimate } from "../estimate.ts";
import { plainInput } from "../gold/score.ts";

const read = (say: string) => estimate(plainInput(say));

test.each([
  [
    "2012 toyota corolla rear brake shoes 95 labor 2 hours at 80 for nora quist",
    "Rear brake shoes",
    "Vehicle: 2012 Toyota Corolla",
  ],
  ["08 silverado brake pads 120 labor 200 for nora quist", "Brake pads", "Vehicle: 08 Silverado"],
  ["Lockout, Toyota Corolla, weekend, $95. New key $40.", "Lockout, weekend", "Vehicle: Toyota Corolla"],
])("the car of the whole job stands in its steps and heads no line: %s", (say, name, entry) => {
  // prettier-ignore
  const { items, scope } = read(say);
  expect([items[0]?.description, scope[0]]).toEqual([name, entry]);
});

test.each([
  ["tires for the 2012 toyota corolla 4 at 110 mounting 80", "Tires for the 2012 Toyota Corolla"],
  // another car, and a job of no trade that works on cars
  ["honda civic brakes 220 toyota corolla oil change 60", "Honda Civic brakes"],
  ["mow around the 2012 toyota corolla 40 and weed 30", "Mow around the 2012 Toyota Corolla"],
])("and stays where it belongs: %s", (say, name) => expect(read(say).items[0]?.description).toBe(name));
