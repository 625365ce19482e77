import { expect, test } from "vitest";
import { namesIn as names } from "#test/line-names.ts";

test.each([
  [
    "roof leak repair at mrs albright replaced about nine slates and a pipe boot 385",
    "Replaced about nine slates and a pipe boot",
  ],
  ["portrait session for the lindgrens two hours at the park 350", "Portrait session at the park"],
  ["long distance for the hallorans from reno to boise flat 2900", "Long distance from reno to boise"],
  ["change order for the duffy job moved two outlets 145 each", "Moved outlets"],
  ["ac not cooling at the novaks found a bad capacitor 95 coil cleaning 80", "Found a bad capacitor"],
  ["brunch for 30 people pastry trays 9.50 a person", "Brunch pastry trays"],
])("what led to the client is no part of a name: %s", (say, name) => expect(names(say)[0]).toBe(name));

test.each([
  ["Music for the Hartman company holiday party, 4 hours at $125 an hour.", "Music for the holiday party"],
  ["Wasps at Nora Quill's cabin, 95.", "Wasps at cabin"],
  ["washer wont drain at the novaks the pump is one twenty nine labor is two hours at eighty", "Pump"],
  ["hang the door for mrs lee on the back porch 120", "Hang the door on the back porch"],
  ["repaired the crown with four bags of mortar mix 300", "Repaired the crown with four bags of mortar mix"],
  ["install blinds in four rooms 200", "Install blinds in four rooms"],
])("and what goes on stays: %s", (say, name) => expect(names(say)[0]).toBe(name));
