import { COUNTS, counted, type StatementSigns } from "./statement-signs.ts";

/**
 * What a statement is about: work with or to be priced, a detail of it, whom or where it is for, a story, what is left out or
 * to others, when, a warranty, how it is paid, how long the price is good, and what is so only if something is.
 */
export const ROLES = ["work", "detail", "client", "story", "leftOut", "time", "warranty", "payment", "validity", "condition"] as const; // prettier-ignore
export type Role = (typeof ROLES)[number];
const R = ROLES.length;
const STATES = R * COUNTS;

/** What the signs of a talk speak, at each of its words: sums of weights, of which `powerOf` tells how likely they make a thing. */
export interface Spoken {
  length: number;
  /** Into `end`: a statement with so many numbers ends before a word. */
  ends: (word: number, end: Float64Array) => void;
  /** Added to `roles`: the word is in a statement of a role, begins one, or stands behind one. */
  words: (word: number, roles: Float64Array) => void;
  begins: (word: number, roles: Float64Array) => void;
  lasts: (word: number, roles: Float64Array) => void;
  powerOf: (sum: number) => number;
  /** How likely a sum is as a logarithm, in one step of it. */
  step: number;
  /** How likely a role is behind another, by both: `before * R + role`; the first and the last; and a role that ends with so many numbers. */
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

function mostOf(sums: Float64Array): number {
  let most = -Infinity;
  for (const sum of sums) if (sum > most) most = sum;
  return most;
}

/** The words of a talk in stretches, within which no statement ends, and whether one must end before each. */
class Stretches {
  /** The word that each begins with, and behind the last how many words there are. */
  readonly firsts: number[] = [];
  readonly must: boolean[] = [];
  /** The stretch of each word. */
  readonly of: Int32Array;

  constructor(length: number, known: Known) {
    this.of = new Int32Array(length);
    for (let word = 0; word < length; word++) {
      const isEnd = word === 0 ? true : known.ends(word);
      if (isEnd !== false) {
        this.firsts.push(word);
        this.must.push(isEnd === true);
      }
      this.of[word] = this.firsts.length - 1;
    }
    this.firsts.push(length);
  }

  get count(): number {
    return this.must.length;
  }
}

/**
 * How likely everything is, by forward and backward sums over all ways to cut a talk into statements with roles: a hidden
 * Markov chain over its stretches, whose states are the role and the numbers of the statement so far. In time proportional to
 * the words.
 */
export class Lattice {
  readonly #stretches: Stretches;
  /** At each stretch, of each state: so far, and from there on. */
  readonly #forward: Float64Array;
  readonly #backward: Float64Array;
  /** Powers of what is spoken, at each stretch: of the end before it by counts, of its role, of a statement that begins with it or ended before it. */
  readonly #end: Float64Array;
  readonly #role: Float64Array;
  readonly #begin: Float64Array;
  readonly #last: Float64Array;
  readonly #follows: Float64Array;
  readonly #numbers: Float64Array;
  readonly #finally: Float64Array;
  /** The state's count behind each stretch, by the one before it. */
  readonly #steps: Uint8Array;
  readonly #scale: Float64Array;
  /** How likely any statement ends before each stretch. */
  readonly #ends: Float64Array;
  /** The sum over all ways, as a logarithm. */
  total = 0;

  constructor(signs: StatementSigns, spoken: Spoken, known: Known) {
    this.#stretches = new Stretches(spoken.length, known);
    const { count } = this.#stretches;
    this.#forward = new Float64Array(count * STATES);
    this.#backward = new Float64Array(count * STATES);
    this.#end = new Float64Array(count * COUNTS);
    this.#role = new Float64Array(count * R);
    this.#begin = new Float64Array(count * R);
    this.#last = new Float64Array(count * R);
    this.#steps = new Uint8Array(count * COUNTS);
    this.#scale = new Float64Array(count);
    this.#ends = new Float64Array(count);
    this.#follows = spoken.follows;
    this.#numbers = spoken.numbers;
    this.#finally = spoken.last;
    this.#read(signs, spoken, known);
    const whole = this.#goForward(spoken.first);
    this.#goBackward(whole);
  }

