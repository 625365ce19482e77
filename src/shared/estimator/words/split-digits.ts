import { wordSet } from "#shared/word-set.ts";
import { isThing, NOUN_VERBS } from "./nearby.ts";
import { isDigits, isNumberWord, TEENS, TENS, UNITS } from "./number-words.ts";
import { at, isJoined, type Token } from "./tokens.ts";
import { DETERMINERS, MEASURED, NUMBERED_BY, NUMBERED_PLACES, PLACES, SIZE_WORDS } from "./size-words.ts";
import { isMeasure, looksPlural, unitAt } from "./units.ts";
import { CURRENCY } from "./words.ts";

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
/** A number behind these is told beside another one already, "4 x 8", "$ 1", "3 / 4", or is a name or a time: "the 4 05", "a 3 50", "see you 8 30". */
const BESIDE = wordSet("x by $ # / @ the a an this that you me us him text");
/** "3 24 hour rentals", "6 30 second spots", "3 15 passenger vans": the second number is so large, and the first how many. */
const SIZED = wordSet(
  "am pm oclock hour minute day week month year second karat carat passenger person footer footers seat top count pack piece penny page hole panel prong burner drawer star speed stage",
);
/** Between what happens and when it does: "the test is | at | 9 15". */
const WHEN = wordSet("at by until till around");
const HAPPENS = wordSet(
  "is are was were be start starts starting begin begins open opens opening close closes meet meeting arrive there here up",
);
/** Right before a time of day: "arrive | 8 45", "tuesday | 9 30". */
const TIMED = wordSet(
  "arrive arrives arriving until till around sunday monday tuesday wednesday thursday friday saturday tomorrow today",
);
const MINUTES = 60;
const RATED = wordSet("a an per each apiece");
/** Before a price of each, however many there are: "scanning | at | 1 45 an hour". */
const SAYS_PRICE = wordSet("at for is are was it's they're that's");
/** What begins a statement has no thing before it. */
const LEADS = wordSet("and plus or then also with so");
/** Behind these the price of it comes first: "3 66 | for the toilet". */
const BEHIND_PRICE = wordSet("for on to in");
/** As long as phone numbers and those of orders. */
const LONGEST = 6;
/** So far before a price stands how many there are, and so far behind a count how much it costs. */
const [BEFORE, BEHIND] = [6, 5];
/** As many words has the name of a thing, with what points at it. */
const NAME = 4;
const MOST_COUNTED = 19;
/** So near to each other stand things that are counted up. */
const ROUND = 14;
/** "05 50" is no price. */
const LEAST_DOLLARS = "10";
/** The cents of a price whose dollars are two digits: "89 | 95", "28 | 50". */
const CENTS = wordSet("25 49 50 75 95 98 99");
/** Nobody counts these: "paper goods | 28 50". */
const UNCOUNTED = wordSet("goods materials supplies groceries");
/** "1 49 | 95". */
const ENDS_AS_CENTS = /^(?:.9|95|98)$/;

const ENDS_IN_ONE = /^[2-9]1$/;

/** A word of a number, that is none in digits and makes none larger. */
const isNumeral = (word: string): boolean => isNumberWord(word) && !isDigits(word) && !SCALED.has(word);

/** The word at an index where nothing but a space stands before it, or "". */
const spaced = (tokens: readonly Token[], index: number): string => (isJoined(tokens[index]) ? at(tokens, index) : "");

/** "Tree | 1 50 tree 2 60": things of one name that are counted up. */
function isCountedUp(tokens: readonly Token[], index: number): boolean {
  const name = at(tokens, index - 1);
  const number = Number(at(tokens, index));
  for (let place = Math.max(0, index - ROUND); place < index + ROUND; place++)
    if (at(tokens, place) === name && Math.abs(Number(at(tokens, place + 1)) - number) === 1) return true;
  return false;
}

