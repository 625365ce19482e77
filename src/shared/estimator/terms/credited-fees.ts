import { wordSet } from "#shared/word-set.ts";
import { dollarsOf, type Figure } from "../numbers/figure.ts";
import { spoken } from "../numbers/spoken.ts";
import type { OpenQuestion } from "../open-question.ts";
import { boundedCents, formatMoney } from "#shared/money.ts";
import { sentenceCase } from "../prose/phrasing.ts";
import { at, joined, wordsOf, type Token } from "../words/tokens.ts";
import { discountChoices } from "./discount-choices.ts";

/** What is charged for coming and looking, and taken off the price of the work where it is ordered. */
const FEES = wordSet(
  "diagnostic diagnostics diagnosis inspection camera service trip estimate assessment evaluation consultation consult design measure site call visit fee charge",
);
/** What is told of such a fee is said with one of these. */
export const CREDITS: ReadonlySet<string> = wordSet("goes applies counts credited applied waived free");
const MOST_FEE_WORDS = 3;
const LINKS = wordSet("which that it and this but");
const TOWARD = wordSet("toward towards against to on");
const ARTICLES = wordSet("the your his her their a any");
const WORK = wordSet(
  "repair repairs job work bill total price install installation replacement project service cost order",
);
const CUSTOMERS = wordSet("he she they you we i");
/** "If they | do it", "if he goes ahead". */
const ORDERING = wordSet(
  "do does go goes book books hire hires decide decides use uses approve approves proceed sign signs order orders get gets have has",
);
/** "If they | book": nothing needs to follow. */
const ALONE = wordSet("book books proceed sign signs hire hires order");
/** What goes on about that: "ahead with the repair", "it", "us". */
const ORDERED = wordSet(
  "it ahead with the repair repairs work job us me for that forward to do replacement install through",
);

/** A fee that is taken off the work it leads to: how that is told, the tokens, its price, and whether only if the work is ordered. */
export interface CreditedFee {
  term: string;
  first: number;
  last: number;
  figure: Figure;
  isConditional: boolean;
}

/** "Which | goes toward the repair", "credited", "waived | with the repair", "free": the last token of the words that say it, and how it is written; or null. */
function creditAt(tokens: readonly Token[], index: number): { says: string; last: number } | null {
  const word = at(tokens, index);
  const next = joined(tokens, index + 1);
  const goes = word === "goes" || word === "applies" || word === "counts";
  const done = word === "credited" || word === "applied";
  if ((goes || done) && TOWARD.has(next)) {
    const noun = ARTICLES.has(joined(tokens, index + 2)) ? index + 3 : index + 2;
    if (!WORK.has(joined(tokens, noun))) return null;
    return { says: `goes toward the ${at(tokens, noun)}`, last: noun };
  }
  if (word === "credited") return { says: "is credited", last: next === "back" ? index + 1 : index };
  return word === "waived" || word === "free" ? { says: `is ${word}`, last: index } : null;
}

/** "If they do it", "if he goes ahead with the repair" from a token on: its last token, or -1. */
function conditionEnd(tokens: readonly Token[], index: number): number {
  if (joined(tokens, index) !== "if" || !CUSTOMERS.has(joined(tokens, index + 1))) return -1;
  if (!ORDERING.has(joined(tokens, index + 2))) return -1;
  let last = index + 2;
  while (ORDERED.has(joined(tokens, last + 1))) last++;
  return last > index + 2 || ALONE.has(at(tokens, last)) ? last : -1;
}

/** "Diagnostic fee 60 | which goes toward the repair", "service call 89 | waived if they go ahead": from the word that says it; null where no fee stands before it. */
export function creditedFeeAt(
  text: string,
  tokens: readonly Token[],
  figures: readonly Figure[],
  index: number,
): CreditedFee | null {
  const credit = creditAt(tokens, index);
  if (!credit) return null;
  let first = index;
  while (LINKS.has(at(tokens, first - 1)) || at(tokens, first - 1) === "is") first--;
  const figure = figures.find((one) => one.role === "money" && one.last === first - 1);
  if (!figure) return null;
  const end = /^(?:is|of)$/.test(at(tokens, figure.first - 1)) ? figure.first - 1 : figure.first;
  let fee = end;
  while (fee > 0 && end - fee < MOST_FEE_WORDS && FEES.has(at(tokens, fee - 1))) fee--;
  const named = fee < end ? wordsOf(text, tokens, fee, end - 1) : "";
  const condition = conditionEnd(tokens, credit.last + 1);
  const isFree = credit.says === "is free" || credit.says === "is waived";
  // "service call 65 waived": it is charged to nobody, which is told elsewhere
  // "inspection 125 but that goes toward the work so leave it off"
  if (named === "" || ((isFree || at(tokens, first) === "but") && condition < 0)) return null;
  const when = condition < 0 ? "" : " if you go ahead";
  return {
    term: `${sentenceCase(named)} ${credit.says}${when}`,
    first,
    last: Math.max(credit.last, condition),
    figure,
    isConditional: condition >= 0,
  };
}

/** Asks whether a fee that goes toward the work of the same document is taken off it: what was said leaves that open. */
export function askCredited(text: string, tokens: readonly Token[], { term, figure }: CreditedFee): OpenQuestion {
  const source = spoken(text, tokens, figure.first, figure.last);
  const sum = formatMoney(boundedCents(dollarsOf(figure)));
  return {
    line: null,
    text: `${term}. Is it taken off here?`,
    field: "discount",
    source,
    choices: discountChoices(figure, source, `Take ${sum} off`, "Leave it as it is"),
  };
}
