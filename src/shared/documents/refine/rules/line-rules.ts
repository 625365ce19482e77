import { thousandths } from "#shared/money.ts";
import { theLine } from "../find-line.ts";
import { isFlat } from "../../line-figures.ts";
import { moneyOf, quantityOf, unitOf } from "../money-of.ts";
import type { Operation } from "../operations.ts";
import {
  amount,
  CHANGE,
  LINK,
  number,
  PER,
  PER_SAID,
  REMOVE,
  rule,
  type Found,
  type Reading,
  type Rule,
  type RuleContext,
} from "../rule.ts";
import { dictated } from "./spoken-text.ts";
import { dearer } from "./step-rules.ts";
import {
  COST,
  COUNT,
  IT,
  LINE,
  asMoney,
  byMore,
  counted,
  countsWhatIsSaid,
  each,
  fewer,
  free,
  guessed,
  hourlyLines,
  isRatherCount,
  isUnit,
  lineFor,
  linesFor,
  multiplied,
  named,
  oneFewer,
  optionally,
  priced,
  repriced,
  sameUnit,
  set,
  taken,
  things,
  UNIT,
  withLine,
} from "./read-line.ts";

const WHO = "(?:we|they|he|she|i|you|the client|the customer|client|customer)";
const UNWANTED = `${WHO} (?:don't|do not|doesn't|does not|didn't|did not|won't|no longer) (?:need|needs|want|wants|use|do|be needing|be doing)`;
/** What leads to a count that is told, and not asked for: "there were three valves", "only six lights". */
const TOLD =
  "(?:need|want|say|let's say|i need|i want|we want|use|do|have|just|only|it's|it is|it was|there are|there's|there is|there were|there was|there will be|we have|we had|we used|i used|we did|i did|we need|they need|they want|they had|they only had|we only had|we're doing|we only need|they only want|they only need|we only used)";
const AS = `(?:${LINK}|x |times )?`;
const MORE = "(?:more|extra|additional|other|another)";

/** What stands in another's place, how many of it, and what it costs. */
const ANOTHER = `(?:${number("count")} )?(?<text>[^#$%]+?)(?:,? (?:at|for|it's|which is|that's|costs) ${amount("amount")}${PER})?`;

const TAKES_OUT = /^(?:drop|cut|take|get)$/;
const TOLD_OF = /^(?:is|are|was|were|came|comes?|went|goes|should|will|needs?)\b/;

const isCount = (found: Found): boolean => !found.has("unit") || isUnit(found.words("unit"));

/** "Add four hours to the labor" counts more; "add fifty to the bedroom", which has one price, costs more. Else it could be either. */
function increased(found: Found, context: RuleContext): Reading {
  if (found.has("unit")) return byMore(found, context, 1);
  const lines = linesFor(context, found.words("line")) ?? [];
  const more = moneyOf(found.figure("count"));
  if (lines.every(isFlat)) return each(lines, (line) => dearer(line, 1, more));
  return lines.every(({ unit }) => unit === null) ? byMore(found, context, 1) : null;
}

function removedLines(found: Found, context: RuleContext): Reading {
  return each(things(context, found.words("line")), (line) => oneFewer(line, found.words("line")));
}

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

const renamed = (found: Found, context: RuleContext): Reading =>
  withLine(context, found.words("line"), (line) => set(line, { description: dictated(found.typed("text")) }));

/** "Add another stump": one more of what is counted by the piece. */
const oneMore = (found: Found, context: RuleContext): Reading =>
  withLine(context, found.words("line"), (line) =>
    (line.unit ?? "each") === "each" && line.quantity > 1000
      ? set(line, { quantity: thousandths(line.quantity + 1000) })
      : null,
  );

/** Another thing in a line's place. Without a price its price is open: nobody said that it costs the same. */
function replaced(found: Found, context: RuleContext): Operation[] | null {
  const description = dictated(found.typed("text"));
  const quantity = found.has("count") ? quantityOf(found.figure("count")) : undefined;
  const isAsked = !/^change\b/.test(found.clause.norm); // "labor to purple" is no other thing
  const line = lineFor(context, found.words("line"));
  if (line === null || quantity === null || description === "") return null;
  const count = quantity === undefined ? {} : { quantity };
  if (!found.has("amount")) return isAsked ? [{ op: "replace_line", itemId: line.id, description, ...count }] : null;
  const operations = priced(found, line, quantity);
  return operations?.flatMap((one) => (one.op === "set_line" ? { ...one, description } : one)) ?? null;
}

