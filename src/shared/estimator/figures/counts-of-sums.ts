import { wordSet } from "#shared/word-set.ts";
import { dollarsOf, figureWith, sameSum, type Figure } from "../numbers/figure.ts";
import { readNumber } from "../numbers/numbers.ts";
import { EACH } from "../roles/per-unit.ts";
import { headNoun } from "./counts.ts";
import { headAfter, isThing } from "../words/nearby.ts";
import { isNumberWord } from "../words/number-words.ts";
import type { Reading } from "../words/spoken-number.ts";
import { at, beginsSentence, isJoined, joined, type Token } from "../words/tokens.ts";
import { isFootage, isMeasure, MONTHS_IN, TIME_UNITS, unitAt } from "../words/units.ts";
import { isCountFor, NEXT, periodsIn, TIMES } from "./said-products.ts";

/** A reading of a price, and the amount that it makes with some count. */
interface Equation {
  reading: number;
  amount: number;
}

/** What counts for a price in its sum: `own` in the same breath, `place` among the figures, -1 for what nobody counted. */
export interface Part extends Equation {
  place: number;
  own: boolean;
  figure: Figure;
}

/** A price with its sum, while it is looked for which count makes it. */
export interface Sought {
  figures: readonly Figure[];
  tokens: readonly Token[];
  price: number;
  one: Figure;
  result: Figure;
  /** What the sum said first. */
  said: readonly Reading[];
  index: number;
  lead: number;
  last: number;
}

/** So many figures before a sum may be its parts. */
export const REACH = 6;

/** "Ninety two foot", of which a price may be per one. */
const measureOf = ({ unit, number }: Figure, tokens: readonly Token[]): string | null =>
  unit ?? unitAt(at(tokens, number.last + 1), at(tokens, number.last + 2))?.unit ?? null;

/** A number that is of the job: not how old a house is, no share, no range. */
export const isPlain = ({ told, others, range, role }: Figure): boolean =>
  !told && !others && !range && role !== "percent";

/** The last token of a price with what says that it is of each: "one twenty | for each". */
export function rateEnd({ last }: Figure, tokens: readonly Token[]): number {
  const each = at(tokens, last + 1) === "for" ? last + 2 : last + 1;
  const thing = joined(tokens, each + 1);
  const ofAny = isJoined(tokens[last + 1]) && EACH.has(at(tokens, each));
  return ofAny && (!isThing(thing) || isNumberWord(thing)) ? each : last;
}

/** True for a price of one: "twenty two each", "at nine", "twelve times seven dollars". */
export const isRated = (price: Figure, tokens: readonly Token[]): boolean =>
  price.per || /^(?:at|@|times|x)$/.test(at(tokens, price.first - 1)) || rateEnd(price, tokens) > price.last;

/** "Thirty two | times | six dollars", "13 | treads with nosing | at fifty five each": a bare number before a price counts it. */
function countsNext(figure: Figure, price: Figure, tokens: readonly Token[]): boolean {
  const bare = figure.role === "money" && !figure.sure && !figure.per && !figure.number.priceShaped && isPlain(figure);
  if (!bare || !Number.isInteger(dollarsOf(figure))) return false;
  const times = TIMES.has(at(tokens, figure.last + 1)) && price.first - figure.last <= 2;
  return times || (headAfter(tokens, figure.last) >= 0 && isRated(price, tokens));
}

/** What a figure said before it was corrected: four of "| four | keys at four, sixteen. Make it six keys, so twenty four". */
export function firstSaid({ first, last, number, corrected }: Figure, tokens: readonly Token[]): readonly Reading[] {
  if (!corrected) return number.readings;
  for (let begin = first; begin <= first + 1; begin++)
    for (let end = last + 1; end > begin; end--) {
      const said = readNumber(tokens, begin, end);
      if (said) return said.readings;
    }
  return [];
}

/** What a result says, of the readings that it has, when so many of what costs so much make it; null for others, and for one alone. */
export function amountOf(said: readonly Reading[], scale: number, reading: number, times: number): number | null {
  if (times > 1) for (const { value } of said) if (sameSum(value * scale, reading * times)) return value * scale;
  return null;
}

/** How many a figure counted first. */
export const firstCount = (figure: Figure, tokens: readonly Token[]): number =>
  firstSaid(figure, tokens)[0]?.value ?? 0;

/** The reading of a price that makes its sum with so many, or as many as were counted first, and the amount; null for none. */
export function equation(
  { one, said, result }: Pick<Sought, "said" | "result"> & { one: Pick<Figure, "number" | "scale"> },
  times: number,
  first: number,
): Equation | null {
  for (const { value } of one.number.readings) {
    const reading = value * one.scale;
    const amount = amountOf(said, result.scale, reading, times) ?? amountOf(said, result.scale, reading, first);
    if (amount !== null) return { reading, amount };
  }
  return null;
}

/** How many of what a figure counts, when it may count for a price. */
function timesOf(figure: Figure, price: Figure, tokens: readonly Token[]): number {
  if (!isPlain(figure) || figure.sides) return 0;
  if (figure.role === "quantity")
    return dollarsOf(figure) * (price.unit === "dozen" ? periodsIn(figure.unit, price.unit) : 1);
  if (figure.role !== "dimension") return 0;
  const unit = measureOf(figure, tokens);
  if (unit === null || !isMeasure(unit)) return 0;
  const fits = price.unit === null || price.unit === unit || (isFootage(unit) && isFootage(price.unit));
  return fits ? dollarsOf(figure) : 0;
}

