import { cents, centsFromDollars, formatMoney, thousandths, type Cents } from "#shared/money.ts";
import type { DocumentContent, LineItem } from "../../schema.ts";
import { isFlat } from "../../line-figures.ts";
import { unitLabel } from "../../unit-label.ts";
import { theLine } from "../find-line.ts";
import { moneyOf } from "../money-of.ts";
import {
  amount,
  number,
  PER,
  PER_SAID,
  rule,
  type Doubt,
  type Found,
  type Reading,
  type Rule,
  type RuleContext,
} from "../rule.ts";
import { splitInstructions } from "../split.ts";
import { byMore, each, isUnit, LINE, named, perOf, sameUnit, set, things, UNIT } from "./read-line.ts";
import { saysNumber } from "./told.ts";

/**
 * Figures that are told as a difference from what stands there: "raise the fence two dollars a foot", "labor is up two hours",
 * "take fifty off the permit". Behind "to" and "at" they are new figures, and none of these rules.
 */
const RAISE = "(?:raise|increase|bump up|bump|up|hike|jack up)";
const LOWER = "(?:lower|reduce|decrease|drop|cut|trim)";
const MOVE = "(?:bring|take|move|mark|push|knock|put)";
const GOES =
  "(?:(?:is|are|was|were|needs?|should|will|has|have|gonna|going|to|be|gets?|go|goes|went|gone|came|comes?) )*";
const TO = /(?:^| )(?:to|at|from)$/;

type Sign = 1 | -1;

/** So small a share of what stands there is a step, and no new figure. */
const MOST_STEP = 0.4;
/** So large a share of the price of one is not taken off each. */
const MOST_OFF_EACH = 0.6;

const dollars = (value: number): string => formatMoney(centsFromDollars(value));

/** "An hour", "each": what a price of the line is said to be per. */
const perUnit = ({ unit }: LineItem): string => (unit === null || unit === "each" ? "each" : `per ${unit}`);

/** "Labor up five", of hours with a price: nobody knows which of them. */
const countOrPrice = ({ unit, quantity }: LineItem): Doubt => ({
  text: `Say whether the figure is ${unit === null || unit === "each" ? "a count" : `a number of ${unitLabel(unit, quantity)}`} or a price.`,
});

