import { wordSet } from "#shared/word-set.ts";
import { dollarsOf, type Figure } from "../numbers/figure.ts";
import { isThing } from "../words/nearby.ts";
import { at, isJoined, joined, type Token } from "../words/tokens.ts";
import { WORK_VERBS } from "../words/words.ts";

const PAYMENTS = wordSet("payment payments installment installments instalment instalments");
/** "Four equal payments", "twelve monthly installments". */
const KINDS = wordSet("equal easy monthly weekly biweekly quarterly separate even");
const LEADING = wordSet("of at");
const [FEWEST, MOST] = [2, 60];
/** Before the count: "split in three payments". */
const INTO = wordSet("in into over with by");
/** "Make four payments of | 350": and no work on payments, as "process twelve payments at 15 each". */
const PAYING = wordSet("pay pays paying paid split make makes making do does doing total balance rest");

/** How a sum is paid bit by bit, and the tokens that say so. */
interface Installments {
  /** "4 payments of $350". */
  term: string;
  first: number;
  last: number;
}

/**
 * "Four payments of | three fifty", "paid in three monthly installments": when the money comes, and no line of four. Null
 * for any other count; `next` is the figure behind it.
 */
export function installments(figure: Figure, next: Figure | undefined, tokens: readonly Token[]): Installments | null {
  const count = figure.number.readings[0]?.value ?? 0;
  if (figure.role === "percent" || figure.per || !Number.isInteger(count) || count < FEWEST || count > MOST)
    return null;
  let noun = figure.number.last + 1;
  const kind = KINDS.has(joined(tokens, noun)) ? `${at(tokens, noun)} ` : "";
  if (kind !== "") noun++;
  if (!PAYMENTS.has(joined(tokens, noun))) return null;
  const before = at(tokens, figure.first - 1);
  const worked = isJoined(tokens[figure.first]) && (WORK_VERBS.has(before) || isThing(before)) && !PAYING.has(before);
  if (worked && next?.per) return null;
  const into = INTO.has(before);
  const first = into ? figure.first - 1 : figure.first;
  const each = LEADING.has(joined(tokens, noun + 1)) && next?.role === "money" && next.first === noun + 2;
  if (!each) return into ? { term: `${count} ${kind}payments`, first, last: noun } : null;
  return { term: `${count} ${kind}payments of $${dollarsOf(next).toLocaleString("en-US")}`, first, last: next.last };
}
