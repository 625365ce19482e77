import { cents } from "#shared/money.ts";
import { rule, type Found, type Reading, type Rule, type RuleContext } from "../rule.ts";
import { LINE, each, set, things, withLine } from "./read-line.ts";

const optionally =
  (optional: boolean) =>
  (found: Found, context: RuleContext): Reading =>
    each(things(context, found.words("line")), (line) => set(line, { optional }));

/** "They took the bar package", "include the surge protector": what was an option is one no more. Other lines are not meant. */
const taken = (found: Found, context: RuleContext): Reading =>
  each(things(context, found.words("line")), (line) => (line.optional ? set(line, { optional: false }) : null));

/** A line that is thrown in. */
const free = (found: Found, context: RuleContext): Reading =>
  withLine(context, found.words("line"), (line) => set(line, { unitPrice: cents(0) }));

/** Lines that are options or no more, and lines that are thrown in. */
export const optionRules: readonly Rule[] = [
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
];
