import { wordSet } from "#shared/word-set.ts";
import { isNumberWord } from "../words/number-words.ts";
import { at, isJoined, type Token } from "../words/tokens.ts";

/** No reason behind a number that is said anew has more words. */
const LONGEST = 8;
const ONE_MORE = wordSet("one two another a an");
const ORDINALS = wordSet("second third fourth fifth sixth other last next first");
const OVERSEEING = wordSet("missed forgot overlooked");
const SPEAKERS = wordSet("i we he she they");
const BEING = wordSet("was were got had did didn't finished went");
/** Where the reason ends and another thing begins. */
const GOES_ON = wordSet("and plus but then also um uh so");

/** "There's one by the side door", "the third one's tile", "i missed one": how many words begin such a reason; 0 for none. */
function opening(tokens: readonly Token[], from: number): number {
  const [word, next] = [at(tokens, from), at(tokens, from + 1)];
  if (word === "there's" && ONE_MORE.has(next)) return 2;
  if (word === "the" && ORDINALS.has(next) && /^one(?:'s)?$/.test(at(tokens, from + 2))) return 3;
  return SPEAKERS.has(word) && OVERSEEING.has(next) ? 3 : 0;
}

/** "I was quick about it", "he did most of it": a reason that ends with what it is about. */
function aboutItEnd(tokens: readonly Token[], from: number): number {
  if (!SPEAKERS.has(at(tokens, from)) || !BEING.has(at(tokens, from + 1))) return -1;
  for (let index = from + 2; index < from + LONGEST && isJoined(tokens[index]); index++) {
    if (isNumberWord(at(tokens, index)) || GOES_ON.has(at(tokens, index))) return -1;
    if (at(tokens, index) === "it") return index;
  }
  return -1;
}

/**
 * Why a number is said anew, told in one breath behind it: "four steps | there's one by the side door and", "two rooms |
 * the third one's tile", "two hours | i was quick about it". The last token of the reason, or -1.
 */
export function countReasonEnd(tokens: readonly Token[], from: number): number {
  const about = aboutItEnd(tokens, from);
  if (about >= 0) return about;
  const opened = opening(tokens, from);
  if (opened === 0) return -1;
  let end = from + opened - 1;
  while (isJoined(tokens[end + 1]) && !GOES_ON.has(at(tokens, end + 1))) {
    end++;
    if (end >= from + LONGEST || isNumberWord(at(tokens, end)) || /^[\d$]/.test(at(tokens, end))) return -1;
  }
  return end;
}
