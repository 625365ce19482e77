import { wordSet } from "#shared/word-set.ts";
import type { Candidate } from "../quantities/candidate.ts";
import type { Figure } from "../numbers/figure.ts";
import { at, isJoined, type Token } from "../words/tokens.ts";
import { isMeasure, unitAt } from "../words/units.ts";
import { LABOR_WORDS, WORK_VERBS } from "../words/words.ts";

/** What is said of a thing behind its price: "fourteen hundred labor", "sixty five a sheet hung and finished". */
const ENDS_PRICE = wordSet(
  "labor installed hung finished delivered complete assembled painted mounted poured laid applied and taped set fitted",
);
/** How many words such an end has at most. */
const MOST = 4;

/** "One eighty nine | parts, labor two hours": what the price before was for. */
const STUFF = wordSet("parts part material materials");

/** "Twenty dollars | foot labor": with the unit of the price before it, without an article, what ends that may begin. */
function placeBehindUnit(price: Figure, words: readonly number[], tokens: readonly Token[]): number {
  const isUnit = !price.per && isMeasure(unitAt(at(tokens, words[0]), undefined)?.unit ?? "");
  return words.length > 2 && isUnit && ENDS_PRICE.has(at(tokens, words[1])) ? 1 : 0;
}

/**
 * The words of a line without those that still belong to the price before it: "paint" of "fourteen hundred labor, paint is
 * two sixty", "labor" of "one eighty nine parts labor two hours", "set the toilet" of "vanity thirteen forty set and set the toilet".
 */
export function withoutPriceEnding(
  candidate: Candidate,
  before: Candidate | null,
  tokens: readonly Token[],
): Candidate {
  const price = before?.price;
  const first = candidate.words[0] ?? -1;
  if (!price || first !== price.last + 1) return candidate;
  const [, second = -1] = candidate.words;
  const isOfPrice = STUFF.has(at(tokens, first)) && LABOR_WORDS.has(at(tokens, second)) && second === first + 1;
  if (isOfPrice && candidate.price) return { ...candidate, words: candidate.words.slice(1), first: second };
  if (!isJoined(tokens[first])) return candidate;
  const begins = placeBehindUnit(price, candidate.words, tokens);
  if (!ENDS_PRICE.has(at(tokens, candidate.words[begins]))) return candidate;
  for (let place = begins + 1; place <= MOST && place < candidate.words.length; place++) {
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
