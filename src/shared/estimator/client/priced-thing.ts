import { wordSet } from "#shared/word-set.ts";
import { isNumberWord } from "../words/number-words.ts";
import { at, isJoined, type Token } from "../words/tokens.ts";

const PRICED_BY = wordSet("is was are runs comes");

/** "And rod | is sixty", "parging the smoke chamber | is $650": what costs something is a thing, and nobody. */
export function isPriced(tokens: readonly Token[], last: number): boolean {
  if (!PRICED_BY.has(at(tokens, last + 1)) || !isJoined(tokens[last + 1])) return false;
  const sum = at(tokens, last + 2) === "$" ? last + 3 : last + 2;
  return isNumberWord(at(tokens, sum)) && isJoined(tokens[sum]);
}
