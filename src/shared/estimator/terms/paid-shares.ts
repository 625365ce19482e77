import { wordSet } from "#shared/word-set.ts";
import type { Figure } from "../numbers/figure.ts";
import { isNumberWord } from "../words/number-words.ts";
import { at, beginsSentence, isJoined, type Token } from "../words/tokens.ts";

const BEING = wordSet("was is has been been already of it that");
const PAID = wordSet("paid prepaid received collected");
const TO_COME = wordSet("on at upon when by before once in after");
const PAYERS = wordSet("they he she who already have has they've he's she's");
/** Between "paid" and "was already". */
const REACH = 4;

/**
 * "Half | was already paid", "they paid me | a third": the token that says that a share of the price is paid, or -1.
 * `index` and `last` are the first and the last token of the share. "Half paid on signing" is still to come.
 */
export function paidWith(tokens: readonly Token[], index: number, last: number): number {
  let next = last + 1;
  while (next < last + REACH && BEING.has(at(tokens, next)) && isJoined(tokens[next])) next++;
  const due = next === last + 1 && TO_COME.has(at(tokens, next + 1));
  if (PAID.has(at(tokens, next)) && isJoined(tokens[next]) && !due) return next;
  const article = /^(?:a|one)$/.test(at(tokens, index - 1)) ? index - 2 : index - 1;
  const before = /^(?:me|us)$/.test(at(tokens, article)) ? article - 1 : article;
  const tells =
    (at(tokens, before) === "paid" && PAYERS.has(at(tokens, before - 1))) || isGivenTo(tokens, article, last);
  return tells && isJoined(tokens[index]) ? before : -1;
}

const GIVERS = wordSet("he she they who already he's she's they've");
const GIVING = wordSet("pay pays paid give gives gave hand handed send sent");
/** "He pay | me | half already", "she paid us a third already": whose money it is, and that it was given. */
const isGivenTo = (tokens: readonly Token[], whom: number, last: number): boolean =>
  /^(?:me|us)$/.test(at(tokens, whom)) &&
  GIVING.has(at(tokens, whom - 1)) &&
  GIVERS.has(at(tokens, whom - 2)) &&
  (at(tokens, whom - 2) === "already" || (at(tokens, last + 1) === "already" && endsGiven(tokens, last + 2)));

/** "Half already | two ninety", "half already, ...", but not "half already | cut lumber": true where nothing of the work is named. */
const endsGiven = (tokens: readonly Token[], next: number): boolean =>
  !isJoined(tokens[next]) || isNumberWord(at(tokens, next)) || GOES_ON.has(at(tokens, next));

const LEADING = wordSet("already that's so which is");
/** What is paid later, or when: behind "half already, five seventy" no thing of that price is named. */
const GOES_ON = wordSet("rest the and balance remainder other so when today yesterday friday with by in cash check");
/** "He paid me half already | five seventy": the last token of the sum that a share comes to, or -1 when it is of something else. */
export function sumOfShare(tokens: readonly Token[], last: number, figures: readonly Figure[]): number {
  let first = last + 1;
  while (LEADING.has(at(tokens, first)) && !beginsSentence(tokens[first])) first++;
  if (beginsSentence(tokens[first])) return -1;
  const sum = figures.find((figure) => figure.first === first);
  if (sum?.role !== "money" || sum.per) return -1;
  return !isJoined(tokens[sum.last + 1]) || GOES_ON.has(at(tokens, sum.last + 1)) ? sum.last : -1;
}
