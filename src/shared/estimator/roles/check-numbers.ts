import { wordSet } from "#shared/word-set.ts";
import { isNumberWord } from "../words/number-words.ts";
import { at, isJoined, type Token } from "../words/tokens.ts";

const CHECKS = wordSet("check cheque");
/** "Check | number | 2231". */
const LABELS = wordSet("number no num #");
const WITH = wordSet("by with via through on a the his her their our in");
const PAID_REACH = 6;
/** A check's number has so many digits at least, and a sum of as many is rather round. */
const [FEWEST_DIGITS, SURE_DIGITS, ROUND] = [3, 4, 10];

/** "Paid | in full | by check", "paid | 500 | by check", "paid it by check": what was paid, before a check, "" when nobody said so. */
function paidBefore(tokens: readonly Token[], check: number): "all" | "sum" | "some" | "" {
  let sum = false;
  for (let index = check - 1; index >= check - PAID_REACH && isJoined(tokens[index + 1]); index--) {
    if (at(tokens, index) === "full" && at(tokens, index - 1) === "in") return "all";
    if (at(tokens, index) === "paid") return sum ? "sum" : "some";
    if (isNumberWord(at(tokens, index))) sum = true;
    else if (!WITH.has(at(tokens, index)) && index < check - 2) return "";
  }
  return "";
}

/** "Paid in full by check | 2231", "paid 500 by check | number 88", but "paid by check | 450": the last token of the number of the check that stands at a token, or -1. */
export function checkNumberEnd(tokens: readonly Token[], check: number): number {
  if (!CHECKS.has(at(tokens, check)) || !isJoined(tokens[check + 1])) return -1;
  const isLabelled = LABELS.has(at(tokens, check + 1));
  const number = isLabelled ? check + 2 : check + 1;
  const digits = at(tokens, number);
  if (!/^\d+$/.test(digits) || isNumberWord(at(tokens, number + 1)) || tokens[number]?.gap === "comma") return -1;
  const paid = paidBefore(tokens, check);
  if (paid === "") return -1;
  if (isLabelled) return number;
  if (digits.length < FEWEST_DIGITS) return -1;
  const isSure = paid !== "some" || (digits.length >= SURE_DIGITS && Number(digits) % ROUND !== 0);
  return isSure ? number : -1;
}

/** "Paid in full by check | 2231": true for the number of a check, which is no sum. */
export const isCheckNumber = (tokens: readonly Token[], first: number): boolean =>
  checkNumberEnd(tokens, LABELS.has(at(tokens, first - 1)) ? first - 2 : first - 1) === first;