/** "Unit | 4 12", "june | 3 10", "arrive | 8 45", "dodge | 2 50": the word before makes the pair a name or a time. */
function isNamed(tokens: readonly Token[], index: number): boolean {
  const before = spaced(tokens, index) === "" ? "" : at(tokens, index - 1);
  if (BESIDE.has(before) || NUMBERED_BY.has(before) || MONTHS.has(before)) return true;
  // "service call 1 25", but "mow 45 call 5 55"
  if (before === "call" && !isThing(at(tokens, index - 2))) return true;
  // "paint the room 2 40", but "hotel room 3 12"
  if (NUMBERED_PLACES.has(before) && !DETERMINERS.has(at(tokens, index - 2))) return true;
  if (Number(at(tokens, index + 1)) >= MINUTES) return false;
  if (TIMED.has(before)) return true;
  return WHEN.has(before) && HAPPENS.has(at(tokens, index - 2)) && !RATED.has(at(tokens, index + 2));
}

/** "2 | 50 gallons", "3 | 45 dollars", "3 | 24 inch doors", "2 | 50-gallon tanks": what stands behind a number scales, sizes or measures it. */
function isMeasured(tokens: readonly Token[], behind: number): boolean {
  const word = spaced(tokens, behind);
  if (word === "") return false;
  if (tokens[behind]?.gap !== "space" || SCALED.has(word) || CURRENCY.has(word)) return true;
  if (SIZE_WORDS.has(word) || SIZED.has(word) || MEASURED.has(word)) return true;
  const unit = unitAt(word, spaced(tokens, behind + 1));
  return unit !== null && (isMeasure(unit.unit) || looksPlural(word));
}

/** "Each", "a window", but "a foot", which says nothing of how many there are. */
function isOfEach(tokens: readonly Token[], index: number): boolean {
  const unit = unitAt(spaced(tokens, index + 1), spaced(tokens, index + 2));
  return RATED.has(spaced(tokens, index)) && (unit === null || !isMeasure(unit.unit));
}

/** "22 | windows at 8 each", "15 | cargo vans 200 each": what stands behind a number has the price of each. */
function isCountedBehind(tokens: readonly Token[], behind: number): boolean {
  let plural = false;
  for (let index = behind; index < behind + BEHIND; index++) {
    const word = spaced(tokens, index);
    if (word === "") return false;
    if (word === "at" || word === "@") return plural;
    if (isNumberWord(word)) {
      while (isNumberWord(spaced(tokens, index))) index++;
      return plural && isOfEach(tokens, index);
    }
    plural = looksPlural(word);
  }
  return false;
}

/** "Three | panels", but "90 | panels" and "one twenty | panels": a number of a few things, and no price. */
function isFew(tokens: readonly Token[], index: number): boolean {
  const word = at(tokens, index);
  if (!UNITS.has(word) && !TEENS.has(word) && !(isDigits(word) && Number(word) <= MOST_COUNTED)) return false;
  const before = spaced(tokens, index) === "" ? "" : at(tokens, index - 1);
  return before !== "at" && !isNumeral(before) && !(isLone(before) && isTwo(word));
}

/** "Casters | 4 18": so many of them, which nobody has counted nor pointed at, or a price. */
function isListed(tokens: readonly Token[], index: number): boolean {
  if (
    !looksPlural(at(tokens, index - 1)) ||
    UNCOUNTED.has(at(tokens, index - 1)) ||
    !isJoined(tokens[index]) ||
    at(tokens, index) === "1"
  )
    return false;
  for (let place = index - 2; place >= index - NAME && isJoined(tokens[place + 1]); place--) {
    if (isNumberWord(at(tokens, place))) return !isFew(tokens, place);
    if (DETERMINERS.has(at(tokens, place))) return false;
  }
  return true;
}

