// Talks that are put together from parts, whose lines and sums are known: what is wrong on their documents is asked about.
import { describe, expect, test } from "vitest";
import { documentContentSchema, type DocumentContent } from "#shared/documents/schema.ts";
import { seededRandom } from "#test/seeded-random.ts";
import { estimate } from "./estimate.ts";
import { judgeMade, makeTalk } from "./gold/made-talk.ts";
import { plainInput } from "./gold/score.ts";
import { readNumbers } from "./numbers/numbers.ts";
import { tokenize } from "./words/tokens.ts";

const TALKS = 400;
const talks = Array.from({ length: TALKS }, (_, at) => makeTalk(seededRandom(90_000 + at)));

/** Bounds of what holds today; a mend may only tighten them. */
const BOUNDS = { raw: { right: 0.52, wrong: 0.31 }, marked: { right: 0.65, wrong: 0.25 } };

/** Prices whose words do not hold their dollars. */
function unsaid(say: string, { items }: DocumentContent): string[] {
  return items.flatMap(({ description, unitPrice, sources: { unitPrice: source } }) => {
    if (unitPrice === null || unitPrice === 0) return [];
    if (source?.kind !== "spoken") return source === undefined ? [`${say} -> ${description}: no source`] : [];
    const said = readNumbers(tokenize(say.slice(source.start, source.end))).flatMap(({ readings }) => readings);
    const holds = said.some(({ value }) => Math.floor(value) === Math.floor(unitPrice / 100));
    return holds ? [] : [`${say} -> ${description}: ${unitPrice / 100} of “${source.text}”`];
  });
}

describe.each(["raw", "marked"] as const)("%s talks put together from parts", (form) => {
  test("are mostly right, seldom wrong without a question, and have no price without its words", () => {
    const verdicts = talks.map((talk) => {
      const content = estimate(plainInput(talk[form]));
      expect(unsaid(talk[form], content)).toEqual([]);
      return judgeMade(talk, documentContentSchema.encode(content));
    });
    const share = (wanted: string) => verdicts.filter((verdict) => verdict === wanted).length / TALKS;
    expect(share("right")).toBeGreaterThan(BOUNDS[form].right);
    expect(share("wrong")).toBeLessThan(BOUNDS[form].wrong);
  });
});

test("the same chances make the same talk", () => {
  expect(makeTalk(seededRandom(7))).toEqual(makeTalk(seededRandom(7)));
});
