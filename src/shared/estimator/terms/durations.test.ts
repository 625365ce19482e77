import { expect, test } from "vitest";
import { estimate } from "../estimate.ts";
import { plainInput } from "../gold/score.ts";

test.each([
  ["Cabinets, 4000. Six week lead time.", "Six week lead time"],
  [
    "Cabinets, 4000. Six week lead time on the doors. Eight week lead time on the boxes.",
    "Six week lead time on the doors; eight week lead time on the boxes",
  ],
  ["Cabinets, 4000. Six week lead time. No, eight week lead time.", "Eight week lead time"],
  ["Cabinets, 4000. Six week lead time. It takes two days.", "Six week lead time; it takes two days"],
  ["Cabinets, 4000. It takes four days. Lead time is two weeks.", "It takes four days; lead time is two weeks"],
  ["Cabinets, 4000. Start Monday. Lead time is two weeks.", "Start Monday; lead time is two weeks"],
  [
    "Cabinets, 4000. Start Monday. Lead time is two weeks. It takes two days.",
    "Start Monday; lead time is two weeks; it takes two days",
  ],
  ["Cabinets, 4000. Lead time six weeks. It takes two days. Let's say three days.", "Three days, six weeks lead time"],
])("the lead time is told once: %s", (talk, timeline) => {
  expect(estimate(plainInput(talk)).timeline).toBe(timeline);
});

test.each([
  ["sheet cake for 60 pickup friday at 3 she paid half", "Pickup Friday at 3"],
  ["two dozen rolls at 30 a dozen pick up saturday after nine", "Pick up Saturday after nine"],
  ["hem two skirts 14 each ready tuesday", "Ready Tuesday"],
  ["two chairs at 60 they pick up on saturday morning", "You pick up on Saturday morning"],
  ["pick up the couch friday 60", ""],
  ["rolls at 30 a dozen pick up friday at 9 each", "Pick up Friday"],
])("when something is fetched or ready: %s", (talk, timeline) => {
  expect(estimate(plainInput(talk)).timeline).toBe(timeline);
});

test.each([
  ["dj for the office lunch june 12 four hours 600", "June 12"],
  ["engagement photos september 3 at the park 450", "September 3"],
  ["dj 600 the prom balance is due june 12", ""],
  ["dj 600 they called me june 12", ""],
])("the day of an event: %s", (talk, timeline) => {
  expect(estimate(plainInput(talk)).timeline).toBe(timeline);
});
