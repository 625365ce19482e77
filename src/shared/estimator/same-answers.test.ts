// What is said in another way, or beside another job, has the same figures: on the spoken jobs that stay right.
import { expect, test } from "vitest";
import type { DocumentContent } from "#shared/documents/schema.ts";
import { estimate } from "./estimate.ts";
import { goldInput, type GoldCase, type GoldSet } from "./gold/score.ts";
import ownPlain from "./gold/own-plain.json" with { type: "json" };
import ownTalk from "./gold/own-talk.json" with { type: "json" };
import ownTrades from "./gold/own-trades.json" with { type: "json" };
import freshA from "./gold/fresh-a.json" with { type: "json" };
import freshG from "./gold/fresh-g.json" with { type: "json" };
import freshM from "./gold/fresh-m.json" with { type: "json" };
import { isNumberWord } from "./words/number-words.ts";
import { readNumbers } from "./numbers/numbers.ts";
import { tokenize } from "./words/tokens.ts";
import { singular } from "./words/units.ts";

const files = [ownPlain, ownTalk, ownTrades, freshA, freshG, freshM] as GoldSet[]; // JSON widens the literal types of `type`

const written = ({ catalogues }: GoldSet, spoken: GoldCase, say: string): DocumentContent =>
  estimate({ ...goldInput(spoken, catalogues), transcription: say });

/** "At four fifty each" is "at $450 each": each unit price behind "at" that was said in words, as recognisers write it. */
function withDigits(say: string, { items }: DocumentContent): string {
  const tokens = tokenize(say);
  let text = say;
  for (const { first, last, start, end, readings } of readNumbers(tokens).toReversed()) {
    const price = readings
      .map(({ value }) => value * 100)
      .find((value) => items.some((line) => line.unitPrice === value));
    const words = tokens.slice(first, last + 1).every(({ norm }) => /^\p{L}+$/u.test(norm));
    const alone = readings.length === 1 || !items.some((line) => line.amount === price && line.unitPrice !== price);
    const ends = !/^(?:\d|hundred|thousand|grand)/.test(tokens[last + 1]?.norm ?? "");
    if (price !== undefined && words && alone && ends && tokens[first - 1]?.norm === "at")
      text = `${text.slice(0, start)}$${price % 100 === 0 ? price / 100 : (price / 100).toFixed(2)}${text.slice(end)}`;
  }
  return text;
}

/** Thousands of jobs, also on a machine that is busy. */
const ALL_JOBS_MS = 300_000;

test("prices in digits are those in words", { timeout: ALL_JOBS_MS }, () => {
  let changed = 0;
  const wrong = files.flatMap((file) =>
    file.cases.flatMap((spoken) => {
      const said = written(file, spoken, spoken.say);
      const digits = withDigits(spoken.say, said);
      if (digits === spoken.say) return [];
      changed += 1;
      const again = written(file, spoken, digits);
      return again.amount === said.amount && again.items.length === said.items.length ? [] : [digits];
    }),
  );
  expect(changed).toBeGreaterThan(300);
  expect(wrong).toEqual([]);
});

/** What changes or speaks of other lines, wherever they were heard. */
const REACHES_OUT =
  /%|\b(?:percent|discount|off|tax|deposit|free|no charge|waiv\w*|includ\w*|comp|total|all|both|each way|same|them|those|forg\w+|sorry|no|wait|actually|make|scratch|pull|job at|minimum|another)\b/i;

/** How far behind a job the ones stand that it is joined with. */
const NEXT = [37, 41, 101, 211];

/** The things that a job may be about: what two jobs both name may be the same thing, said again. */
const thingsOf = (say: string): string[] =>
  tokenize(say).flatMap(({ norm }) => (/^\p{L}{4,}$/u.test(norm) && !isNumberWord(norm) ? [singular(norm)] : []));

test("two jobs in a row cost what both cost, or something is asked", { timeout: ALL_JOBS_MS }, () => {
  const jobs = files.flatMap((file) =>
    file.cases.flatMap((spoken) => {
      const said = written(file, spoken, spoken.say);
      const plain = spoken.catalogue === "none" && !REACHES_OUT.test(spoken.say) && spoken.say.length < 220;
      const whole = said.questions.length === 0 && said.items.every((line) => line.amount !== null && !line.optional);
      return plain && whole && said.items.length > 0 && said.amount === said.subtotal
        ? [{ file, spoken, amount: said.amount, say: spoken.say.trim() }]
        : [];
    }),
  );
  expect(jobs.length).toBeGreaterThan(200);
  const pairs = jobs.flatMap((job, index) => NEXT.map((step) => [job, jobs[(index + step) % jobs.length]] as const));
  const wrong = pairs.flatMap(([{ file, spoken, amount, say }, next]) => {
    const things = new Set(thingsOf(say));
    if (!next || thingsOf(next.say).some((thing) => things.has(thing))) return [];
    const both = `${say.replace(/[.!?]*$/, "")}. ${next.say.charAt(0).toUpperCase()}${next.say.slice(1)}`;
    const joined = written(file, spoken, both);
    return joined.amount === amount + next.amount || joined.questions.length > 0
      ? []
      : [`${both} -> ${joined.amount / 100}, not ${(amount + next.amount) / 100}`];
  });
  expect(wrong).toEqual([]);
});
