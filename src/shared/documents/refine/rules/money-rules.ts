import { cents, milliPercent, percentOf as partOf, type MilliPercent, type Cents } from "#shared/money.ts";
import type { Adjustment } from "../../schema.ts";
import type { Figure } from "../clause.ts";
import { linesMeant, linesOf } from "../find-line.ts";
import { moneyOf, percentOf } from "../money-of.ts";
import type { Operation } from "../operations.ts";
import { isEither } from "../either.ts";
import { percent, removed, rule, type Rule, type RuleContext } from "../rule.ts";

/** Words that may stand around the one figure of a discount, tax, deposit or payment: any order, nothing else. */
const bag = (key: string, words: string): string =>
  `(?=.*\\b(?:${key})\\b)(?:(?:${key}|${words}) )*[#$%](?<figure>\\d+)(?: (?:${key}|${words}))*`;
const COMMON =
  "change|set|make|update|add|put|more|additional|extra|further|include|apply|use|it|its|it's|the|a|an|of|to|at|is|be|should|as|another|from|total|whole|thing|job|everything|for|them|him|her|us|we|we'll|i'll|i|they|he|she|give|gets|get|got|receives|deserves|do|let's|with|on|and|percent|rate|in|by|that|raise|lower|increase|reduce|bump|up|down|customer|client|need|needs|want|take|require|ask|charge|amount|payment|price|all";

type Adjusted = { percent: MilliPercent | null; amount: Cents | null };

/** A figure as a percentage or an amount; `plain` says what a bare number is. "Two thirds" are a share. */
function adjusted(figure: Figure | undefined, plain: (value: number) => "percent" | "amount"): Adjusted | null {
  const value = figure?.readings[0]?.value;
  if (figure === undefined || value === undefined) return null;
  if (figure.kind === "plain" && value > 0 && value < 1)
    return { percent: milliPercent(Math.round(value * 100_000)), amount: null };
  const kind = figure.kind === "percent" ? "percent" : figure.kind === "money" ? "amount" : plain(value);
  if (kind === "percent") {
    const share = percentOf(figure);
    return share === null ? null : { percent: share, amount: null };
  }
  const money = moneyOf(figure);
  return money === null ? null : { percent: null, amount: money };
}

/** "Another fifty off", "five percent more": what was said comes on top of what stands there; null when it is of another kind. */
function onTopOf(before: Adjustment | null, added: Adjusted, norm: string): Adjusted | null {
  if (before === null || !/\b(?:another|more|additional|extra|further)\b/.test(norm)) return added;
  if ((before.percent === null) !== (added.percent === null)) return null;
  return added.percent === null || before.percent === null
    ? { percent: null, amount: cents(before.amount + (added.amount ?? 0)) }
    : { percent: milliPercent(Math.min(before.percent + added.percent, 100_000)), amount: null };
}

/** A deposit below this is hardly meant as a percentage. */
const LEAST_SHARE = 5;

const NOTHING: Adjusted = { percent: null, amount: null };

function scaled(
  context: RuleContext,
  phrase: string,
  direction: "up" | "down",
  figure: Figure | undefined,
): Operation[] | null {
  const share = percentOf(figure);
  const lines = linesOf(context.content, phrase);
  return share === null || lines.length === 0
    ? null
    : [{ op: "scale_prices", itemIds: lines.map((line) => line.id), direction, percent: share }];
}

const SHARE = "(?:the |any )?(?:sales )?(?:tax|taxes|discount|deposit)";
const TAKEN_OFF = { tax: "set_tax", discount: "set_discount", deposit: "set_deposit" } as const;

