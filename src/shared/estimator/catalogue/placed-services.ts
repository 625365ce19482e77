import { wordSet } from "#shared/word-set.ts";
import type { ServiceMention } from "../quantities/service-mention.ts";
import { isThing } from "../words/nearby.ts";
import { isNumberWord } from "../words/number-words.ts";
import { at, beginsSentence, isJoined, type Token } from "../words/tokens.ts";

/** Where something is put: "in the den", "over the porch". */
export const PLACING = wordSet("in over throughout");
const WHERE = wordSet("in over throughout by near behind under above along");
const DEFINITE = wordSet("the his her their this that my our a an");
const ONE_MORE = wordSet("a an another new");
/** "In the master bedroom", "in her den": so many words say where. */
const LONGEST_PLACE = 3;
const TOO = wordSet("too also");
const TELLING = wordSet("is was that which has had needs keeps won't isn't doesn't quit");

/** "Four outlets in the garage | a ceiling fan in the master": behind a service and its place, or a comma, the next begins. */
function beginsInList(tokens: readonly Token[], article: number, before: ServiceMention | undefined): boolean {
  if (!before) return beginsSentence(tokens[article]);
  if (!isJoined(tokens[article])) return true;
  const place = article - before.last - 1;
  return PLACING.has(at(tokens, before.last + 1)) && place > 1 && place <= LONGEST_PLACE + 1;
}

/** The first token behind a place that is said behind a name, or -1 when no place is: "in the master". */
function placeEnd(tokens: readonly Token[], last: number): number {
  const place = DEFINITE.has(at(tokens, last + 2)) ? last + 3 : last + 2;
  let next = place;
  while (
    next < place + LONGEST_PLACE &&
    isJoined(tokens[next]) &&
    isThing(at(tokens, next)) &&
    !TELLING.has(at(tokens, next)) &&
    !TOO.has(at(tokens, next))
  )
    next++;
  return next > place ? next : -1;
}

/** "A ceiling fan in the master", but "in the master is loud": nothing else is said of it. */
function isOnlyPlaced(tokens: readonly Token[], last: number): boolean {
  const end = placeEnd(tokens, last);
  return end > 0 && !TELLING.has(at(tokens, end));
}

/** "Wasp nest over the garage too.": a name and its place are all of a sentence. */
function isAllOfSentence(tokens: readonly Token[], { index, last }: Said): boolean {
  const end = placeEnd(tokens, last);
  const next = TOO.has(at(tokens, end)) ? end + 1 : end;
  return index < last && beginsSentence(tokens[index]) && end > 0 && !isJoined(tokens[next]);
}

/** Where the words of a name stand: from its article, or from itself, and whether a clause begins with it. */
interface Said {
  article: number;
  index: number;
  last: number;
  begins: boolean;
}

/** "Four outlets in the garage, a ceiling fan in the master": one thing of a list with its place, of which nothing else is said. */
export function isListedInPlace(tokens: readonly Token[], said: Said, before: ServiceMention | undefined): boolean {
  const { article, index, last, begins } = said;
  if (!PLACING.has(at(tokens, last + 1)) || !isJoined(tokens[last + 1]) || !isOnlyPlaced(tokens, last)) return false;
  if (ONE_MORE.has(at(tokens, article))) return begins || beginsInList(tokens, article, before);
  return before !== undefined && (tokens[index]?.gap === "comma" || isAllOfSentence(tokens, said));
}

const endsSentence = (tokens: readonly Token[], next: number): boolean =>
  tokens[next] === undefined || beginsSentence(tokens[next]);

/** "She wants two grab bars in the shower", "and a hornet nest by the garage": so many, and where, of which nothing else is told. */
export const isCountedInPlace = (tokens: readonly Token[], first: number, last: number): boolean =>
  WHERE.has(at(tokens, last + 1)) &&
  !/^(?:each|every)$/.test(at(tokens, last + 2)) &&
  isOnlyPlaced(tokens, last) &&
  (((isNumberWord(at(tokens, first - 1)) || ONE_MORE.has(at(tokens, first - 1))) && isJoined(tokens[first])) ||
    // "For Kay Boyd, mini split in the sunroom."
    (first < last && !isJoined(tokens[first]) && endsSentence(tokens, placeEnd(tokens, last))));
