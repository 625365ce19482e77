import { thousandths, type Thousandths } from "#shared/money.ts";
import { unitAt } from "#shared/estimator/units.ts";
import type { DocumentContent, LineItem } from "../../schema.ts";
import { isHours } from "../../totals.ts";
import { theLine } from "../find-line.ts";
import { moneyOf, quantityOf, unitOf } from "../money-of.ts";
import type { Operation, OperationOf } from "../operations.ts";
import { amount, CHANGE, number, PER, REMOVE, rule, type Found, type Rule, type RuleContext } from "../rule.ts";
import { dictated } from "./spoken-text.ts";

const LINE = "(?:the |all (?:of )?the |all |my |our |that )?(?<line>[^#$%]+?)";
const IT = "(?:it|that|this|them|those|that one|this one)";
const COST = "(?:price|cost|rate|unit price|charge|amount|fee)";
const COUNT = "(?:quantity|number|count|amount|hours|footage|square footage|length|size)";

/** What "it" means: the line spoken of last, or the only line there is. */
function itLine({ content, lastLine }: RuleContext): LineItem | null {
  const only = content.items.length === 1 ? content.items[0] : undefined;
  return content.items.find((item) => item.id === lastLine) ?? only ?? null;
}

const lineFor = (context: RuleContext, phrase: string): LineItem | null =>
  new RegExp(`^${IT}$`).test(phrase) ? itLine(context) : theLine(context.content, phrase);

/** Every line of "the gate and the fence"; null when one of them is unknown. */
function linesFor(context: RuleContext, phrase: string): LineItem[] | null {
  const whole = lineFor(context, phrase);
  if (whole !== null) return [whole];
  if (!/ (?:and|or) /.test(phrase)) return null;
  const lines = phrase.split(/ (?:and|or) /).map((part) => lineFor(context, part));
  return lines.every((line) => line !== null) ? lines : null;
}

const set = (line: LineItem, change: Omit<OperationOf<"set_line">, "op" | "itemId">): Operation[] => [
  { op: "set_line", itemId: line.id, ...change },
];

/** The unit that a price is said to be per: undefined when none was said, null for "each". */
function perOf(found: Found): string | null | undefined {
  if (found.has("each")) return null;
  if (found.has("hourly")) return "hour";
  if (!found.has("per")) return undefined;
  return unitOf(found.words("per"));
}

/** A new price of a line. "A foot" also gives a flat line that unit. */
function priced(found: Found, line: LineItem, quantity?: Thousandths): Operation[] | null {
  const per = perOf(found);
  const unit = per ?? line.unit;
  const money = moneyOf(found.figure("amount"), line.unitPrice, unit);
  if (money === null) return null;
  const newUnit = per !== undefined && per !== null && per !== line.unit ? { unit: per } : {};
  return set(line, { ...(quantity === undefined ? {} : { quantity }), ...newUnit, unitPrice: money });
}

const ratio = (a: number, b: number | null): number =>
  b === null || b <= 0 || a <= 0 ? Infinity : Math.abs(Math.log(a / b));