  /** Makes powers of all that is spoken. */
  #read(signs: StatementSigns, spoken: Spoken, known: Known): void {
    const { firsts, count: stretches } = this.#stretches;
    const ends = new Float64Array(COUNTS);
    const roles = new Float64Array(R);
    const begin = new Float64Array(R);
    const last = new Float64Array(R);
    for (let stretch = 0; stretch < stretches; stretch++) {
      const from = firsts[stretch] ?? 0;
      const to = firsts[stretch + 1] ?? 0;
      const at = stretch * R;
      for (let count = 0; count < COUNTS; count++) this.#steps[stretch * COUNTS + count] = count;
      roles.fill(0);
      let only = -1;
      for (let word = from; word < to; word++) {
        spoken.words(word, roles);
        only = Math.max(only, known.role(word));
        if (signs.isNumber(word)) this.#count(stretch, signs.isLarge(word));
      }
      begin.fill(0);
      last.fill(0);
      spoken.begins(from, begin);
      if (stretch > 0) {
        spoken.ends(from, ends);
        spoken.lasts(from, last);
        for (let count = 0; count < COUNTS; count++)
          this.#end[stretch * COUNTS + count] = spoken.powerOf(ends[count] ?? 0);
      }
      // of many words the powers would be out of bounds
      const most = mostOf(roles);
      this.total += most * spoken.step;
      for (let role = 0; role < R; role++) {
        this.#last[at + role] = spoken.powerOf(last[role] ?? 0);
        if (only >= 0 && only !== role) continue;
        const rest = (roles[role] ?? 0) - most;
        this.#role[at + role] = spoken.powerOf(rest);
        this.#begin[at + role] = spoken.powerOf(rest + (begin[role] ?? 0));
      }
    }
  }