const asCount = (figure: Figure, unit: string | null): Figure => figureWith(figure, { role: "quantity", unit });

/** What may count for a price in its own breath: what was counted since the price before it, and behind it up to its sum. */
export function ownCounts(sought: Sought): Part[] {
  const { figures, tokens, price, one, index } = sought;
  const parts: Part[] = [];
  for (let place = index - 1; place >= Math.max(0, index - REACH); place--) {
    const figure = figures[place];
    if (!figure || place === price) continue;
    const money = place < price && figure.role === "money";
    const bare = money && place === price - 1 && countsNext(figure, one, tokens) ? dollarsOf(figure) : 0;
    const times = money ? bare : timesOf(figure, one, tokens);
    const made = times > 1 ? equation(sought, times, firstCount(figure, tokens)) : null;
    if (made) {
      const { reading, amount } = made;
      const unit = money ? null : measureOf(figure, tokens);
      parts.push({ place, own: true, reading, amount, figure: asCount(figure, unit) });
    }
    if (money) break;
  }
  return parts;
}

/** "Fourteen toilets ... eighteen a room, | two fifty two |", "three chainsaws ... 118 a saw, | 354 |": what was counted under another name, when the sum is hardly so by chance. */
const isNamedElse = (counted: Figure, { unit, per }: Figure, amount: number): boolean =>
  per && unit !== "each" && isPlainThing(unit) && isPlainThing(counted.unit) && figuresOf(amount) >= TELLING;
const isPlainThing = (unit: string | null): boolean =>
  unit === null || unit === "each" || !(isMeasure(unit) || TIME_UNITS.has(unit) || unit in MONTHS_IN);

/** How many figures an amount has without the zeros that end it: 3 of 2,860. With many it is hardly ever by chance that a count and a price make it. */
export const figuresOf = (amount: number): number => String(Math.round(amount * 100)).replace(/0+$/, "").length;
const TELLING = 3;

/** So many figures back a count may be told. */
const TOLD_REACH = 40;

/** "Forty five guests ... cobbler at five | each |, two twenty five": those who are fed. */
const isPerGuest = (counted: Figure, one: Figure): boolean => counted.unit === "guest" && one.unit === "each";

/** What was measured in the talk before, for a price of one of that. */
export function toldCounts(sought: Sought): Part[] {
  const { figures, tokens, price, one } = sought;
  const parts: Part[] = [];
  if (!isRated(one, tokens)) return parts;
  for (let place = price - 1; place >= Math.max(0, price - TOLD_REACH); place--) {
    const figure = figures[place];
    if (!figure) continue;
    const times = timesOf(figure, one, tokens);
    const made = times > 1 ? equation(sought, times, firstCount(figure, tokens)) : null;
    if (!made) continue;
    const counted = asCount(figure, measureOf(figure, tokens));
    // what things are sold by each is told, of others their measure
    const fits =
      one.unit === null
        ? isMeasure(counted.unit ?? "")
        : isCountFor(counted, one) ||
          isNamedElse(counted, one, made.amount) ||
          headNoun(figure, tokens) === one.unit ||
          isPerGuest(counted, one);
    if (fits) parts.push({ place, own: false, reading: made.reading, amount: made.amount, figure: counted });
  }
  return parts;
}

/** More of what nobody counted are not told by their sum alone. */
const MOST_UNSAID = 10;

/** True for a price of each thing, and not of each foot or hour. */
const isOfEach = ({ per, unit, perWorker }: Figure): boolean => per && unit !== null && !perWorker && !isMeasure(unit);

/** "One workbook each, $24 apiece, | $48 |", "forty a wheel | eighty |": for how many the price of each was meant, when no count was said. */
export function unsaidCounts(sought: Sought): Part[] {
  const { figures, tokens, price, one, result, index, lead, last } = sought;
  if (price !== index - 1 || !isOfEach(one) || result.role !== "money") return [];
  // "thirty each, one twenty for labor" are two prices
  if (joined(tokens, result.last + 1) === "for" && !(one.sure && result.sure)) return [];
  const before = figures[price - 1];
  const counted = before?.role === "quantity" && endsBetween(tokens, before.last + 1, one.first) === 0;
  if (lead !== one.last + 1 || (counted && dollarsOf(before) !== 1)) return [];
  if (isJoined(tokens[last + 1]) && !NEXT.has(at(tokens, last + 1))) return [];
  const times = dollarsOf(result) / dollarsOf(one);
  if (!Number.isInteger(times) || times < 2 || times > MOST_UNSAID) return [];
  const number = { ...result.number, readings: [{ value: times, why: "as said" as const }], priceShaped: false };
  const figure = figureWith(asCount(result, "each"), { number, scale: 1 });
  const made = equation(sought, times, firstCount(figure, tokens));
  return made ? [{ place: -1, own: false, reading: made.reading, amount: made.amount, figure }] : [];
}

/** How many sentences begin at some tokens. */
export function endsBetween(tokens: readonly Token[], from: number, to: number): number {
  let count = 0;
  for (let index = from; index <= to; index++) if (beginsSentence(tokens[index])) count++;
  return count;
}

/** Behind a sum: "ninety | total". */
export const IN_ALL = wordSet("total altogether");
