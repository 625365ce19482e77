import { wordSet } from "#shared/word-set.ts";
import { oneOf } from "./begins.ts";
import { isNumberWord } from "./number-words.ts";
import { at, beginsSentence, isJoined, type Token } from "./tokens.ts";

const PRICES = wordSet("price prices pricing number numbers figure cost quote");

/** Behind "price": "to come", "to follow", "TBD". */
const COMING = ["to come", "to follow", "is to come", "will follow", "comes later", "later", "pending", "tbd"].map(
  (phrase) => phrase.split(" "),
);

/** "Price | to come", "number | pending": the last token, or -1. */
function comingEnd(tokens: readonly Token[], index: number): number {
  const stands = (phrase: readonly string[]) =>
    phrase.every((word, place) => at(tokens, index + 1 + place) === word && isJoined(tokens[index + 1 + place]));
  const coming = COMING.find(stands);
  return coming ? index + coming.length : -1;
}

/** Behind "to be". */
const DECIDED = wordSet("priced quoted determined decided");

/** Behind "no number". */
const ON_IT = wordSet("on for that it this them those yet so far right now there");
const LONGEST_ON_IT = 4;

/** "No | number on that yet": the last token, or -1 for "no price change". */
function noPriceEnd(tokens: readonly Token[], index: number): number {
  let last = index + 1;
  // "the permit, no idea yet"
  if (at(tokens, last) === "idea" && at(tokens, last + 1) === "yet" && isJoined(tokens[last])) return last + 1;
  if (!PRICES.has(at(tokens, last)) || !isJoined(tokens[last])) return -1;
  const most = last + LONGEST_ON_IT;
  while (last < most && ON_IT.has(at(tokens, last + 1)) && isJoined(tokens[last + 1])) last++;
  // "so no number | two regulators at"
  const counted = at(tokens, index - 1) === "so" && isNumberWord(at(tokens, last + 1));
  const ends = at(tokens, last) === "yet" || counted || !tokens[last + 1] || beginsSentence(tokens[last + 1]);
  return ends || !isJoined(tokens[last + 1]) ? last : -1;
}

const PRICING = wordSet("price quote figure");
const THAT = wordSet("that it those them this");
/** When it will be priced: "after we see it". */
const TURNS = wordSet("after once when later tonight tomorrow separately separate");
const LONGEST_TURN = 7;

/** "[I'll have to] price | that one after we see it": the last token, or -1. */
function pricedLaterEnd(tokens: readonly Token[], index: number): number {
  const leads = /^(?:to|i'll|we'll)$/.test(at(tokens, index - 1));
  if (!leads || !THAT.has(at(tokens, index + 1)) || !isJoined(tokens[index + 1])) return -1;
  let last = index + 1;
  while (/^(?:ones?|out|up)$/.test(at(tokens, last + 1)) && isJoined(tokens[last + 1])) last++;
  if (!TURNS.has(at(tokens, last + 1)) || !isJoined(tokens[last + 1])) return last;
  const most = last + LONGEST_TURN;
  while (last < most && isJoined(tokens[last + 1]) && !/^(?:and|plus|then)$/.test(at(tokens, last + 1))) last++;
  return last;
}

const WORKING = wordSet("work crunch look find check");
const WHEN = wordSet("later tonight tomorrow today soon monday");
const WORKING_REACH = 4;

/** True for "I'll | work up numbers", where the speaker does something with prices. */
export const isWorkedOut = (tokens: readonly Token[], index: number): boolean => WORKING.has(at(tokens, index));

/** "Numbers | tonight", "the price | on that": the last token of what follows a price that is not known yet. */
function endsBehind(tokens: readonly Token[], price: number): number {
  if (/^(?:on|for|of)$/.test(at(tokens, price + 1)) && THAT.has(at(tokens, price + 2)))
    return at(tokens, price + 3) === "one" ? price + 3 : price + 2;
  return WHEN.has(at(tokens, price + 1)) ? price + 1 : price;
}

/** "Work | up numbers tonight", "work | out a price": the last token, or -1 for "work on the roof". */
function workingOutEnd(tokens: readonly Token[], index: number): number {
  const works = at(tokens, index) === "crunch" || /^(?:up|out|on)$/.test(at(tokens, index + 1));
  if (!works) return -1;
  for (let next = index + 1; next <= index + WORKING_REACH && isJoined(tokens[next]); next++)
    if (PRICES.has(at(tokens, next))) return endsBehind(tokens, next);
  return -1;
}

