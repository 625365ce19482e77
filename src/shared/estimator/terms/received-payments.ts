import { wordSet } from "#shared/word-set.ts";
import type { Figure } from "../numbers/figure.ts";
import { checkNumberEnd } from "../roles/check-numbers.ts";
import { isThing } from "../words/nearby.ts";
import { isNumberWord } from "../words/number-words.ts";
import { wordsBefore, wordsFrom } from "../words/sentence-words.ts";
import { at, beginsSentence, isJoined, joined, type Token } from "../words/tokens.ts";
import { isOurExpense } from "./handed-over.ts";

/** What money comes in. */
const MEANS = wordSet("check cheque payment transfer");
/** Before such a word: "their check", but "a safety check" looks after something. */
const WHOSE = wordSet("a an the this that their his her your first second third last final partial");
/** Between a check and its sum: "for", "from them for". */
const LEADING = wordSet("for of from them him her it over already just");
/** "Came in", "cleared", "got here". */
const ARRIVED = wordSet("came cleared arrived posted landed");
const NOT_ARRIVED = wordSet("up to out with as");
/** What the speaker gives to others is no payment. */
const US = wordSet("i we i've we've");
/** How it was handed over. */
const HANDED = wordSet("gave given handed sent mailed wrote dropped left slipped");
const GOT = wordSet("got received have");
const THEM = wordSet("him them her");
const ARTICLES = wordSet("a an the");
const THEY = wordSet("he she they he's she's they've they're who");
/** How far the verb may stand before the check, and the arrival behind the sum. */
const [VERB_REACH, ARRIVAL_REACH] = [5, 3];

/** The place of the check in "their check from Dana for five hundred", or -1. */
function meansBefore(tokens: readonly Token[], first: number): number {
  let index = first - 1;
  while (LEADING.has(at(tokens, index)) && isJoined(tokens[index + 1])) index--;
  if (!MEANS.has(at(tokens, index)) || !isJoined(tokens[index + 1])) return -1;
  const whose = at(tokens, index - 1);
  return WHOSE.has(whose) || whose.endsWith("'s") || whose.endsWith("s'") ? index : -1;
}

/** The last token of "came in" or "just cleared" behind a sum, or -1. */
function arrivalBehind(tokens: readonly Token[], last: number): number {
  for (let index = last + 1; index <= last + ARRIVAL_REACH && isJoined(tokens[index]); index++)
    if (ARRIVED.has(at(tokens, index))) return NOT_ARRIVED.has(joined(tokens, index + 1)) ? -1 : index;
  return -1;
}

/** The verb of "he dropped off a check", or -1; what they gave to others or have lying there is not paid. */
function handingBefore(tokens: readonly Token[], means: number): number {
  for (let index = means - 1; index >= means - VERB_REACH && isJoined(tokens[index + 1]); index--) {
    const word = at(tokens, index);
    const others = THEM.has(at(tokens, index + 1)) && ARTICLES.has(at(tokens, index + 2));
    // "I gave a check for 200 to the lumber yard"
    const ours = [1, 2].some((back) => US.has(at(tokens, index - back)));
    if (HANDED.has(word)) return others || ours ? -1 : index;
    if (GOT.has(word)) return THEY.has(at(tokens, index - 1)) ? -1 : index;
  }
  return -1;
}

const HAVING = wordSet("has have had have got using with redeeming she's he's they've he'll she'll");
const THEIRS = wordSet("her his their my our a him them someone somebody");
const [CARD, CERTIFICATE] = ["card", "certificate"];

/** "She has | a twenty five dollar gift card", but "two gift cards at fifty": paid already. The words, or null. */
function giftCard({ first, last, role }: Figure, tokens: readonly Token[]): { first: number; last: number } | null {
  const card = joined(tokens, last + 1) === "gift" && [CARD, CERTIFICATE].includes(joined(tokens, last + 2));
  if (!card || role !== "money") return null;
  const lead = ARTICLES.has(at(tokens, first - 1)) ? first - 2 : first - 1;
  // "she got a hundred dollar gift card for her mom": bought
  const bought = joined(tokens, last + 3) === "for" && THEIRS.has(joined(tokens, last + 4));
  return !bought && HAVING.has(at(tokens, lead)) ? { first: lead, last: last + 2 } : null;
}

/** How something was paid in full: "cash in full", "it in full by card". */
const PAID_HOW = wordSet(
  "cash in full it me us already by with card check cheque venmo zelle today yesterday the bill invoice that's $",
);
const PAID_REACH = 9;

/** "He paid cash in full, | 230", but "paid in full, 230 for the gate": what was paid of everything. The words, or null. */
function paidInFull({ first, last, per }: Figure, tokens: readonly Token[]): { first: number; last: number } | null {
  const behind = joined(tokens, last + 1);
  if (per || isThing(behind) || behind === "for" || !(isJoined(tokens[first]) || tokens[first]?.gap === "comma"))
    return null;
  let verb = first - 1;
  while (verb > first - PAID_REACH && PAID_HOW.has(at(tokens, verb))) verb--;
  const how = wordsFrom(tokens, verb + 1, first - verb - 1).join(" ");
  if (at(tokens, verb) !== "paid" || !/\bin full\b/.test(how) || isOurExpense(tokens, verb)) return null;
  const who = THEY.has(at(tokens, verb - 1)) ? verb - 1 : verb;
  return { first: who, last };
}

