import { moneyOf } from "../money-of.ts";
import { REMOVE, rule, type Rule } from "../rule.ts";
import { cents } from "#shared/money.ts";
import { calculateTotals } from "../../totals.ts";

/** Who paid, of what, and when: words that say nothing of how much. */
const TOLD =
  "the|this|that|it|it's|they|they've|he|he's|she|she's|we|we've|i|i've|client|customer|owner|homeowner|job|already|just|now|has|have|had|been|got|me|us|today|yesterday|by|in|cash|check|card|of|is|was|are|were|all|for|and|everything's|bill|invoice|as";
const FULLY =
  "in full|fully|completely|(?:up|off)|everything|all of it|it all|the (?:whole|full|entire) (?:thing|bill|amount|invoice|balance)|the (?:bill|invoice|balance|rest|remainder)";
const PAID = "(?:paid|settled)";

/** What was paid, when no figure says how much: all of it, the deposit, or nothing; and payments that are taken back. */
export const paymentRules: readonly Rule[] = [
  rule(`(?:${REMOVE}) (?:the |that |their )?(?:[#$](?<figure>\\d+) )?(?:payment|amount paid)`, (found, { content }) => {
    // One payment of several leaves the others.
    const gone = found.has("figure") ? moneyOf(found.figure("figure"), content.amountPaid) : content.amountPaid;
    if (gone === null || gone > content.amountPaid) return null;
    return [{ op: "set_amount_paid", amount: cents(content.amountPaid - gone) }];
  }),
  rule(`(?:nothing|they haven't paid|no payment) (?:has been |was |is )?(?:paid|received|anything)(?: yet)?`, () => [
    { op: "set_amount_paid", amount: cents(0) },
  ]),
  rule(
    `(?:(?:${TOLD}) )*(?:fully ${PAID}|${PAID} (?:(?:${TOLD}) )*?(?:${FULLY}))(?: (?:${TOLD}|${FULLY}))*`,
    (_found, { content }) => [{ op: "set_amount_paid", amount: calculateTotals(content).amount }],
  ),
  rule(
    `(?:mark|set|show|put|make) (?:(?:${TOLD}) )*${PAID}(?: (?:${FULLY}))?|(?:it|this|everything|the (?:bill|invoice|job|whole thing))(?: is|'s| was| has been)?(?: all| already| now)* ${PAID}|it's (?:all |already |now )*${PAID}`,
    (_found, { content }) => [{ op: "set_amount_paid", amount: calculateTotals(content).amount }],
  ),
  rule(
    `(?:(?:${TOLD}) )*(?:paid|gave|sent|received|got|have|handed|collected|put|dropped)(?: (?:${TOLD}|off|down|over))* (?:the |their |his |her )?(?:deposit|down payment)(?: (?:${TOLD}))*|(?:the |their |his |her )?(?:deposit|down payment)(?: is|'s| was| has been| came| has)?(?: already| been)* (?:paid|in|received|here|cleared)(?: (?:${TOLD}))*`,
    (_found, { content }) => {
      const { deposit } = calculateTotals(content);
      return deposit && [{ op: "set_amount_paid", amount: deposit.amount }];
    },
  ),
];
