import { expect, test } from "vitest";
import { asTimeline, withCapitals } from "./capitals.ts";
import { withInitials } from "./phrasing.ts";

test.each([
  ["three days, start the first week of december", "Three days; start the first week of December"],
  ["five weeks, start in april", "Five weeks; start in April"],
  ["by friday", "By Friday"],
  ["two weeks, weather permitting", "Two weeks, weather permitting"],
  ["start after new years", "Start after New Year's"],
  ["", ""],
])("a time that was said as %j", (said, written) => {
  expect(asTimeline(said)).toBe(written);
});

test.each([
  ["clean up the backlog from july and august", "clean up the backlog from July and August"],
  ["plant 3 japanese maples in march", "plant 3 Japanese maples in March"],
  ["install james Hardie siding", "install James Hardie siding"],
  ["hang the lights before christmas and by memorial day", "hang the lights before Christmas and by Memorial Day"],
  ["the boards may need replacing, and the band will march", "the boards may need replacing, and the band will march"],
  ["we come may ninth, done march the 3rd", "we come May ninth, done March the 3rd"],
  ["it may first need sanding", "it may first need sanding"],
  ["polish the brass, sand the floor", "polish the brass, sand the floor"],
  ["labor day and night", "labor day and night"],
  ["pads for a ford explorer, paint from home depot", "pads for a Ford Explorer, paint from Home Depot"],
  ["run the creek pump and a rheem heater", "run the creek pump and a Rheem heater"],
])("%s", (said, written) => {
  expect(withCapitals(said)).toBe(written);
});

test.each([
  ["Maple Ridge Hoa", "Maple Ridge HOA"],
  ["Hansen Llc", "Hansen LLC"],
  ["Elks Lodge and Vfw", "Elks Lodge and VFW"],
  ["Pat O'brien", "Pat O'Brien"],
  ["Sue Mcdonald", "Sue McDonald"],
  ["St. Brendan's Parish", "St. Brendan's Parish"],
  ["Iva Hobbs", "Iva Hobbs"],
])("the name of %s", (said, written) => {
  expect(withInitials(said)).toBe(written);
});

test.each([
  ["two schlage deadbolts and a liftmaster opener", "two Schlage deadbolts and a LiftMaster opener"],
  ["a 2014 honda accord, an lg washer", "a 2014 Honda Accord, an LG washer"],
  ["open the carrier wall, hunter green paint, a ram pump", "open the carrier wall, hunter green paint, a ram pump"],
  ["the Moen valve, e-honda", "the Moen valve, e-honda"],
])("makers are written as they write themselves, but not what is an ordinary word as well: %s", (said, written) => {
  expect(withCapitals(said)).toBe(written);
});
