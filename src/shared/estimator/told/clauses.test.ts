import { expect, test } from "vitest";
import { BARE_TIME } from "./bare-time.ts";
import { clausesOf } from "./clauses.ts";

/** The clauses of words in which "||" stands where another may begin. */
function parted(said: string): string {
  const pieces = said.split(" || ");
  const text = pieces.join(" ");
  const parts: number[] = [];
  for (const piece of pieces.slice(0, -1)) parts.push((parts.at(-1) ?? 0) + piece.length + 1);
  return clausesOf(text, 0, parts, text.length).map((clause) => `${clause.joint}${clause.said}`).join(""); // prettier-ignore
}

test.each([
  ["she's doing the staining || we're not touching that", "she's doing the staining; we're not touching that"],
  ["no sealer || i don't guarantee against cracks", "no sealer; i don't guarantee against cracks"],
  ["no generator || the school's got power", "no generator; the school's got power"],
  ["if it peels || we come back", "if it peels, we come back"],
  ["i can get there in the morning || about 4 hours", "i can get there in the morning, about 4 hours"],
  ["we can't price it till it's clear || um termite company signs off", "we can't price it till it's clear; um termite company signs off"], // prettier-ignore
  ["guaranteed || 5 years", "guaranteed 5 years"],
  ["the posts || we pile", "the posts we pile"],
  ["i use a mild || bleach mix", "i use a mild bleach mix"],
  ["paint cans || and the propane tanks we left", "paint cans and the propane tanks we left"],
  ["the hens are the neighbor || girl's job", "the hens are the neighbor girl's job"],
  ["he wants em for the garden and the trunk wood || we leave cut short", "he wants em for the garden and the trunk wood we leave cut short"], // prettier-ignore
  ["the cover || they're buying online", "the cover they're buying online"],
])("clauses are parted where both say something: %s", (said, written) => expect(parted(said)).toBe(written));

test.each(["four days", "Two and a half days", "nine o'clock", "about 4 hours", "one day", "3 working days"])(
  "a span alone: %s",
  (said) => expect(BARE_TIME.test(said)).toBe(true),
);
test.each(["four days notice", "ten years on the crown", "two days if it doesn't rain", "five"])(
  "no span alone: %s",
  (said) => expect(BARE_TIME.test(said)).toBe(false),
);
