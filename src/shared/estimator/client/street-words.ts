import { wordSet } from "#shared/word-set.ts";
import { at, beginsSentence, isJoined, type Token } from "../words/tokens.ts";

/** Words that a street's name ends with, and hardly anything else. */
export const STREETS = wordSet(
  "street avenue ave road rd lane ln boulevard blvd terrace parkway pkwy highway hwy route circle",
);
const ALSO_STREETS = wordSet("drive court place way st");

/** True for a word that may end a street's name, and that a name or a thing seldom ends with. */
export const isStreet = (word: string): boolean => STREETS.has(word) || ALSO_STREETS.has(word);

/** What land is called by, and streets after it: "pine hollow", "quail ridge". */
export const LANDS = wordSet(
  "hollow ridge creek bend crossing meadow meadows grove glen hill hills woods knoll cove bluff bluffs",
);
/** The trees that streets are called by: "four eighteen willow". */
const STREET_TREES = wordSet(
  "oak pine maple elm willow birch cedar walnut linden chestnut hickory sycamore magnolia poplar spruce aspen laurel juniper cypress",
);

/** A word by which a street may be called where nothing is capitalised, and no thing that has a price. */
export const isOfLand = (word: string): boolean => STREET_TREES.has(word) || LANDS.has(word);

const NTH = /^(?:first|second|third|\p{L}+th)$/u;

/** "Birch Lane", "the corner of oak and pine", "fifth and elm": a word that a street is called by, and no thing. */
export function isOfStreet(tokens: readonly Token[], index: number): boolean {
  if (isJoined(tokens[index + 1]) && isStreet(at(tokens, index + 1))) return true;
  const begins = beginsSentence(tokens[index]) || !isJoined(tokens[index]);
  if (tokens[index]?.capital && !begins) return true;
  const first = at(tokens, index - 1) === "and" ? index - 2 : index;
  return (
    (at(tokens, first - 1) === "of" && at(tokens, first - 2) === "corner") ||
    (first < index && NTH.test(at(tokens, first)))
  );
}
