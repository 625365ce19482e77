import { cents, thousandths, type Thousandths } from "#shared/money.ts";
import { unitAt } from "#shared/estimator/words/units.ts";
import type { DocumentContent, LineItem } from "../../schema.ts";
import { isHours } from "../../totals.ts";
import { theLine } from "../find-line.ts";
import { moneyOf, quantityOf, unitOf } from "../money-of.ts";
import type { Operation, OperationOf } from "../operations.ts";
import type { Found, RuleContext } from "../rule.ts";

export const LINE = "(?:the |all (?:of )?the |all |my |our |that )?(?<line>[^#$%]+?)";
export const IT = "(?:it|that|this|them|those|that one|this one)";
export const COST = "(?:price|cost|rate|unit price|charge|amount|fee)";
export const COUNT = "(?:quantity|number|count|amount|hours|footage|square footage|length|size)";

/** What "it" means: the line spoken of last, or the only line there is. */
function itLine({ content, lastLine }: RuleContext): LineItem | null {
  const only = content.items.length === 1 ? content.items[0] : undefined;
  return content.items.find((item) => item.id === lastLine) ?? only ?? null;
}

const lineFor = (context: RuleContext, phrase: string): LineItem | null =>
  new RegExp(`^${IT}$`).test(phrase) ? itLine(context) : theLine(context.content, phrase);

/** Every line of "the gate, the guards and the fence"; null when one of them is unknown. */
export function linesFor(context: RuleContext, phrase: string): LineItem[] | null {
  const whole = lineFor(context, phrase);
  if (whole !== null) return [whole];
  const parts = phrase.split(/ (?:and|or)(?: the)? | the /).filter((part) => part !== "");
  const lines = parts.length < 2 ? [null] : parts.map((part) => lineFor(context, part));
  return lines.every((line) => line !== null) ? lines : null;
}

export const set = (line: LineItem, change: Omit<OperationOf<"set_line">, "op" | "itemId">): Operation[] => [
  { op: "set_line", itemId: line.id, ...change },
];

/** The unit that a price is said to be per: undefined when none was said, null for "each". */
function perOf(found: Found): string | null | undefined {
  if (found.has("each")) return null;
  if (found.has("hourly")) return "hour";
  if (!found.has("per")) return undefined;
  return unitOf(found.words("per"));
}

/** Feet along a fence are linear feet. */
const sameUnit = (a: string, b: string | null): boolean =>
  a === b || (/^(?:linear )?ft$/.test(a) && /^(?:linear )?ft$/.test(b ?? ""));

/** A new price of a line. "A foot" also gives a flat line that unit. */
export function priced(found: Found, line: LineItem, quantity?: Thousandths): Operation[] | null {
  const per = perOf(found);
  const unit = per ?? line.unit;
  const money = moneyOf(found.figure("amount"), line.unitPrice, unit);
  if (money === null) return null;
  const newUnit = per != null && !sameUnit(per, line.unit) ? { unit: per } : {};
  return set(line, { ...(quantity === undefined ? {} : { quantity }), ...newUnit, unitPrice: money });
}

const ratio = (a: number, b: number | null): number =>
  b === null || b <= 0 || a <= 0 ? Infinity : Math.abs(Math.log(a / b));

/** "Change X to twelve": a count, a price or a lump sum, whichever lies nearest to what stands there. */
export function guessed(found: Found, line: LineItem): Operation[] | null {
  const figure = found.figure("amount");
  if (figure?.kind === "money" || perOf(found) !== undefined) return asMoney(found, line);
  const quantity = quantityOf(figure);
  const value = figure?.readings[0]?.value ?? 0;
  const flat = line.quantity === 1000 && line.unit === null;
  if (quantity === null || flat || (line.unitPrice === null && line.amount === null)) return asMoney(found, line);
  const asCount = ratio(value, line.quantity / 1000);
  const asPrice = Math.min(ratio(value, (line.unitPrice ?? 0) / 100), ratio(value, (line.amount ?? 0) / 100));
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

export const withLine = (
  context: RuleContext,
  phrase: string,
  read: (line: LineItem) => Operation[] | null,
): Operation[] | null => {
  const line = lineFor(context, phrase);
  return line === null ? null : read(line);
};

/** True for words that are a unit such as "hours" or "linear feet", and no thing. */
export const isUnit = (words: string): boolean => {
  const [first, second, third] = words.split(" ");
  const unit = unitAt(first, second);
  return unit !== null && third === undefined && unit.length === words.split(" ").length;
};

/** The line that counts in a unit: the one spoken of, else the only one in that unit. */
function lineInUnit(context: RuleContext, words: string): LineItem | null {
  const unit = unitOf(words);
  const it = itLine(context);
  if (it !== null && unit !== null && sameUnit(unit, it.unit)) return it;
  const lines = context.content.items.filter((item) => item.unit === unit || (unit === "hour" && isHours(item.unit)));
  return lines.length === 1 ? (lines[0] ?? null) : it;
}

export const named = (context: RuleContext, words: string): LineItem | null =>
  isUnit(words) ? lineInUnit(context, words) : lineFor(context, words);

export function counted(found: Found, line: LineItem): Operation[] | null {
  const quantity = quantityOf(found.figure("count"));
  const unit = found.has("unit") ? unitOf(found.words("unit")) : null;
  if (quantity === null) return null;
  if (unit === null || sameUnit(unit, line.unit) || line.unit === "each") return set(line, { quantity });
  // Three days at a price an hour would be nonsense: another unit is taken by a line that has none.
  return line.unit === null ? set(line, { quantity, unit }) : null;
}

export function hourlyLines(content: DocumentContent): LineItem[] {
  return content.items.filter((item) => item.category === "labor" && isHours(item.unit));
}

export function multiplied(context: RuleContext, phrase: string, factor: number): Operation[] | null {
  return withLine(context, phrase, (line) => set(line, { quantity: thousandths(Math.round(line.quantity * factor)) }));
}

export function byMore(found: Found, context: RuleContext, sign: 1 | -1): Operation[] | null {
  const line = named(context, found.words("line"));
  const more = quantityOf(found.figure("count"));
  if (line === null || more === null || line.quantity + sign * more < 0) return null;
  return set(line, { quantity: thousandths(line.quantity + sign * more) });
}

export const optionally =
  (optional: boolean) =>
  (found: Found, context: RuleContext): Operation[] | null =>
    linesFor(context, found.words("line"))?.flatMap((line) => set(line, { optional })) ?? null;

/** "Take off two outlets": fewer of them, or none at all. */
export function fewer(found: Found, context: RuleContext): Operation[] | null {
  const line = named(context, found.words("line"));
  const less = quantityOf(found.figure("count"));
  if (line === null || less === null || less > line.quantity) return null;
  return less === line.quantity
    ? [{ op: "remove_line", itemId: line.id }]
    : set(line, { quantity: thousandths(line.quantity - less) });
}

/** A line that is thrown in. */
export const free = (found: Found, context: RuleContext): Operation[] | null =>
  withLine(context, found.words("line"), (line) => set(line, { unitPrice: cents(0) }));
