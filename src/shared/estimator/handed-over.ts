import { wordSet } from "#shared/word-set.ts";
import { at, type Figure } from "./figure.ts";
import { isThing } from "./nearby.ts";
import { isJoined, type Token } from "./tokens.ts";

/** How money comes to the speaker: "she handed me", "he zelled us". */
const GIVEN = wordSet(
  "gave given handed slipped left sent mailed passed wired venmoed venmo'd zelled cashapped paypaled",
);
/** Those that take money as the whole of what was given: with these alone nobody need say to whom. */
const BY_APP = wordSet("venmoed venmo'd zelled cashapped paypaled wired");
const TO_US = wordSet("me us");
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
/** How far before the sum the verb stands. */
const REACH = 6;

/** "Check number 2241". */
const isOfCheck = (tokens: readonly Token[], index: number): boolean =>
  at(tokens, index) === "number" || (/^\d+$/.test(at(tokens, index)) && at(tokens, index - 1) === "number");

/** "Left 50 with me", "gave 80 to my wife": the last token of whom it was given to, or -1. */
function toUsBehind(tokens: readonly Token[], last: number): number {
  const to = at(tokens, last + 1);
  const mine = TO_US.has(at(tokens, last + 2));
  return (to === "with" || to === "to") && mine && isJoined(tokens[last + 1]) ? last + 2 : -1;
}

/**
 * "He handed me 100 already", "she left 50 with me", "they venmoed two hundred": money that was given for the job, and no
 * price of anything. The tokens that say so, or null.
 */
export function handedOver(
  { first, last, per, role }: Figure,
  tokens: readonly Token[],
): { first: number; last: number } | null {
  if (role !== "money" || per) return null;
  let verb = first - 1;
  while (
    verb > first - REACH &&
    isJoined(tokens[verb + 1]) &&
    (BETWEEN.has(at(tokens, verb)) || TO_US.has(at(tokens, verb)) || isOfCheck(tokens, verb))
  )
    verb--;
  if (!GIVEN.has(at(tokens, verb)) || !isJoined(tokens[verb + 1])) return null;
  const toUs = TO_US.has(at(tokens, verb + 1));
  // "the bride handed us a check", but "the crate left 40"
  const who = at(tokens, verb - 1);
  const named = toUs && at(tokens, verb) !== "left" && at(tokens, verb - 2) === "the" && isThing(who);
  if (!GIVERS.has(who) && !named) return null;
  const behind = toUsBehind(tokens, last);
  const ours = toUs || behind >= 0 || BY_APP.has(at(tokens, verb));
  return ours ? { first: verb, last: Math.max(last, behind) } : null;
}

/** "Paid 200 already in cash", "paid 640 by check": the last token of how and when it was paid. */
export function endOfPayment(tokens: readonly Token[], said: number): number {
  let last = said;
  while (isJoined(tokens[last + 1]))
    if (HOW.has(at(tokens, last + 1))) last++;
    else if (at(tokens, last + 1) === "by" && MEANS.has(at(tokens, last + 2))) last += 2;
    else break;
  return last;
}
