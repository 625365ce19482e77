import { wordSet } from "#shared/word-set.ts";
import { isThing } from "./nearby.ts";
import { isNumberWord } from "./number-words.ts";
import { at, isJoined, joined, type Token } from "./tokens.ts";
import { WHOLES } from "./words.ts";

/** What is paid ahead of the work. */
const DEPOSITS = wordSet("deposit retainer");
/** What stands between its sum and its name: "200 | nonrefundable | deposit". */
const KINDS = wordSet(
  "non nonrefundable refundable returnable initial booking security damage breakage cleaning key pet cash small",
);
/** What is held for a thing that is lent, or for what may break, and given back. */
const HELD = wordSet("security damage breakage key");
/** A deposit for the job may be refundable as well. */
const REFUNDABLE = wordSet("refundable returnable");
const JOBS = wordSet("date day spot slot booking event wedding party work materials material balance first start");
const DENIED = wordSet("non not never isn't");
/** A deposit that holds a date is a part of the price, whether it is refundable or not. */
const BOOKING = wordSet("hold holds book books reserve reserves secure secures lock locks start starts keeps");
const LEADS = wordSet("is will to that which");
const MOST_KINDS = 3;
const FOR = wordSet("on for");
const ARTICLES = wordSet("the a an each every my our");

/** The name of a deposit behind its sum: the last token of "deposit", "non refundable deposit", or -1. */
export function depositEnd(tokens: readonly Token[], last: number): number {
  let index = last + 1;
  while (index <= last + MOST_KINDS && KINDS.has(joined(tokens, index))) index++;
  return DEPOSITS.has(joined(tokens, index)) ? index : -1;
}

/** The first of the words that say what kind of deposit one is: "non" of "non refundable deposit". */
export function depositFrom(tokens: readonly Token[], deposit: number): number {
  let index = deposit;
  while (index > deposit - MOST_KINDS && KINDS.has(at(tokens, index - 1)) && isJoined(tokens[index])) index--;
  return index;
}

/** "A deposit of 50 | on the stand": the last token of what a deposit is held for, or the token before it. */
export function heldForEnd(tokens: readonly Token[], last: number): number {
  if (!FOR.has(joined(tokens, last + 1)) || !ARTICLES.has(joined(tokens, last + 2))) return last;
  const thing = last + 3;
  const word = joined(tokens, thing);
  if (!isThing(word) || WHOLES.has(word) || JOBS.has(word)) return last;
  // "on the cake stand.": with marks a name may have more words
  return isThing(joined(tokens, thing + 1)) && !isJoined(tokens[thing + 2]) ? thing + 1 : thing;
}

/**
 * True for a deposit that is given back: "a refundable | deposit | of 50 on the stand", "$150 security | deposit". False for
 * one that is not, and for one that holds a date. `last` is the last token of its sum and its name.
 */
export function isReturned(tokens: readonly Token[], deposit: number, last: number): boolean {
  const first = depositFrom(tokens, deposit);
  let [isHeld, isRefundable] = [false, false];
  for (let index = first; index < deposit; index++) {
    const word = at(tokens, index);
    if (DENIED.has(word) || DENIED.has(at(tokens, index - 1))) return false;
    isHeld ||= HELD.has(word);
    isRefundable ||= REFUNDABLE.has(word);
  }
  const next = LEADS.has(joined(tokens, last + 1)) ? last + 2 : last + 1;
  if (BOOKING.has(joined(tokens, next))) return false;
  return isHeld || (isRefundable && heldForEnd(tokens, last) > last);
}

/** "Plus a | $150 security deposit", "we need | a key deposit": words that lead to a deposit of this job. */
const ADDING = wordSet("plus and with also need needs require requires take takes charge is");
const ARTICLE = wordSet("a an the $ my our we i there's there");

/** True where a deposit is told by itself or beside a price, and not of others: "the landlord's sitting on | a security deposit". */
export function isOurs(tokens: readonly Token[], first: number): boolean {
  let index = first;
  while (isJoined(tokens[index]) && ARTICLE.has(at(tokens, index - 1))) index--;
  const before = at(tokens, index - 1);
  return index === 0 || !isJoined(tokens[index]) || ADDING.has(before) || isNumberWord(before) || before === "each";
}
