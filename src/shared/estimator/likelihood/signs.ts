import { keptByWord } from "#shared/kept-words.ts";
import { wordSet } from "#shared/word-set.ts";
import { dollarsOf, type Figure } from "../numbers/figure.ts";
import { isNumberWord } from "../words/number-words.ts";
import type { Token } from "../words/tokens.ts";

/** So many signs are told apart. Two that share a number share their weight, which does little harm among so many. */
export const SIGNS = 1 << 16;

/** So many words before and behind a number are read, numbers counted as one. */
const REACH = 9;
/** Of the nearest it matters in which place they stand. */
const PLACED = 5;
/** Words so far apart are taken together, before a number and behind it. */
const [APART, APART_BEHIND] = [4, 2];

/** More signs than any number has: each side has at most 18 of its sentence and 50 of its own words, and the kinds 23. */
const MOST_SIGNS = 256;

/** What stands in the place of a word: nothing, the end of a sentence, a number of hundreds and more, or a smaller one. */
const [NOTHING, STOP, LARGE, SMALL] = [1, 2, 3, 4];

/**
 * Kinds of words. The weights were learned with these lists: whoever changes one learns anew, so they are their own and
 * not those of the rules, which grow.
 */
const [FIRST_PERSON, THIRD_PERSON, SOMEBODY, PAST, DOING, ARTICLE, PLACING, LEADING, JOINING, PLURAL, OTHER] = [
  1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11,
];

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

const [HASH_BASIS, HASH_PRIME] = [2_166_136_261, 16_777_619];

/** A number for a word (FNV-1a), never one of those that stand for no word. */
const numberOf = keptByWord((word: string): number => {
  let hash = HASH_BASIS;
  for (let index = 0; index < word.length; index++) hash = Math.imul(hash ^ word.charCodeAt(index), HASH_PRIME);
  return hash | 16;
});

const HUNDREDS = wordSet("hundred thousand grand k million");
const isLarge = (word: string): boolean => HUNDREDS.has(word) || /^\d{3}|,/.test(word);

/** The number of a sign: its kind, and up to three words, kinds or sizes. The multipliers are those of a common integer hash. */
function signOf(kind: number, one: number, two = 0, three = 0): number {
  let hash = Math.imul(HASH_BASIS ^ kind, HASH_PRIME);
  hash = Math.imul(hash ^ one, HASH_PRIME);
  hash = Math.imul(hash ^ (hash >>> 15) ^ two, 0x2c1b3c6d);
  hash = Math.imul(hash ^ (hash >>> 13) ^ three, 0x297a2d39);
  return (hash ^ (hash >>> 16)) & (SIGNS - 1);
}

/** Upper ends of the sizes of a figure, in dollars: people, hours, days, dozens, hundreds and so on lie apart. */
const SIZES = [1, 3.001, 12.001, 31.001, 100, 400, 1000, 5000];
const YEAR = SIZES.length + 1;

function sizeOf(dollars: number): number {
  if (Number.isInteger(dollars) && dollars >= 1900 && dollars <= 2035) return YEAR;
  const size = SIZES.findIndex((end) => dollars < end);
  return size < 0 ? SIZES.length : size;
}

/** Upper ends of how many words a talk has for each of its numbers: who tells a story says more than who reads a list. */
const DENSITIES = [4, 5, 6, 7.5, 9];

/**
 * The signs by which the numbers of a talk are known: the words round them and what kinds of words these are, the size
 * of the number, and how much the talk tells beside its numbers. A sign is a number from 0 to `SIGNS` - 1.
 */
export class Signs {
  readonly #words: number[] = [];
  readonly #kinds: number[] = [];
  /** Where a token's word stands in both. */
  readonly #places: number[] = [];
  readonly #density: number;
  /** Of the number that is looked at: what stands round it, and its signs so far. Written anew for each. */
  readonly #before: number[] = [];
  readonly #behind: number[] = [];
  readonly #told: number[] = [];
  readonly #signs = new Uint16Array(MOST_SIGNS);
  #count = 0;

  constructor(tokens: readonly Token[]) {
    let [runs, inNumber] = [0, false];
    for (const { norm, gap } of tokens) {
      if (gap === "stop" && this.#words.length > 0) this.#put(STOP, 0);
      const number = isNumberWord(norm);
      if (!number) this.#put(numberOf(norm), kindOf(norm));
      else if (inNumber && gap !== "stop") {
        if (isLarge(norm)) this.#words[this.#words.length - 1] = LARGE;
      } else {
        runs++;
        this.#put(isLarge(norm) ? LARGE : SMALL, 0);
      }
      inNumber = number;
      this.#places.push(this.#words.length - 1);
    }
    const density = tokens.length / Math.max(runs, 1);
    this.#density = DENSITIES.findIndex((end) => density < end);
  }

  #put(word: number, kind: number): void {
    this.#words.push(word);
    this.#kinds.push(kind);
  }