/** What is taken off, put on and paid: discount, tax, deposit, payments, and all prices at once. */
export const moneyRules: readonly Rule[] = [
  rule(removed("no|without", `${SHARE} (?:and|or) ${SHARE}`), ({ clause }) =>
    (clause.norm.match(/\b(?:tax|discount|deposit)/g) ?? []).map((name) => ({
      op: TAKEN_OFF[name === "discount" || name === "deposit" ? name : "tax"],
      ...NOTHING,
    })),
  ),
  rule(removed("no|without|no more", "(?:the |any |that |their )?(?:\\w+ |[#$%]\\d+ )?(?:discount|rebate)"), () => [
    { op: "set_discount", ...NOTHING },
  ]),
  rule(
    removed(
      "no|without|waive|don't charge|do not charge|no more",
      "(?:the |any |that |them |him |her )?(?:sales |local |state )?(?:tax|taxes|vat|gst)",
    ),
    () => [{ op: "set_tax", ...NOTHING }],
  ),
  rule(
    `(?:(?:make|the|it|it's|they're|she's|he's|they|she|he|are|is|this|job|client|customer|mark|as|set|be) )*tax (?:exempt|free)`,
    () => [{ op: "set_tax", ...NOTHING }],
  ),
  rule(
    removed("no|without|waive|no more", "(?:the |any |that )?(?:deposit|down payment)(?: required| needed)?"),
    () => [{ op: "set_deposit", ...NOTHING }],
  ),

  rule(
    `${percent("figure")} (?:up front|upfront|down|deposit) (?:and )?(?:the )?(?:rest|balance|remainder|half|other half|other %\\d+|%\\d+|remaining %\\d+|remaining half) (?:is )?(?:due )?(?:(?:on|upon|at|after) (?<when>completion|delivery|the end)|(?:when|once) (?:we|we're|it's|the job's|the work's|the job is) (?:finish|finished|done|complete))`,
    (found) => {
      const result = adjusted(found.figure("figure"), () => "percent");
      const when = found.words("when") === "delivery" ? "delivery" : "completion";
      return (
        result && [
          { op: "set_deposit", ...result },
          { op: "set_payment_terms", text: `The balance is due on ${when}` },
        ]
      );
    },
  ),
  rule(
    bag(
      "paid|received|already paid",
      `${COMMON}|already|they've|have|has|mark|record|got|was|so|far|deposit|down|cash|check`,
    ),
    (found, { content }) => {
      const figure = found.figure("figure");
      const share = figure?.kind === "percent" ? percentOf(figure) : null;
      const money = share === null ? moneyOf(figure) : partOf(content.amount, share);
      const paid =
        money &&
        onTopOf({ percent: null, amount: content.amountPaid }, { percent: null, amount: money }, found.clause.norm);
      return paid?.amount == null ? null : [{ op: "set_amount_paid", amount: paid.amount }];
    },
  ),
  rule(
    bag(
      "deposit|down payment|upfront|up front|down|front",
      `${COMMON}|before|start|starting|we|signing|now|today|when|work|begins|starts|required|due|booking|drop|cut|bring|move|only|hold|holds|secure|reserve|lock|book|date|spot|slot|place|materials`,
    ),
    (found, { content }) => {
      if (
        !/deposit|down|front/.test(found.clause.norm) ||
        /\b(?:raise|lower|bring|increase|reduce)\b.*\b(?:price|prices|everything|all)\b/.test(found.clause.norm)
      )
        return null;
      const asked = found.figure("figure");
      const value = asked?.readings[0]?.value ?? 0;
      // No one asks for three percent, and three may be three hundred.
      if (isEither(asked) && value < LEAST_SHARE)
        return {
          text: `That may be ${value}% or ${value} hundred dollars.`,
          choices: [`Deposit of ${value}%`, `Deposit of $${Math.round(value * 100)}`],
        };
      const result = adjusted(asked, (share) => (share <= 100 ? "percent" : "amount"));
      const deposit = result && onTopOf(content.deposit, result, found.clause.norm);
      return deposit && [{ op: "set_deposit", ...deposit }];
    },
  ),
  rule(bag("tax|taxes|vat|gst", `${COMMON}|sales|local|state|county|my|our|subject`), (found) => {
    const result = adjusted(found.figure("figure"), (value) => (value <= 30 ? "percent" : "amount"));
    return result && [{ op: "set_tax", ...result }];
  }),
  rule(
    bag(
      "discount|off|rebate",
      `${COMMON}|knock|cut|drop|loyal|loyalty|repeat|senior|military|veteran|friend|family|neighbor|neighbour|my|our|final|bill|cash|grand|subtotal|quote|bid|estimate|invoice|this`,
    ),
    (found, { content }) => {
      const before = content.discount;
      // "make the discount ten", of five percent
      const isChanged = before !== null && /\b(?:discount|rebate)\b/.test(found.clause.norm);
      if (isEither(found.figure("figure")) && !isChanged) return null;
      const result = adjusted(found.figure("figure"), (value) =>
        value <= 100 && isChanged && before.percent !== null ? "percent" : "amount",
      );
      const discount = result && onTopOf(content.discount, result, found.clause.norm);
      return discount && [{ op: "set_discount", ...discount }];
    },
  ),

  rule(
    `(?:give|offer) (?<who>[a-z'&]+(?: [a-z'&]+){0,2}) (?:an? )?[#$%](?<figure>\\d+) (?:off|discount)(?: the (?:total|whole thing|job))?`,
    (found, { content }) => {
      const result = adjusted(found.figure("figure"), () => "amount");
      const isThing = found
        .words("who")
        .split(" ")
        .some((word) => linesMeant(content, word).length > 0);
      return result === null || isThing ? null : [{ op: "set_discount", ...result }];
    },
  ),

  rule(
    `(?:raise|increase|bump up|bump|up|mark up|hike|bring up|jack up) (?<lines>.+?) (?:up )?(?:by )?${percent("figure")}`,
    (found, context) => scaled(context, found.words("lines"), "up", found.figure("figure")),
  ),
  rule(
    `(?:lower|reduce|decrease|cut|drop|discount|bring down|mark down) (?<lines>.+?) (?:down )?(?:by )?${percent("figure")}`,
    (found, context) => scaled(context, found.words("lines"), "down", found.figure("figure")),
  ),
  rule(
    `add (?:an? )?(?:another )?${percent("figure")} (?:mark ?up |increase )?(?:to|on|onto) (?<lines>.+?)`,
    (found, context) => scaled(context, found.words("lines"), "up", found.figure("figure")),
  ),
  rule(`(?:put|add) (?:an? )?${percent("figure")} mark ?up on (?<lines>.+?)`, (found, context) =>
    scaled(context, found.words("lines"), "up", found.figure("figure")),
  ),
  rule(`(?:mark|bring) (?<lines>.+?) (?<way>up|down) (?:by )?${percent("figure")}`, (found, context) =>
    scaled(context, found.words("lines"), found.words("way") === "up" ? "up" : "down", found.figure("figure")),
  ),
  rule(
    `(?:(?:take|knock|cut|give(?: him| her| them| the \\w+)?) )?(?:an? )?${percent("figure")} off (?:of )?(?<lines>.+?)`,
    (found, context) => scaled(context, found.words("lines"), "down", found.figure("figure")),
  ),
];
