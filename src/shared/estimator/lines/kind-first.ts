import { wordSet } from "#shared/word-set.ts";
import { isBrand } from "#shared/maker-names.ts";
import { at, isJoined, type Token } from "../words/tokens.ts";
import { couldName } from "../words/words.ts";
import { isWorkVerb } from "../words/work-forms.ts";

const KINDS = wordSet("kind type sort");
const LONGEST_THING = 2;
const LONGEST_KIND = 2;

/** "New deadbolts | schlage": the make stands before the thing, "new schlage deadbolts"; the words as they are where nothing else is said. */
function makeFirst(tokens: readonly Token[], words: readonly number[]): readonly number[] {
  // "deadbolts schlage | at"
  const end = words.findLastIndex((index) => couldName(at(tokens, index)));
  const make = words[end] ?? -1;
  const from = at(tokens, words[0]) === "new" ? 1 : 0;
  const thing = words.slice(from, Math.max(from, end));
  const plain = thing.every((index) => couldName(at(tokens, index)) && !isWorkVerb(at(tokens, index)));
  const isNext = isBrand(at(tokens, make)) && isJoined(tokens[make]) && words[end - 1] === make - 1;
  return isNext && plain && thing.length > 0 && thing.length <= LONGEST_THING
    ? [...words.slice(0, from), make, ...thing, ...words.slice(end + 1)]
    : words;
}

/** "Dimmers the lutron kind", "threshold, the low kind": which kind it is stands before the thing, "lutron dimmers"; so does its make. */
export function kindFirst(tokens: readonly Token[], words: readonly number[]): readonly number[] {
  if (!KINDS.has(at(tokens, words.at(-1)))) return makeFirst(tokens, words);
  const the = words.findLastIndex((index) => at(tokens, index) === "the");
  const thing = words.slice(0, Math.max(0, the));
  const kind = words.slice(the + 1, -1);
  const isOne = (some: readonly number[], most: number) =>
    some.length > 0 && some.length <= most && some.every((index) => couldName(at(tokens, index)));
  const plain = isOne(thing, LONGEST_THING) && isOne(kind, LONGEST_KIND) && !isWorkVerb(at(tokens, thing[0]));
  return plain && at(tokens, thing[0]) !== "new" ? [...kind, ...thing] : words;
}
