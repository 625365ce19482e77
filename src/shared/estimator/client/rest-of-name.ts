import { wordSet } from "#shared/word-set.ts";
import { isNumberWord } from "../words/number-words.ts";
import { at, isJoined, type Token } from "../words/tokens.ts";
import { GIVEN_NAMES } from "../words/words.ts";
import type { Found } from "./finder.ts";
import { TRADE_SURNAMES } from "./name-span.ts";

/** "Paula | stone 31 larkspur court": before the house where somebody lives a word of a trade is the family's. */
export function withSurname(tokens: readonly Token[], taken: Uint8Array, found: Found): Found {
  const surname = found.last + 1;
  const alone = found.first === found.last && GIVEN_NAMES.has(at(tokens, found.first));
  const family = TRADE_SURNAMES.has(at(tokens, surname)) && isJoined(tokens[surname]) && !taken[surname];
  const housed = taken[surname + 1] !== 0 && isNumberWord(at(tokens, surname + 1)) && isJoined(tokens[surname + 1]);
  return alone && family && housed ? { ...found, last: surname } : found;
}

/** What is charged beside the work, in two words of which the first may end a firm's name: "shop | supplies", "service | call". */
const CHARGED = wordSet("supplies fee fees charge charges rate call");
/** "Kern | body | shop": before it a shop is one. */
const OF_SHOPS = wordSet("auto barber bike body coffee flower gift machine paint pet print repair tire");
const OF_CHARGES = wordSet("shop service supply studio office yard delivery");

/** "Customer is otto kern | shop supplies 10": a name without the first word of a charge behind it. */
export function withoutCharge(tokens: readonly Token[], found: Found): Found {
  const { first, last } = found;
  const charged = OF_CHARGES.has(at(tokens, last)) && isJoined(tokens[last + 1]) && CHARGED.has(at(tokens, last + 1));
  const isOwn = OF_SHOPS.has(at(tokens, last - 1)) || tokens[last]?.capital === true;
  return charged && last > first && !isOwn ? { ...found, last: last - 1 } : found;
}

/** What is called by whose it is, and what only they have: "the rivers family picnic", "the smith family room". */
const BODIES = wordSet("family company");
const OF_HOUSES = wordSet("room rooms bath bathroom den car truck van name");

/** "The rivers | family picnic", "the Lindqvist | company party": a family or a firm, named as one. */
export function withBody(tokens: readonly Token[], found: Found): Found {
  const body = found.last + 1;
  const named = at(tokens, found.first - 1) === "the" && BODIES.has(at(tokens, body)) && isJoined(tokens[body]);
  const house = isJoined(tokens[body + 1]) && OF_HOUSES.has(at(tokens, body + 1));
  return named && found.first === found.last && !house ? { ...found, last: body } : found;
}