/** What "paid in full" is told of that is still to come or a part: "once it's paid in full", "the deposit was paid in full". */
const NOT_YET = wordSet(
  "if once until till unless when after before to be must should needs need not isn't wasn't hasn't haven't gets get upon will rest remainder half balance deposit retainer material materials permit installment i'll he'll she'll they'll rather never wants want",
);
const NOT_YET_REACH = 4;
/** "To be paid", but "45 to open the door | paid cash". */
const TO_REACH = 2;
/** Behind it: when it is to be paid, or what is not paid by us. */
const STILL_DUE = wordSet("on upon at when once before after by within prior for due up then gets get");
/** "Already paid | in full by check", "paid it in full today". */
const FULL_WAYS = wordSet(
  "cash in full it me us by with a his her their the card check cheque venmo zelle cashapp paypal today yesterday already bill invoice on site spot credit debit",
);

/** No statement is longer. */
const SENTENCE = 60;
/** What people pay with. */
const MONEY = wordSet("cash card check cheque venmo zelle cashapp paypal");
/** Behind such words a talk ends, or goes on with these: "paid by card | thanks". */
const ENDS_PAID = wordSet("thanks thank and so already today yesterday on");
/** Who paid: "he | paid cash", or whose statement it is: "Paid by card". */
const PAYERS = wordSet("he she they customer client already and was");

/** "Paid by card.", "he paid cash today": all of it was, where no more is said of it. */
function isPaidOnce(tokens: readonly Token[], paid: number, last: number): boolean {
  const before = at(tokens, paid - 1);
  // "they paid me a hundred, no, another fifty, so that's | one fifty paid in cash": of a part
  const isBehindSum = isNumberWord(before) && !wordsBefore(tokens, paid, SENTENCE).includes("paid");
  const begins = beginsSentence(tokens[paid]) || PAYERS.has(before) || isBehindSum;
  const ends = beginsSentence(tokens[last + 1]) || ENDS_PAID.has(at(tokens, last + 1));
  // "plus 45 to open the door | paid cash": with what the talk ends
  const isLast = last + 1 >= tokens.length && isThing(before) && !isNumberWord(before);
  return (begins || isLast) && ends && wordsFrom(tokens, paid + 1, last - paid).some((word) => MONEY.has(word));
}

/** "Paid in full", "she paid it in full by card", "paid cash", but not "paid in full, 230": all of it was paid. The last token of the words that say so, or -1. */
export function paidAllEnd(tokens: readonly Token[], paid: number): number {
  const toCome = (word: string, back: number) => NOT_YET.has(word) && (word !== "to" || back < TO_REACH);
  if (wordsBefore(tokens, paid, NOT_YET_REACH).some(toCome) || isOurExpense(tokens, paid)) return -1;
  let [last, full] = [paid, false];
  while (FULL_WAYS.has(joined(tokens, last + 1)) && last < paid + PAID_REACH) {
    last++;
    if (at(tokens, last) === "full" && at(tokens, last - 1) === "in") full = true;
    // "paid in full on completion"
    if (full && at(tokens, last) === "on" && joined(tokens, last + 1) !== "site" && joined(tokens, last + 1) !== "the")
      return -1;
  }
  last = Math.max(last, checkNumberEnd(tokens, last));
  const next = tokens[last + 1];
  const sum = next !== undefined && !beginsSentence(next) && (isNumberWord(next.norm) || next.norm === "$");
  if (!full && !isPaidOnce(tokens, paid, last)) return -1;
  return sum || STILL_DUE.has(joined(tokens, last + 1)) ? -1 : last;
}

/** What somebody did who paid ahead. */
const GAVE = wordSet("gave left handed sent mailed dropped");
/** Between that and the sum: "gave | us a | $200 deposit". */
const GAVE_WHAT = wordSet("a an the us me already over off $");
const GAVE_REACH = 4;

/** "She give me already | $300 | deposit": given as well, with "already". */
const GIVES = wordSet("give gives");

/** "He gave a | $200 | deposit", but not "gives": true before the sum of a deposit that came in. */
export function gaveDeposit(tokens: readonly Token[], first: number): boolean {
  let verb = first - 1;
  while (verb > first - GAVE_REACH && GAVE_WHAT.has(at(tokens, verb))) verb--;
  const given = GIVES.has(at(tokens, verb)) && wordsFrom(tokens, verb + 1, GAVE_REACH).includes("already");
  return (given || GAVE.has(at(tokens, verb))) && THEY.has(at(tokens, verb - 1));
}

const LESS = wordSet("less minus");
const OF_IT = wordSet("of a the his her their your $");

/** "Less deposit of | 200", "minus the | 200 | deposit": true for a deposit that is taken off what is due, so it came in. */
export function lessDeposit(tokens: readonly Token[], { first, last }: Figure): boolean {
  let lead = first - 1;
  while (lead > first - GAVE_REACH && OF_IT.has(at(tokens, lead))) lead--;
  const named = at(tokens, lead) === "deposit";
  if (named) {
    lead--;
    while (lead > first - 2 * GAVE_REACH && OF_IT.has(at(tokens, lead))) lead--;
  }
  return LESS.has(at(tokens, lead)) && (named || joined(tokens, last + 1) === "deposit");
}

/**
 * The words in which a sum came in, or null: "their check for 500 came in last week", "he dropped off a check for 350", "paid in full, 230".
 */
export function receivedPayment(figure: Figure, tokens: readonly Token[]): { first: number; last: number } | null {
  const { first, last, role } = figure;
  if (role !== "money") return null;
  const card = giftCard(figure, tokens);
  if (card) return card;
  const full = paidInFull(figure, tokens);
  if (full) return full;
  const means = meansBefore(tokens, first);
  if (means < 0) return null;
  const arrival = arrivalBehind(tokens, last);
  if (arrival >= 0) return { first: means - 1, last: arrival };
  const verb = handingBefore(tokens, means);
  return verb < 0 ? null : { first: verb, last };
}
