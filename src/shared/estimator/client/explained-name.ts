import { wordSet } from "#shared/word-set.ts";
import { isNumberWord } from "../words/number-words.ts";
import { at, isJoined, type Token } from "../words/tokens.ts";
import { EDGES, FIRM_ENDINGS, GIVEN_NAMES } from "../words/words.ts";
import { isWork } from "./finder.ts";
import type { Named } from "./households.ts";
import { NOT_NAMES } from "./name-words.ts";
import { SOMEBODY } from "./people.ts";
import { whereaboutsEnd } from "./whereabouts.ts";

const TELLS = wordSet("that's thats it's its they're that");
const ARTICLES = wordSet("the a this");
/** Who or what is told of behind a name, where it is no firm by its ending. */
const ORGANIZATIONS = wordSet("office team league people outfit charity band");
const LONGEST = 5;
const LONGEST_KIND = 3;

/** The last token of "that's the rescue", "the law office", "they're the people": what a name is, behind it; or -1. */
function explanationEnd(tokens: readonly Token[], index: number): number {
  const told = TELLS.has(at(tokens, index)) && isJoined(tokens[index]);
  const apart = tokens[index]?.gap === "comma";
  const article = TELLS.has(at(tokens, index)) ? index + 1 : index;
  if (!(told || apart) || !ARTICLES.has(at(tokens, article))) return -1;
  for (let noun = article + 1; noun <= article + LONGEST_KIND && isJoined(tokens[noun]); noun++) {
    const word = at(tokens, noun);
    if (EDGES.has(word) || isNumberWord(word)) return -1;
    const ends =
      !isJoined(tokens[noun + 1]) ||
      !(FIRM_ENDINGS.has(at(tokens, noun + 1)) || ORGANIZATIONS.has(at(tokens, noun + 1)));
    if (ends && (FIRM_ENDINGS.has(word) || ORGANIZATIONS.has(word) || (told && SOMEBODY.has(word)))) return noun;
  }
  return -1;
}

/** "Second chance hounds, | that's the rescue", "Rosen and Hart, | the law office": a name by what is told of it, however it reads; or null. */
export function explainedName(tokens: readonly Token[], first: number): (Named & { explained: number }) | null {
  const start = at(tokens, first);
  // "brittany osei it's a studio": what the job is
  const person = GIVEN_NAMES.has(start) && at(tokens, first + 1) !== "and";
  if (EDGES.has(start) || isWork(start) || person) return null;
  for (let next = first + 1; next <= first + LONGEST; next++) {
    const end = explanationEnd(tokens, next);
    if (end > 0) {
      const where = whereaboutsEnd(tokens, end + 1);
      return { first, last: next - 1, explained: where > 0 ? where : end };
    }
    const word = at(tokens, next);
    const goesOn = word === "and" || word === "&" || word === "of" || !(EDGES.has(word) || NOT_NAMES.has(word));
    if (!isJoined(tokens[next]) || !goesOn || isNumberWord(word)) return null;
  }
  return null;
}
