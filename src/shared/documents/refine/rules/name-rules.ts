import { theLine } from "../find-line.ts";
import { quantityOf } from "../money-of.ts";
import type { Operation } from "../operations.ts";
import { amount, CHANGE, number, PER, rule, type Found, type Reading, type Rule, type RuleContext } from "../rule.ts";
import { LINE, lineFor, priced, set, withLine } from "./read-line.ts";
import { dictated } from "./spoken-text.ts";

/** What stands in another's place, how many of it, and what it costs. */
const ANOTHER = `(?:${number("count")} )?(?<text>[^#$%]+?)(?:,? (?:at|for|it's|which is|that's|costs) ${amount("amount")}${PER})?`;

const renamed = (found: Found, context: RuleContext): Reading =>
  withLine(context, found.words("line"), (line) => set(line, { description: dictated(found.typed("text")) }));

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

/** What a line is called, and what takes its place. */
export const nameRules: readonly Rule[] = [
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
