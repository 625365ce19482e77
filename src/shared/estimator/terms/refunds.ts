import { wordSet } from "#shared/word-set.ts";
import { placesBeside } from "../words/sentence-words.ts";
import { at, type Token } from "../words/tokens.ts";

/** What is said of a deposit that nobody gets back begins with one of these. */
export const REFUNDS = wordSet("non nonrefundable refundable");
const NOT = wordSet("not isn't aren't");
const DEPOSITS = wordSet("deposit retainer fee down");
const REACH = 6;

/** "A | non-refundable deposit", "the retainer isn't | refundable": at one of those words; of nothing else is it said here. */
export function isNonRefundable(tokens: readonly Token[], index: number): boolean {
  const word = at(tokens, index);
  const denied = word === "refundable" && NOT.has(at(tokens, index - 1));
  const said = word === "nonrefundable" || denied || (word === "non" && at(tokens, index + 1) === "refundable");
  return said && placesBeside(tokens, index, index, REACH).some((place) => DEPOSITS.has(at(tokens, place)));
}
