import { moneyOf, quantityOf } from "../money-of.ts";
import { amount, CHANGE, number, PER, REMOVE, rule, type Rule } from "../rule.ts";
import { dictated } from "./spoken-text.ts";
import {
  COST,
  COUNT,
  IT,
  LINE,
  asMoney,
  byMore,
  counted,
  fewer,
  free,
  guessed,
  hourlyLines,
  isUnit,
  linesFor,
  multiplied,
  named,
  optionally,
  priced,
  set,
  withLine,
} from "./read-line.ts";

/** The lines: what they count, cost, are called, whether they are options, and which go. */
export const lineRules: readonly Rule[] = [
  rule(
    `(?:make|mark|set|list|put|flag|show|leave|have|move) ${LINE} (?:as |to |into |to be )?(?:an? )?(?:optional|option|optional extra|add on|extra option)(?: item| line)?`,
    optionally(true),
  ),
  rule(`${LINE} (?:is|are|should be|will be|can be|as) (?:an? )?(?:optional|option)`, optionally(true)),
  rule(
    `(?:make|mark|set|list|have) ${LINE} (?:as )?(?:required|mandatory|not optional|non optional|standard|included)`,
    optionally(false),
  ),
  rule(`${LINE} (?:is|are|should be) (?:not optional|required|mandatory|no longer optional)`, optionally(false)),
  rule(`include ${LINE} in the (?:total|price|quote|sum)`, optionally(false)),

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
    `(?:take off|take away|take out|remove|drop|delete|cut|lose) ${number("count")} (?:of the |of |from the )?(?<line>[^#$%]+)`,
    fewer,
  ),
  rule(
    `(?:${REMOVE}|no more|no|we don't need|we do not need|they don't want|they don't need|don't do|don't include|do not include|get rid of) ${LINE}(?: (?:line|item|anymore|any more|altogether|completely|entirely|out))*`,
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
    `(?:${CHANGE} )?${LINE}(?: up| down)? (?:from #\\d+ (?:\\w+ )?)?(?:to|is|are|should be|at|will be|by) ${number("count")} (?<unit>[a-z]+(?: [a-z]+)?)(?: of (?:it|them))?`,
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
    `(?:(?:${CHANGE}|use|do|it's|there are|there's|have) )?(?:${IT} )?(?:to |be )?${number("count")} (?<line>[^#$%]+?)(?: not #\\d+| rather than #\\d+| instead of #\\d+)?`,
    (found, context) => {
      const words = found.words("line");
      const line = named(context, words);
      return line === null || (isUnit(words) && line.unit === null) ? null : counted(found, line);
    },
  ),

  rule(
    `(?:${CHANGE} |use |do |it's |there are |there's |have )?(?:${IT} )?(?:to )?${number("count")} (?<unit>[a-z]+(?: [a-z]+)?) (?:of|for|on) ${LINE}`,
    (found, context) =>
      isUnit(found.words("unit")) ? withLine(context, found.words("line"), (line) => counted(found, line)) : null,
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

  rule(`${LINE}(?: ${COST})? ${amount("amount")}${PER}`, (found, context) =>
    found.has("per") || found.has("each") || found.figure("amount")?.kind === "money"
      ? withLine(context, found.words("line"), (line) => guessed(found, line))
      : null,
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
