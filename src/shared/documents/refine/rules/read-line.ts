import { cents, thousandths, type Thousandths } from "#shared/money.ts";
import { isLength, isMeasure, TIME_UNITS, unitAt } from "#shared/estimator/words/units.ts";
import type { LineItem } from "../../schema.ts";
import { isFlat } from "../../line-figures.ts";
import { isHours, lineAmount } from "../../totals.ts";
import type { Figure } from "../clause.ts";
import { linesAnswering, listedLines, pluralLines, quantifiedLines, theLine } from "../find-line.ts";
import { moneyOf, quantityOf, unitOf } from "../money-of.ts";
import type { Operation, OperationOf } from "../operations.ts";
import { isDoubt, type Doubt, type Found, type Reading, type RuleContext } from "../rule.ts";

export const LINE = "(?:the |my |our |that |your )?(?<line>[^#$%]+?)";
export const IT = "(?:it|that|this|them|those|these|that one|this one|all of (?:it|them)|both of them|both)";
export const COST = "(?:price|cost|rate|unit price|charge|amount|fee)";
export const UNIT = "(?<unit>[a-z]+(?: [a-z]+)?)";
export const COUNT = "(?:quantity|number|count|amount|hours|footage|square footage|length|size)";

/** What leads to a count that is told, and not asked for: "there were three valves", "only six lights". */
export const TOLD =
  "(?:need|want|say|let's say|i need|i want|we want|use|do|have|just|only|it's|it is|it was|there are|there's|there is|there were|there was|there will be|we have|we had|we used|i used|we did|i did|we need|they need|they want|they had|they only had|we only had|we're doing|we only need|they only want|they only need|we only used)";

/** What "it" and "them" mean: the lines spoken of last, or the only line there is. */
function itLines({ content, lastLines }: RuleContext): LineItem[] {
  const lines = content.items.filter((item) => lastLines.includes(item.id));
  return lines.length === 0 && content.items.length === 1 ? [...content.items] : lines;
}

const isIt = (phrase: string): boolean => new RegExp(`^${IT}$`).test(phrase);

export function lineFor(context: RuleContext, phrase: string): LineItem | null {
  if (!isIt(phrase)) return theLine(context.content, phrase);
  const [line, another] = itLines(context);
  return line === undefined || another !== undefined ? null : line;
}

/** Every line of "the gate, the guards and the fence", of "both gates" and of "them"; null when one of them is unknown. */
export function linesFor(context: RuleContext, phrase: string): LineItem[] | null {
  const { content } = context;
  if (isIt(phrase)) {
    const lines = itLines(context);
    return lines.length === 0 ? null : lines;
  }
  const whole = theLine(content, phrase);
  return whole === null ? (quantifiedLines(content, phrase) ?? listedLines(content, phrase)) : [whole];
}

export const set = (line: LineItem, change: Omit<OperationOf<"set_line">, "op" | "itemId">): Operation[] => [
  { op: "set_line", itemId: line.id, ...change },
];

/** The unit that a price is said to be per: undefined when none was said, null for "each". */
export function perOf(found: Found): string | null | undefined {
  if (found.has("each")) return null;
  if (found.has("hourly")) return "hour";
  if (!found.has("per")) return undefined;
  return unitOf(found.words("per"));
}

/** Feet along a fence are linear feet, and a ceiling that is measured in square feet is priced "a foot". */
export const sameUnit = (said: string, written: string | null): boolean =>
  said === written || (isLength(said) && isLength(written ?? "")) || (said === "ft" && written === "sq ft");

/** A new price of a line. "A foot" also gives a flat line that unit. */
export function priced(found: Found, line: LineItem, quantity?: Thousandths): Operation[] | null {
  const per = perOf(found);
  const unit = per ?? line.unit;
  const money = moneyOf(found.figure("amount"), line.unitPrice, unit);
  if (money === null) return null;
  const isOther = per != null && !sameUnit(per, line.unit);
  // Sixteen hours at so much a day would be sixteen days; a gate at so much a foot would be one foot.
  const isCounted = line.unit !== null && line.unit !== "each";
  if (isOther && quantity === undefined && (isCounted || (isFlat(line) && line.unitPrice !== null))) return null;
  const newUnit = isOther ? { unit: per } : {};
  return set(line, { ...(quantity === undefined ? {} : { quantity }), ...newUnit, unitPrice: money });
}

const ratio = (a: number, b: number | null): number =>
  b === null || b <= 0 || a <= 0 ? Infinity : Math.abs(Math.log(a / b));

