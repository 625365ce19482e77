import { wordSet } from "#shared/word-set.ts";
import { oneOf } from "../words/begins.ts";
import { cued } from "../words/cued.ts";
import { at, joined } from "../words/tokens.ts";
import { CURRENCY } from "../words/words.ts";
import { figureAs, type RoleRule } from "./number-place.ts";

const BEING = wordSet("is was are were seems sounds");
const JUDGED = [
  ["too", "much"],
  ["too", "high"],
  ["too", "low"],
  ["too", "little"],
  ["a", "lot"],
  ["a", "bit", "much"],
  ["way", "too", "much"],
  ["way", "too", "high"],
  ["steep"],
  ["high"],
  ["low"],
];

/** "And 220 was too much for that strip": a figure that is only judged, and then said anew. */
export const judged: RoleRule = cued(oneOf(JUDGED.map((phrase) => phrase.at(-1) ?? "")), (place) => {
  const { tokens } = place.around;
  const is = CURRENCY.has(joined(tokens, place.next)) ? place.next + 1 : place.next;
  if (!BEING.has(joined(tokens, is))) return null;
  const words = JUDGED.find((phrase) => phrase.every((word, offset) => at(tokens, is + 1 + offset) === word));
  return words ? figureAs(place, "dimension", { last: is + words.length, told: true }) : null;
});
