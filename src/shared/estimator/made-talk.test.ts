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
const LEAST_RIGHT = { raw: 0.6, marked: 0.75 };

/**
 * How many talks may have a wrong amount that nothing asks about, by the kinds of part that are in
 * them: none of what is not named here. A mend may only lower them.
 */
const MOST_WRONG: Record<"raw" | "marked", Partial<Record<Part["kind"], number>>> = {
  raw: {
    opening: 31,
    thing: 40,
    work: 13,
    counted: 16,
    measured: 12,
    hourly: 7,
    crew: 9,
    open: 5,
    "taken back": 5,
    recounted: 10,
    "changed later": 16,
    removed: 12,
    option: 6,
    story: 28,
    agreed: 26,
    shares: 24,
    recap: 16,
    closing: 15,
  },
  marked: {
    opening: 12,
    thing: 15,
    work: 4,
    counted: 5,
    measured: 4,
    hourly: 4,
    crew: 6,
    open: 2,
    "taken back": 2,
    recounted: 3,
    "changed later": 6,
    removed: 3,
    option: 3,
    story: 10,
    agreed: 10,
    shares: 8,
    recap: 4,
    closing: 4,
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