/** "Labor thirty", of sixteen hours at $65: nobody knows whether hours or dollars are meant. */
const HARDLY_NEARER = 0.3;

/** "Dinner is at six": a bare number so far from what stands there is neither its count nor its price. */
const FAR_OFF = Math.log(5);
const FAR_OFF_FLAT = Math.log(20);

/** How far the nearest reading of a figure is from the price or the sum of a line. */
const nearestPrice = ({ readings }: Figure, line: LineItem): number =>
  Math.min(
    ...readings.flatMap(({ value }) => [
      ratio(value, (line.unitPrice ?? 0) / 100),
      ratio(value, (line.amount ?? 0) / 100),
    ]),
  );

/** True for a bare number that is of a count's size, where a price was to be: "the labor at fourteen". */
export function isRatherCount(found: Found, line: LineItem): boolean {
  const figure = found.figure("amount");
  const value = figure?.readings[0]?.value ?? 0;
  if (figure?.kind !== "plain" || perOf(found) !== undefined || line.unitPrice === null) return false;
  const asPrice = nearestPrice(figure, line);
  if (isFlat(line)) return asPrice > FAR_OFF_FLAT;
  return asPrice > FAR_OFF || ratio(value, line.quantity / 1000) < asPrice;
}

/** "Change X to twelve": a count, a price or a lump sum, whichever lies nearest to what stands there. */
export function guessed(found: Found, line: LineItem): Operation[] | null {
  const figure = found.figure("amount");
  if (figure?.kind === "money" || perOf(found) !== undefined) return asMoney(found, line);
  const quantity = quantityOf(figure);
  const value = figure?.readings[0]?.value ?? 0;
  if (figure !== undefined && isFlat(line) && line.unitPrice !== null && nearestPrice(figure, line) > FAR_OFF_FLAT)
    return null;
  if (figure === undefined || quantity === null || isFlat(line) || (line.unitPrice === null && line.amount === null))
    return asMoney(found, line);
  const asCount = ratio(value, line.quantity / 1000);
  const asPrice = nearestPrice(figure, line);
  if (Math.min(asCount, asPrice) > FAR_OFF) return null;
  if (figure.readings.length === 1 && Math.abs(asCount - asPrice) < HARDLY_NEARER) return null;
  return asCount < asPrice ? set(line, { quantity }) : asMoney(found, line);
}

/** Money for a line with a count: a unit price, or a sum for the whole line when that lies nearer. */
export function asMoney(found: Found, line: LineItem): Operation[] | null {
  const many = line.quantity !== 1000 && perOf(found) === undefined;
  const figure = found.figure("amount");
  const whole = moneyOf(figure, line.amount);
  if (
    many &&
    whole !== null &&
    line.unitPrice !== null &&
    ratio(whole, line.amount) < ratio(moneyOf(figure, line.unitPrice) ?? 0, line.unitPrice)
  )
    return set(line, { amount: whole });
  return priced(found, line);
}

/** What is done to each line that a phrase means; null when it can not be done to one of them. */
export function withLine(context: RuleContext, phrase: string, read: (line: LineItem) => Reading): Reading {
  return each(linesFor(context, phrase) ?? [], read);
}

/** True for words that are a unit such as "hours" or "linear feet", and no thing. */
export const isUnit = (words: string): boolean => {
  const [first, second, third] = words.split(" ");
  const unit = unitAt(first, second);
  return unit !== null && third === undefined && unit.length === words.split(" ").length;
};

const countsIn = (item: LineItem, unit: string): boolean =>
  (item.unit !== null && sameUnit(unit, item.unit)) || (unit === "hour" && isHours(item.unit));

/**
 * The lines that count in a unit: those spoken of, else the only one; of guests and the like all of them, when they count the
 * same: "make it ninety guests".
 */
function linesInUnit(context: RuleContext, words: string): LineItem[] {
  const unit = unitOf(words);
  if (unit === null) return [];
  const spokenOf = itLines(context).filter((item) => countsIn(item, unit));
  if (spokenOf.length > 0) return spokenOf;
  const lines = context.content.items.filter((item) => countsIn(item, unit));
  const isSame = !TIME_UNITS.has(unit) && lines.every(({ quantity }) => quantity === lines[0]?.quantity);
  return lines.length === 1 || isSame ? lines : [];
}