/** "Leave | that one blank": the last token, or -1 for "leave it open". */
function leftBlankEnd(tokens: readonly Token[], index: number): number {
  if (!THAT.has(at(tokens, index + 1)) || !isJoined(tokens[index + 1])) return -1;
  const last = at(tokens, index + 2) === "one" ? index + 3 : index + 2;
  return at(tokens, last) === "blank" && isJoined(tokens[last]) ? last : -1;
}

const UNKNOWN_OF = wordSet("what how");
const LONGEST_UNKNOWN = 9;
/** "We | don't know yet", "I | don't know what the city charges": the last token of what nobody knows about the price, or -1. */
function unknownEnd(tokens: readonly Token[], index: number): number {
  const know = at(tokens, index + 1) === "don't" ? index + 2 : -1;
  if (know < 0 || at(tokens, know) !== "know" || !isJoined(tokens[know])) return -1;
  const next = know + 1;
  if (at(tokens, next) === "yet" && isJoined(tokens[next])) return next;
  if (!isJoined(tokens[next])) return know;
  if (!UNKNOWN_OF.has(at(tokens, next))) return -1;
  let last = next;
  while (
    last < next + LONGEST_UNKNOWN &&
    isJoined(tokens[last + 1]) &&
    !/^(?:and|plus|then)$/.test(at(tokens, last + 1))
  )
    last++;
  // only to a pause: "I don't know what the city charges the fence is nine hundred"
  return isJoined(tokens[last + 1]) && !/^(?:and|plus|then)$/.test(at(tokens, last + 1)) ? -1 : last;
}

const CANNOT = wordSet("can't cannot couldn't");
const TILL = wordSet("till until before without");
const WHO = wordSet("i we they he she");
const INTO = wordSet("up in into inside at on under behind over there");
const WHAT = wordSet("the a an his her their that this what how");
/** "Price that, | until": what it is that cannot be priced, between "price" and "until". */
const LONGEST_PRICED = 3;

/** "The wall I | can't price till I see the grade | steps are nine hundred": the last token of until when, or -1. */
function cannotPriceEnd(tokens: readonly Token[], index: number): number {
  if (!CANNOT.has(at(tokens, index + 1)) || !PRICING.has(at(tokens, index + 2))) return -1;
  let next = index + 3;
  while (next < index + 3 + LONGEST_PRICED && !TILL.has(at(tokens, next)) && THAT.has(at(tokens, next))) next++;
  if (!TILL.has(at(tokens, next))) return -1;
  if (WHO.has(at(tokens, next + 1))) next++;
  let last = next + 1;
  while (INTO.has(at(tokens, last + 1)) && isJoined(tokens[last + 1])) last++;
  if (!isJoined(tokens[last + 1])) return last;
  if (THAT.has(at(tokens, last + 1)) && !WHAT.has(at(tokens, last + 1))) return last + 1;
  return WHAT.has(at(tokens, last + 1)) && isJoined(tokens[last + 2]) ? last + 2 : last;
}

/** Each of these ways begins with one of these words. */
export const beginsUndecidedPrice = oneOf(PRICES, PRICING, WORKING, ["tbd", "to", "no", "leave", "i", "we"]);

/**
 * The last token of words that say that a price is not known yet: "price to come", "no number on that yet", "TBD", "price
 * that one later", "leave that one blank", "work up numbers"; or -1. It is asked of every word, so most are answered by their first look.
 */
export function undecidedPriceEnd(tokens: readonly Token[], index: number): number {
  const word = at(tokens, index);
  if (!beginsUndecidedPrice(word)) return -1;
  if (word === "tbd") return index;
  if (WORKING.has(word)) return workingOutEnd(tokens, index);
  if (word === "i" || word === "we") return Math.max(unknownEnd(tokens, index), cannotPriceEnd(tokens, index));
  if (word === "leave") return leftBlankEnd(tokens, index);
  if (word === "no") return noPriceEnd(tokens, index);
  if (word === "to") return at(tokens, index + 1) === "be" && DECIDED.has(at(tokens, index + 2)) ? index + 2 : -1;
  const later = PRICING.has(word) ? pricedLaterEnd(tokens, index) : -1;
  return later < 0 && PRICES.has(word) ? comingEnd(tokens, index) : later;
}
