import { keptByWord } from "#shared/kept-words.ts";
import { wordSet } from "#shared/word-set.ts";
import { isDigits, isNumberWord, TEENS, TENS } from "../words/number-words.ts";
import type { Token } from "../words/tokens.ts";
import { HASH_BASIS, HASH_PRIME } from "./sign.ts";

/** What stands in the place of a word: nothing, the end of a sentence, a number of hundreds and more, or a smaller one. */
export const [NOTHING, STOP, LARGE, SMALL] = [1, 2, 3, 4];

/**
 * Kinds of words. The weights were learned with these lists: whoever changes one learns anew, so they are their own and
 * not those of the rules, which grow.
 */
const [FIRST_PERSON, THIRD_PERSON, SOMEBODY] = [1, 2, 3];
export const [PAST, DOING] = [4, 5];
const [ARTICLE, PLACING, LEADING, JOINING, PLURAL, OTHER] = [6, 7, 8, 9, 10, 11];

const ENDING = /'(?:s|d|ll|re|ve|m)$/;
const THIRDS = wordSet(
  "he she they it his her hers their theirs him them who whose somebody someone people folks everybody nobody",
);
const FIRSTS = wordSet("i we me us my our you your let");
const SOMEBODIES = wordSet(
  "realtor agent broker landlord bank boss lawyer county city state town hoa employer buyer volunteer inspector architect government utility irs manufacturer factory museum ex roommate kid grandson granddaughter boyfriend girlfriend coach teacher doctor accountant attorney district insurance insurer adjuster appraiser assessor client customer owner homeowner tenant husband wife spouse couple bride groom guy man lady woman girl boy fella fellow dude dad mom mother father son daughter sister brother uncle aunt cousin nephew niece grandma grandpa grandmother grandfather mama papa family neighbor neighbour friend buddy dog cat horse baby manager seller dealer dealership store shop company outfit crew contractor plumber painter law board church school",
);
const PASTS = wordSet(
  "said says paid cost told got gave went was were had has did made took bought sold lost won found saw came ran put sat stood kept left hit ate drove built spent wrote thought swears wants claims tells charges sent heard fell broke held grew",
);
const ARTICLES = wordSet("a an the this that these those some");
const PLACINGS = wordSet("of in on with from by since until under over into out up down to");
const LEADINGS = wordSet("at for is are plus another $ that's comes runs");
const JOININGS = wordSet("um uh okay so and but because cause like then while when if");

/** The first kind that a word is of: words that nobody said before are known by it. */
const kindOf = keptByWord((word: string): number => {
  if (LEADINGS.has(word)) return LEADING;
  const bare = word.replace(ENDING, "");
  if (THIRDS.has(bare)) return THIRD_PERSON;
  if (FIRSTS.has(bare)) return FIRST_PERSON;
  if (SOMEBODIES.has(bare) || SOMEBODIES.has(bare.replace(/s$/, ""))) return SOMEBODY;
  if (PASTS.has(word) || /ed$|'d$/.test(word)) return PAST;
  if (word.endsWith("ing")) return DOING;
  if (ARTICLES.has(word)) return ARTICLE;
  if (PLACINGS.has(word)) return PLACING;
  if (JOININGS.has(word)) return JOINING;
  return word.endsWith("s") ? PLURAL : OTHER;
});

/** A number for a word (FNV-1a), never one of those that stand for no word. */
export const numberOf = keptByWord((word: string): number => {
  let hash = HASH_BASIS;
  for (let index = 0; index < word.length; index++) hash = Math.imul(hash ^ word.charCodeAt(index), HASH_PRIME);
  return hash | 16;
});

const HUNDREDS = wordSet("hundred thousand grand k million");
/** True for what makes a number one of hundreds and more. */
export const isLarge = (word: string): boolean => HUNDREDS.has(word) || /^\d{3}|,/.test(word);

/** Behind digits these make one number with them: "2 hundred", "4 and a half". */
const GO_ON_WITH_DIGITS = wordSet("hundred thousand grand k million dozen half third quarter point percent %");

/** True for a number word that begins another number than the one right before it: "$220 | fourteen heads", "one twenty | twelve vases". */
export const isNextNumber = (before: string, word: string): boolean =>
  before === "$" ||
  isDigits(word) ||
  (isDigits(before) && !GO_ON_WITH_DIGITS.has(word)) ||
  (TENS.has(before) && (TENS.has(word) || TEENS.has(word)));

/** True for what stands in the place of a word. */
export const isNoWord = (word: number): boolean => word >= NOTHING && word <= SMALL;

/** A talk as its words' numbers: each of its numbers is one word, and each end of a sentence another. */
class SpokenWords {
  readonly words: Int32Array;
  readonly kinds: Uint8Array;
  /** Where a token's word stands in both. */
  readonly places: Int32Array;
  #length = 0;
  /** So many numbers are said. */
  readonly numbers: number;

  constructor(tokens: readonly Token[]) {
    this.words = new Int32Array(2 * tokens.length);
    this.kinds = new Uint8Array(2 * tokens.length);
    this.places = new Int32Array(tokens.length);
    let runs = 0;
    let inNumber = false;
    let token = 0;
    for (const { norm, gap } of tokens) {
      if (gap === "stop" && this.#length > 0) this.#put(STOP, 0);
      const number = isNumberWord(norm);
      if (!number) this.#put(numberOf(norm), kindOf(norm));
      else if (inNumber && gap !== "stop") {
        if (isLarge(norm)) this.words[this.#length - 1] = LARGE;
      } else {
        runs++;
        this.#put(isLarge(norm) ? LARGE : SMALL, 0);
      }
      inNumber = number;
      this.places[token++] = this.#length - 1;
    }
    this.numbers = runs;
  }

  #put(word: number, kind: number): void {
    this.words[this.#length] = word;
    this.kinds[this.#length++] = kind;
  }

  /** Puts what stands before a token into a list, the nearest first, no more than so many, to the beginning. */
  lookBefore(token: number, before: number[], reach: number): void {
    const place = this.places[token] ?? 0;
    // "a hundred and five | five trips": another number of the same run
    let index = token > 0 && this.places[token - 1] === place ? place : place - 1;
    let count = 0;
    while (index >= 0 && count < reach) before[count++] = this.words[index--] ?? NOTHING;
    if (count < reach) before[count++] = NOTHING;
    before.length = count;
  }

  /** Puts what stands behind a token into a list, the nearest first, no more than so many, to the end. */
  lookBehind(token: number, behind: number[], reach: number): void {
    const place = this.places[token] ?? 0;
    let index = this.places[token + 1] === place ? place : place + 1;
    let count = 0;
    while (index < this.#length && count < reach) behind[count++] = this.words[index++] ?? NOTHING;
    if (count < reach) behind[count++] = NOTHING;
    behind.length = count;
  }
}

export type { SpokenWords };

const known = new WeakMap<readonly Token[], SpokenWords>();

/** The words of a talk, whose tokens change no more: they are read once. */
export function spokenWordsOf(tokens: readonly Token[]): SpokenWords {
  const read = known.get(tokens);
  if (read) return read;
  const words = new SpokenWords(tokens);
  known.set(tokens, words);
  return words;
}
