import { wordSet } from "#shared/word-set.ts";
import { at, isJoined, type Token } from "../words/tokens.ts";

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
  const tells = at(tokens, before) === "paid" && PAYERS.has(at(tokens, before - 1));
  return tells && isJoined(tokens[index]) ? before : -1;
}
