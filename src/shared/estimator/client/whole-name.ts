import { wordSet } from "#shared/word-set.ts";
import { cued } from "../words/cued.ts";
import { isThing } from "../words/nearby.ts";
import { isNumberWord } from "../words/number-words.ts";
import { isFamilyName, isOrdinaryWord } from "../words/ordinary-words.ts";
import { at, isJoined, type Token } from "../words/tokens.ts";
import { singular } from "../words/units.ts";
import { CREW, GIVEN_NAMES } from "../words/words.ts";
import { isNamedAfter } from "./bare-name.ts";
import { isWork, type Finder, type Talk } from "./finder.ts";
import type { Named } from "./households.ts";
import { ALSO_WORDS, canName } from "./name-words.ts";
import { isOther, RELATED } from "./people.ts";
import { isStreet } from "../words/street-words.ts";

/** Before a name these say that it is somebody else's, a place or goods. */
const OTHERS = wordSet("my our by like named called brand street");

const isGiven = (word: string): boolean => GIVEN_NAMES.has(word) && !ALSO_WORDS.has(word);

/** "Roy Bettencourt", "darnell coates": a given name and a word of no trade, not in a street or in goods; or null. */
function wholeNameAt({ tokens, taken, cased }: Talk, first: number): Named | null {
  const [given, family] = [tokens[first], tokens[first + 1]];
  if (!given || !family || taken[first] || taken[first + 1] || !isGiven(given.norm)) return null;
  if (!isJoined(family) || !canName(family)) return null;
  if (isNumberWord(family.norm)) return null;
  if (cased && !(given.capital && family.capital)) return null;
  if (GIVEN_NAMES.has(family.norm) && !cased) return null;
  if (!isFamilyName(family.norm) || CREW.has(singular(family.norm)) || isNamedAfter(tokens, first)) return null;
  // "repair stella mccartney jacket"
  const [before, next] = [at(tokens, first - 1), tokens[first + 2]];
  const goods =
    isWork(before) && isJoined(next) && isThing(at(tokens, first + 2)) && isOrdinaryWord(at(tokens, first + 2));
  if (goods || isOfPlace(tokens, first) || isOther(tokens, first, first + 1)) return null;
  // "Dan and Priya Nair"
  const couple = before === "and" && isJoined(given) && GIVEN_NAMES.has(at(tokens, first - 2)) && !taken[first - 2];
  return { first: couple ? first - 2 : first, last: first + 1 };
}

/** "Martin Luther Drive", "at Dave Kemp's": a street or what belongs to somebody. */
function isOfPlace(tokens: readonly Token[], first: number): boolean {
  const next = isJoined(tokens[first + 2]) ? at(tokens, first + 2) : "";
  const before = at(tokens, first - 1);
  return isStreet(next) || OTHERS.has(before) || RELATED.has(before) || /['’]s$/u.test(at(tokens, first + 1));
}

/** What stands before the whole name of somebody whose family was named. */
const TELLS_WHO = wordSet("for that's is client homeowner owner customer bride name's place house home residence camp");
/** "The Duarte quinceañera, for | Marisol Duarte": who of the family it is for, when one is named; or null. */
export function wholeNameOf({ tokens, taken, cased }: Talk, { first, last }: Named): Named | null {
  const family = at(tokens, first);
  if (first !== last || GIVEN_NAMES.has(family)) return null;
  let found: Named | null = null;
  for (let index = last + 1; index < tokens.length - 1; index++) {
    if (at(tokens, index + 1) !== family || !isGiven(at(tokens, index)) || taken[index] || !isJoined(tokens[index + 1]))
      continue;
    if (!TELLS_WHO.has(at(tokens, index - 1)) || (cased && !tokens[index]?.capital)) continue;
    if (found && at(tokens, found.first) !== at(tokens, index)) return null;
    found ??= { first: index, last: index + 1 };
  }
  return found;
}

/** "Just left Darnell Coates, his pool is green": the one whole name of a person that the talk has, wherever it stands. */
export const byWholeName: Finder = cued(isGiven, (talk) => {
  const names: Named[] = [];
  for (let first = 0; first < talk.tokens.length; first++) {
    const name = wholeNameAt(talk, first);
    if (name) names.push(name);
  }
  const said = new Set(names.map(({ first }) => `${at(talk.tokens, first)} ${at(talk.tokens, first + 1)}`));
  const [name] = names;
  return name && said.size === 1 ? { ...name, from: name.first } : null;
});
