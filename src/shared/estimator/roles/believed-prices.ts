import { wordSet } from "#shared/word-set.ts";
import { oneOf } from "../words/begins.ts";
import { cued } from "../words/cued.ts";
import { LEAST } from "../words/sentence-words.ts";
import { at, joined } from "../words/tokens.ts";
import { CURRENCY } from "../words/words.ts";
import { figureAs, type Place, type RoleRule } from "./number-place.ts";

const SAYS_WHAT = wordSet("it's it is was that's they're");
const BELIEVING = wordSet("thinks thought think figured figures remembers remembered believes assumed assumes");
const OTHERS = wordSet("he she they he's she's they're customer client");
/** How far before "thinks it's" whoever thinks so stands. */
const REACH = 5;

/** "He still thinks it's forty five like it was years ago": what somebody else takes the price for. */
export const isBelieved = cued(oneOf(BELIEVING), ({ said, value }: Place): boolean => {
  if (value < LEAST || !SAYS_WHAT.has(said[0] ?? "")) return false;
  const verb = said.slice(0, 3).findIndex((word) => BELIEVING.has(word));
  return verb > 0 && said.slice(verb + 1, verb + REACH).some((word) => OTHERS.has(word));
});

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