/** The lines: what they count, cost, are called, whether they are options, and which go. */
export const lineRules: readonly Rule[] = [
  rule(
    `(?:make|mark|set|list|put|flag|show|leave|have|move|price|quote|offer) ${LINE} (?:as |to |into |to be )?(?:an? )?(?:optional|option|optional extra|add on|extra option)(?: item| line)?`,
    optionally(true),
  ),
  rule(`${LINE} (?:is|are|should be|will be|can be|as) (?:an? )?(?:optional|option)`, optionally(true)),
  rule(
    `(?:make|mark|set|list|have) ${LINE} (?:as )?(?:required|mandatory|not optional|non optional|standard|included)`,
    optionally(false),
  ),
  rule(
    `${LINE} (?:is|are|should be|isn't|aren't|should|shouldn't|not|is not|are not|be|an?|no longer|not an?) (?:not an? |not |no longer an? |no longer |be |an? )?(?:required|mandatory|option|optional)(?: any ?more| any longer)?`,
    (found, context) =>
      /\bn[o']t?\b|n't\b|no longer|required|mandatory/.test(found.clause.norm)
        ? optionally(false)(found, context)
        : null,
  ),
  rule(`include ${LINE} in the (?:total|price|quote|sum)`, optionally(false)),
  rule(
    `(?:include|add|add in|put in|(?:they|he|she|the client|the customer|client|customer|we)(?:'re|'ll| are| will| decided to| want to)? (?:said yes to|take|taking|took|want|wants|wanted|pick|picked|choose|chose|accept|accepted|approve|approved|do|doing|go with|going with|went with|go for|going for|decided on)) ${LINE}(?: option)?`,
    taken,
  ),
  rule(`(?:they said |she said |he said )?yes (?:on|to) ${LINE}`, taken),
  rule(`${LINE} (?:is|are) (?:included|in|accepted|approved|a go)`, taken),

  rule(
    `(?:don't charge for|do not charge for|no charge for|waive|comp|throw in) ${LINE}(?: for free| at no charge)?`,
    free,
  ),
  rule(
    `${LINE} (?:is|are|should be|will be) (?:free|free of charge|no charge|at no charge|on the house|complimentary)`,
    free,
  ),
  rule(`(?:make|set|put) ${LINE} (?:at |as |for |to )?(?:free|free of charge|no charge|complimentary)`, free),
  rule(`${LINE} (?:is|are|should be) included(?: in the price)?`, (found, context) =>
    withLine(context, found.words("line"), (line) =>
      line.unitPrice === null && line.amount === null ? free(found, context) : null,
    ),
  ),
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

  // A name.
  rule(`(?:rename|relabel|reword) ${LINE} (?:to|as|into) (?<text>.+)`, renamed),
  rule(`${CHANGE} (?:the )?(?:description|name|wording|text) (?:of|for|on) ${LINE} (?:to|as) (?<text>.+)`, renamed),
  rule(`(?:${CHANGE} )?${LINE} (?:description|name|wording|should say|should read) (?:to )?(?<text>.+)`, renamed),
  rule(`instead of ${LINE} (?:say|write|call it|put the word) (?<text>.+)`, renamed),
  rule(`it's not (?:an? |the )?(?<line>[^#$%]+?) it's (?:an? )?(?<text>[^\\d].*)`, renamed),
  rule(`${LINE} (?:should be|is|are|is to be|needs to be) called (?<text>.+)`, renamed),
  rule(`${CHANGE} the words? (?<line>[^#$%]+?) to (?<text>.+)`, renamed),
  rule(`(?:call|name) (?<words>.+)`, (found, context) => {
    const words = found.typed("words").split(" ");
    for (let end = words.length - 1; end > 0; end -= 1) {
      const line = theLine(context.content, words.slice(0, end).join(" ").toLowerCase());
      if (line !== null) return set(line, { description: dictated(words.slice(end).join(" ")) });
    }
    return null;
  }),
  rule(
    `(?:replace|swap|swap out|switch|switch out|change|substitute) ${LINE} (?:with|for|to|into|out for) (?:an? |the |some )?${ANOTHER}`,
    replaced,
  ),
  rule(
    `instead of ${LINE} (?:(?:let's|we'll|we will|they want|do|make it|make that|put in|put|use|add|have) )+(?:an? |the |some )?${ANOTHER}`,
    replaced,
  ),
  rule(
    `(?:do|use|put in|put|make it|let's do|they want|we'll do|they're going with) (?:an? |the |some )?${ANOTHER} (?:instead of|in place of|rather than) (?:the |my |our |that )?(?<line>[^#$%]+?)`,
    replaced,
  ),
  rule(
    `(?:do|use|put in|put|make it|let's do|they want|we'll do|they're going with) (?:an? |the |some )?(?<text>[^#$%]+?) (?:instead of|in place of|rather than) (?:the |my |our |that )?(?<line>[^#$%]+?) (?:at|for) ${amount("amount")}${PER}`,
    replaced,
  ),
];
