import { wordSet } from "#shared/word-set.ts";
import type { Around } from "../numbers/figure.ts";
import type { SpokenNumber } from "../numbers/numbers.ts";
import { EACH } from "../roles/per-unit.ts";
import { countsSomething, headAfter, isThing } from "../words/nearby.ts";
import { at, isJoined, joined, type Token } from "../words/tokens.ts";
import { CREW } from "../words/words.ts";
import { ARTICLES, MANY, valueOf, type Slot } from "./run-places.ts";

/** So far behind what is told its verb and its time may stand. */
const REACH = 6;
/** What people and things do that are only told of: "three shingles were already gone", "two dogs live there". */
const TELLS = wordSet(
  "were are live lives left leftover had have came come got will won't didn't don't can't who gone need needed stay stayed",
);
export const LIVING = wordSet(
  "kids children dogs cats tenants neighbors puppies horses chickens toddlers babies people",
);
const MORE = wordSet("and or a an the");
const NEARLY = wordSet("about like another only at cost just roughly around an a");
/** "Four boxes left over", "two gallons leftover". */
const isLeftOver = (tokens: readonly Token[], index: number): boolean =>
  at(tokens, index) === "leftover" ||
  (at(tokens, index) === "left" && /^(?:over|behind|in)$/.test(at(tokens, index + 1)));

/** "Ridge repair is six forty | three shingles were already gone": the last token of what is only told, and has no price; -1 for none. */
export function toldBehind(number: SpokenNumber, slot: Slot, { tokens, isNumberAt }: Around): number {
  if (slot === "thing" && !number.priceShaped) return -1;
  const head = headAfter(tokens, number.last);
  if (head < 0 || valueOf(number) <= MANY || countsSomething(tokens, number.last + 1, isNumberAt)) return -1;
  let verb = head + 1;
  // "two kids and a dog live there"
  while (verb < head + REACH && MORE.has(at(tokens, verb)) && isJoined(tokens[verb + 1]))
    verb += 2 + Number(at(tokens, verb) === "and");
  // "framing is thirty two fifty materials are nineteen hundred"
  let price = verb + 1;
  while (NEARLY.has(at(tokens, price)) && price < verb + REACH) price++;
  if (isNumberAt(price) || arePricedBehindVerb(verb, tokens, isNumberAt)) return -1;
  const living = LIVING.has(at(tokens, head)) && !CREW.has(at(tokens, head));
  const tells = isJoined(tokens[head + 1]) && TELLS.has(at(tokens, verb));
  return living || tells || isLeftOver(tokens, head + 1) ? endOfTold(tokens, tells ? verb : head) : -1;
}

/** So many words behind a verb the price of each thing may stand. */
const PRICE_REACH = 4;
/** "Two hammers need replacing, forty five each": what has its price. */
export function arePricedBehindVerb(verb: number, tokens: readonly Token[], isNumberAt: Around["isNumberAt"]): boolean {
  if (!TELLS.has(at(tokens, verb))) return false;
  let priced = false;
  for (let index = verb + 1; index <= verb + PRICE_REACH + 2; index++) {
    if (priced && EACH.has(at(tokens, index))) return true;
    priced ||= isNumberAt(index);
  }
  return false;
}

/** What is said behind such a verb: "already gone", "torn", "left over". */
const STATES =
  /^(?:already|there|up|here|around|gone|torn|bad|missing|loose|left|over|behind|leftover|rotten|broken|.+ed)$/;
const PLACED = wordSet("in at on under by");

/** "When I got up there". */
const WHEN = wordSet("when before after");
const THERE = wordSet("there here");

/** The last token of what is told: "left over in the garage", "were already gone". */
function endOfTold(tokens: readonly Token[], from: number): number {
  let last = from;
  while (isJoined(tokens[last + 1]) && STATES.test(at(tokens, last + 1))) last++;
  for (let index = last + 3; WHEN.has(joined(tokens, last + 1)) && index < last + REACH; index++)
    if (THERE.has(at(tokens, index))) return index;
  if (!PLACED.has(joined(tokens, last + 1))) return last;
  const noun = ARTICLES.has(at(tokens, last + 2)) ? last + 3 : last + 2;
  return isThing(joined(tokens, noun)) ? noun : last;
}
