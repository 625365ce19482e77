import { MONTHS, WEEKDAYS } from "#shared/calendar-words.ts";
import { wordSet } from "#shared/word-set.ts";
import { wordTable } from "#shared/word-table.ts";
import { asThousandths, plural, valueOf, type Reckoned } from "../figures/counts.ts";
import type { Figure } from "../numbers/figure.ts";
import { readNumber } from "../numbers/numbers.ts";
import { isNumberWord } from "../words/number-words.ts";
import { at, normsAt, type Token } from "../words/tokens.ts";
import { singular } from "../words/units.ts";
import type { Candidate } from "./candidate.ts";

/** So many times in a period: weekly is once a week, every other month half a time a month. */
export interface Frequency {
  times: number;
  period: string;
  /** The figure that said it, if one did: "three walks a week". */
  figure: Figure | null;
}

const ADVERBS = wordTable<[number, string]>({
  daily: [1, "day"],
  nightly: [1, "night"],
  weekly: [1, "week"],
  biweekly: [0.5, "week"],
  fortnightly: [0.5, "week"],
  monthly: [1, "month"],
  bimonthly: [0.5, "month"],
  quarterly: [1, "quarter"],
  yearly: [1, "year"],
  annually: [1, "year"],
  annual: [1, "year"],
});
const PERIODS = new Set(["day", "night", "week", "month", "quarter", "year"]);
const DAYS: ReadonlySet<string> = new Set(WEEKDAYS);
/** How many of a shorter period are in a longer one. A month is taken as four weeks. */
const IN_PERIOD = wordTable<Readonly<Record<string, number>>>({
  week: { day: 7, night: 7 },
  month: { week: 4, day: 30, night: 30 },
  quarter: { month: 3, week: 13 },
  year: { quarter: 4, month: 12, week: 52, day: 365 },
});

/** "Every other week", "every two weeks", "once a month", "every Friday": the frequency that begins at a token, and its last token. */
function spelledAt(tokens: readonly Token[], index: number): { times: number; period: string; last: number } | null {
  const word = at(tokens, index);
  const adverb = ADVERBS[word];
  if (adverb) return { times: adverb[0], period: adverb[1], last: index };
  const [next, second] = [at(tokens, index + 1), at(tokens, index + 2)];
  const spelled = (times: number, period: string, last: number) => ({ times, period, last });
  if (word === "once")
    return ["a", "per", "each", "every"].includes(next) && PERIODS.has(second) ? spelled(1, second, index + 2) : null;
  if (word !== "every" && word !== "each") return null;
  if (PERIODS.has(next)) return spelled(1, next, index + 1);
  if (DAYS.has(next)) return spelled(1, "week", index + 1);
  if (next === "other" && PERIODS.has(second)) return spelled(0.5, second, index + 2);
  if (next === "other") return DAYS.has(second) ? spelled(0.5, "week", index + 2) : null;
  const number = readNumber(tokens, index + 1, index + 2);
  const period = singular(second);
  return number && PERIODS.has(period)
    ? spelled(1 / Math.max(1, number.readings[0]?.value ?? 1), period, index + 2)
    : null;
}

/** "One fifty | every other week", "sixty five | once a month": the last token of words that spell out how often, or -1. */
export const endOfFrequency = (tokens: readonly Token[], index: number): number =>
  at(tokens, index) in ADVERBS ? -1 : (spelledAt(tokens, index)?.last ?? -1);

/** So many in a row; fewer may be as many things that are done at the same time: "two weekly cleanings". */
const LEAST_IN_A_ROW = 3;

/** "Twelve monthly services" at a price a month: each stands for one of the period. */
export function isOneEachPeriod(
  { number, role, unit, every }: Figure,
  period: string,
  tokens: readonly Token[],
): boolean {
  if (role !== "quantity" || every !== null || (unit !== null && unit !== "visit" && unit !== "session")) return false;
  const [times, each] = ADVERBS[at(tokens, number.last + 1)] ?? [0, ""];
  return times === 1 && each === period && (number.readings[0]?.value ?? 0) >= LEAST_IN_A_ROW;
}

const REPEATING = new Set(["every", "each", "other", "once"]);

/** Words of a frequency: they name nothing. */
export const saysHowOften = (word: string): boolean =>
  word in ADVERBS || DAYS.has(word) || PERIODS.has(singular(word)) || isNumberWord(word) || REPEATING.has(word);

/** How often something happens is spelled out from one of these on. */
const SPELLING = wordSet(`${Object.keys(ADVERBS).join(" ")} once every each`);

