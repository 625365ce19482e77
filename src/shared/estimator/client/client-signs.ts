import { keptByWord } from "#shared/kept-words.ts";
import { wordSet } from "#shared/word-set.ts";
import { numberOf } from "../likelihood/spoken-words.ts";
import { signOf } from "../likelihood/sign.ts";
import { isBrand } from "#shared/maker-names.ts";
import { isNumberWord } from "../words/number-words.ts";
import { isOrdinaryWord } from "../words/ordinary-words.ts";
import { isJoined, type Gap, type Token } from "../words/tokens.ts";
import { EDGES, FIRM_ENDINGS, GIVEN_NAMES, HONORIFICS, withoutPossessive, WORK_VERBS } from "../words/words.ts";
import { isWork, type Talk } from "./finder.ts";
import type { Named } from "./households.ts";
import { ALSO_WORDS, canName } from "./name-words.ts";
import { isOther } from "./people.ts";

/** No name has more words: "the law offices of crane and bell" is found by rules. */
export const LONGEST = 5;
/** So many words before a name and behind it are read, to the end of their sentence. */
const REACH = 6;
/** More signs than any name has: 30 of its own and of what stands beside it, its words, and those of its sentence. */
const MOST_SIGNS = 64;

/** What a word is, to whoever looks for a name: each is the first of these that it is. */
const [NUMBER, SMALL_WORD, TITLE, GIVEN, ALSO_GIVEN, FIRM, VERB, WORK, UNKNOWN, EDGE, ORDINARY] = [
  1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11,
];
/** What stands before the first word of a talk and behind its last. */
const [BEGINNING, END] = [12, 13];
/** Five kinds of words make a shape. */
const KIND_BITS = 4;

const SMALL_WORDS = wordSet(
  "a an the this that these those some he she they it his hers her him them their we i me us my our you your and or but so of in on with from by since until under over into out up down to at for is are was were be been has have had do does did not no yes then when while if because as",
);
/** A name may go on behind these: "bill and nancy tate", "the city of dunmore". */
const JOINS = wordSet("and of");
/** "Cedar Point": no number. */
const POINT = "point";
/** Whoever is spoken of so was named. */
const PRONOUNS = wordSet("he she they him her them his their he's she's they're he'd she'd they'd");

const kindOf = keptByWord((norm: string): number => {
  if (isNumberWord(norm)) return NUMBER;
  const word = withoutPossessive(norm);
  if (SMALL_WORDS.has(word)) return SMALL_WORD;
  if (HONORIFICS.has(word)) return TITLE;
  if (GIVEN_NAMES.has(word)) return ALSO_WORDS.has(word) ? ALSO_GIVEN : GIVEN;
  if (FIRM_ENDINGS.has(word)) return FIRM;
  if (WORK_VERBS.has(word)) return VERB;
  if (isWork(word)) return WORK;
  if (!isOrdinaryWord(word)) return UNKNOWN;
  return EDGES.has(word) ? EDGE : ORDINARY;
});

/** "Phil he'll": a word that goes on with what somebody does. */
const DOES_MORE = /'(?:ll|d|re|ve|m)$/;

/** "Lorraine says", "emil swears", "dawn pickett quote": what somebody does, or what a document is called, is in no name. */
const NO_NAMES = wordSet(
  "says said asked asks wants wanted told tells swears picks picked been got gets gave put puts hit tore called calls came comes is was has had did does needs needed went goes bought sold likes liked knows knew thinks thought sorry hi hello talking going myself himself herself themselves here there nobody somebody quote estimate bid invoice deposit warranty balance",
);

/** True for a word that is in no name, but for one that is written as one: "Omar Said". */
function isNoName(token: Token | undefined): boolean {
  const { norm = "", capital = false } = token ?? {};
  return DOES_MORE.test(norm) || (NO_NAMES.has(withoutPossessive(norm)) && !(capital && isJoined(token)));
}

/** True for words of which one is in no name. */
export function saysMore(tokens: readonly Token[], { first, last }: Named): boolean {
  for (let index = first; index <= last; index++) if (isNoName(tokens[index])) return true;
  return false;
}

const GAPS: Record<Gap, number> = { none: 1, hyphen: 1, space: 1, comma: 2, pause: 3, stop: 4 };
const STOP = GAPS.stop;

/** A family may be named in small letters: "the Ferris family", "the Hendersons". */
const mayEndSmall = (word: string): boolean => word === "family" || word.endsWith("s");

/** Ends of ranges of places, from the beginning of a talk or from its end: the first words one by one. */
const PLACES = [1, 2, 3, 4, 8, 20];
const placeOf = (index: number): number => {
  const place = PLACES.findIndex((end) => index < end);
  return place < 0 ? PLACES.length : place;
};

/**
 * The signs by which a name in a talk is known as the client's: what kinds of words it is of, which words stand before
 * and behind it, and where in the talk it stands. A sign is a number from 0 to `SIGNS` - 1.
 */
export class ClientSigns {
  readonly #tokens: readonly Token[];
  readonly #taken: Uint8Array;
  readonly #cased: boolean;
  readonly #words: number[];
  readonly #kinds: number[];
  readonly #pronoun: number;
  readonly #signs = new Uint16Array(MOST_SIGNS);
  #count = 0;

  constructor({ tokens, taken, cased }: Talk) {
    this.#tokens = tokens;
    this.#taken = taken;
    this.#cased = cased;
    this.#kinds = tokens.map(({ norm }) => kindOf(norm));
    this.#words = tokens.map(({ norm }, index) => (this.#kinds[index] === NUMBER ? NUMBER : numberOf(norm)));
    this.#pronoun = tokens.some(({ norm }) => PRONOUNS.has(norm)) ? 1 : 0;
  }

