import { wordSet } from "#shared/word-set.ts";
import { wordsBefore } from "../words/sentence-words.ts";
import { at } from "../words/tokens.ts";
import { TIME_UNITS } from "../words/units.ts";
import type { Place } from "./number-place.ts";
import { endOfReason } from "./told-reasons.ts";

const WARRANTIES = wordSet("warranty guarantee guaranteed warrantied warranties covered");
const LAST_HOUR = 12;
const REACH = 4;

/** "Warranty is two years", "guaranteed for ninety days", "a two year warranty": how long is promised, and nothing that is sold. */
function isWarranty({ number, around, unit, second, next }: Place): boolean {
  if (unit === null || !TIME_UNITS.has(unit.unit) || unit.unit === "hour") return false;
  const behind = [second, at(around.tokens, next + 2)];
  return (
    wordsBefore(around.tokens, number.first, REACH).some((word) => WARRANTIES.has(word)) ||
    behind.some((word) => WARRANTIES.has(word))
  );
}

/** "Meet at 9 on the 14th". */
const isOnTheDay = ({ around, before, value, after, second, next }: Place): boolean =>
  before === "at" &&
  value <= LAST_HOUR &&
  after === "on" &&
  second === "the" &&
  /^\d/.test(at(around.tokens, next + 2));

/** "It's thirty five miles out": how far it is, unless each mile has a price. */
const isDistance = ({ around, unit, second }: Place): boolean =>
  unit?.unit === "mile" && (second === "out" || second === "away") && !around.rated.has("mile");

/** The last token of a length of time, a distance, an hour or a reason that is told, and counts and prices nothing; -1 for none. */
export function toldSpanEnd(place: Place): number {
  if (isWarranty(place)) return place.next;
  if (isDistance(place)) return place.next + 1;
  if (!isOnTheDay(place)) return endOfReason(place);
  const ordinal = /^(?:st|nd|rd|th)$/.test(at(place.around.tokens, place.next + 3));
  return place.next + (ordinal ? 3 : 2);
}