/** How often what a line sells happens, by a figure or by the words round its price. */
export function frequencyOf(
  { quantities, words, trailing, often }: Candidate,
  tokens: readonly Token[],
): Frequency | null {
  for (const figure of quantities)
    if (figure.every !== null) return { times: valueOf(figure), period: figure.every, figure };
  return spelledAmong(tokens, often) ?? spelledAmong(tokens, words) ?? spelledAmong(tokens, trailing);
}

/** How often something happens by the first of some words that spell it out. */
function spelledAmong(tokens: readonly Token[], words: readonly number[]): Frequency | null {
  for (const index of words) {
    const spelled = SPELLING.has(at(tokens, index)) ? spelledAt(tokens, index) : null;
    if (spelled) return { times: spelled.times, period: spelled.period, figure: null };
  }
  return null;
}

/** True for a figure that says how long something goes on: "for eight weeks". */
export const isSpan = ({ unit, every, role }: Figure): boolean =>
  role === "quantity" && every === null && unit !== null && PERIODS.has(unit);

/** How long something goes on: so many of a period. */
interface Span {
  value: number;
  unit: string;
}

/** How many periods a length has: three months are twelve weeks. Null when it has none or no whole ones. */
function periodsOf({ value, unit }: Span, period: string): number | null {
  if (unit === period) return value;
  const count = IN_PERIOD[unit]?.[period];
  return count === undefined ? null : value * count;
}

/** Between the first month and the last. */
const REACHING = wordSet("through thru to until");

/** How many periods a figure for a length has, as `periodsOf` counts them. */
export const periodsIn = (figure: Figure, period: string): number | null => periodsOf(lengthOf(figure), period);
const lengthOf = (figure: Figure): Span => ({ value: valueOf(figure), unit: figure.unit ?? "" });

/** "June, July and August", "April through October": how many months a line names, and how; null for one or none. */
export function monthsNamed(
  { words, trailing }: Candidate,
  tokens: readonly Token[],
): { count: number; said: string; reaching: boolean } | null {
  const norms = normsAt(
    tokens,
    [...words, ...trailing].sort((a, b) => a - b),
  );
  const named = norms.filter((word) => MONTHS.includes(word));
  if (named.length < 2) return null;
  const [first, last] = [MONTHS.indexOf(named[0] ?? ""), MONTHS.indexOf(named.at(-1) ?? "")];
  const through = norms.some((word) => REACHING.has(word));
  const reaching = through && named.length === 2;
  const count = reaching ? ((last - first + 12) % 12) + 1 : new Set(named).size;
  return count > 1 ? { count, said: named.join(through ? " to " : ", "), reaching } : null;
}

/** "For eight weeks", "May through July": for how long what happens so often does, or null. */
function spanOf(candidate: Candidate, frequency: Frequency, tokens: readonly Token[]): Span | null {
  const figure = candidate.quantities.find((one) => isSpan(one) && one !== frequency.figure);
  if (figure) return lengthOf(figure);
  // "every week April through September, call it twenty six mowings"
  const counted = candidate.quantities.some((one) => one !== frequency.figure);
  const months = counted ? null : monthsNamed(candidate, tokens);
  return months?.reaching ? { value: months.count, unit: "month" } : null;
}

/** How often in all: so many times in each period of a length that was said. Null when either was not said. */
export function occurrences(candidate: Candidate, tokens: readonly Token[], unit: string): Reckoned | null {
  const frequency = frequencyOf(candidate, tokens);
  const span = frequency ? spanOf(candidate, frequency, tokens) : null;
  const periods = frequency && span ? periodsOf(span, frequency.period) : null;
  if (!frequency || !span || periods === null) return null;
  const total = Math.floor(frequency.times * periods + 0.001);
  if (total < 1) return null;
  const { times, period } = frequency;
  const often = times < 1 ? `one in ${plural(Math.round(1 / times), period)}` : `${plural(times, "time")} a ${period}`;
  const from = `${often} × ${plural(span.value, span.unit)}`;
  // a month has four weeks and some days
  const about = span.unit !== period && period === "week" && span.unit !== "year";
  const likelier = Math.round((total * 13) / 12);
  return {
    quantity: asThousandths(total),
    unit,
    source: { kind: "computed", from },
    questions:
      about && likelier !== total
        ? [
            {
              text: `How many times is that in ${plural(span.value, span.unit)}? ${total} are assumed.`,
              field: "quantity",
              source: { kind: "assumed", reason: "A month is taken as four weeks." },
              choices: [total, likelier].map((count) => ({
                label: String(count),
                change: { quantity: asThousandths(count) },
              })),
            },
          ]
        : [],
  };
}
