import { keptByWord } from "#shared/kept-words.ts";
import { wordSet } from "#shared/word-set.ts";
import { isNumberWord } from "./number-words.ts";
import { at, isJoined, type Token } from "./tokens.ts";
import { looksPlural } from "./units.ts";
import { EDGES, FILLERS, LEADING_TO_PRICE, PREPOSITIONS, WORK_VERBS } from "./words.ts";

/** "The run", "a new well": small words that name a thing after an article. */
const NOUNS_AFTER_ARTICLE = new Set(["run", "runs", "well", "flat"]);
const BEFORE_NOUN = new Set([
  "the",
  "a",
  "an",
  "new",
  "old",
  "this",
  "their",
  "his",
  "her",
  "our",
  "my",
  "window",
  "water",
  "deep",
  "dry",
  "egress",
  "artesian",
]);

/** True for a small word that is a noun where it stands: "the run is twenty feet", but not "hoses run ninety". */
export const isNounHere = (tokens: readonly Token[], index: number): boolean =>
  NOUNS_AFTER_ARTICLE.has(tokens[index]?.norm ?? "") &&
  BEFORE_NOUN.has(at(tokens, index - 1)) &&
  !(at(tokens, index) === "flat" && !/^(?:is|was|needs)$/.test(at(tokens, index + 1)));

/** No counted thing goes on beyond these. */
const ENDS_NOUN = new Set(
  "is are and plus with was then but so or because another if we i he she they you it we'll i'll he'll she'll they'll it's that's we're i'm she's he's they're who which starts start".split(
    " ",
  ),
);

/** True when words like "squares at four hundred" follow: what stands before them counts. */
export function countsSomething(
  tokens: readonly Token[],
  index: number,
  isNumberAt: (index: number) => boolean,
): boolean {
  for (let next = index; next < index + 6; next++) {
    const word = at(tokens, next);
    if (word === "" || tokens[next]?.gap === "stop" || tokens[next]?.gap === "pause") return false;
    if (word === "at" || word === "@")
      return (
        isNumberAt(next + 1) ||
        at(tokens, next + 1) === "about" ||
        at(tokens, next + 1) === "$" ||
        (next < index + 5 && /^(a|an)$/.test(at(tokens, next + 1)) && isNumberAt(next + 1))
      );
    if (isNumberAt(next) || word === "$" || tokens[next]?.gap === "comma") return false;
    if (ENDS_NOUN.has(word)) return false;
  }
  return false;
}

/** How many words a counted noun may have up to its plural: "recessed light installs". */
const LONGEST_NOUN = 4;

/** "Fourteen | cat six | drops": the number behind one of these is part of the name. */
const GRADES = wordSet("cat category grade class");

/** The plural that a number before it counts, over the words between: the index of "doors" in "exterior doors", or -1. */
export function headAfter(tokens: readonly Token[], last: number): number {
  for (let index = last + 1; index <= last + LONGEST_NOUN; index++) {
    const token = tokens[index];
    const word = token?.norm ?? "";
    if (EDGES.has(word) || PREPOSITIONS.has(word)) return -1;
    if (token?.gap !== "space" && !isJoined(token)) return -1;
    if (isNumberWord(word) && !GRADES.has(at(tokens, index - 1))) return -1;
    if (looksPlural(word)) return index;
  }
  return -1;
}

/** "There are three", "there were six", "there's three" with no more behind it: true when these words stand before a number. */
export function saysThere(tokens: readonly Token[], first: number): boolean {
  const [before, there] = [at(tokens, first - 1), at(tokens, first - 2)];
  const ends = !isJoined(tokens[first + 1]) || /^(?:of|and|so)$/.test(at(tokens, first + 1));
  if (before === "there's" || before === "theres") return ends;
  return (before === "are" || before === "were") && there === "there";
}

/** Verbs of work that are things as well: "drain", "paint". */
export const NOUN_VERBS = new Set(
  "drain paint tile stain seal screen finish frame design plan review cut pump filter service deck test mulch sod patch texture print plant wire trim shingle gutter".split(
    " ",
  ),
);

const NO_THINGS = new Set([
  ...EDGES,
  ...PREPOSITIONS,
  ...FILLERS,
  ...LEADING_TO_PRICE,
  ...[...WORK_VERBS].filter((verb) => !NOUN_VERBS.has(verb)),
]);
const TWO_LETTERS = /^\p{L}{2,}/u;

/** True for a word that can be what a price directly after it is for. */
export const isThing = keptByWord((word) => !NO_THINGS.has(word) && TWO_LETTERS.test(word));

/** True when a number directly follows a thing: a noun, or a verb that ends a compound noun ("panel upgrade"). */
export const followsThing = (tokens: readonly Token[], first: number): boolean => {
  const before = at(tokens, first - 1);
  return isThing(before) || (WORK_VERBS.has(before) && isJoined(tokens[first - 1]) && isThing(at(tokens, first - 2)));
};
