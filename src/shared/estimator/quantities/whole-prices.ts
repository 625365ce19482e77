import { wordSet } from "#shared/word-set.ts";
import { inAllEnd } from "../words/in-all.ts";
import { isNumberWord } from "../words/number-words.ts";
import { at, isJoined, type Token } from "../words/tokens.ts";
import { EDGES } from "../words/words.ts";

/** What several things are together: "two twenty the pair". */
const TOGETHER = wordSet("pair set lot bunch batch");
const WHOLE = wordSet("whole entire");
/** What a price is for when it is for everything there is. */
const EVERYTHING = wordSet("everything job thing");
const THEM = wordSet("them em these those");
/** Behind "the set" these say that it is a thing of its own: "the set of dishes", "the lot is two hundred". */
const GOES_ON = wordSet("of is are was were at for needs gets runs costs has");

/** True when nothing goes on with a thing behind "the pair", "for both". */
function ends(tokens: readonly Token[], next: number): boolean {
  const word = at(tokens, next);
  if (!isJoined(tokens[next])) return true;
  return !GOES_ON.has(word) && !isNumberWord(word) && !/^[\d$]/.test(word);
}

/** "Of them" behind a place, or the place itself. */
const withThem = (tokens: readonly Token[], last: number): number =>
  at(tokens, last + 1) === "of" && THEM.has(at(tokens, last + 2)) ? last + 2 : last;

/** "The pair", "the whole lot": the last token, or -1. */
export function togetherEnd(tokens: readonly Token[], index: number): number {
  if (at(tokens, index) !== "the") return -1;
  const noun = WHOLE.has(at(tokens, index + 1)) ? index + 2 : index + 1;
  if (!TOGETHER.has(at(tokens, noun)) || !isJoined(tokens[noun])) return -1;
  const last = withThem(tokens, noun);
  return ends(tokens, last + 1) ? last : -1;
}

/** "Both", "all three", "the two of them", "everything", "the whole job" behind "for": the last token, or -1. */
function meantEnd(tokens: readonly Token[], index: number): number {
  const [word, next] = [at(tokens, index), at(tokens, index + 1)];
  const all = withThem(tokens, index);
  if (word === "both" || word === "all") {
    const last = word === "all" && isNumberWord(next) ? withThem(tokens, index + 1) : all;
    const apart = !isJoined(tokens[last + 1]) || EDGES.has(at(tokens, last + 1));
    return (apart || last > index + 1) && ends(tokens, last + 1) ? last : -1;
  }
  if (word === "everything") return index;
  if (word !== "the") return -1;
  if (isNumberWord(next)) return withThem(tokens, index + 1) > index + 1 ? index + 3 : -1;
  return EVERYTHING.has(at(tokens, index + 2)) && WHOLE.has(next) ? index + 2 : -1;
}

/**
 * "Two springs at two twenty | the pair", "six chairs at two hundred | for the lot", "at ninety | total": the last of the
 * words right behind a price that say it is for all of what was counted, or -1.
 */
export function wholePriceEnd(tokens: readonly Token[], index: number): number {
  const word = at(tokens, index);
  if (!isJoined(tokens[index])) return -1;
  const end = word === "together" ? index : inAllEnd(tokens, index);
  if (end >= 0) return end;
  if (word === "for") return Math.max(togetherEnd(tokens, index + 1), meantEnd(tokens, index + 1));
  return Math.max(togetherEnd(tokens, index), word === "both" ? meantEnd(tokens, index) : -1);
}
