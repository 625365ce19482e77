import { wordSet } from "#shared/word-set.ts";
import type { Candidate } from "../quantities/candidate.ts";
import { at, isJoined, type Token } from "../words/tokens.ts";
import { WORK_VERBS } from "../words/words.ts";

/** What is said of a thing behind its price: "fourteen hundred labor", "sixty five a sheet hung and finished". */
const ENDS_PRICE = wordSet(
  "labor installed hung finished delivered complete assembled painted mounted poured laid applied and taped set fitted",
);
/** How many words such an end has at most. */
const MOST = 4;

/**
 * The words of a line without those that still belong to the price before it: "paint" of "fourteen hundred labor, paint is
 * two sixty", "set the toilet" of "vanity thirteen forty set and set the toilet".
 */
export function withoutPriceEnding(
  candidate: Candidate,
  before: Candidate | null,
  tokens: readonly Token[],
): Candidate {
  const price = before?.price;
  const first = candidate.words[0] ?? -1;
  if (!price || first !== price.last + 1 || !isJoined(tokens[first]) || !ENDS_PRICE.has(at(tokens, first)))
    return candidate;
  for (let place = 1; place <= MOST && place < candidate.words.length; place++) {
    const index = candidate.words[place] ?? -1;
    const isApart = tokens[index]?.gap === "comma";
    // "set and set the toilet"
    const isAnew = at(tokens, index - 1) === "and" && WORK_VERBS.has(at(tokens, index)) && at(tokens, index) === at(tokens, first); // prettier-ignore
    if (isApart || isAnew) {
      const words = candidate.words.slice(place);
      return { ...candidate, words, first: words[0] ?? candidate.first };
    }
    if (!ENDS_PRICE.has(at(tokens, index))) return candidate;
  }
  return candidate;
}
