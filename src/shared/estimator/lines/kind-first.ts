import { wordSet } from "#shared/word-set.ts";
import { at, type Token } from "../words/tokens.ts";
import { couldName } from "../words/words.ts";
import { isWorkVerb } from "../words/work-forms.ts";

const KINDS = wordSet("kind type sort");
const LONGEST_THING = 2;
const LONGEST_KIND = 2;

/** "Dimmers the lutron kind", "threshold, the low kind": which kind it is stands before the thing, "lutron dimmers". */
export function kindFirst(tokens: readonly Token[], words: readonly number[]): readonly number[] {
  if (!KINDS.has(at(tokens, words.at(-1)))) return words;
  const the = words.findLastIndex((index) => at(tokens, index) === "the");
  const thing = words.slice(0, Math.max(0, the));
  const kind = words.slice(the + 1, -1);
  const isOne = (some: readonly number[], most: number) =>
    some.length > 0 && some.length <= most && some.every((index) => couldName(at(tokens, index)));
  const plain = isOne(thing, LONGEST_THING) && isOne(kind, LONGEST_KIND) && !isWorkVerb(at(tokens, thing[0]));
  return plain && at(tokens, thing[0]) !== "new" ? [...kind, ...thing] : words;
}
