import { thousandths } from "#shared/money.ts";
import { isFlat } from "../../line-figures.ts";
import { moneyOf } from "../money-of.ts";
import { CHANGE, number, rule, type Found, type Reading, type Rule, type RuleContext } from "../rule.ts";
import { LINE, TOLD, UNIT, byMore, each, isUnit, linesFor, set, withLine } from "./read-line.ts";
import { dearer } from "./step-rules.ts";

const MORE = "(?:more|extra|additional|other|another)";

const isCount = (found: Found): boolean => !found.has("unit") || isUnit(found.words("unit"));

/** "Add four hours to the labor" counts more; "add fifty to the bedroom", which has one price, costs more. Else it could be either. */
function increased(found: Found, context: RuleContext): Reading {
  if (found.has("unit")) return byMore(found, context, 1);
  const lines = linesFor(context, found.words("line")) ?? [];
  const more = moneyOf(found.figure("count"));
  if (lines.every(isFlat)) return each(lines, (line) => dearer(line, 1, more));
  return lines.every(({ unit }) => unit === null) ? byMore(found, context, 1) : null;
}

function multiplied(context: RuleContext, phrase: string, factor: number): Reading {
  return withLine(context, phrase, (line) => set(line, { quantity: thousandths(Math.round(line.quantity * factor)) }));
}

/** So many more or fewer of a line: a difference, half and twice. */
export const moreRules: readonly Rule[] = [
  rule(
    `(?:add|put in|throw in|give them|include|order|get|buy|they want|they need|we need) (?:another )?${number("count")} ${MORE} (?<line>[^#$%]+)`,
    (found, context) => byMore(found, context, 1),
  ),
  rule(
    `(?:add|put|put in|tack on) (?:another )?${number("count")} (?:${MORE} )?(?:${UNIT} )?(?:${MORE} )?(?:to|on|onto) ${LINE}`,
    (found, context) => (isCount(found) ? increased(found, context) : null),
  ),
  rule(
    `(?:add|put in) (?:another )?${number("count")} (?<line>guests?|people|heads|more guests|more people)`,
    (found, context) => byMore(found, context, 1),
  ),
  rule(
    `(?:take|knock|cut|shave|drop|trim) ${number("count")} ${UNIT} (?:off|off of|from|out of) ${LINE}`,
    (found, context) => (isCount(found) ? byMore(found, context, -1) : null),
  ),
  rule(`(?:(?:${CHANGE}|${TOLD}) )?(?:it )?${number("count")} ${MORE} (?<line>[^#$%]+)`, (found, context) =>
    byMore(found, context, 1),
  ),
  rule(`(?:(?:${CHANGE}|${TOLD}) )?(?:it )?${number("count")} (?:fewer|less) (?<line>[^#$%]+)`, (found, context) =>
    byMore(found, context, -1),
  ),
  rule(`(?:make it |we need |only |just )?half (?:as (?:much|many)|the) ${LINE}`, (found, context) =>
    multiplied(context, found.words("line"), 0.5),
  ),
  rule(`(?:make it |we need )?twice (?:as (?:much|many)|the) ${LINE}`, (found, context) =>
    multiplied(context, found.words("line"), 2),
  ),
  rule(`double ${LINE}`, (found, context) => multiplied(context, found.words("line"), 2)),
  rule(`(?:halve ${LINE}|cut (?:the )?(?<half>[^#$%]+?) in half)`, (found, context) =>
    multiplied(context, found.has("half") ? found.words("half") : found.words("line"), 0.5),
  ),
  rule(`triple ${LINE}`, (found, context) => multiplied(context, found.words("line"), 3)),
];
