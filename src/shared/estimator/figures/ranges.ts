import { wordSet } from "#shared/word-set.ts";
import { wordTable } from "#shared/word-table.ts";
import { figureWith, type Figure } from "../numbers/figure.ts";
import type { SpokenNumber } from "../numbers/numbers.ts";
import { headAfter } from "../words/nearby.ts";
import { at, isJoined, placesBetween, type Token } from "../words/tokens.ts";
import { TIME_UNITS } from "../words/units.ts";

/** Ends further apart than this are no range: "two to a room" or "from 9 to 5000". */
const WIDEST = 10;
const SCALES = wordTable<number>({ hundred: 100, thousand: 1000, grand: 1000, k: 1000 });
const CHANGES = new Set([
  "change",
  "changed",
  "went",
  "go",
  "goes",
  "drop",
  "raise",
  "bring",
  "bump",
  "move",
  "upgrade",
]);

/** "2 to 400", as recognisers write it: the hundreds or thousands that the higher end is in, when it is round. */
function roundScale({ readings }: SpokenNumber): number | undefined {
  const value = readings[0]?.value ?? 0;
  return [1000, 100].find((scale) => value >= scale && value < scale * 10 && value % scale === 0);
}

/** The readings of the lower end: in "three to five hundred" the three may be three hundred. */
function lowerValues(low: SpokenNumber, high: SpokenNumber, tokens: readonly Token[]): number[] {
  const values = low.readings.map((reading) => reading.value);
  const [value = 0] = values;
  const scale = SCALES[at(tokens, high.last)] ?? roundScale(high);
  return scale !== undefined && value < 100 && Number.isInteger(value) ? [...values, value * scale] : values;
}

/** The two readings that lie nearest to each other: "four to four fifty a foot" is 4 to 4.50. */
function nearestEnds(lows: readonly number[], highs: readonly number[]): [number, number] | null {
  let best: [number, number] | null = null;
  for (const low of lows)
    for (const high of highs)
      if (low > 0 && high > low && high / low <= WIDEST && (!best || high / low < best[1] / best[0]))
        best = [low, high];
  return best;
}

/** True when "to", "or", or "and" after "between", or a hyphen between digits, stands between two figures. */
function linked(low: Figure, high: Figure, tokens: readonly Token[]): boolean {
  const start = tokens[high.first];
  if (high.first === low.last + 1)
    return (
      start?.gap === "hyphen" && /^[\d$]/.test(start.norm) && /^\d/.test(at(tokens, low.last)) && high.role === "money"
    );
  if (high.first !== low.last + 2 || !isJoined(start)) return false;
  const link = at(tokens, low.last + 1);
  // "somewhere between eighty. And a hundred and twenty": where a full stop was heard "between" has its other end all the same
  if (link === "and" && at(tokens, low.first - 1) === "between") return true;
  if (link === "and" || !isJoined(tokens[low.last + 1])) return false;
  // "maybe three hundred maybe four hundred"
  if (link === "maybe") return at(tokens, low.first - 1) === "maybe" && low.role === "money";
  return link === "or" || link === "to";
}

/** "From four hundred to five hundred" after "change": the second replaces the first. */
const changes = (low: Figure, tokens: readonly Token[]): boolean =>
  (at(tokens, low.first - 1) === "from" && [2, 3, 4, 5].some((back) => CHANGES.has(at(tokens, low.first - back)))) ||
  // "change the 22 cents to 24 cents"
  (at(tokens, low.first - 1) === "the" && CHANGES.has(at(tokens, low.first - 2)));

/** The range's first token, with "somewhere between" or "anywhere from". */
function opening(low: Figure, tokens: readonly Token[]): number {
  let first = low.first;
  for (const words of [
    ["between", "from"],
    ["somewhere", "anywhere"],
  ])
    if (isJoined(tokens[first]) && words.includes(at(tokens, first - 1))) first--;
  return first;
}

function rangeOf(low: Figure, high: Figure, tokens: readonly Token[]): Figure | null {
  if (low.per || low.role === "percent" || !linked(low, high, tokens) || changes(low, tokens)) return null;
  if (low.unit !== null && low.unit !== high.unit) return null;
  const ends = nearestEnds(
    lowerValues(low.number, high.number, tokens).map((value) => value * low.scale),
    high.number.readings.map((reading) => reading.value * high.scale),
  );
  if (!ends) return null;
  const values = high.role === "money" ? ends : ends.toReversed();
  return figureWith(high, {
    first: opening(low, tokens),
    scale: 1,
    range: { low: ends[0], high: ends[1] },
    number: {
      ...high.number,
      first: low.number.first,
      start: low.number.start,
      readings: values.map((value) => ({ value, why: "as said" as const })),
    },
  });
}

const DECIDING = wordSet("call say write put make go use figure quote charge do bill take");
const BESIDE_DECIDING = wordSet(
  "so just let's and but i'll we'll i we it that them her him down with for at only then",
);
/** "So let's just call it" has no more words. */
const LONGEST_DECISION = 6;

/** "Between two and three hundred, | just put two fifty": the number between both ends that the speaker decides on, or null. */
function decided(range: Figure, figure: Figure, tokens: readonly Token[]): Figure | null {
  const { low, high } = range.range ?? { low: 0, high: 0 };
  const between = placesBetween(range.last + 1, figure.first);
  if (between.length > LONGEST_DECISION || !between.some((index) => DECIDING.has(at(tokens, index)))) return null;
  if (!between.every((index) => DECIDING.has(at(tokens, index)) || BESIDE_DECIDING.has(at(tokens, index)))) return null;
  const lies = figure.number.readings.filter(
    ({ value }) => value * figure.scale >= low && value * figure.scale <= high,
  );
  const same = range.role === "money" ? figure.role === "money" : countsSameTime(range, figure, tokens);
  if (lies.length === 0 || !same || (figure.per && !range.per)) return null;
  return figureWith(range, {
    range: null,
    number: { ...figure.number, readings: lies },
    scale: figure.scale,
    last: figure.last,
    noun: figure.noun,
  });
}

/** "Two to three hours, call it three": so many of the same time, and of nothing else. */
const countsSameTime = ({ unit }: Figure, figure: Figure, tokens: readonly Token[]): boolean =>
  TIME_UNITS.has(unit ?? "") &&
  figure.role !== "money" &&
  (figure.unit === unit || (figure.unit === null && headAfter(tokens, figure.number.last) < 0));

/**
 * Joins the two ends of a range into one figure. A price between two ends is no price: somebody has to choose, and where
 * the speaker does so right behind it, that holds.
 */
export function joinRanges(figures: readonly Figure[], tokens: readonly Token[]): Figure[] {
  const joined: Figure[] = [];
  for (const figure of figures) {
    const before = joined.at(-1);
    const range = before && (before.range ? decided(before, figure, tokens) : rangeOf(before, figure, tokens));
    if (range) joined.pop();
    joined.push(range ?? figure);
  }
  return joined;
}
