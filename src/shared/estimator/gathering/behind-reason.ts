import { wordSet } from "#shared/word-set.ts";
import type { OpenLines } from "../heard/open-lines.ts";
import type { Figure } from "../numbers/figure.ts";
import { wordsOfName } from "../service-names/service-names.ts";
import { isThing } from "../words/nearby.ts";
import { stem } from "../words/stem.ts";
import { isJoined, placesBetween } from "../words/tokens.ts";
import { endsLikePlural, looksPlural } from "../words/units.ts";

/** What tells when or why a service is done: "an oil change | while it was up there". */
const TELLS = wordSet("while since because cause when after before as");
const ARE = wordSet("are were");
const EACH = wordSet("each apiece");
/** So many words such a clause has at least. */
const LEAST_TOLD = 3;
const MOST_NOUNS = 3;
/** So near behind the count stands the price of each. */
const PRICE_REACH = 9;

/** True when a price of each stands behind a count: "two tie rod ends | at seventy four dollars each". */
function hasPriceOfEach(open: OpenLines, { number }: Figure): boolean {
  for (let index = number.last + 1; index <= number.last + PRICE_REACH && isJoined(open.tokens[index]); index++)
    if (EACH.has(open.at(index))) return true;
  return false;
}

/** The words of what a count counts: "two | tie rod ends at", "[that pothole] wiper blades | were two at"; or none. */
function thingCounted(open: OpenLines, { first, number }: Figure): number[] {
  const next = number.last + 1;
  if (open.at(next) !== "at") {
    const end = placesBetween(next + 1, next + MOST_NOUNS + 1).find((index) => open.at(index) === "at") ?? next;
    return endsLikePlural(open.at(end - 1)) ? placesBetween(next, end) : [];
  }
  const head = first - 2;
  if (!ARE.has(open.at(first - 1)) || !looksPlural(open.at(head))) return [];
  return isThing(open.at(head - 1)) ? [head - 1, head] : [head];
}

/**
 * "An oil change while it was up there | two tie rod ends at seventy four each", "an alignment since she hit a pothole |
 * wiper blades were two at nineteen each": behind a service and why it is done another thing is counted, with a price of
 * each. Its words that were heard already, which are none when it follows its count; null when nothing else is counted.
 */
export function thingBehindReason(open: OpenLines, figure: Figure): number[] | null {
  const { service, quantities, price } = open.current;
  if (!service || price || quantities.length > 0 || open.correction || figure.unit !== null) return null;
  const told = service.last + 1;
  if (figure.first < told + LEAST_TOLD || !TELLS.has(open.at(told)) || !hasPriceOfEach(open, figure)) return null;
  const words = thingCounted(open, figure);
  // "an oil change while the trucks were in, three trucks at seventy each": those that get it
  const why = placesBetween(told, words[0] ?? told).map((index) => stem(open.at(index)));
  const own = new Set([...wordsOfName(service.entry.name), ...why]);
  if (words.length === 0 || words.some((index) => own.has(stem(open.at(index))))) return null;
  return words.filter((index) => index < figure.first);
}