/** "Three | panels 1 50 each", "1 90 apiece | four of them": how many there are is told beside the price of each. */
function isCountedBeside(tokens: readonly Token[], index: number): boolean {
  if (SAYS_PRICE.has(at(tokens, index - 1))) return true;
  if (isNumberWord(at(tokens, index + 3)) && at(tokens, index + 4) === "of") return true;
  for (let place = index - 1; place >= index - BEFORE && place >= 0; place--) {
    if (tokens[place + 1]?.gap === "stop") return false;
    if (isNumberWord(at(tokens, place))) return place < index - 1 && isFew(tokens, place);
  }
  return false;
}

/** What stands beside a pair names, sizes, scales or counts its numbers: "unit 4 12 blinds", "3 24 inch doors", "filters 3 25 each". */
function isApart(tokens: readonly Token[], index: number, behind: number): boolean {
  if (isNamed(tokens, index) || isMeasured(tokens, behind) || isCountedUp(tokens, index)) return true;
  const next = spaced(tokens, behind);
  if (RATED.has(next)) return !isCountedBeside(tokens, index);
  if (isListed(tokens, index)) return true;
  if (next === "") return false;
  const before = spaced(tokens, index) === "" ? "" : at(tokens, index - 1);
  if (isNumberWord(next)) return false;
  // "clips 6 at 6 | 26 posts", "filters 16 at 3 | 76 for the drain"
  if (before === "at" && (next === "for" || looksPlural(next))) return true;
  if ((before === "" || LEADS.has(before)) && !BEHIND_PRICE.has(next)) return true;
  // "paint the room 2 40", but "room 2 40 outlets"
  if (PLACES.has(before) && looksPlural(next)) return true;
  // "7 81 paint the rail": as words "one paint" would be a thing and how many
  if (NOUN_VERBS.has(next) && ENDS_IN_ONE.test(at(tokens, index + 1))) return true;
  return isCountedBehind(tokens, behind);
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

/** Where a number ends that was written as two, of which the second was not written in digits: behind "5 | fifty" and "6 | twenty five", or -1. */
function wordsEnd(tokens: readonly Token[], index: number): number {
  if (!TENS.has(at(tokens, index + 1))) return -1;
  const behind = index + 2;
  return UNITS.has(spaced(tokens, behind)) ? behind + 1 : behind;
}

/** Where a number ends that was written as two, "1 | 80", "4 | 05", "89 | 95", "5 | fifty"; -1 for all others. */
function splitEnd(tokens: readonly Token[], index: number): number {
  const [first, second] = [at(tokens, index), at(tokens, index + 1)];
  if (tokens[index + 1]?.gap !== "space") return -1;
  const isPair = (isLone(first) && isTwo(second)) || (isTwo(first) && first >= LEAST_DOLLARS && CENTS.has(second));
  const end = isPair ? index + 2 : isLone(first) ? wordsEnd(tokens, index) : -1;
  return end >= 0 && !isApart(tokens, index, end) && digitsRound(tokens, index) <= LONGEST ? end : -1;
}
const isSplit = (tokens: readonly Token[], index: number): boolean => splitEnd(tokens, index) >= 0;

/** "1 49 | 95": the cents of a split number, and no price of the next thing. */
function isCents(tokens: readonly Token[], index: number): boolean {
  if (tokens[index]?.gap !== "space" || !isTwo(at(tokens, index)) || !ENDS_AS_CENTS.test(at(tokens, index)))
    return false;
  const behind = index + 1;
  const next = spaced(tokens, behind);
  return !BEHIND_PRICE.has(next) && !looksPlural(next) && !isMeasured(tokens, behind);
}

/** "Eighty five" of "85": two words that stand in one. */
function pushWords(spoken: Token[], token: Token): void {
  const value = Number(token.norm);
  if (Number.isNaN(value)) {
    spoken.push(token);
    return;
  }
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

/** Hears the pairs of a talk in which some are split. */
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
    let last = splitEnd(said, first) - 1;
    // "1 49 95"
    if (isCents(said, last + 1)) last++;
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
    if (isSplit(said, index)) return new Hearer(said, index).hear(index);
  return said;
}
