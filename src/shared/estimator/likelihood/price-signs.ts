import { dollarsOf, type Figure } from "../numbers/figure.ts";
import type { Token } from "../words/tokens.ts";
import { DOING, isNoWord, NOTHING, spokenWordsOf, STOP, type SpokenWords } from "./spoken-words.ts";
import { signOf } from "./sign.ts";
import { stepOf } from "./steps.ts";

/** So many words before and behind a number are read, numbers counted as one. */
const REACH = 9;
/** Of the nearest it matters in which place they stand. */
const PLACED = 5;
/** Words so far apart are taken together, before a number and behind it. */
const [APART, APART_BEHIND] = [4, 2];

/** More signs than any number has: each side has at most 18 of its sentence and 50 of its own words, and the kinds 23. */
const MOST_SIGNS = 256;

/** Upper ends of the sizes of a figure, in dollars: people, hours, days, dozens, hundreds and so on lie apart. */
const SIZES = [1, 3.001, 12.001, 31.001, 100, 400, 1000, 5000];
const YEAR = SIZES.length + 1;

function sizeOf(dollars: number): number {
  if (Number.isInteger(dollars) && dollars >= 1900 && dollars <= 2035) return YEAR;
  return stepOf(dollars, SIZES);
}

/** Upper ends of how many words a talk has for each of its numbers: who tells a story says more than who reads a list. */
const DENSITIES = [4, 5, 6, 7.5, 9];

/**
 * The signs by which the numbers of a talk are known: the words round them and what kinds of words these are, the size
 * of the number, and how much the talk tells beside its numbers. A sign is a number from 0 to `SIGNS` - 1.
 */
export class PriceSigns {
  readonly #spoken: SpokenWords;
  readonly #density: number;
  /** Of the number that is looked at: what stands round it, and its signs so far. Written anew for each. */
  readonly #before: number[] = [];
  readonly #behind: number[] = [];
  readonly #told: number[] = [];
  readonly #signs = new Uint16Array(MOST_SIGNS);
  #count = 0;

  constructor(tokens: readonly Token[]) {
    this.#spoken = spokenWordsOf(tokens);
    const density = tokens.length / Math.max(this.#spoken.numbers, 1);
    this.#density = DENSITIES.findIndex((end) => density < end);
  }

  /** Puts the kinds of the words before a token into `told`, the nearest first, back to a number or the sentence's beginning. */
  #lookAtKinds(token: number): void {
    const { kinds, places } = this.#spoken;
    let count = 0;
    for (let index = (places[token] ?? 0) - 1; index >= 0 && count < REACH; index--) {
      const kind = kinds[index] ?? 0;
      if (kind === 0) break;
      this.#told[count++] = kind;
    }
    this.#told.length = count;
  }

  /** The signs of a figure: they hold until it is asked again. */
  of(figure: Figure): Uint16Array {
    const { first, last } = figure.number;
    this.#count = 0;
    this.#spoken.lookBefore(first, this.#before, REACH);
    this.#spoken.lookBehind(last, this.#behind, REACH);
    this.#lookAtKinds(first);
    const before = this.#before;
    const behind = this.#behind;
    const size = sizeOf(dollarsOf(figure));
    const density = this.#density;
    const b0 = before[0] ?? NOTHING;
    const b1 = before[1] ?? NOTHING;
    const b2 = before[2] ?? NOTHING;
    const a0 = behind[0] ?? NOTHING;
    const a1 = behind[1] ?? NOTHING;
    const a2 = behind[2] ?? NOTHING;
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
    const k0 = kinds[0] ?? 0;
    const k1 = kinds[1] ?? 0;
    const k2 = kinds[2] ?? 0;
    this.#add(60, said);
    this.#add(61, said, nearest);
    this.#add(62, said, size);
    this.#add(63, k0, k1, k2);
    this.#add(64, k0, k1, (k2 << 8) | (kinds[3] ?? 0));
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
