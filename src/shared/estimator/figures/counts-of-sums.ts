import { wordSet } from "#shared/word-set.ts";
import { figureWith, type Figure } from "../numbers/figure.ts";
import { readNumber } from "../numbers/numbers.ts";
import { EACH } from "../roles/per-unit.ts";
import { headAfter, isThing } from "../words/nearby.ts";
import { isNumberWord } from "../words/number-words.ts";
import { at, beginsSentence, isJoined, joined, type Token } from "../words/tokens.ts";
import { isFootage, isMeasure, unitAt } from "../words/units.ts";
import { isCountFor, NEXT, valuesOf } from "./said-products.ts";

/** What may count for a price: `own` in the same breath, `place` among the figures, -1 for what nobody counted. */
export interface Part {
  place: number;
  own: boolean;
  times: number;
  figure: Figure;
}

/** A price with its sum, while it is looked for which count makes it. */
export interface Sought {
  figures: readonly Figure[];
  tokens: readonly Token[];
  price: number;
  one: Figure;
  result: Figure;
  index: number;
  lead: number;
  last: number;
}

/** So many figures before a sum may be its parts. */
const REACH = 6;

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

/** Between a count and its price. */
export const TIMES = wordSet("times x by");
/** "Thirty two | times | six dollars", "13 | treads with nosing | at fifty five each": a bare number before a price counts it. */
function countsNext(figure: Figure, price: Figure, tokens: readonly Token[]): boolean {
  const bare = figure.role === "money" && !figure.sure && !figure.per && !figure.number.priceShaped && isPlain(figure);
  if (!bare || !Number.isInteger(valuesOf(figure)[0])) return false;
  const times = TIMES.has(at(tokens, figure.last + 1)) && price.first - figure.last <= 2;
  return times || (headAfter(tokens, figure.last) >= 0 && isRated(price, tokens));
}

/** What a figure said before it was corrected: four of "| four | keys at four, sixteen. Make it six keys, so twenty four". */
export function firstSaid({ first, last, number, corrected }: Figure, tokens: readonly Token[]): readonly number[] {
  if (!corrected) return number.readings.map(({ value }) => value);
  for (let begin = first; begin <= first + 1; begin++)
    for (let end = last + 1; end > begin; end--) {
      const said = readNumber(tokens, begin, end);
      if (said) return said.readings.map(({ value }) => value);
    }
  return [];
}

/** How many of what a figure counts, when it may count for a price. */
function timesOf(figure: Figure, price: Figure, tokens: readonly Token[]): number {
  if (!isPlain(figure) || figure.sides) return 0;
  if (figure.role === "quantity") return valuesOf(figure)[0] ?? 0;
  const unit = measureOf(figure, tokens);
  if (figure.role !== "dimension" || unit === null || !isMeasure(unit)) return 0;
  const fits = price.unit === null || price.unit === unit || (isFootage(unit) && isFootage(price.unit));
  return fits ? (valuesOf(figure)[0] ?? 0) : 0;
}

const asCount = (figure: Figure, unit: string | null): Figure => figureWith(figure, { role: "quantity", unit });

/** What may count for a price in its own breath: what was counted since the price before it, and behind it up to its sum. */
export function ownCounts({ figures, tokens, price, one, index }: Sought): Part[] {
  const parts: Part[] = [];
  for (let place = index - 1; place >= Math.max(0, index - REACH); place--) {
    const figure = figures[place];
    if (!figure || place === price) continue;
    const money = place < price && figure.role === "money";
    const times = money && place === price - 1 && countsNext(figure, one, tokens) ? (valuesOf(figure)[0] ?? 0) : 0;
    const counted = money ? times : timesOf(figure, one, tokens);
    const unit = money ? null : measureOf(figure, tokens);
    if (counted > 1) parts.push({ place, own: true, times: counted, figure: asCount(figure, unit) });
    if (money) break;
  }
  return parts;
}

/** So many figures back a count may be told. */
const TOLD_REACH = 40;

/** What was measured in the talk before, for a price of one of that. */
export function toldCounts({ figures, tokens, price, one }: Sought): Part[] {
  if (!isRated(one, tokens)) return [];
  const parts: Part[] = [];
  for (let place = price - 1; place >= Math.max(0, price - TOLD_REACH); place--) {
    const figure = figures[place];
    const unit = figure ? measureOf(figure, tokens) : null;
    // what things are sold by each is told, of others their measure
    if (!figure || (one.unit === null && (unit === null || !isMeasure(unit)))) continue;
    const [times, counted] = [timesOf(figure, one, tokens), asCount(figure, unit)];
    if (times > 1 && (one.unit === null || isCountFor(counted, one)))
      parts.push({ place, own: false, times, figure: counted });
  }
  return parts;
}

/** More of what nobody counted are not told by their sum alone. */
const MOST_UNSAID = 10;

/** "One workbook each, $24 apiece, | $48 |": for how many the price of each was meant, when no count was said. */
export function unsaidCounts({ figures, tokens, price, one, result, index, lead, last }: Sought): Part[] {
  const told = (one.sure && result.sure) || IN_ALL.has(at(tokens, last));
  if (!told || price !== index - 1 || !one.per || one.unit !== "each") return [];
  const before = figures[price - 1];
  const counted = before?.role === "quantity" && endsBetween(tokens, before.last + 1, one.first) === 0;
  if (lead !== one.last + 1 || (counted && valuesOf(before)[0] !== 1)) return [];
  if (isJoined(tokens[last + 1]) && !NEXT.has(at(tokens, last + 1))) return [];
  const times = (valuesOf(result)[0] ?? 0) / (valuesOf(one)[0] ?? 1);
  if (!Number.isInteger(times) || times < 2 || times > MOST_UNSAID) return [];
  const number = { ...result.number, readings: [{ value: times, why: "as said" as const }], priceShaped: false };
  return [{ place: -1, own: false, times, figure: figureWith(asCount(result, "each"), { number, scale: 1 }) }];
}

/** How many sentences begin at some tokens. */
export function endsBetween(tokens: readonly Token[], from: number, to: number): number {
  let count = 0;
  for (let index = from; index <= to; index++) if (beginsSentence(tokens[index])) count++;
  return count;
}

/** Behind a sum: "ninety | total". */
export const IN_ALL = wordSet("total altogether");
