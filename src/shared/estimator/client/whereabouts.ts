import { wordSet } from "#shared/word-set.ts";
import { isHighway, isNumberedRoad } from "../roles/numbered-roads.ts";
import { isNumberWord } from "../words/number-words.ts";
import { at, isJoined, type Token } from "../words/tokens.ts";
import { EDGES } from "../words/words.ts";
import { isStreet } from "../words/street-words.ts";

const TOWARD = wordSet("over out down up");
const PLACING = wordSet("on in at by near off from past behind across");
const ARTICLES = wordSet("the a an");
const LONGEST_STREET = 4;

/** "County road 12 | new pump": digits that no other number goes on with: "county road 12 | forty feet". */
export const isOwnNumber = (tokens: readonly Token[], index: number): boolean =>
  /^\d+$/.test(at(tokens, index)) &&
  isJoined(tokens[index]) &&
  !(isNumberWord(at(tokens, index + 1)) && isJoined(tokens[index + 1]));

/** The word of a street behind a preposition; -1 for none. */
function streetEnd(tokens: readonly Token[], first: number): number {
  // "out on route 9"
  if (isHighway(at(tokens, first)) && /^\d/.test(at(tokens, first + 1)) && isJoined(tokens[first + 1]))
    return first + 1;
  for (let next = first; next < first + LONGEST_STREET && isJoined(tokens[next]); next++) {
    if (next > first && isStreet(at(tokens, next)))
      return isNumberedRoad(tokens, next) && isOwnNumber(tokens, next + 1) ? next + 1 : next;
    const begins = next === first && (ARTICLES.has(at(tokens, next)) || /^\d/.test(at(tokens, next)));
    if (!begins && (EDGES.has(at(tokens, next)) || isNumberWord(at(tokens, next)))) return -1;
  }
  return -1;
}

const POINTS = wordSet("end corner top bottom foot head");
const ROADS = wordSet("road street block lane drive hill alley avenue boulevard county town");

/** "Gus at | the end of the road": a point of a road and not of what is worked on, its last token; -1 for none. */
function pointEnd(tokens: readonly Token[], first: number): number {
  const said = [0, 1, 2, 3, 4].map((step) => (isJoined(tokens[first + step]) ? at(tokens, first + step) : ""));
  const [the = "", point = "", of, article = "", road = ""] = said;
  const named = ARTICLES.has(the) && POINTS.has(point) && of === "of" && /^(?:the|our|my|his|her)$/.test(article);
  return named && ROADS.has(road) ? first + 4 : -1;
}

/** "Frank russo | over on bleecker street", "on canal street", "over by the ballpark": the last token of where somebody is, or -1. */
export function whereaboutsEnd(tokens: readonly Token[], index: number): number {
  const toward = TOWARD.has(at(tokens, index)) && isJoined(tokens[index]);
  const place = toward ? index + 1 : index;
  // "down in the basement" is where the work is
  const inside = at(tokens, place) === "in" && !["over", "out"].includes(at(tokens, index));
  if (!PLACING.has(at(tokens, place)) || !isJoined(tokens[place]) || inside) return -1;
  const street = Math.max(streetEnd(tokens, place + 1), pointEnd(tokens, place + 1));
  if (street > 0 || !toward) return street;
  const named = ARTICLES.has(at(tokens, place + 1)) ? place + 2 : place + 1;
  const word = at(tokens, named);
  return isJoined(tokens[named]) && !EDGES.has(word) && !isNumberWord(word) && /^\p{L}/u.test(word) ? named : -1;
}