  /** Puts what stands before a token into `before`, the nearest first, to the reach or the beginning. */
  #lookBefore(token: number): void {
    const place = this.#places[token] ?? 0;
    // "a hundred and five | five trips": another number of the same run
    let index = token > 0 && this.#places[token - 1] === place ? place : place - 1;
    this.#before.length = 0;
    while (index >= 0 && this.#before.length < REACH) this.#before.push(this.#words[index--] ?? NOTHING);
    if (this.#before.length < REACH) this.#before.push(NOTHING);
  }

  /** Puts what stands behind a token into `behind`, the nearest first, to the reach or the end. */
  #lookBehind(token: number): void {
    const place = this.#places[token] ?? 0;
    let index = this.#places[token + 1] === place ? place : place + 1;
    this.#behind.length = 0;
    while (index < this.#words.length && this.#behind.length < REACH)
      this.#behind.push(this.#words[index++] ?? NOTHING);
    if (this.#behind.length < REACH) this.#behind.push(NOTHING);
  }

  /** Puts the kinds of the words before a token into `told`, the nearest first, back to a number or the sentence's beginning. */
  #lookAtKinds(token: number): void {
    this.#told.length = 0;
    for (let index = (this.#places[token] ?? 0) - 1; index >= 0 && this.#told.length < REACH; index--) {
      const kind = this.#kinds[index] ?? 0;
      if (kind === 0) break;
      this.#told.push(kind);
    }
  }

  /** The signs of a figure: they hold until it is asked again. */
  of(figure: Figure): Uint16Array {
    const { first, last } = figure.number;
    this.#count = 0;
    this.#lookBefore(first);
    this.#lookBehind(last);
    this.#lookAtKinds(first);
    const [before, behind, size, density] = [this.#before, this.#behind, sizeOf(dollarsOf(figure)), this.#density];
    const [b0 = NOTHING, b1 = NOTHING, b2 = NOTHING] = before;
    const [a0 = NOTHING, a1 = NOTHING, a2 = NOTHING] = behind;
    this.#add(1, size);
    this.#add(2, b0, size);
    this.#add(3, a0, size);
    this.#add(4, b0, a0);
    this.#add(5, b1, b0);
    this.#add(6, b2, b1);
    this.#add(7, b2, b1, b0);
    this.#add(8, a0, a1);
    this.#add(9, a1, a2);
    this.#add(10, a0, a1, a2);
    this.#add(11, density);
    this.#add(12, density, b0);
    this.#add(13, density, a0);
    this.#add(14, density, size);
    for (let place = 0; place < PLACED; place++) {
      this.#add(20 + place, before[place] ?? NOTHING);
      this.#add(30 + place, behind[place] ?? NOTHING);
    }
    this.#addSentence(before, 40);
    this.#addSentence(behind, 42);
    this.#addOwn(before, APART, 44);
    this.#addOwn(behind, APART_BEHIND, 48);
    this.#addKinds(b0, size);
    return this.#signs.subarray(0, this.#count);
  }

  #add(kind: number, one: number, two = 0, three = 0): void {
    this.#signs[this.#count++] = signOf(kind, one, two, three);
  }

  /** What kinds of words stand before a number: whoever these are, and whatever they did. */
  #addKinds(nearest: number, size: number): void {
    const kinds = this.#told;
    let said = 0;
    for (const kind of kinds) if (kind <= DOING) said |= 1 << kind;
    const [k0 = 0, k1 = 0, k2 = 0, k3 = 0] = kinds;
    this.#add(60, said);
    this.#add(61, said, nearest);
    this.#add(62, said, size);
    this.#add(63, k0, k1, k2);
    this.#add(64, k0, k1, (k2 << 8) | k3);
    this.#add(65, kinds.at(-1) ?? 0, kinds.at(-2) ?? 0, nearest);
    for (let place = 0; place + 1 < kinds.length; place++) {
      this.#add(66, kinds[place + 1] ?? 0, kinds[place]);
      if (place + 2 < kinds.length) this.#add(67, kinds[place + 2] ?? 0, kinds[place + 1], kinds[place]);
    }
  }

  /** Each word and each pair of words on one side of a number, to the end of the sentence. */
  #addSentence(words: readonly number[], kind: number): void {
    for (let place = 0; place < words.length && words[place] !== STOP; place++) {
      this.#add(kind, words[place] ?? NOTHING);
      const next = words[place + 1];
      if (next !== undefined && next !== STOP) this.#add(kind + 1, words[place] ?? NOTHING, next);
    }
  }

  /** How many words a number has for itself before the next one, what ends them, each of them, and any two of them that stand near. */
  #addOwn(words: readonly number[], apart: number, kind: number): void {
    let own = 0;
    while (own < words.length && !isNoWord(words[own] ?? NOTHING)) own++;
    this.#add(kind, own, words[own]);
    for (let place = 0; place < own; place++) {
      this.#add(kind + 1, words[place] ?? NOTHING);
      for (let other = place + 1; other < own && other <= place + apart; other++)
        this.#add(kind + 2, words[place] ?? NOTHING, words[other]);
    }
  }
}

/** True for what stands in the place of a word. */
const isNoWord = (word: number): boolean => word >= NOTHING && word <= SMALL;