  /** All words of the talk that may be a name, the longer behind the shorter that begin at the same word. */
  names(): Named[] {
    const names: Named[] = [];
    for (let first = 0; first < this.#tokens.length; first++) {
      if (!this.#mayBegin(first)) continue;
      for (let last = first; last < first + LONGEST && this.#goesOn(first, last); last++)
        if (this.#mayEnd(last) && !isOther(this.#tokens, first, last)) names.push({ first, last });
    }
    return names;
  }

  #mayBegin(index: number): boolean {
    const token = this.#tokens[index];
    const kind = this.#kindAt(index);
    if (this.#taken[index] || kind === NUMBER || kind === SMALL_WORD || (this.#cased && !token?.capital)) return false;
    if (isNoName(token)) return false;
    // "bill" may be a document
    if (kind === TITLE || kind === GIVEN || kind === ALSO_GIVEN) return true;
    return canName(token) && !isBrand(token?.norm ?? "");
  }

  #goesOn(first: number, index: number): boolean {
    const token = this.#tokens[index];
    if (index === first) return true;
    const kind = this.#kindAt(index);
    const { norm = "" } = token ?? {};
    const small = kind === SMALL_WORD && !JOINS.has(norm);
    return isJoined(token) && !this.#taken[index] && (kind !== NUMBER || norm === POINT) && !small && !isNoName(token);
  }

  #mayEnd(index: number): boolean {
    const { norm = "", capital = false } = this.#tokens[index] ?? {};
    const kind = this.#kindAt(index);
    return kind !== SMALL_WORD && kind !== TITLE && (!this.#cased || capital || mayEndSmall(norm));
  }

  #kindAt(index: number): number {
    return index < 0 ? BEGINNING : (this.#kinds[index] ?? END);
  }

  #wordAt(index: number): number {
    return index < 0 ? BEGINNING : (this.#words[index] ?? END);
  }

  #gapAt(index: number): number {
    const token = this.#tokens[index];
    return token && index > 0 ? GAPS[token.gap] : 0;
  }

  /** What speaks for a talk that names no client: they hold until signs are asked again. */
  ofNobody(): Uint16Array {
    this.#count = 0;
    this.#add(1, 1);
    this.#add(2, placeOf(this.#tokens.length >> 4));
    return this.#signs.subarray(0, this.#count);
  }

  /** The signs of a name: they hold until signs are asked again. */
  of({ first, last }: Named): Uint16Array {
    this.#count = 0;
    let shape = 0;
    for (let index = first; index <= last; index++) shape = (shape << KIND_BITS) | this.#kindAt(index);
    const [start, end] = [this.#wordAt(first), this.#wordAt(last)];
    const owned = this.#tokens[last]?.norm.endsWith("'s") ? 1 : 0;
    const cased = this.#cased ? 1 : 0;
    this.#add(10, shape, owned);
    this.#add(11, shape, cased);
    this.#add(12, shape, this.#pronoun);
    this.#add(13, last - first);
    this.#add(14, start, this.#kindAt(last));
    this.#add(15, this.#kindAt(first), end);
    for (let index = first; index <= last; index++) this.#add(16, this.#wordAt(index));
    this.#addBefore(first, shape);
    this.#addBehind(last, shape, owned);
    this.#addBoth(first, last, shape);
    return this.#signs.subarray(0, this.#count);
  }

  #add(kind: number, one: number, two = 0, three = 0): void {
    this.#signs[this.#count++] = signOf(kind, one, two, three);
  }

  #addBefore(first: number, shape: number): void {
    const gap = this.#gapAt(first);
    const [b0, b1] = [this.#wordAt(first - 1), this.#wordAt(first - 2)];
    const kind = this.#kindAt(first - 1);
    this.#add(20, shape, b0, gap);
    this.#add(21, b0, gap);
    this.#add(22, b1, b0);
    this.#add(24, this.#kindAt(first - 2), kind, shape);
    this.#add(25, b0, this.#kindAt(first));
    this.#add(26, b1, b0, this.#kindAt(first));
    this.#add(27, placeOf(first), shape);
    this.#add(28, placeOf(first), gap, b0);
    this.#add(29, placeOf(first));
    for (let index = first - 1; index >= Math.max(0, first - REACH); index--) {
      this.#add(30, this.#wordAt(index));
      if (this.#gapAt(index) === STOP) break;
    }
  }

  #addBehind(last: number, shape: number, owned: number): void {
    const gap = this.#gapAt(last + 1);
    const [a0, a1] = [this.#wordAt(last + 1), this.#wordAt(last + 2)];
    const kind = this.#kindAt(last + 1);
    const left = placeOf(this.#tokens.length - 1 - last);
    this.#add(40, shape, a0, gap);
    this.#add(41, a0, gap);
    this.#add(42, a0, a1);
    this.#add(44, shape, kind, this.#kindAt(last + 2));
    this.#add(45, this.#kindAt(last), owned, a0);
    this.#add(46, a0, a1, this.#kindAt(last));
    this.#add(47, owned, kind);
    this.#add(48, left, shape);
    this.#add(49, left);
    for (let index = last + 1; index <= Math.min(this.#tokens.length - 1, last + REACH); index++) {
      if (this.#gapAt(index) === STOP) break;
      this.#add(50, this.#wordAt(index));
    }
  }

  #addBoth(first: number, last: number, shape: number): void {
    this.#add(60, this.#kindAt(first - 1), shape, this.#kindAt(last + 1));
    this.#add(62, this.#gapAt(first), this.#gapAt(last + 1), shape);
  }
}
