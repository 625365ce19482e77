import { thousandths } from "#shared/money.ts";
import type { DocumentContent, LineItem } from "../../schema.ts";
import { isHours } from "../../totals.ts";
import { quantityOf, unitOf } from "../money-of.ts";
import {
  amount,
  CHANGE,
  LINK,
  number,
  PER,
  PER_SAID,
  rule,
  type Found,
  type Reading,
  type Rule,
  type RuleContext,
} from "../rule.ts";
import {
  COST,
  COUNT,
  IT,
  LINE,
  TOLD,
  UNIT,
  asMoney,
  counted,
  countsWhatIsSaid,
  each,
  guessed,
  isRatherCount,
  isUnit,
  linesFor,
  named,
  priced,
  repriced,
  sameUnit,
  set,
  things,
  withLine,
} from "./read-line.ts";

const AS = `(?:${LINK}|x |times )?`;

const TAKES_OUT = /^(?:drop|cut|take|get)$/;
const TOLD_OF = /^(?:is|are|was|were|came|comes?|went|goes|should|will|needs?)\b/;

function hourlyLines(content: DocumentContent): LineItem[] {
  return content.items.filter((item) => item.category === "labor" && isHours(item.unit));
}

/** "Add another stump": one more of what is counted by the piece. */
const oneMore = (found: Found, context: RuleContext): Reading =>
  withLine(context, found.words("line"), (line) =>
    (line.unit ?? "each") === "each" && line.quantity > 1000
      ? set(line, { quantity: thousandths(line.quantity + 1000) })
      : null,
  );

/** "Labor is twenty hours at seventy": both figures of a line, and the unit that was said. */
function countedAndPriced(found: Found, context: RuleContext): Reading {
  const quantity = quantityOf(found.figure("count"));
  const unit = found.has("unit") ? unitOf(found.words("unit")) : null;
  if (quantity === null || (found.has("unit") && !isUnit(found.words("unit")))) return null;
  return withLine(context, found.words("line"), (line) => {
    const operations = priced(found, line, quantity);
    const isOther = unit !== null && !sameUnit(unit, line.unit) && line.unit !== "each";
    return isOther
      ? (operations?.flatMap((one) => (one.op === "set_line" ? { ...one, unit } : one)) ?? null)
      : operations;
  });
}

