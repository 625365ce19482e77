import { expect, test } from "vitest";
import { writtenAddress } from "./written-address.ts";

test.each([
  ["eighteen forty verbena street", "1840 Verbena Street"],
  ["sixty four briarhurst", "64 Briarhurst"],
  ["twenty two oh six elm bend court", "2206 Elm Bend Court"],
  ["one two three four oak", "1234 Oak"],
  ["77 birch lane apartment 3b", "77 Birch Lane Apartment 3B"],
  ["730 w 9th", "730 W 9th"],
  ["12 Hidden Pond Rd, Akron", "12 Hidden Pond Rd, Akron"],
  ["foxtail drive number 4417", "4417 Foxtail Drive"],
  ["fifth avenue", "Fifth Avenue"],
  ["forty", "Forty"],
  ["", ""],
])("%j is written %j", (said, written) => expect(writtenAddress(said)).toBe(written));
