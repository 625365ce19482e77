import { COUNTS, counted, type StatementSigns } from "./statement-signs.ts";

/**
 * What a statement is about: work with or to be priced, a detail of it, whom or where it is for, a story, what is left out or
 * to others, when, a warranty, how it is paid, how long the price is good, and what is so only if something is.
 */
export const ROLES = ["work", "detail", "client", "story", "leftOut", "time", "warranty", "payment", "validity", "condition"] as const; // prettier-ignore
export type Role = (typeof ROLES)[number];
const R = ROLES.length;
const STATES = R * COUNTS;

/** What the signs of a talk speak, at each of its words. All are logarithms. */
export interface Spoken {
  length: number;
  /** Into `end`: a statement with so many numbers ends before a word. */
  ends: (word: number, end: Float64Array) => void;
  /** Added to `roles`: the word is in a statement of a role, begins one, or stands behind one. */
  words: (word: number, roles: Float64Array) => void;
  begins: (word: number, roles: Float64Array) => void;
  lasts: (word: number, roles: Float64Array) => void;
  /** Of a role behind another, by both: `before * R + role`; of the first and the last; and of a role that ends with so many numbers. */
  follows: Float64Array;
  first: Float64Array;
  last: Float64Array;
  numbers: Float64Array;
}

/** What is known of a talk beforehand: whether a statement ends before a word, or null; which role a word's statement has, or -1. */
export interface Known {
  ends: (word: number) => boolean | null;
  role: (word: number) => number;
}

/** Whether a statement ends before a word. */
const [GOES_ON, MAY_END, ENDS] = [0, 1, 2];

/**
 * How likely everything is, by forward and backward sums over all ways to cut a talk into statements with roles: a hidden
 * Markov chain whose states are the role and the numbers of the statement so far. In time proportional to the words.
 */
export class Lattice {
  readonly #length: number;
  /** At each word, of each state: so far, and from there on. */
  readonly #forward: Float64Array;
  readonly #backward: Float64Array;
  /** Powers of what is spoken, at each word: of the end before it by counts, of its role, of a statement that begins with it or ended before it. */
  readonly #end: Float64Array;
  readonly #word: Float64Array;
  readonly #begin: Float64Array;
  readonly #last: Float64Array;
  readonly #may: Uint8Array;
  readonly #follows: Float64Array;
  readonly #numbers: Float64Array;
  readonly #finally: Float64Array;
  /** The state's count behind each word, by the one before it. */
  readonly #steps: Uint8Array;
  readonly #scale: Float64Array;
  /** How likely any statement ends before each word. */
  readonly #ends: Float64Array;
  /** The sum over all ways, as a logarithm. */
  total = 0;

  constructor(signs: StatementSigns, spoken: Spoken, known: Known) {
    const { length } = spoken;
    this.#length = length;
    this.#forward = new Float64Array(length * STATES);
    this.#backward = new Float64Array(length * STATES);
    this.#end = new Float64Array(length * COUNTS);
    this.#word = new Float64Array(length * R);
    this.#begin = new Float64Array(length * R);
    this.#last = new Float64Array(length * R);
    this.#may = new Uint8Array(length);
    this.#steps = new Uint8Array(length * COUNTS);
    this.#scale = new Float64Array(length);
    this.#ends = new Float64Array(length);
    this.#follows = spoken.follows.map(Math.exp);
    this.#numbers = spoken.numbers.map(Math.exp);
    this.#finally = spoken.last.map(Math.exp);
    const [ends, roles, begin, last] = [COUNTS, R, R, R].map((size) => new Float64Array(size)) as [Float64Array, Float64Array, Float64Array, Float64Array]; // prettier-ignore
    for (let word = 0; word < length; word++) {
      for (let count = 0; count < COUNTS; count++)
        this.#steps[word * COUNTS + count] = counted(count, signs.isNumber(word), signs.isLarge(word));
      const isEnd = word === 0 ? true : known.ends(word);
      this.#may[word] = isEnd === null ? MAY_END : isEnd ? ENDS : GOES_ON;
      roles.fill(0);
      spoken.words(word, roles);
      if (isEnd !== false) {
        ends.fill(0);
        begin.fill(0);
        last.fill(0);
        spoken.begins(word, begin);
        if (word > 0) {
          spoken.ends(word, ends);
          spoken.lasts(word, last);
        }
        for (let count = 0; count < COUNTS; count++) this.#end[word * COUNTS + count] = Math.exp(ends[count] ?? 0);
      }
      const only = known.role(word);
      for (let role = 0; role < R; role++) {
        const at = word * R + role;
        this.#word[at] = only >= 0 && only !== role ? 0 : Math.exp(roles[role] ?? 0);
        if (isEnd === false) continue;
        this.#begin[at] = Math.exp((begin[role] ?? 0) + (roles[role] ?? 0)) * (only >= 0 && only !== role ? 0 : 1);
        this.#last[at] = Math.exp(last[role] ?? 0);
      }
    }
    const whole = this.#goForward(spoken.first);
    this.#goBackward(whole);
  }

