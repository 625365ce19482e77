import { wordSet } from "#shared/word-set.ts";
import { oneOf } from "../words/begins.ts";
import { cued } from "../words/cued.ts";
import { isOrdinaryWord } from "../words/ordinary-words.ts";
import { at, isJoined, type Token } from "../words/tokens.ts";
import { HONORIFICS } from "../words/words.ts";
import { firstAt, type Finder } from "./finder.ts";
import { nameEnd } from "./name-span.ts";
import { canName } from "./name-words.ts";
import { SOMEBODY } from "./people.ts";

const ARTICLES = wordSet("a an some this the another that new older young nice");
const CALLED = wordSet("named called");
/** "By the name of". */
const BY_NAME = ["by", "the", "name", "of"];

/** The first token of a name behind "a guy named", "a customer by the name of", where it begins at a token; else that token. */
export function overSomebody(tokens: readonly Token[], index: number): number {
  let noun = index;
  while (noun < index + 2 && ARTICLES.has(at(tokens, noun))) noun++;
  if (!SOMEBODY.has(at(tokens, noun))) return index;
  const byName = BY_NAME.every((word, place) => at(tokens, noun + 1 + place) === word);
  const name = CALLED.has(at(tokens, noun + 1)) ? noun + 2 : byName ? noun + 1 + BY_NAME.length : -1;
  const word = at(tokens, name);
  const known = name > 0 && canName(tokens[name]) && isJoined(tokens[name]);
  return known && (tokens[name]?.capital || HONORIFICS.has(word) || !isOrdinaryWord(word)) ? name : index;
}

/** "Got a call from a lady named sue bell": somebody whose name is told, wherever it is. */
export const bySomebody: Finder = cued(oneOf(CALLED, ["name"]), (talk) =>
  firstAt(
    SOMEBODY,
    talk,
    (index) => {
      const name = overSomebody(talk.tokens, index);
      const last = name > index ? nameEnd(talk.tokens, name, true, talk.cased) : -1;
      return last >= 0 ? { first: name, last } : null;
    },
    (_, index) => (ARTICLES.has(at(talk.tokens, index - 1)) ? index - 1 : index),
  ),
);