/** "Change X to twelve": a count, a price or a lump sum, whichever lies nearest to what stands there. */
function guessed(found: Found, line: LineItem): Operation[] | null {
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
function asMoney(found: Found, line: LineItem): Operation[] | null {
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

const withLine = (
  context: RuleContext,
  phrase: string,
  read: (line: LineItem) => Operation[] | null,
): Operation[] | null => {
  const line = lineFor(context, phrase);
  return line === null ? null : read(line);
};

/** True for words that are a unit such as "hours" or "linear feet", and no thing. */
const isUnit = (words: string): boolean => {
  const [first, second, third] = words.split(" ");
  const unit = unitAt(first, second);
  return unit !== null && third === undefined && unit.length === words.split(" ").length;
};

/** The line that counts in a unit: the one spoken of, else the only one in that unit. */
function lineInUnit(context: RuleContext, words: string): LineItem | null {
  const unit = unitOf(words);
  const it = itLine(context);
  if (it !== null && it.unit === unit) return it;
  const lines = context.content.items.filter((item) => item.unit === unit || (unit === "hour" && isHours(item.unit)));
  return lines.length === 1 ? (lines[0] ?? null) : it;
}

const named = (context: RuleContext, words: string): LineItem | null =>
  isUnit(words) ? lineInUnit(context, words) : lineFor(context, words);

function counted(found: Found, line: LineItem): Operation[] | null {
  const quantity = quantityOf(found.figure("count"));
  if (quantity === null) return null;
  const unit = found.has("unit") ? unitOf(found.words("unit")) : null;
  return set(line, {
    quantity,
    ...(unit !== null && unit !== line.unit && line.unit !== null
      ? { unit }
      : unit !== null && line.unit === null && isHours(unit)
        ? { unit }
        : {}),
  });
}

function hourlyLines(content: DocumentContent): LineItem[] {
  return content.items.filter((item) => item.category === "labor" && isHours(item.unit));
}

function multiplied(context: RuleContext, phrase: string, factor: number): Operation[] | null {
  return withLine(context, phrase, (line) => set(line, { quantity: thousandths(line.quantity * factor) }));
}

function byMore(found: Found, context: RuleContext, sign: 1 | -1): Operation[] | null {
  const line = named(context, found.words("line"));
  const more = quantityOf(found.figure("count"));
  if (line === null || more === null || line.quantity + sign * more < 0) return null;
  return set(line, { quantity: thousandths(line.quantity + sign * more) });
}

const optionally =
  (optional: boolean) =>
  (found: Found, context: RuleContext): Operation[] | null =>
    linesFor(context, found.words("line"))?.flatMap((line) => set(line, { optional })) ?? null;

/** The lines: what they count, cost, are called, whether they are options, and which go. */
export const lineRules: readonly Rule[] = [
  rule(
    `(?:make|mark|set|list|put|flag|show|leave|have) ${LINE} (?:as )?(?:an? )?(?:optional|option|optional extra|add on|extra option)(?: item| line)?`,
    optionally(true),
  ),
  rule(`${LINE} (?:is|are|should be|will be|can be) (?:an? )?(?:optional|option)`, optionally(true)),
  rule(
    `(?:make|mark|set|list|have) ${LINE} (?:as )?(?:required|mandatory|not optional|non optional|standard|included)`,
    optionally(false),
  ),
  rule(`${LINE} (?:is|are|should be) (?:not optional|required|mandatory|no longer optional)`, optionally(false)),
  rule(`include ${LINE} in the (?:total|price|quote|sum)`, optionally(false)),

  rule(
    `(?:${REMOVE}|no more|we don't need|we do not need|they don't want|they don't need|don't do|don't include|do not include|get rid of) ${LINE}(?: (?:line|item|anymore|any more|altogether|completely|entirely|out))*`,
    (found, context) =>
      linesFor(context, found.words("line"))?.map((line) => ({ op: "remove_line" as const, itemId: line.id })) ?? null,
  ),

  rule(
    `(?:add|put in|throw in|give them|include|they want|they need|we need) (?:another )?${number("count")} (?:more |extra |additional |other )(?<line>[^#$%]+)`,
    (found, context) => byMore(found, context, 1),
  ),
  rule(`(?:${CHANGE} )?(?:it )?${number("count")} (?:more|extra|additional) (?<line>[^#$%]+)`, (found, context) =>
    byMore(found, context, 1),
  ),
  rule(`(?:${CHANGE} )?(?:it )?${number("count")} (?:fewer|less) (?<line>[^#$%]+)`, (found, context) =>
    byMore(found, context, -1),
  ),
  rule(
    `(?:take off|take away|remove|drop|take out) ${number("count")} (?:of the |of |from the )(?<line>[^#$%]+)`,
    (found, context) => byMore(found, context, -1),
  ),
  rule(`double ${LINE}`, (found, context) => multiplied(context, found.words("line"), 2)),
  rule(`triple ${LINE}`, (found, context) => multiplied(context, found.words("line"), 3)),

  rule(
    `(?:${CHANGE} |bill |charge )?(?:the |my |our )?(?:hourly|labor|hourly labor|labour|hour) (?:rate|price|cost) (?:to|at|is|should be|by) ${amount("amount")}${PER}`,
    (found, { content }) => {
      const lines = hourlyLines(content);
      const operations = lines.flatMap((line) => priced(found, line) ?? []);
      return operations.length === 0 || operations.length < lines.length ? null : operations;
    },
  ),

  // A count and a price together.
  rule(
    `(?:${CHANGE}|use|do|it's|have) (?:${IT} )?(?:to |be |at )?${number("count")} (?<line>[^#$%]+?)(?: is| are)? (?:at|for|costing) ${amount("amount")}${PER}`,
    (found, context) => {
      const line = named(context, found.words("line"));
      const quantity = quantityOf(found.figure("count"));
      return line === null || quantity === null ? null : priced(found, line, quantity);
    },
  ),
  rule(
    `${CHANGE} ${LINE} (?:from #\\d+ (?:\\w+ )?)?(?:to |at |be )${number("count")} ?(?<unit>[a-z]+(?: [a-z]+)?)?(?: of them)? (?:at|for) ${amount("amount")}${PER}`,
    (found, context) =>
      withLine(context, found.words("line"), (line) => {
        const quantity = quantityOf(found.figure("count"));
        return quantity === null ? null : priced(found, line, quantity);
      }),
  ),

  // A count.
  rule(
    `${CHANGE} (?:the )?${COUNT} (?:of|for|on) ${LINE} (?:from #\\d+ )?(?:to|at) ${number("count")}(?: (?<unit>[a-z]+(?: [a-z]+)?))?`,
    (found, context) => withLine(context, found.words("line"), (line) => counted(found, line)),
  ),
  rule(
    `${CHANGE} ${LINE} ${COUNT} (?:from #\\d+ )?(?:to|at) ${number("count")}(?: (?<unit>[a-z]+(?: [a-z]+)?))?`,
    (found, context) => withLine(context, found.words("line"), (line) => counted(found, line)),
  ),
  rule(
    `(?:${CHANGE} )?${LINE} (?:from #\\d+ (?:\\w+ )?)?(?:to|is|are|should be|at|will be|by) ${number("count")} (?<unit>[a-z]+(?: [a-z]+)?)(?: of (?:it|them))?`,
    (found, context) =>
      isUnit(found.words("unit")) ? withLine(context, found.words("line"), (line) => counted(found, line)) : null,
  ),
  rule(`${CHANGE} ${LINE} ${number("count")} (?<unit>[a-z]+(?: [a-z]+)?)`, (found, context) =>
    isUnit(found.words("unit")) ? withLine(context, found.words("line"), (line) => counted(found, line)) : null,
  ),
  rule(`${CHANGE} #\\d+ (?<line>[^#$%]+?) (?:to|into) ${number("count")}(?: of them)?`, (found, context) =>
    withLine(context, found.words("line"), (line) => counted(found, line)),
  ),
  rule(
    `(?:${CHANGE}|use|do|it's|there are|have) (?:${IT} )?(?:to |be )?${number("count")} (?<line>[^#$%]+?)(?: not #\\d+| rather than #\\d+| instead of #\\d+)?`,
    (found, context) => {
      const words = found.words("line");
      const line = named(context, words);
      return line === null || (isUnit(words) && line.unit === null) ? null : counted(found, line);
    },
  ),

  // A price.
  rule(
    `(?:${CHANGE}|put) (?:the )?${COST} (?:of|for|on) ${LINE} (?:from [#$]\\d+ )?(?:to|at|is) ${amount("amount")}${PER}`,
    (found, context) => withLine(context, found.words("line"), (line) => asMoney(found, line)),
  ),
  rule(`(?:the )?${COST} (?:of|for|on) ${LINE} (?:is|should be|to|at) ${amount("amount")}${PER}`, (found, context) =>
    withLine(context, found.words("line"), (line) => asMoney(found, line)),
  ),
  rule(
    `(?:${CHANGE} )?${LINE} ${COST} (?:from [#$]\\d+ )?(?:to|at|is|should be) ${amount("amount")}${PER}`,
    (found, context) => withLine(context, found.words("line"), (line) => asMoney(found, line)),
  ),
  rule(`(?:price|bill|charge|put|quote) ${LINE} (?:at|for|out at) ${amount("amount")}${PER}`, (found, context) =>
    withLine(context, found.words("line"), (line) => asMoney(found, line)),
  ),
  rule(`(?:charge|bill) (?:them |him |her )?${amount("amount")}${PER} for ${LINE}`, (found, context) =>
    withLine(context, found.words("line"), (line) => asMoney(found, line)),
  ),
  rule(`${CHANGE} ${LINE} (?:from [#$]\\d+ )?(?:to |at |be |for |cost )?${amount("amount")}${PER}`, (found, context) =>
    withLine(context, found.words("line"), (line) => guessed(found, line)),
  ),
  rule(
    `${LINE} (?:is|are|costs?|should be|should cost|will be|runs?|comes to|goes for|at|to|for) ${amount("amount")}${PER}`,
    (found, context) => withLine(context, found.words("line"), (line) => guessed(found, line)),
  ),

  // A name.
  rule(`(?:rename|relabel|reword) ${LINE} (?:to|as|into) (?<text>.+)`, (found, context) =>
    withLine(context, found.words("line"), (line) => set(line, { description: dictated(found.typed("text")) })),
  ),
  rule(
    `${CHANGE} (?:the )?(?:description|name|wording|text) (?:of|for|on) ${LINE} (?:to|as) (?<text>.+)`,
    (found, context) =>
      withLine(context, found.words("line"), (line) => set(line, { description: dictated(found.typed("text")) })),
  ),
  rule(
    `(?:${CHANGE} )?${LINE} (?:description|name|wording|should say|should read) (?:to )?(?<text>.+)`,
    (found, context) =>
      withLine(context, found.words("line"), (line) => set(line, { description: dictated(found.typed("text")) })),
  ),
  rule(
    `(?:replace|swap|swap out|change|substitute) ${LINE} (?:with|for|to) (?:an? )?(?<text>[^#$%]+?)(?: (?:at|for) ${amount("amount")})?`,
    (found, context) =>
      withLine(context, found.words("line"), (line) => {
        if (!found.has("amount") && line.category !== "service") return null; // "labor to purple" is no new name
        const money = found.has("amount") ? moneyOf(found.figure("amount"), line.unitPrice) : undefined;
        return money === null
          ? null
          : set(line, {
              description: dictated(found.typed("text")),
              ...(money === undefined ? {} : { unitPrice: money }),
            });
      }),
  ),
];
