import { wordSet } from "#shared/word-set.ts";
import { isDigits, isNumberWord, TEENS, TENS, UNITS } from "./number-words.ts";
import { at, isJoined, type Token } from "./tokens.ts";
import { looksPlural } from "./units.ts";
import { MEASURED, NUMBERED_BY, PLACES, SIZE_WORDS } from "./size-words.ts";

// Recognisers write "one eighty" as "180", as "1.80", or, where they hear a pause in it, as "1 80". In digits such a pair
// would be two numbers for every rule, so it is heard as the words that were said: it has their readings, and their rules.

const ZERO = "0".charCodeAt(0);
const NINE = "9".charCodeAt(0);
const MOST_DIGITS = 2;

const wordsByValue = (names: ReadonlyMap<string, number>): ReadonlyMap<number, string> =>
  new Map([...names].reverse().map(([word, value]) => [value, word]));
const WORDS = new Map([...wordsByValue(UNITS), ...wordsByValue(TEENS), ...wordsByValue(TENS)]);

const digitAt = (word: string, place: number): number => {
  const code = word.charCodeAt(place);
  return code >= ZERO && code <= NINE ? code - ZERO : Number.NaN;
};
/** "1" to "9". */
const isLone = (word: string): boolean => word.length === 1 && digitAt(word, 0) > 0;
/** "10" to "99", and "05". */
const isTwo = (word: string): boolean => word.length === MOST_DIGITS && digitAt(word, 0) * 10 + digitAt(word, 1) > 0;

/** Of a larger number, or a share: "3 50 thousand". */
const SCALED = wordSet("hundred thousand grand k million dozen point percent % / &");
/** Before a day of the month and a year, or a day and how many. */
const MONTHS = wordSet(
  "january february march april may june july august september october november december jan feb mar apr jun jul aug sept sep oct nov dec",
);
/** A number behind these is told beside another one already: "4 x 8", "$ 1", "3 / 4", "1 and 2". */
const BESIDE = wordSet("x by $ # / @");
/** "3 24 hour rentals". */
const LASTING = wordSet("hour minute day week month year");
/** Between what happens and when it does: "the test is | at | 9 15". */
const WHEN = wordSet("at by until till around");
const HAPPENS = wordSet(
  "is are was were be start starts starting begin begins open opens opening close closes meet meeting arrive there here up",
);
const MINUTES = 60;
const RATED = wordSet("a an per each apiece");
/** As long as phone numbers and those of orders. */
const LONGEST = 6;

/** What stands beside a pair names, sizes or scales its numbers: "unit 4 12 blinds", "3 24 inch doors", "2 50-gallon tanks". */
function isApart(tokens: readonly Token[], index: number): boolean {
  const next = tokens[index + 2];
  const before = isJoined(tokens[index]) ? at(tokens, index - 1) : "";
  if (BESIDE.has(before) || NUMBERED_BY.has(before) || MONTHS.has(before)) return true;
  const rated = RATED.has(next?.norm ?? "");
  if (WHEN.has(before) && HAPPENS.has(at(tokens, index - 2)) && Number(at(tokens, index + 1)) < MINUTES && !rated)
    return true;
  if (next === undefined || !isJoined(next)) return false;
  const word = next.norm;
  if (next.gap !== "space" || SCALED.has(word) || SIZE_WORDS.has(word)) return true;
  // "paint the room 2 40", but "room 2 40 outlets"
  if (PLACES.has(before) && looksPlural(word)) return true;
  return MEASURED.has(word) || LASTING.has(word);
}

/** How many digits stand side by side round a pair, as far as they are no more than those of a price. */
function digitsRound(tokens: readonly Token[], index: number): number {
  let digits = 0;
  for (let place = index - 1; place >= 0 && digits <= LONGEST && isJoined(tokens[place + 1]); place--) {
    if (!isDigits(at(tokens, place))) break;
    digits += at(tokens, place).length;
  }
  for (let place = index; digits <= LONGEST && isDigits(at(tokens, place)); place++) {
    if (place > index && !isJoined(tokens[place])) break;
    digits += at(tokens, place).length;
  }
  return digits;
}

/** "10" to "99", right behind another number. */
const isTens = (token: Token | undefined): token is Token =>
  token?.gap === "space" && isTwo(token.norm) && token.norm.charCodeAt(0) !== ZERO;

/** "1 | 80", "4 | 05", "89 | 95": one number that was written as two. */
const isSplit = (tokens: readonly Token[], index: number): boolean =>
  (isLone(at(tokens, index)) || isTens(tokens[index])) &&
  tokens[index + 1]?.gap === "space" &&
  isTwo(at(tokens, index + 1)) &&
  !isApart(tokens, index) &&
  digitsRound(tokens, index) <= LONGEST;

/** "Eighty five" of "85": two words that stand in one. */
function pushWords(spoken: Token[], token: Token): void {
  const value = Number(token.norm);
  const whole = WORDS.get(value);
  if (whole !== undefined && token.norm.charCodeAt(0) !== ZERO) {
    spoken.push({ ...token, norm: whole });
    return;
  }
  const half = token.start + 1;
  const tens = token.norm.charCodeAt(0) === ZERO ? "oh" : (WORDS.get(value - (value % 10)) ?? "");
  spoken.push({ ...token, end: half, norm: tens });
  spoken.push({ ...token, start: half, gap: "none", norm: WORDS.get(value % 10) ?? "" });
}

/** Parts what would be read as one number with the words before it: "twenty | 1 40", "1 40 | 2 frames", "1 40 | eight inch". */
const parted = (token: Token): Token => (token.gap === "space" ? { ...token, gap: "comma" } : token);

/** A word of a number, that is none in digits and makes none larger. */
const isNumeral = (word: string): boolean => isNumberWord(word) && !isDigits(word) && !SCALED.has(word);

/** Hears the pairs of a talk in which some are split; in one that has such a pair also "89 | 95". */
class Hearer {
  readonly #said: readonly Token[];
  readonly #spoken: Token[];

  constructor(said: readonly Token[], first: number) {
    this.#said = said;
    this.#spoken = said.slice(0, first);
  }

  /** The words of the number that begins at a token, with its cents; how many tokens they take. */
  #pushNumber(first: number): number {
    const said = this.#said;
    let last = first + 1;
    // "1 49 95"
    if (isLone(at(said, first)) && isTens(said[last + 1]) && !isApart(said, first + 1)) last++;
    for (let index = first; index <= last; index++) {
      const token = said[index];
      const apart = index === first && isNumeral(this.#spoken.at(-1)?.norm ?? "");
      if (token) pushWords(this.#spoken, apart ? parted(token) : token);
    }
    return last - first + 1;
  }

  /** All words of the talk, from its first split number on. */
  hear(first: number): Token[] {
    const said = this.#said;
    for (let index = first; index < said.length;) {
      const token = said[index];
      if (token === undefined) break;
      if (isSplit(said, index)) {
        index += this.#pushNumber(index);
        const next = said[index];
        const begins = next !== undefined && (isNumeral(next.norm) || isDigits(next.norm));
        if (begins && !isSplit(said, index)) this.#spoken.push(parted(said[index++] ?? token));
        continue;
      }
      this.#spoken.push(token);
      index++;
    }
    return this.#spoken;
  }
}

/** "Crown seal 3 10" as "crown seal three ten"; the tokens keep their places in the text. */
export function withSplitDigits(said: Token[]): Token[] {
  for (let index = 0; index < said.length; index++)
    if (isLone(at(said, index)) && isSplit(said, index)) return new Hearer(said, index).hear(index);
  return said;
}
