import { wordSet } from "#shared/word-set.ts";
import type { Figure } from "../numbers/figure.ts";
import { at, isJoined, type Token } from "../words/tokens.ts";

/** Who writes, or what leads on to an order to write: "I'd put ...", "and just put ...". */
const WRITERS = wordSet("and then just also plus please i i'll i'd let's we we'll so");
const ARTICLES = wordSet("the a an my our");
/** What is paid down. */
const PAID = wordSet("deposit retainer booking materials material lumber job work project start balance");

/** "Put thirty-five dollars down | for travel": where "put" stands before a price that is only written down for a thing; -1 for money that is paid down. */
export function writtenDownFrom({ first, last }: Figure, tokens: readonly Token[]): number {
  if (at(tokens, last + 1) !== "down" || at(tokens, last + 2) !== "for" || !isJoined(tokens[last + 2])) return -1;
  const put = first - 1;
  const orders = at(tokens, put) === "put" && (!isJoined(tokens[put]) || WRITERS.has(at(tokens, put - 1)) || put === 0);
  const thing = ARTICLES.has(at(tokens, last + 3)) ? last + 4 : last + 3;
  return orders && !PAID.has(at(tokens, thing)) ? put : -1;
}
