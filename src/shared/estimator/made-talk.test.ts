// Talks that are put together from parts, whose lines and sums are known: what is wrong on their documents is asked about.
import { describe, expect, test } from "vitest";
import { documentContentSchema, type DocumentContent } from "#shared/documents/schema.ts";
import { seededRandom } from "#test/seeded-random.ts";
import { estimate } from "./estimate.ts";
import { judgeMade, makeTalk, PART_KINDS, type MadeTalk, type Part } from "./gold/made-talk.ts";
import { plainInput } from "./gold/score.ts";
import { readNumbers } from "./numbers/numbers.ts";
import { tokenize } from "./words/tokens.ts";

const TALKS = 300;
const talks = Array.from({ length: TALKS }, (_, at) => makeTalk(seededRandom(90_000 + at)));

/** What holds today; a mend may only raise it. */
const LEAST_RIGHT = { raw: 0.55, marked: 0.75 };

/**
 * How many talks may have a wrong amount that nothing asks about, by the kinds of part that are in
 * them: none of what is not named here. A mend may only lower them.
 */
const MOST_WRONG: Record<"raw" | "marked", Partial<Record<Part["kind"], number>>> = {
  raw: {
    opening: 22,
    thing: 28,
    work: 8,
    counted: 10,
    measured: 8,
    hourly: 6,
    crew: 3,
    open: 3,
    "taken back": 5,
    recounted: 7,
    "changed later": 9,
    removed: 11,
    option: 4,
    story: 18,
    agreed: 18,
    shares: 18,
    recap: 10,
    closing: 8,
  },
  marked: {
    opening: 8,
    thing: 11,
    work: 1,
    counted: 3,
    measured: 4,
    hourly: 3,
    crew: 3,
    open: 1,
    "taken back": 1,
    recounted: 2,
    "changed later": 5,
    removed: 4,
    option: 1,
    story: 7,
    agreed: 8,
    shares: 7,
    recap: 1,
    closing: 3,
  },
};

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

const judge = (talk: MadeTalk, content: DocumentContent) => judgeMade(talk, documentContentSchema.encode(content));

describe.each(["raw", "marked"] as const)("%s talks put together from parts", (form) => {
  test("are mostly right, seldom wrong without a question, and have no price without its words", () => {
    const verdicts = talks.map((talk) => {
      const content = estimate(plainInput(talk[form]));
      expect(unsaid(talk[form], content)).toEqual([]);
      return judge(talk, content);
    });
    expect(verdicts.filter((verdict) => verdict === "right").length / TALKS).toBeGreaterThan(LEAST_RIGHT[form]);
    const wrong = talks.filter((_, at) => verdicts[at] === "wrong");
    const counts = PART_KINDS.map(
      (kind) => [kind, wrong.filter(({ parts }) => parts.some((part) => part.kind === kind)).length] as const,
    );
    expect(counts.filter(([kind, count]) => count > (MOST_WRONG[form][kind] ?? 0))).toEqual([]);
  });
});

test("the same chances make the same talk", () => {
  expect(makeTalk(seededRandom(7))).toEqual(makeTalk(seededRandom(7)));
});
