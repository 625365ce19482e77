import { wordSet } from "#shared/word-set.ts";
import { isNumberWord } from "../words/number-words.ts";
import { at, type Token } from "../words/tokens.ts";
import { couldName, MATERIAL_WORDS, PREPOSITIONS, WORK_VERBS, WORK_WORDS } from "../words/words.ts";
import { isWorkVerb } from "../words/work-forms.ts";

const VERBS = new Set([
  ..."replace install repair repaint rewire reroof".split(" "),
  ...[...WORK_VERBS].filter((verb) => !WORK_WORDS.has(verb) && !MATERIAL_WORDS.has(verb)),
]);
/** True for a verb of work that names no thing. */
export const isVerb = (word: string): boolean => VERBS.has(word);
/** "Replaced", "cleaned", "changed". */
export const isDoneVerb = (word: string): boolean => word.endsWith("ed") && (word === "changed" || isWorkVerb(word));

/** Before a verb: somebody's doing, or the name of a thing, and no order. */
const NO_ORDER = wordSet(
  "to will i we they you he she it can could would should might must gonna gotta i'll we'll he'll she'll they'll i'd we'd had did do does don't didn't doesn't can't won't wouldn't not never that which who or and a an the his her their my our your its this these those guys guy somebody someone people let make makes help helps",
);
const PARTICLES = wordSet("out up down off back away");
/** What can end a clause though it is a preposition: "the wall is falling | over". */
const ENDS_CLAUSE = wordSet("out up down off back away in over through");
const OPENS_OBJECT = wordSet("a an the all both each every new old his her their it them");
const OBJECT_PRONOUNS = wordSet("it them");
/** In what is told of people and things, and in no name. */
export const TELLING = wordSet(
  "is are was were isn't aren't wasn't has had it's that's there's he's she's they're we're i'm i've they've he she they i we got came leaked",
);

/** The place behind a verb and its particles. */
function behindParticles(tokens: readonly Token[], words: readonly number[], place: number): number {
  let next = place + 1;
  while (PARTICLES.has(at(tokens, words[next]))) next++;
  return next;
}

/** True where the object of a verb begins: "the ties", "both chairs", "[three] floating shelves". */
function opensObject(tokens: readonly Token[], words: readonly number[], place: number): boolean {
  const [before = 0, index = 0] = [words[place - 1], words[place]];
  const counted = index > before + 1 && isNumberWord(at(tokens, before + 1));
  return counted || OPENS_OBJECT.has(at(tokens, index));
}

/** "Strip and recover | both chairs", "welded and plated it": a verb that another follows; or one with its own object. */
function isOrder(tokens: readonly Token[], words: readonly number[], place: number): boolean {
  const verb = at(tokens, words[place]);
  const next = behindParticles(tokens, words, place);
  const other = next + 1;
  const second = at(tokens, words[other]);
  const joined = at(tokens, words[next]) === "and" && couldName(second);
  const goesOn = joined && opensObject(tokens, words, behindParticles(tokens, words, other));
  if (isDoneVerb(verb)) return goesOn && second.endsWith("ed");
  return (
    isVerb(verb) && (goesOn || (!OBJECT_PRONOUNS.has(at(tokens, words[next])) && opensObject(tokens, words, next)))
  );
}

/** "The sills are rotted so sawcut and | strip those areas": an order whose first verb no list knows. */
function isVerbPair(tokens: readonly Token[], words: readonly number[], place: number): boolean {
  const [so, first, and] = [3, 2, 1].map((back) => at(tokens, words[place - back]));
  return place > 3 && so === "so" && and === "and" && couldName(first ?? "") && isVerb(at(tokens, words[place]));
}

/**
 * "The timber wall is falling over | tear out the timbers and haul", "the frames are good | strip and recover both chairs": the
 * place where the first order behind talk begins; -1 when none does, or when the words begin with one.
 */
export function orderBehindTalk(tokens: readonly Token[], words: readonly number[]): number {
  const first = words.find((index) => couldName(at(tokens, index)));
  if (isWorkVerb(at(tokens, first))) return -1;
  const tells = words.findIndex((index) => TELLING.has(at(tokens, index)));
  if (tells < 0) return -1;
  const order = words.findIndex((_, place) => {
    const before = at(tokens, words[place - 1]);
    if (place < tells + 2 || NO_ORDER.has(before)) return isVerbPair(tokens, words, place);
    const small = PREPOSITIONS.has(before) && !ENDS_CLAUSE.has(before);
    return !small && isOrder(tokens, words, place);
  });
  return isVerbPair(tokens, words, order) ? order - 2 : order;
}
