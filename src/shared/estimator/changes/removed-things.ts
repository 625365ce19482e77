import { wordSet } from "#shared/word-set.ts";
import type { OpenLines } from "../heard/open-lines.ts";
import { isThing } from "../words/nearby.ts";
import { isJoined } from "../words/tokens.ts";
import { isWorkVerb } from "../words/work-forms.ts";

/** What a line is called that was just named. */
export const ITS = new Set(["it", "that", "them", "those", "any"]);

/** Verbs that take out a line when they name one, and are work or talk when they do not: "cut the grass". */
const TAKES_OUT = new Set(["strike", "omit", "delete", "eliminate", "cut", "lose", "nix", "nixed", "ditch", "ditched"]);
const OBJECT_REACH = 5;
/** How something is cut, and nothing that was named. */
const HOW = wordSet("back down up in into through open away across off");

/** "They passed on the heaters", "she turned down the guards": so too, as they are told of much else. */
const DECLINES = new Set(["passed", "turned", "said", "declined"]);

/** "Strike the base molding, the school is doing that": the words up to `last`, then a line that was heard, and no price of its own. */
export function namesNoLine(open: OpenLines, index: number, last: number): boolean {
  const declines = DECLINES.has(open.at(index));
  if (!declines && !TAKES_OUT.has(open.at(index))) return false;
  // "take out the colony 525, cut | out all the comb": of what was named
  const from = [["out"], ["all"], ["the", "that", "those", "his", "her", "their"]].reduce(
    (next, words) => (words.includes(open.at(next)) ? next + 1 : next),
    last + 1,
  );
  const reach = declines ? last : last + OBJECT_REACH;
  for (let next = last + 1; next <= reach && isJoined(open.tokens[next]); next++)
    if (open.figures.has(next)) return true;
  const thing = open.at(from);
  // "leaf removal, front and back, $340. Cut | back the perennials"
  if (HOW.has(thing)) return true;
  return !(open.lines.names(thing) || open.lines.content(open.current.words).includes(thing));
}

/** "Pickup and drop-off is twenty two", "I'll drop it by Tuesday", "drop them at the house": something is brought. */
export function isDropOff(open: OpenLines, index: number): boolean {
  if (open.at(index) !== "drop" || !isJoined(open.tokens[index + 1])) return false;
  const brings = BRINGING.has(open.at(index + 2)) && isJoined(open.tokens[index + 2]);
  return open.at(index + 1) === "off" || (ITS.has(open.at(index + 1)) && brings);
}
const BRINGING = wordSet("by at over");

const OBJECTS = wordSet("the that those any a an his her their it them");
/** After "they don't want it" the clause ends, or goes on with one of these: "he doesn't need it done" takes nothing out. */
const AFTER_ITS = wordSet(
  "anymore now and also plus but so after though either actually because since then he she they we i",
);

/** "She does not want the album": a thing follows, or a line that was heard, and not what is to be done to it. */
export function isObject(open: OpenLines, index: number): boolean {
  const pronoun = ITS.has(open.at(index)) && index + 1 < open.tokens.length && isJoined(open.tokens[index + 1]);
  if (["it", "them"].includes(open.at(index)) && pronoun) return AFTER_ITS.has(open.at(index + 1));
  return OBJECTS.has(open.at(index)) || open.lines.names(open.at(index));
}

/** "Oil change, two tire rotations, no just the oil change": what was named after it goes; returns the "just", or -1. */
export function keepsOnly(open: OpenLines, index: number): number {
  if (open.at(index) !== "no" || !["just", "only"].includes(open.at(index + 1)) || open.at(index + 2) !== "the")
    return -1;
  open.finish();
  const { lines } = open;
  const last = lines.list.at(-1);
  const word = open.at(index + 3);
  const kept = lines.list.find((line) => line !== last && line.words.some((one) => open.at(one) === word));
  if (!last || !kept) return -1;
  lines.remove(last);
  return index + 1;
}

const INSTEAD = wordSet("so just put do use");
const SUBJECTS = wordSet("he's she's they're we're he'll she'll they'll we'll");
const HAVING = wordSet("gonna going getting get taking take keeping keep having have doing do with to");
const OBJECT = wordSet("a an the some his her their another one");

/** "She's gonna get a plain light", but "the fan she's getting from her brother" says which fan. */
function hasAnother(open: OpenLines, index: number): boolean {
  if (!SUBJECTS.has(open.at(index)) || !HAVING.has(open.at(index + 1))) return false;
  let next = index + 1;
  while (HAVING.has(open.at(next)) && isJoined(open.tokens[next + 1])) next++;
  return OBJECT.has(open.at(next));
}

/** "He doesn't want stain, | so just clear coat", "scratch the fan | she's getting a plain light": what comes in place of what is left out. */
export const comesInstead = (open: OpenLines, index: number): boolean =>
  INSTEAD.has(open.at(index)) || hasAnother(open, index);

const ARTICLES = wordSet("the a an his her their");
/** What is named before its price: "fence wash", "brake job". */
const LONGEST_NEXT = 4;

/** "Roof wash four fifty no forget the roof | fence wash one fifty five": behind the line that is left out another thing has its price. */
export function beginsPriced(open: OpenLines, index: number): boolean {
  const { current, lines, figures, tokens } = open;
  const left = lines.content(current.words);
  if (!lines.hasContent([index]) || lines.names(open.at(index)) || !left.every((word) => lines.names(word)))
    return false;
  const isPart = (word: string) => isThing(word) || isWorkVerb(word);
  let next = index + 1;
  // "leave it off | repoint the chimney fourteen hundred"
  const ordered = isWorkVerb(open.at(index)) && ARTICLES.has(open.at(next)) && isJoined(tokens[next]);
  if (ordered) next++;
  while (next < index + LONGEST_NEXT && isJoined(tokens[next]) && isPart(open.at(next)) && !figures.has(next)) next++;
  const price = isJoined(tokens[next]) ? figures.get(next) : undefined;
  return (ordered || isThing(open.at(index))) && (price?.role === "money" || isSaidToCost(open, index));
}

/** "Travel to the lake | is one ten": a thing with its place, and what it is. */
function isSaidToCost({ tokens, figures }: OpenLines, index: number): boolean {
  for (let next = index + 1; next <= index + LONGEST_COSTING && isJoined(tokens[next]); next++) {
    const figure = figures.get(next);
    if (figure) return figure.role === "money" && !figure.told && IS.has(tokens[next - 1]?.norm ?? "");
  }
  return false;
}
const IS = wordSet("is are runs costs");
const LONGEST_COSTING = 6;

/** "Forget the closet but | the trim is one twenty": behind "but" a thing has its price, which has nothing to do with what is left out. */
export function turnsToPriced(open: OpenLines, index: number): boolean {
  if (!OBJECT.has(open.at(index)) || !isThing(open.at(index + 1))) return false;
  for (let next = index + 2; next <= index + LONGEST_NEXT + 1 && isJoined(open.tokens[next]); next++) {
    const figure = open.figures.get(next);
    if (figure) return figure.role === "money" && !figure.told;
  }
  return false;
}
