import { MONTHS } from "#shared/calendar-words.ts";
import { wordSet } from "#shared/word-set.ts";
import type { Figure } from "../numbers/figure.ts";
import { checkNumberEnd } from "../roles/check-numbers.ts";
import { isThing } from "../words/nearby.ts";
import { at, isJoined, joined, type Token } from "../words/tokens.ts";

/** How money comes to the speaker: "she handed me", "he zelled us". */
const GIVEN = wordSet(
  "gave given handed slipped left sent mailed passed wired venmoed venmo'd zelled cashapped paypaled paid cut wrote",
);
/** Those that take money as the whole of what was given: with these alone nobody need say to whom. */
const BY_APP = wordSet("venmoed venmo'd zelled cashapped paypaled wired");
const TO_US = wordSet("me us");
/** "My driver", "our office": whoever takes money for us. */
const OURS = wordSet("my our");
/** Between whom it is given to and the sum: "handed me a check for 200". */
const BETWEEN = wordSet("about already a an the my our check cheque for cash over up front another around like $");
/** How money is paid or comes: "by check", "by phone". */
export const MEANS = wordSet("card check cheque credit debit zelle venmo wire transfer phone mail cash bank");
/** Behind what was paid: when and how. */
const HOW = wordSet("already so far deposit today in cash down");
/** Who gives: "he", "she", "her husband". What stands before "left" in "the crate left 40" is no giver. */
const GIVERS = wordSet(
  "he she they he's she's they've has who already and just husband wife son daughter mom dad mother father neighbor guy",
);
/** "We got", "I've had", "took". */
const HAD = wordSet("got had gotten took received have");
/** Between who paid and "paid". */
const SINCE = wordSet("already just also only");
const US = wordSet("i we i've we've i'd we'd");
const FROM = wordSet("from off");
const THEM = wordSet("him her them");
/** What is handed over, and nobody. */
const MONEY = wordSet("check cheque cash card money deposit");
/** Who gave it: "he", "they've". */
const WHO = wordSet("he she they he's she's they've he'd she'd they'd");
/** What the sum was given as: "the two hundred deposit he sent". */
const NAMED = wordSet("deposit retainer");
const LESS = wordSet("less minus after");

/** The first and the last token of some words. */
interface Span {
  first: number;
  last: number;
}

/** How far before the sum the verb stands. */
const REACH = 6;

/** "Check number 2241". */
const isOfCheck = (tokens: readonly Token[], index: number): boolean =>
  at(tokens, index) === "number" || (/^\d+$/.test(at(tokens, index)) && at(tokens, index - 1) === "number");

/** "Me", "my driver": the last token of those of us who begin at a token, or -1. */
function oursEnd(tokens: readonly Token[], first: number): number {
  if (TO_US.has(at(tokens, first))) return first;
  const ours = OURS.has(at(tokens, first)) && isJoined(tokens[first + 1]) && isThing(at(tokens, first + 1));
  return ours && !MONEY.has(at(tokens, first + 1)) ? first + 1 : -1;
}

/** "Left 50 with me", "gave 80 to my wife": the last token of whom it was given to, or -1. */
function toUsBehind(tokens: readonly Token[], last: number): number {
  const to = at(tokens, last + 1);
  return (to === "with" || to === "to") && isJoined(tokens[last + 1]) ? oursEnd(tokens, last + 2) : -1;
}

/** "With the groom already": the last token of such words behind a sum, or -1. */
function alreadyBehind(tokens: readonly Token[], last: number): number {
  for (let index = last + 2; index <= last + REACH && isJoined(tokens[index]); index++)
    if (at(tokens, index) === "already") return index;
  return -1;
}

/** "Already got | two hundred | from him", "I've had 300 off her": the words that say whom we have it from, or null. */
function hadFrom({ first, last }: Span, tokens: readonly Token[]): Span | null {
  const from = FROM.has(at(tokens, last + 1)) && isJoined(tokens[last + 1]) && THEM.has(at(tokens, last + 2));
  if (!from) return null;
  let verb = first - 1;
  while (verb > first - REACH && isJoined(tokens[verb + 1]) && BETWEEN.has(at(tokens, verb))) verb--;
  return HAD.has(at(tokens, verb)) && isJoined(tokens[verb + 1]) ? { first: verb, last: last + 2 } : null;
}

/** "Less the 200 | he gave me", "the 250 deposit she sent": the words behind a sum that was named before, or null. */
function givenBehind({ first, last: sum }: Span, tokens: readonly Token[]): Span | null {
  if (at(tokens, first - 1) !== "the") return null;
  const last = NAMED.has(joined(tokens, sum + 1)) ? sum + 1 : sum;
  const verb = last + (at(tokens, last + 2) === "already" ? 3 : 2);
  const told = WHO.has(at(tokens, last + 1)) && isJoined(tokens[last + 1]);
  if (!told || !(GIVEN.has(at(tokens, verb)) || at(tokens, verb) === "put")) return null;
  const whom = oursEnd(tokens, verb + 1);
  const lead = LESS.has(at(tokens, first - 2)) ? first - 2 : first - 1;
  return { first: lead, last: whom < 0 ? (at(tokens, verb + 1) === "down" ? verb + 1 : verb) : whom };
}