  #count(stretch: number, large: boolean): void {
    for (let at = stretch * COUNTS; at < (stretch + 1) * COUNTS; at++)
      this.#steps[at] = counted(this.#steps[at] ?? 0, true, large);
  }

  #goForward(first: Float64Array): number {
    const forward = this.#forward;
    const end = this.#end;
    const last = this.#last;
    const begin = this.#begin;
    const of = this.#role;
    const follows = this.#follows;
    const numbers = this.#numbers;
    const steps = this.#steps;
    const { count: stretches, must } = this.#stretches;
    const leaving = new Float64Array(R);
    for (let role = 0; role < R; role++)
      forward[role * COUNTS + (steps[0] ?? 0)] = (first[role] ?? 0) * (begin[role] ?? 0);
    this.#normalise(0);
    for (let stretch = 1; stretch < stretches; stretch++) {
      const to = stretch * STATES;
      const from = to - STATES;
      const counts = stretch * COUNTS;
      const roles = stretch * R;
      const mayGoOn = must[stretch] === false;
      for (let role = 0; role < R; role++) {
        const spoken = of[roles + role] ?? 0;
        let sum = 0;
        for (let count = 0; count < COUNTS; count++) {
          const at = role * COUNTS + count;
          const before = forward[from + at] ?? 0;
          if (before === 0) continue;
          if (mayGoOn) {
            const state = to + role * COUNTS + (steps[counts + count] ?? 0);
            forward[state] = (forward[state] ?? 0) + before * spoken;
          }
          sum += before * (end[counts + count] ?? 0) * (numbers[at] ?? 0);
        }
        leaving[role] = sum * (last[roles + role] ?? 0);
      }
      for (let role = 0; role < R; role++) {
        let sum = 0;
        for (let before = 0; before < R; before++) sum += (leaving[before] ?? 0) * (follows[before * R + role] ?? 0);
        const state = to + role * COUNTS + (steps[counts] ?? 0);
        forward[state] = (forward[state] ?? 0) + sum * (begin[roles + role] ?? 0);
      }
      this.#normalise(stretch);
    }
    let total = 0;
    for (let role = 0; role < R; role++)
      for (let count = 0; count < COUNTS; count++)
        total += (forward[(stretches - 1) * STATES + role * COUNTS + count] ?? 0) * this.#finishes(role, count);
    this.total += Math.log(total);
    return total;
  }

  #finishes(role: number, count: number): number {
    return (this.#finally[role] ?? 0) * (this.#numbers[role * COUNTS + count] ?? 0);
  }

  #normalise(stretch: number): void {
    const forward = this.#forward;
    const from = stretch * STATES;
    let sum = 0;
    for (let state = from; state < from + STATES; state++) sum += forward[state] ?? 0;
    this.#scale[stretch] = sum;
    this.total += Math.log(sum);
    for (let state = from; state < from + STATES; state++) forward[state] = (forward[state] ?? 0) / sum;
  }

  #goBackward(whole: number): void {
    const forward = this.#forward;
    const backward = this.#backward;
    const end = this.#end;
    const last = this.#last;
    const begin = this.#begin;
    const of = this.#role;
    const follows = this.#follows;
    const numbers = this.#numbers;
    const steps = this.#steps;
    const { count: stretches, must } = this.#stretches;
    const entering = new Float64Array(R);
    const after = new Float64Array(R);
    for (let role = 0; role < R; role++)
      for (let count = 0; count < COUNTS; count++)
        backward[(stretches - 1) * STATES + role * COUNTS + count] = this.#finishes(role, count) / whole;
    for (let stretch = stretches - 1; stretch > 0; stretch--) {
      const to = stretch * STATES;
      const from = to - STATES;
      const counts = stretch * COUNTS;
      const roles = stretch * R;
      const scale = this.#scale[stretch] ?? 1;
      const mayGoOn = must[stretch] === false;
      for (let role = 0; role < R; role++)
        entering[role] = (begin[roles + role] ?? 0) * (backward[to + role * COUNTS + (steps[counts] ?? 0)] ?? 0);
      for (let before = 0; before < R; before++) {
        let sum = 0;
        for (let role = 0; role < R; role++) sum += (follows[before * R + role] ?? 0) * (entering[role] ?? 0);
        after[before] = sum * (last[roles + before] ?? 0);
      }
      let ends = 0;
      for (let role = 0; role < R; role++) {
        const spoken = of[roles + role] ?? 0;
        const left = after[role] ?? 0;
        for (let count = 0; count < COUNTS; count++) {
          const at = role * COUNTS + count;
          const stays = mayGoOn ? spoken * (backward[to + role * COUNTS + (steps[counts + count] ?? 0)] ?? 0) : 0;
          const leaves = (end[counts + count] ?? 0) * (numbers[at] ?? 0) * left;
          ends += (forward[from + at] ?? 0) * leaves;
          backward[from + at] = (stays + leaves) / scale;
        }
      }
      this.#ends[stretch] = ends / scale;
    }
  }

  /** How likely the word's statement has a role. */
  role(word: number, role: number): number {
    let sum = 0;
    const from = (this.#stretches.of[word] ?? 0) * STATES + role * COUNTS;
    for (let state = from; state < from + COUNTS; state++)
      sum += (this.#forward[state] ?? 0) * (this.#backward[state] ?? 0);
    return sum;
  }

  /** Adds to `roles` how likely the word's statement has each. */
  addRoles(word: number, roles: Float64Array): void {
    const from = (this.#stretches.of[word] ?? 0) * STATES;
    for (let role = 0, state = from; role < R; role++) {
      let sum = roles[role] ?? 0;
      for (const end = state + COUNTS; state < end; state++)
        sum += (this.#forward[state] ?? 0) * (this.#backward[state] ?? 0);
      roles[role] = sum;
    }
  }

  /** The stretch that begins with a word, or -1 where none does. */
  #at(word: number): number {
    const stretch = this.#stretches.of[word] ?? 0;
    return this.#stretches.firsts[stretch] === word ? stretch : -1;
  }

  /** How likely any statement ends before a word. */
  end(word: number): number {
    return this.#ends[this.#at(word)] ?? 0;
  }

  /**
   * Tells of each way in which a statement ends before a word how likely it is: by the role and the numbers that end, and
   * the role that begins.
   */
  ends(word: number, tell: (before: number, count: number, role: number, likely: number) => void): void {
    const stretch = this.#at(word);
    if (stretch <= 0) return;
    const [from, to, counts, roles] = [(stretch - 1) * STATES, stretch * STATES, stretch * COUNTS, stretch * R];
    const fresh = this.#steps[counts] ?? 0;
    for (let before = 0; before < R; before++)
      for (let count = 0; count < COUNTS; count++) {
        const at = before * COUNTS + count;
        const leaves = (this.#end[counts + count] ?? 0) * (this.#numbers[at] ?? 0) * (this.#last[roles + before] ?? 0);
        const so = ((this.#forward[from + at] ?? 0) * leaves) / (this.#scale[stretch] ?? 1);
        if (so < 1e-9) continue;
        for (let role = 0; role < R; role++) {
          const enters = (this.#begin[roles + role] ?? 0) * (this.#backward[to + role * COUNTS + fresh] ?? 0);
          tell(before, count, role, so * (this.#follows[before * R + role] ?? 0) * enters);
        }
      }
  }

  /** How likely the talk ends with a role and so many numbers. */
  finally(role: number, count: number): number {
    const state = (this.#stretches.count - 1) * STATES + role * COUNTS + count;
    return (this.#forward[state] ?? 0) * (this.#backward[state] ?? 0);
  }
}