/** What a line counts and what it costs. */
export const figureRules: readonly Rule[] = [
  rule(
    `(?:${CHANGE} |bill |charge )?(?:the |my |our )?(?:(?:hourly|labor|hourly labor|labour|hour) )?(?:rate|hourly price|labor price|labor cost) (?:to|at|is|should be|by) ${amount("amount")}${PER}`,
    (found, { content }) => {
      const lines = hourlyLines(content);
      const operations = lines.flatMap((line) => priced(found, line) ?? []);
      return operations.length === 0 || operations.length < lines.length ? null : operations;
    },
  ),

  rule(`(?:charge|bill)(?: him| her| them)? ${amount("amount")} (?:an|per) (?<per>hour)`, (found, { content }) => {
    const [line, another] = hourlyLines(content);
    return line === undefined || another !== undefined ? null : priced(found, line);
  }),

  rule(`(?:add|put in|throw in|we need|need|include) another ${LINE}`, oneMore),
  rule(`(?:it's|that's|they're) (?:now )?${amount("amount")}${PER}`, (found, context) =>
    each(things(context, "it"), (line) => (isRatherCount(found, line) ? null : asMoney(found, line))),
  ),

  // A price that is said before its line: "sixty an hour for the cleanup".
  rule(
    `(?:(?:charge|bill|do|put|make it|it's|go)(?: them| him| her)? )?${amount("amount")}${PER_SAID} (?:(?:for|on|of) )?${LINE}`,
    (found, context) => repriced(found, context, things(context, found.words("line")), (line) => asMoney(found, line)),
  ),

  // A count and a price together.
  rule(
    `(?:(?:${CHANGE}|${TOLD}) )?(?:${IT} )?(?:to |be |at )?${number("count")} (?:of (?:the |those )?)?(?<line>[^#$%]+?)(?: is| are)? (?:at|for|costing) ${amount("amount")}${PER}`,
    (found, context) => {
      const quantity = quantityOf(found.figure("count"));
      return each(named(context, found.words("line")), (line) =>
        quantity === null || !countsWhatIsSaid(line, found.words("line")) ? null : priced(found, line, quantity),
      );
    },
  ),
  rule(
    `(?:${CHANGE} )?${LINE} (?:from #\\d+ (?:\\w+ )?)?${AS}${number("count")} ?${UNIT}?(?: of them)? (?:at|for) ${amount("amount")}${PER}`,
    countedAndPriced,
  ),
  rule(
    `(?:${CHANGE} )?${LINE} ${AS}${amount("amount")}${PER} (?:for|and|times) ${number("count")} ${UNIT}`,
    countedAndPriced,
  ),

  // A count.
  rule(
    `(?:${CHANGE} )?(?:the )?(?:head ?counts?|guest ?counts?|guest list|number of guests|attendance|party size|crowd|guests|people) ${AS}${number("count")}(?: (?:guests?|people|heads))?`,
    (found, context) => each(named(context, "guests"), (line) => counted(found, line)),
  ),
  rule(
    `${CHANGE} (?:the )?${COUNT} (?:of|for|on) ${LINE} (?:from #\\d+ )?(?:to|at) ${number("count")}(?: ${UNIT})?`,
    (found, context) => withLine(context, found.words("line"), (line) => counted(found, line)),
  ),
  rule(`${CHANGE} ${LINE} ${COUNT} (?:from #\\d+ )?(?:to|at) ${number("count")}(?: ${UNIT})?`, (found, context) =>
    withLine(context, found.words("line"), (line) => counted(found, line)),
  ),
  rule(
    `(?:${CHANGE} )?${LINE}(?: from #\\d+ \\w+)? ${LINK}${number("count")} ${UNIT}(?: of (?:it|them))?`,
    (found, context) =>
      isUnit(found.words("unit")) ? withLine(context, found.words("line"), (line) => counted(found, line)) : null,
  ),
  rule(`(?:(?:${CHANGE}|cut) )?${LINE}(?: up| down)?(?: to)? ${number("count")} ${UNIT}`, (found, context) =>
    isUnit(found.words("unit")) ? withLine(context, found.words("line"), (line) => counted(found, line)) : null,
  ),
  rule(
    `${CHANGE} #(?<was>\\d+) (?<line>[^#$%]+?) (?:to|into) ${number("count")}(?: of them| (?:guests?|people|heads?|persons?))?(?: everywhere| for all(?: of them)?| in all of them| on every line| across the board)?`,
    (found, context) => {
      const was = quantityOf(found.figure("was"));
      const unit = isUnit(found.words("line")) ? unitOf(found.words("line")) : null;
      const lines = context.content.items.filter((item) => item.unit === unit && item.quantity === was);
      return each(unit === null ? (linesFor(context, found.words("line")) ?? []) : lines, (line) =>
        counted(found, line),
      );
    },
  ),
  rule(
    `(?:i was|we were|i worked|we worked|it took|it took us|it took me)(?: there| on site)?(?: for)? ${number("count")} (?<unit>hours?)`,
    (found, context) => each(named(context, "hours"), (line) => counted(found, line)),
  ),
  rule(
    `(?:(?:${CHANGE}|${TOLD}) )?(?:${IT} )?(?:to |be )?(?:only |just )?${number("count")} (?:of (?:the |those )?)?(?!an? |per |each\\b|apiece\\b)(?<line>[^#$%]+?)`,
    (found, context) => {
      const words = found.words("line");
      return each(named(context, words), (line) =>
        (isUnit(words) && line.unit === null) || !countsWhatIsSaid(line, words) ? null : counted(found, line),
      );
    },
  ),

  rule(
    `(?:(?:${CHANGE}|${TOLD}) )?(?:${IT} )?(?:to )?${number("count")} ${UNIT} (?:of|for|on) ${LINE}`,
    (found, context) =>
      isUnit(found.words("unit")) ? withLine(context, found.words("line"), (line) => counted(found, line)) : null,
  ),

  // A price.
  rule(
    `(?:${CHANGE}|put|swap) (?:the )?${COST} (?:of|for|on) ${LINE} (?:from [#$]\\d+ )?(?:to|at|is) ${amount("amount")}${PER}`,
    (found, context) => withLine(context, found.words("line"), (line) => asMoney(found, line)),
  ),
  rule(`(?:the )?${COST} (?:of|for|on) ${LINE} (?:is|should be|to|at) ${amount("amount")}${PER}`, (found, context) =>
    withLine(context, found.words("line"), (line) => asMoney(found, line)),
  ),
  rule(
    `(?:${CHANGE} )?${LINE} ${COST} (?:from [#$]\\d+ )?(?:to|at|is|should be) ${amount("amount")}${PER}`,
    (found, context) => withLine(context, found.words("line"), (line) => asMoney(found, line)),
  ),
  rule(
    `(?:price|bill|charge|put|quote|list|say) ${LINE} (?:at|for|out at) ${amount("amount")}${PER}`,
    (found, context) => withLine(context, found.words("line"), (line) => asMoney(found, line)),
  ),
  rule(`(?:charge|bill) (?:them |him |her )?${amount("amount")}${PER} for ${LINE}`, (found, context) =>
    withLine(context, found.words("line"), (line) => asMoney(found, line)),
  ),
  rule(`(?<verb>${CHANGE}) ${LINE} (?:cost |for )?(?<link>${LINK})?${amount("amount")}${PER}`, (found, context) => {
    // "Drop the permit and outlets are one fifty": what is told at the end is another wish.
    const isTold = TOLD_OF.test(found.words("link")) || / and .*'s$/.test(found.words("line"));
    if (isTold && TAKES_OUT.test(found.words("verb"))) return null;
    const lines = linesFor(context, found.words("line")) ?? [];
    return repriced(found, context, lines, (line) => guessed(found, line));
  }),
  rule(`${LINE} (?:costs?|should cost|will cost|runs?|goes for|at|for) ${amount("amount")}${PER}`, (found, context) =>
    withLine(context, found.words("line"), (line) => (isRatherCount(found, line) ? null : asMoney(found, line))),
  ),
  rule(`${LINE} ${LINK}${amount("amount")}${PER}(?: now)?`, (found, context) => {
    const lines = found.has("each") ? things(context, found.words("line")) : linesFor(context, found.words("line"));
    return repriced(found, context, lines ?? [], (line) => guessed(found, line));
  }),
  rule(`${LINE}(?: ${COST})? (?:x |times )?${amount("amount")}${PER}`, (found, context) =>
    withLine(context, found.words("line"), (line) => guessed(found, line)),
  ),
];