  #goForward(first: Float64Array): number {
    const [forward, end, last, begin, of] = [this.#forward, this.#end, this.#last, this.#begin, this.#word];
    const [follows, numbers, steps] = [this.#follows, this.#numbers, this.#steps];
    const leaving = new Float64Array(R);
    for (let role = 0; role < R; role++)
      forward[role * COUNTS + (steps[0] ?? 0)] = Math.exp(first[role] ?? 0) * (begin[role] ?? 0);
    this.#normalise(0);
    for (let word = 1; word < this.#length; word++) {
      const [from, to, counts, roles] = [(word - 1) * STATES, word * STATES, word * COUNTS, word * R];
      const may = this.#may[word];
      for (let role = 0; role < R; role++) {
        const [spoken, left] = [of[roles + role] ?? 0, last[roles + role] ?? 0];
        let sum = 0;
        for (let count = 0; count < COUNTS; count++) {
          const at = role * COUNTS + count;
          const before = forward[from + at] ?? 0;
          if (before === 0) continue;
          if (may !== ENDS) {
            const state = to + role * COUNTS + (steps[counts + count] ?? 0);
            forward[state] = (forward[state] ?? 0) + before * spoken;
          }
          if (may !== GOES_ON) sum += before * (end[counts + count] ?? 0) * (numbers[at] ?? 0);
        }
        leaving[role] = sum * left;
      }
      if (may !== GOES_ON)
        for (let role = 0; role < R; role++) {
          let sum = 0;
          for (let before = 0; before < R; before++) sum += (leaving[before] ?? 0) * (follows[before * R + role] ?? 0);
          const state = to + role * COUNTS + (steps[counts] ?? 0);
          forward[state] = (forward[state] ?? 0) + sum * (begin[roles + role] ?? 0);
        }
      this.#normalise(word);
    }
    let total = 0;
    for (let role = 0; role < R; role++)
      for (let count = 0; count < COUNTS; count++)
        total += (forward[(this.#length - 1) * STATES + role * COUNTS + count] ?? 0) * this.#finishes(role, count);
    this.total += Math.log(total);
    return total;
  }

  #finishes(role: number, count: number): number {
    return (this.#finally[role] ?? 0) * (this.#numbers[role * COUNTS + count] ?? 0);
  }

  #normalise(word: number): void {
    const [forward, from] = [this.#forward, word * STATES];
    let sum = 0;
    for (let state = from; state < from + STATES; state++) sum += forward[state] ?? 0;
    this.#scale[word] = sum;
    this.total += Math.log(sum);
    for (let state = from; state < from + STATES; state++) forward[state] = (forward[state] ?? 0) / sum;
  }

  #goBackward(whole: number): void {
    const [forward, backward, end, last, begin, of] = [this.#forward, this.#backward, this.#end, this.#last, this.#begin, this.#word]; // prettier-ignore
    const [follows, numbers, steps] = [this.#follows, this.#numbers, this.#steps];
    const [entering, after] = [new Float64Array(R), new Float64Array(R)];
    for (let role = 0; role < R; role++)
      for (let count = 0; count < COUNTS; count++)
        backward[(this.#length - 1) * STATES + role * COUNTS + count] = this.#finishes(role, count) / whole;
    for (let word = this.#length - 1; word > 0; word--) {
      const [from, to, counts, roles] = [(word - 1) * STATES, word * STATES, word * COUNTS, word * R];
      const [scale, may] = [this.#scale[word] ?? 1, this.#may[word]];
      if (may !== GOES_ON) {
        for (let role = 0; role < R; role++)
          entering[role] = (begin[roles + role] ?? 0) * (backward[to + role * COUNTS + (steps[counts] ?? 0)] ?? 0);
        for (let before = 0; before < R; before++) {
          let sum = 0;
          for (let role = 0; role < R; role++) sum += (follows[before * R + role] ?? 0) * (entering[role] ?? 0);
          after[before] = sum * (last[roles + before] ?? 0);
        }
      }
      let ends = 0;
      for (let role = 0; role < R; role++) {
        const [spoken, left] = [of[roles + role] ?? 0, after[role] ?? 0];
        for (let count = 0; count < COUNTS; count++) {
          const at = role * COUNTS + count;
          const stays = may === ENDS ? 0 : spoken * (backward[to + role * COUNTS + (steps[counts + count] ?? 0)] ?? 0);
          const leaves = may === GOES_ON ? 0 : (end[counts + count] ?? 0) * (numbers[at] ?? 0) * left;
          ends += (forward[from + at] ?? 0) * leaves;
          backward[from + at] = (stays + leaves) / scale;
        }
      }
      this.#ends[word] = ends / scale;
    }
  }

  /** How likely the word's statement has a role. */
  role(word: number, role: number): number {
    let sum = 0;
    const from = word * STATES + role * COUNTS;
    for (let state = from; state < from + COUNTS; state++)
      sum += (this.#forward[state] ?? 0) * (this.#backward[state] ?? 0);
    return sum;
  }

  /** How likely any statement ends before a word. */
  end(word: number): number {
    return this.#ends[word] ?? 0;
  }

  /**
   * Tells of each way in which a statement ends before a word how likely it is: by the role and the numbers that end, and
   * the role that begins.
   */
  ends(word: number, tell: (before: number, count: number, role: number, likely: number) => void): void {
    if (this.#may[word] === GOES_ON) return;
    const [from, to, counts, roles] = [(word - 1) * STATES, word * STATES, word * COUNTS, word * R];
    const fresh = this.#steps[counts] ?? 0;
    for (let before = 0; before < R; before++)
      for (let count = 0; count < COUNTS; count++) {
        const at = before * COUNTS + count;
        const leaves = (this.#end[counts + count] ?? 0) * (this.#numbers[at] ?? 0) * (this.#last[roles + before] ?? 0);
        const so = ((this.#forward[from + at] ?? 0) * leaves) / (this.#scale[word] ?? 1);
        if (so < 1e-9) continue;
        for (let role = 0; role < R; role++) {
          const enters = (this.#begin[roles + role] ?? 0) * (this.#backward[to + role * COUNTS + fresh] ?? 0);
          tell(before, count, role, so * (this.#follows[before * R + role] ?? 0) * enters);
        }
      }
  }

  /** How likely the talk ends with a role and so many numbers. */
  finally(role: number, count: number): number {
    const state = (this.#length - 1) * STATES + role * COUNTS + count;
    return (this.#forward[state] ?? 0) * (this.#backward[state] ?? 0);
  }
}