const PASSED = wordSet("already last when back yesterday");
/** One person, whose "put" without an "s" is past. */
const ONE_PERSON = wordSet("he she who he's she's");

/** "He put 300 down", "she's already put two hundred down": the words that say so, or null. */
function putDown({ first, last }: Span, tokens: readonly Token[]): Span | null {
  if (at(tokens, last + 1) !== "down" || !isJoined(tokens[last + 1])) return null;
  const put = at(tokens, first - 1) === "$" ? first - 2 : first - 1;
  const who = SINCE.has(at(tokens, put - 1)) ? put - 2 : put - 1;
  // "they put three hundred down in april"
  const when = MONTHS.includes(joined(tokens, last + 3)) || PASSED.has(joined(tokens, last + 2));
  const them = ONE_PERSON.has(at(tokens, who)) || (when && /^they(?:'ve)?$/.test(at(tokens, who)));
  const past = at(tokens, put) === "put" && them && isJoined(tokens[put]);
  return past ? { first: put, last: last + 1 } : null;
}

const SENT = wordSet("sent mailed");

/** "They've already | sent a thousand", "she sent 200 yesterday", but not "I already sent 300": to whom need not be said. */
function isSent(tokens: readonly Token[], verb: number, last: number): boolean {
  if (!SENT.has(at(tokens, verb))) return false;
  let who = verb - 1;
  while (SINCE.has(at(tokens, who))) who--;
  if (US.has(at(tokens, who))) return false;
  const next = joined(tokens, last + 1);
  return who < verb - 1 || next === "" || HOW.has(next) || PASSED.has(next);
}

/**
 * "He handed me 100 already", "she left 50 with me", "they venmoed two hundred": money that was given for the job, and no
 * price of anything. The tokens that say so, or null.
 */
export function handedOver({ first, last, per, role }: Figure, tokens: readonly Token[]): Span | null {
  if (role !== "money" || per) return null;
  const had = hadFrom({ first, last }, tokens) ?? givenBehind({ first, last }, tokens);
  if (had) return had;
  const down = putDown({ first, last }, tokens);
  if (down) return down;
  let verb = first - 1;
  for (; verb > first - REACH && isJoined(tokens[verb + 1]); verb--) {
    // "gave | my driver | three hundred"
    if (oursEnd(tokens, verb - 1) === verb) verb--;
    else if (!BETWEEN.has(at(tokens, verb)) && !TO_US.has(at(tokens, verb)) && !isOfCheck(tokens, verb)) break;
  }
  if (!GIVEN.has(at(tokens, verb)) || !isJoined(tokens[verb + 1])) return null;
  const toUs = oursEnd(tokens, verb + 1) >= 0;
  // "the bride handed us a check", but "the crate left 40"
  const who = at(tokens, verb - 1);
  const named = toUs && at(tokens, verb) !== "left" && at(tokens, verb - 2) === "the" && isThing(who);
  if (!GIVERS.has(who) && !named) return null;
  const behind = toUsBehind(tokens, last);
  // "he already handed over 150"
  const over = at(tokens, verb) === "handed" && at(tokens, verb + 1) === "over";
  // "she left a hundred and fifty with the groom already"
  const left = at(tokens, verb) === "left" && at(tokens, last + 1) === "with" ? alreadyBehind(tokens, last) : -1;
  if (left >= 0) return { first: verb, last: left };
  const sent = isSent(tokens, verb, last);
  // "new one in and wired one forty nine" is work
  const byApp = BY_APP.has(at(tokens, verb)) && !(at(tokens, verb) === "wired" && who === "and");
  const ours = toUs || over || behind >= 0 || sent || byApp;
  return ours ? { first: verb, last: Math.max(last, behind) } : null;
}

/** "I paid my sub 400", "we already paid 80 for the permit": what the speaker spends is no payment of the client. */
export function isOurExpense(tokens: readonly Token[], paid: number): boolean {
  if (at(tokens, paid) !== "paid") return false;
  let who = paid - 1;
  while (SINCE.has(at(tokens, who))) who--;
  return US.has(at(tokens, who));
}

const WITH = wordSet("by with via");
const A = wordSet("a his her their");
/** The last token of "by check", "check number 2231" or "with a card" behind a token, or -1. */
function meansEnd(tokens: readonly Token[], last: number): number {
  const bare = checkNumberEnd(tokens, last + 1);
  if (bare >= 0 || !WITH.has(at(tokens, last + 1))) return bare;
  const means = A.has(at(tokens, last + 2)) ? last + 3 : last + 2;
  return MEANS.has(at(tokens, means)) ? Math.max(means, checkNumberEnd(tokens, means)) : -1;
}

/** "Paid 200 already in cash", "paid 640 by check", "paid 80 with a card": the last token of how and when it was paid. */
export function endOfPayment(tokens: readonly Token[], said: number): number {
  let last = said;
  while (isJoined(tokens[last + 1]))
    if (HOW.has(at(tokens, last + 1))) last++;
    else if (meansEnd(tokens, last) > last) last = meansEnd(tokens, last);
    else break;
  return last;
}
