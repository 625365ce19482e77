import { expect, test } from "vitest";
import { refine } from "#shared/documents/refine/refine.ts";
import { refineContext, sampleContent } from "#shared/documents/refine/sample.test-data.ts";
import { estimate } from "../estimate.ts";
import { goldInput } from "../gold/score.ts";

/** Names that every object of the language has: a table that is asked for one of them must not answer. */
const NAMES = ["constructor", "toString", "valueOf", "hasOwnProperty", "__proto__"];
const JOBS = [
  "Quote for Maria Lopez, phone 555 0148. Paint three bedrooms at four hundred fifty each, net thirty days.",
  "Replace the cedar gate, six hours at 65 dollars an hour, thirty percent deposit, weekly cleaning 80 dollars monthly.",
  "Haul away half of the old deck for between two and three hundred dollars, email ray at kessler dot com.",
];
const INSTRUCTIONS = [
  "change labor to twelve hours",
  "take a third off",
  "add net thirty days to the terms",
  "remove the materials",
];

/** The text with each of its words in turn replaced by this name, and the name alone. */
const withName = (text: string, name: string) => [
  name,
  ...text.split(" ").map((_, at, words) => words.with(at, name).join(" ")),
];

test.each(NAMES)("a job that says %s is a job like any other", (name) => {
  for (const transcription of JOBS.flatMap((job) => withName(job, name))) {
    const content = estimate(
      goldInput({ id: name, type: "quote", catalogue: "none", say: transcription, expect: {} }, {}),
    );
    expect(JSON.stringify(content)).not.toContain("native code");
  }
});

test.each(NAMES)("an instruction that says %s is read or not understood", (name) => {
  for (const text of INSTRUCTIONS.flatMap((instruction) => withName(instruction, name)))
    expect(JSON.stringify(refine(sampleContent(), text, refineContext))).not.toContain("native code");
});