/** The lines that words such as "outlets", "hours" or "the gate and the guards" mean. */
export function named(context: RuleContext, words: string): LineItem[] {
  const line = theLine(context.content, words);
  if (line !== null) return [line];
  if (isUnit(words)) return linesInUnit(context, words);
  return linesFor(context, words) ?? linesFor(context, words.replace(/^[a-z]+ of (?:the )?/, "")) ?? [];
}

/** The same done to each of several lines; null for none, or when one of them can not be so. */
export function each(lines: readonly LineItem[], read: (line: LineItem) => Reading): Reading {
  const readings = lines.map(read);
  const doubt = readings.find(isDoubt);
  if (doubt !== undefined) return doubt;
  const operations = readings.flatMap((one) => (one === null || isDoubt(one) ? [] : [one]));
  return operations.length > 0 && operations.length === readings.length ? operations.flat() : null;
}

/**
 * Three days at a price an hour would be nonsense, and so would four feet of a gate that has one price: another unit is taken
 * by a line without one, when nothing was priced by the piece or when it counts pieces too.
 */
const takesUnit = (line: LineItem, unit: string): boolean =>
  line.unit === null && (isMeasure(unit) ? unit !== "inch" && lineAmount(line) === null : !isFlat(line));

/** "Two more servers" of a line that counts their hours are no two hours: what is counted must be what was said. */
export function countsWhatIsSaid(line: LineItem, words: string): boolean {
  if (line.unit === null || !(isMeasure(line.unit) || isHours(line.unit)) || isIt(words)) return true;
  const said = words.split(" ");
  return said.some((word, index) => {
    const unit = unitAt(word, said[index + 1]);
    return unit !== null && countsIn(line, unit.unit);
  });
}

export function counted(found: Found, line: LineItem): Operation[] | null {
  const quantity = quantityOf(found.figure("count"));
  const unit = found.has("unit") ? unitOf(found.words("unit")) : null;
  if (quantity === null) return null;
  if (unit === null || sameUnit(unit, line.unit) || line.unit === "each") return set(line, { quantity });
  return takesUnit(line, unit) ? set(line, { quantity, unit }) : null;
}

/** "Two more outlets", "add four hours to the labor": in the unit that the line counts in. */
export function byMore(found: Found, context: RuleContext, sign: 1 | -1): Reading {
  const more = quantityOf(found.figure("count"));
  return each(named(context, found.words("line")), (line) => {
    const unit = found.has("unit") ? unitOf(found.words("unit")) : line.unit;
    const isSaid = found.has("unit") || countsWhatIsSaid(line, found.words("line"));
    const fits = isSaid && (unit === line.unit || (unit !== null && countsIn(line, unit)));
    if (more === null || !fits || line.quantity + sign * more < 0) return null;
    return set(line, { quantity: thousandths(line.quantity + sign * more) });
  });
}

const sumOf = (lines: readonly LineItem[]): number => lines.reduce((sum, { amount }) => sum + (amount ?? 0), 0);

/** "Labor and permit are two hundred": of lines that count differently one figure is not the price of each. */
function manyPriced(found: Found, lines: readonly LineItem[]): Doubt | null {
  const figure = found.figure("amount");
  if (lines.length < 2 || perOf(found) !== undefined || figure === undefined) return null;
  const isAlike = new Set(lines.map((line) => `${isFlat(line)} ${line.unit}`)).size === 1;
  const isSum =
    !/\b(?:both|all|each|every)\b/.test(found.words("line")) &&
    lines.every((line) => nearestPrice(figure, line) > ratio(moneyOf(figure, cents(sumOf(lines))) ?? 0, sumOf(lines)));
  return isAlike && !isSum ? null : { text: "Say of each of them what it costs." };
}

/** New prices for the lines that were named; of several that one name fits, for the one that counts in the unit said. */
export function repriced(
  found: Found,
  context: RuleContext,
  lines: readonly LineItem[],
  read: (line: LineItem) => Reading,
): Reading {
  const per = perOf(found);
  const counting = per == null || lines.some((line) => countsIn(line, per)) ? [] : linesAnswering(context.content, found.words("line")).filter((line) => countsIn(line, per)); // prettier-ignore
  const meant = counting.length === 1 ? counting : lines;
  return manyPriced(found, meant) ?? each(meant, read);
}

/** Lines that are spoken of as things: "the gates" are both of them. */
export const things = (context: RuleContext, phrase: string): LineItem[] =>
  linesFor(context, phrase) ?? pluralLines(context.content, phrase) ?? [];
