import { keptByWord } from "#shared/kept-words.ts";
import { wordSet } from "#shared/word-set.ts";
import { isNumberWord } from "../words/number-words.ts";
import { isOrdinaryWord } from "../words/ordinary-words.ts";
import { at, isJoined, type Token } from "../words/tokens.ts";
import { EDGES, FIRM_ENDINGS, GIVEN_NAMES, HONORIFICS } from "../words/words.ts";
import { isWork } from "./finder.ts";
import { isStreet } from "../words/street-words.ts";
import { ALSO_WORDS } from "./name-words.ts";

/** True for two words in a row that are written as names. */
export const isCapitalPair = (tokens: readonly Token[], index: number): boolean =>
  tokens[index]?.capital === true && tokens[index + 1]?.capital === true && isJoined(tokens[index + 1]);

/** A title, or a given name; one that is a word as well only before a family name: "dale hutchins", but "rose garden beds". */
export const isPerson = (tokens: readonly Token[], index: number): boolean => {
  const word = at(tokens, index);
  if (!isJoined(tokens[index])) return false;
  if (HONORIFICS.has(word)) return true;
  return GIVEN_NAMES.has(word) && (!ALSO_WORDS.has(word) || isBeforeSurname(tokens, index));
};
const isBeforeSurname = (tokens: readonly Token[], index: number): boolean => {
  const surname = at(tokens, index + 1);
  return isJoined(tokens[index + 1]) && /^\p{L}{3,}$/u.test(surname) && !isOrdinaryWord(surname);
};

/** "Lincoln Heights Community Center", behind an article or without: a name with an ending of firms, and no verb. */
export function isFirm(tokens: readonly Token[], index: number): boolean {
  const first = at(tokens, index) === "the" ? index + 1 : index;
  return [1, 2, 3, 4].some((step) => FIRM_ENDINGS.has(at(tokens, first + step)) && !isOrdinaryWord(at(tokens, first)));
}

/** "Quote | Bayside Condos pool": capitals that end as a firm does, and begin as no work. */
export function endsAsFirm(tokens: readonly Token[], first: number): boolean {
  let last = first;
  while (last < first + 4 && isJoined(tokens[last + 1]) && tokens[last + 1]?.capital) last++;
  return last > first && FIRM_ENDINGS.has(at(tokens, last)) && !isWork(at(tokens, first)) && !isWork(at(tokens, last));
}

/** What is called by a name of its own, and whose it is nobody says: "the Sutter Building", "the Tri-County Fair". */
const GROUNDS = wordSet("building tower towers fair fairgrounds festival subdivision plaza annex pavilion");
/** Capitals that end so: "Tri-County Fair", but "Elm Street Fair". */
export const isGrounds = (tokens: readonly Token[], first: number, last: number): boolean =>
  last > first &&
  GROUNDS.has(at(tokens, last)) &&
  tokens[last]?.capital === true &&
  !isWork(at(tokens, first)) &&
  !isStreet(at(tokens, last - 1));

/** What a client does and says: "client said skip the camera". */
const DOING = wordSet(
  "name said says told tells asked asks called calls live lives like likes know knows think thinks bought paid owns picked chose skip provide provides supplied supplies supplying prefer prefers",
);
export const isUnknown = keptByWord((word) => /^\p{L}{3,}$/u.test(word) && !isOrdinaryWord(word) && !DOING.has(word));

const TELLS = wordSet("won't doesn't isn't is was has had keeps needs stopped quit broke died");
/** "Bill medina | printer won't boot": something of which more is told, behind the name of whom it belongs to. */
export function isToldOfThings(tokens: readonly Token[], thing: number): boolean {
  const [family, word] = [at(tokens, thing - 1), at(tokens, thing)];
  const joins = [thing - 1, thing, thing + 1].every((index) => isJoined(tokens[index]));
  if (!joins || tokens[thing - 1]?.capital || !isUnknown(family) || !isOrdinaryWord(word) || EDGES.has(word))
    return false;
  return TELLS.has(at(tokens, thing + 1)) && !isNumberWord(at(tokens, thing + 2));
}
