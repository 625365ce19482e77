import { MONTHS } from "#shared/calendar-words.ts";
import { wordSet } from "#shared/word-set.ts";
import { at, isJoined, type Token } from "../words/tokens.ts";

const PARTS = wordSet("early mid middle late beginning end week half part");
const WHICH = wordSet("first second third fourth last 1st 2nd 3rd 4th");
const SMALL = wordSet("of the in");
const LONGEST = 5;

/** "In | January", "the second week of March", "mid June": a part of the year without a day, whose month stands at a token; or null for "the May order". */
export function spokenMonth(tokens: readonly Token[], index: number): { first: number; last: number } | null {
  if (!MONTHS.includes(at(tokens, index))) return null;
  let first = index;
  while (first > 0 && index - first < LONGEST && isJoined(tokens[first])) {
    const word = at(tokens, first - 1);
    if (!SMALL.has(word) && !PARTS.has(word) && !WHICH.has(word)) break;
    first--;
  }
  return first === index ? null : { first, last: index };
}
