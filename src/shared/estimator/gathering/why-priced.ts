import { wordSet } from "#shared/word-set.ts";
import type { OpenLines } from "../heard/open-lines.ts";
import { oneOf } from "../words/begins.ts";
import { beginsSentence } from "../words/tokens.ts";

const ROSE = wordSet("went gone goes jumped shot climbed");
const OWNERS = wordSet("the their my our since because");
const THATS = wordSet("that's which's it's");
export const beginsWhyPriced = oneOf(OWNERS, THATS);
/** Whom a price hits: "went up | on me", "hits | me". */
const WHOM = wordSet("me us everybody everyone");
const AGAIN = wordSet("again lately");
const CHARGING = wordSet("hits charges costs bills runs gets");
/** So many words has what got dearer, or who charges: "the crushed stone". */
const LONGEST = 4;

/** "The pipe | went up on me": the last token, or -1. */
function roseEnd(open: OpenLines, rose: number): number {
  if (!ROSE.has(open.at(rose)) || open.at(rose + 1) !== "up") return -1;
  const on = rose + 2;
  if (open.at(on) === "on" && WHOM.has(open.at(on + 1))) return on + 1;
  return AGAIN.has(open.at(on)) ? on : -1;
}

/** "That's what the dump | hits me for": the last token, or -1. */
function chargedEnd(open: OpenLines, charges: number): number {
  if (!CHARGING.has(open.at(charges)) || !WHOM.has(open.at(charges + 1))) return -1;
  return open.at(charges + 2) === "for" ? charges + 2 : charges + 1;
}

/** "Nine twenty five | the pipe went up on me | county permit ...", "so 75 | that's what the dump hits me for": why a price is what it is names nothing. The last token, or -1. */
export function whyPricedEnd(open: OpenLines, index: number): number {
  const charged = THATS.has(open.at(index)) && open.at(index + 1) === "what";
  if (!(charged || OWNERS.has(open.at(index))) || !isBehindPrice(open, index)) return -1;
  const first = charged ? index + 3 : index + 2;
  for (let verb = first; verb <= first + LONGEST; verb++) {
    if (beginsSentence(open.tokens[verb]) || open.figures.has(verb)) return -1;
    const end = charged ? chargedEnd(open, verb) : roseEnd(open, verb);
    if (end >= 0) return end;
  }
  return -1;
}

/** True right behind a price, or behind the sum of one, which is passed over. */
function isBehindPrice(open: OpenLines, index: number): boolean {
  if (open.current.price?.last === index - 1) return true;
  let before = index - 1;
  while (before >= 0 && open.isTaken(before)) before--;
  return open.current.price?.last === before || open.figures.get(before)?.role === "money";
}
