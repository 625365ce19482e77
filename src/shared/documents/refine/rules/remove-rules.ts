import { thousandths, type Thousandths } from "#shared/money.ts";
import type { LineItem } from "../../schema.ts";
import { quantityOf } from "../money-of.ts";
import type { Operation } from "../operations.ts";
import { number, REMOVE, rule, type Found, type Reading, type Rule, type RuleContext } from "../rule.ts";
import { LINE, countsWhatIsSaid, each, named, set, things } from "./read-line.ts";

const WHO = "(?:we|they|he|she|i|you|the client|the customer|client|customer)";
const UNWANTED = `${WHO} (?:don't|do not|doesn't|does not|didn't|did not|won't|no longer) (?:need|needs|want|wants|use|do|be needing|be doing)`;

/** So many fewer of a line, or none at all. */
const lessOf = (line: LineItem, less: Thousandths): Operation[] =>
  less === line.quantity
    ? [{ op: "remove_line", itemId: line.id }]
    : set(line, { quantity: thousandths(line.quantity - less) });

/** "Take off two outlets", "take three yards of mulch off". */
function fewer(found: Found, context: RuleContext): Reading {
  const [line, another] = named(context, found.words("line"));
  const less = quantityOf(found.figure("count"));
  if (line === undefined || another !== undefined || less === null || less > line.quantity) return null;
  return countsWhatIsSaid(line, found.words("line")) ? lessOf(line, less) : null;
}

/** "Remove a window", of eight: one fewer. Of what is measured, and of what there is one of, all of it goes. */
function oneFewer(line: LineItem, phrase: string): Operation[] {
  const isOneOfMany = /^(?:an?|one) /.test(phrase) && line.quantity > 1000 && countsWhatIsSaid(line, phrase);
  return isOneOfMany ? lessOf(line, thousandths(1000)) : [{ op: "remove_line", itemId: line.id }];
}

function removedLines(found: Found, context: RuleContext): Reading {
  return each(things(context, found.words("line")), (line) => oneFewer(line, found.words("line")));
}

/** Lines that go, and so many fewer of one. */
export const removeRules: readonly Rule[] = [
  rule(
    `${REMOVE} ${number("count")} (?:of the |of |from the )?(?<line>[^#$%]+?)(?: (?:off|out|away))?(?: (?:of )?(?:the|your|that) list)?`,
    fewer,
  ),
  rule(
    `(?:take|knock|cut|shave|pull|leave|get) ${number("count")} (?:of the |of )?(?<line>[^#$%]+?) (?:off|out|away)(?: (?:of )?(?:the|your|that) list)?`,
    fewer,
  ),
  rule(
    `(?:${REMOVE}|no more|no|${UNWANTED}|don't do|don't include|do not include|get rid of) ${LINE}(?: (?:line|item|anymore|any more|altogether|completely|entirely|out|(?:so )?(?:take|leave|cut) (?:it|them|that) (?:off|out)))*`,
    removedLines,
  ),
  rule(
    `${LINE} (?:out|off|gone|is out|are out|comes out|come out|goes|has to go|can go|is gone|are gone)`,
    removedLines,
  ),
  rule(`(?:take|leave|cut|knock|strike) ${LINE} (?:off|out|away)(?: completely| entirely)?`, removedLines),
];
