import type { LineItem } from "#shared/documents/schema.ts";
import type { SpokenSource } from "#shared/documents/source.ts";
import { formatMoney, formatPercent, percentOf, sum, cents, type Cents, type MilliPercent } from "#shared/money.ts";
import { wordSet } from "#shared/word-set.ts";
import type { OpenQuestion } from "../open-question.ts";
import { isNumberWord } from "../words/number-words.ts";
import { at, isJoined, joined, type Token } from "../words/tokens.ts";
import { couldName, WHOLES } from "../words/words.ts";
import { leaveAsItIs } from "./discount-choices.ts";

/** A rate that only some lines are taxed at. */
export interface PartTax {
  share: MilliPercent;
  source: SpokenSource;
}

/** What is taxed apart from the work. */
const GOODS = wordSet(
  "part parts material materials goods product products hardware supplies equipment fixture fixtures lumber merchandise",
);
const WORK = wordSet("labor labour");
const ONLY = wordSet("only just");
const LEADS = wordSet("the my our all");
const NOT = wordSet("not no isn't never");
const TAXED = wordSet("taxed taxable tax");

/** "The parts", "just the materials only": the last token of such words, or -1. */
function goodsEnd(tokens: readonly Token[], first: number): number {
  let index = first;
  while (LEADS.has(at(tokens, index)) || ONLY.has(at(tokens, index))) index++;
  if (!GOODS.has(at(tokens, index)) || (index > first && !isJoined(tokens[index]))) return -1;
  return ONLY.has(joined(tokens, index + 1)) ? index + 1 : index;
}

/** A thing is called by so many words. */
const LONGEST_THING = 3;

/** "The glass only", "the walk in cooler only": one thing alone, the last token of such words, or -1 for "the total only". */
function thingOnlyEnd(tokens: readonly Token[], first: number): number {
  let index = first;
  while (LEADS.has(joined(tokens, index))) index++;
  for (let words = 0; words < LONGEST_THING && couldName(joined(tokens, index)); words++, index++)
    if (WHOLES.has(at(tokens, index)) || isNumberWord(at(tokens, index)) || ONLY.has(at(tokens, index))) break;
  return index > first && !WHOLES.has(at(tokens, index)) && joined(tokens, index) === "only" ? index : -1;
}

/** "Not the labor", "no tax on labor", "labor's not taxed": the last token of such words, or -1. */
function notLaborEnd(tokens: readonly Token[], first: number): number {
  let index = ["but", "and"].includes(at(tokens, first)) ? first + 1 : first;
  if (/^labou?r(?:'s)?$/.test(at(tokens, index))) {
    if (["is", "ain't"].includes(at(tokens, index + 1))) index++;
    return NOT.has(at(tokens, index + 1)) && TAXED.has(at(tokens, index + 2)) ? index + 2 : -1;
  }
  // "no labor on this one"
  if (!NOT.has(at(tokens, index)) || (at(tokens, index) === "no" && at(tokens, index + 1) !== "tax")) return -1;
  index++;
  while (["tax", "on", "for", "the"].includes(at(tokens, index))) index++;
  return WORK.has(at(tokens, index)) ? index : -1;
}

/**
 * Behind a rate or before it: "tax | on the parts only", "8 percent tax | on materials, not the labor". The last token of
 * the words that say that not everything is taxed, or -1.
 */
export function taxedPartEnd(tokens: readonly Token[], last: number): number {
  // "on top | of the materials"
  const of = at(tokens, last) === "top" && joined(tokens, last + 1) === "of";
  const on =
    of || joined(tokens, last + 1) === "on" || (ONLY.has(joined(tokens, last + 1)) && at(tokens, last + 2) === "on");
  const goods = goodsEnd(tokens, on ? last + (ONLY.has(at(tokens, last + 1)) ? 3 : 2) : last + 1);
  // "seven percent tax, parts twelve hundred": what comes next
  const only = on || ONLY.has(at(tokens, goods)) || ONLY.has(at(tokens, last + 1));
  const part = only && goods >= 0 ? goods : on && !of ? thingOnlyEnd(tokens, last + 2) : -1;
  return Math.max(part, notLaborEnd(tokens, (part < 0 ? last : part) + 1));
}

/** What so much of some lines is, as an answer. */
function choiceOf(items: readonly LineItem[], share: MilliPercent, whose: string, counts: (item: LineItem) => boolean) {
  const base: Cents = sum(
    items.filter((item) => !item.optional && counts(item)).map(({ amount }) => amount ?? cents(0)),
  );
  const amount = percentOf(base, share);
  return amount > 0
    ? [{ label: `${formatMoney(amount)}: ${formatPercent(share)} of ${whose}`, change: { amount } }]
    : [];
}

/** Asks how much a tax is that is not on everything: a document has one tax, and which lines are goods was not said. */
export function askPartTax({ share, source }: PartTax, items: readonly LineItem[]): OpenQuestion {
  const choices = [
    ...choiceOf(items, share, "the materials", ({ category }) => category === "material"),
    ...choiceOf(items, share, "all but labor", ({ category }) => category !== "labor"),
  ].filter(({ change }, index, all) => all.findIndex((one) => one.change.amount === change.amount) === index);
  return {
    line: null,
    text: `You said “${source.text.slice(0, 100)}”. How much tax is that?`,
    field: "tax",
    source,
    choices: [
      ...choices,
      { label: `${formatPercent(share)} of everything`, change: { percent: share } },
      leaveAsItIs("No tax"),
    ],
  };
}