/** What a choice calls a line: so much of its name as means it, and is no count or instruction: "double pane" may be one. */
function nameIn(content: DocumentContent, line: LineItem): string {
  const { description } = line;
  const [short = ""] = description.split(/[\d,(:;]/, 1);
  const isClear = (name: string) =>
    !saysNumber(name) && splitInstructions(name).length === 1 && theLine(content, name) === line;
  return [description, short.trim()].find(isClear) ?? description;
}

/** "Raise the permit two hundred", of $180: by so much, or to so much. */
const byOrTo = ({ content }: RuleContext, line: LineItem, sign: Sign, value: number): Doubt => {
  const per = isFlat(line) ? "" : ` ${perUnit(line)}`;
  const [way, verb] = sign > 0 ? ["more", "Raise"] : ["less", "Lower"];
  const name = nameIn(content, line);
  return {
    text: `That may be ${dollars(value)} ${way}, or ${dollars(value)} in all.`,
    choices: [`${verb} ${name} by $${value}${per}`, `Change ${name} to $${value}${per}`],
  };
};

/** A line with a unit price, made dearer or cheaper by an amount. */
export function dearer(line: LineItem, sign: Sign, by: Cents | null): Reading {
  if (by === null || line.unitPrice === null || line.unitPrice + sign * by < 0) return null;
  return set(line, { unitPrice: cents(line.unitPrice + sign * by) });
}

/** A price that goes up or down by a figure; `isSure` when "by" was said. */
function stepped(found: Found, context: RuleContext, line: LineItem, sign: Sign, isSure: boolean): Reading {
  const [figure, per] = [found.figure("amount"), perOf(found)];
  if (line.unitPrice === null || figure === undefined || moneyOf(figure) === null) return null;
  if (per != null && !sameUnit(per, line.unit)) return null;
  if (figure.kind === "plain" && per === undefined && !isFlat(line)) return countOrPrice(line);
  const price = line.unitPrice / 100;
  const values = figure.readings.map(({ value }) => value);
  const [said = 0] = values;
  const small = values.find((value) => value <= price * MOST_STEP);
  const contradicts = sign > 0 ? said < price : said > price;
  if (small !== undefined || isSure || (contradicts && sign > 0))
    return dearer(line, sign, centsFromDollars(small ?? said));
  return contradicts ? null : byOrTo(context, line, sign, said);
}

const byFigure =
  (sign: Sign | null) =>
  (found: Found, context: RuleContext): Reading => {
    if (TO.test(found.words("line"))) return null;
    const way = sign ?? (found.words("way") === "up" ? 1 : -1);
    return each(things(context, found.words("line")), (line) => stepped(found, context, line, way, found.has("by")));
  };

/** "Labor up two hours": so many more of what the line counts. Too many for a step are a new count. */
const byCount =
  (sign: Sign | null) =>
  (found: Found, context: RuleContext): Reading => {
    if (TO.test(found.words("line")) || !isUnit(found.words("unit"))) return null;
    const way = sign ?? (found.words("way") === "up" ? 1 : -1);
    const count = found.figure("count")?.readings[0]?.value ?? 0;
    const isStep = named(context, found.words("line")).every(
      ({ quantity }) => count <= (quantity / 1000) * MOST_STEP || (way > 0 && count < quantity / 1000),
    );
    return isStep || found.has("by") ? byMore(found, context, way) : null;
  };

const OF_ALL = / (?:total|altogether|in all|overall|all together)$/;
const OF_EACH = /^(?:each|every) /;

/** So much off, or on, what a whole line comes to; a line of many pieces keeps its count and gets a sum. */
function withSum(line: LineItem, sign: Sign, by: Cents): Reading {
  if (line.amount === null || line.amount + sign * by < 0) return null;
  return set(line, { amount: cents(line.amount + sign * by) });
}

/** "Take two hundred off the windows", of eight at $640: off each of them, or off all. */
function offEachOrAll({ content }: RuleContext, line: LineItem, sign: Sign, by: Cents): Reading {
  if (line.unitPrice === null || by > line.unitPrice * MOST_OFF_EACH) return withSum(line, sign, by);
  const [verb, way, where] = sign > 0 ? ["Raise", "Add", "to"] : ["Lower", "Take", "off"];
  const name = nameIn(content, line);
  return {
    text: `That may be ${formatMoney(by)} ${where} each, or ${where} all of them.`,
    choices: [`${verb} ${name} by $${by / 100} ${perUnit(line)}`, `${way} $${by / 100} ${where} the ${name} total`],
  };
}

const offLine =
  (sign: Sign) =>
  (found: Found, context: RuleContext): Reading => {
    const said = found.words("line");
    const lines = things(context, said.replace(OF_ALL, ""));
    const isEach = OF_EACH.test(said) || perOf(found) !== undefined;
    // "In total" at the end belongs to no line.
    const isAll = OF_ALL.test(said) || / in total\b/.test(found.clause.norm);
    return each(lines, (line) => {
      const by = moneyOf(found.figure("amount"), null, line.unit);
      if (by === null) return null;
      if (isFlat(line) || line.quantity === thousandths(1000) || isEach) return dearer(line, sign, by);
      return isAll ? withSum(line, sign, by) : offEachOrAll(context, line, sign, by);
    });
  };

const GIVE = "(?:give|offer)(?: (?!off\\b)[a-z']+){1,3}?";

export const stepRules: readonly Rule[] = [
  rule(`${RAISE} ${LINE}(?: up)?(?<by> by)? ${amount("amount")}${PER}`, byFigure(1)),
  rule(`${LOWER} ${LINE}(?: down)?(?<by> by)? ${amount("amount")}${PER}`, byFigure(-1)),
  rule(`${MOVE} ${LINE} (?<way>up|down)(?<by> by)? ${amount("amount")}${PER}`, byFigure(null)),
  rule(`${LINE} ${GOES}(?<way>up|down)(?<by> by)? ${amount("amount")}${PER}`, byFigure(null)),
  rule(`${RAISE} ${LINE}(?: up)?(?<by> by)? ${number("count")} ${UNIT}`, byCount(1)),
  rule(`${LOWER} ${LINE}(?: down)?(?<by> by)? ${number("count")} ${UNIT}`, byCount(-1)),
  rule(`${MOVE} ${LINE} (?<way>up|down)(?<by> by)? ${number("count")} ${UNIT}`, byCount(null)),
  rule(`${LINE} ${GOES}(?<way>up|down)(?<by> by)? ${number("count")} ${UNIT}`, byCount(null)),
  rule(`(?:take|knock|cut|shave|get|${GIVE}) ${amount("amount")}${PER} off (?:of )?${LINE}`, offLine(-1)),
  rule(`add (?:another )?\\$(?<amount>\\d+) (?:to|on|onto) ${LINE}`, offLine(1)),
  rule(`add (?:another )?${amount("amount")}${PER_SAID} (?:to|on|onto) ${LINE}`, offLine(1)),
];
