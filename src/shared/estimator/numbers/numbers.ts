import { wordSet } from "#shared/word-set.ts";
import {
  andFraction,
  ARTICLES,
  atomAfter,
  digitsValue,
  isDigits,
  isEachOne,
  isNumberWord,
  isOldOne,
  oneOnOneEnd,
  TEENS,
  TENS,
  THOUSANDS,
  UNITS,
} from "../words/number-words.ts";
import { MEASURED, SIZE_WORDS } from "../words/size-words.ts";
import type { Reading, SpokenNumber } from "../words/spoken-number.ts";
import { isJoined, type Gap, type Token } from "../words/tokens.ts";
import { looksPlural, singular, unitAt } from "../words/units.ts";
import { CURRENCY } from "../words/words.ts";
import { COUNTING, countingArticle } from "./counting-article.ts";
import { isPartOfOne, isWrittenFraction, spokenFraction, writtenFraction } from "./parts-of-one.ts";
import { beginsFraction, isPercentAt, percentFraction, twoDecimals, type WordAt } from "./percent-parts.ts";
import { dollarAndPart, unitAndPart } from "./unit-and-part.ts";

export type { Reading, SpokenNumber } from "../words/spoken-number.ts";

const LONGEST_RUN = 14;
/** Nobody pays so many thousands ahead: "650 | thousand dollar deposit". */
const LEAST_BEFORE_SUM = 100;

/** What stands before a word that is joined to the one before it. */
const JOINING: ReadonlySet<Gap> = new Set(["space", "hyphen", "none"]);
/** Before "hundred" these say that nobody knows how many. */
const UNCOUNTED = new Set(["few", "several", "couple", "many", "some", "point", "percent"]);

const DECIMALS = /^\d{1,4}$/;

/** With one of these a part from 10 to 99 begins. */
const FOLLOWING = new Set([...TEENS.keys(), ...TENS.keys(), "zero"]);

/** What is grand itself: "two grand pianos". */
const GRAND = wordSet("piano opening staircase stair ballroom foyer entrance finale cherokee caravan marquis prix");

/** Of what "zero" is a part of the name: "the zero turn". */
const ZERO = wordSet("turn turns gravity clearance radius threshold entry scape emission emissions energy");

/** What half a one is said of, and so many of which nobody works with a half more. */
const HALVED = wordSet("day hour");
const LEAST_PARTED = 16;

/** A number as it is said, with all that it may mean, and the token behind it. */
interface Whole {
  readings: Reading[];
  next: number;
  shaped: boolean;
}

const asSaid = (value: number, next: number, shaped: boolean): Whole => ({
  readings: [{ value, why: "as said" }],
  next,
  shaped,
});

interface Part {
  value: number;
  next: number;
  /** In words and below one hundred: may be half of "four fifty". */
  small: boolean;
  shaped: boolean;
}

/** A price ends the clause, or says what it is for. */
const endsPrice = (after: string | undefined): boolean =>
  after === undefined || ["and", "plus", "for", "to"].includes(after);

class Reader {
  readonly #tokens: readonly Token[];
  readonly #limit: number;
  constructor(tokens: readonly Token[], limit: number) {
    this.#tokens = tokens;
    this.#limit = limit;
  }

  /** The word at an index when it belongs to a run that began before it. */
  #word(index: number, begins = false): string | undefined {
    const token = index < this.#limit ? this.#tokens[index] : undefined;
    if (token === undefined || !(begins || JOINING.has(token.gap))) return undefined;
    const grand = token.norm === "grand" && GRAND.has(singular(this.#tokens[index + 1]?.norm ?? ""));
    return grand ? undefined : token.norm;
  }

  /** What stands behind a whole number: "and a half", "point six two five", "and seven eighths percent". */
  #fraction(index: number, whole: number): { value: number; next: number } | null {
    const first = this.#word(index);
    if (first === undefined) return null;
    // most numbers stand before what they count
    if (first !== "and" && first !== "point" && !beginsFraction(first)) return null;
    if (isWrittenFraction(first)) {
      const written = writtenFraction(first, whole, this.#word(index + 1), this.#word(index + 2));
      if (written > 0) return { value: written, next: index + 1 };
    }
    return first === "point" ? this.#decimals(index) : this.#share(index, first, whole);
  }

  /** "And a half", "and seven eighths percent", "1/4%". */
  #share(index: number, first: string, whole: number): { value: number; next: number } | null {
    const wordAt: WordAt = (place) => this.#word(place);
    const and = first === "and" ? andFraction(wordAt, index) : null;
    const next = first === "and" ? index + 1 : index;
    return (
      and ?? (whole < 100 && beginsFraction(this.#word(next)) ? percentFraction(this.#tokens, wordAt, next) : null)
    );
  }

  /** "Point six two five". */
  #decimals(index: number): { value: number; next: number } | null {
    let digits = "";
    let next = index + 1;
    for (; digits.length < 4; next++) {
      const word = this.#word(next) ?? "";
      // "1 point 5"
      if (digits === "" && DECIMALS.test(word)) return { value: Number(`0.${word}`), next: next + 1 };
      const digit = word === "oh" || word === "o" ? 0 : UNITS.get(word);
      if (digit === undefined) break;
      digits += digit;
    }
    // "eight point eight | seventy five percent", but "six point five | forty foot boards"
    const two = digits.length < 2 ? twoDecimals((place) => this.#word(place), next) : null;
    if (two && (digits === "" || isPercentAt(this.#tokens, two.next))) [digits, next] = [digits + two.digits, two.next];
    return digits === "" ? null : { value: Number(`0.${digits}`), next };
  }

  /** "At two sixty | and a half day of labor": in the singular the half has a noun of its own; "two and a half hour job" is short. */
  #partsHalf(and: number, value: number): boolean {
    if (value < LEAST_PARTED || this.#word(and) !== "and" || this.#word(and + 2) !== "half") return false;
    const noun = ARTICLES.has(this.#tokens[and + 3]?.norm ?? "") ? and + 4 : and + 3;
    return HALVED.has(this.#tokens[noun]?.norm ?? "");
  }

  /** "Album 650 | thousand dollar deposit": the sum of a deposit by itself. */
  #beginsDeposit(index: number): boolean {
    const [dollars, deposit] = [this.#word(index + 1) ?? "", this.#word(index + 2) ?? ""];
    return this.#word(index) === "thousand" && /^dollars?$/.test(dollars) && /^(?:deposit|retainer)$/.test(deposit);
  }

  #digits(index: number, word: string): Part | null {
    let value = digitsValue(word);
    if (!Number.isFinite(value)) return null;
    let next = index + 1;
    let shaped = false;
    const scale = value >= LEAST_BEFORE_SUM && this.#beginsDeposit(next) ? "" : (this.#word(next) ?? "");
    if (scale === "hundred") [value, next] = [value * 100, next + 1];
    else if (THOUSANDS.has(scale)) [value, next, shaped] = [value * 1000, next + 1, scale !== "thousand"];
    else if (scale === "million") [value, next] = [value * 1_000_000, next + 1];
    else if (scale === "dozen") [value, next] = [value * 12, next + 1];
    const fraction = next === index + 1 && !this.#partsHalf(next, value) ? this.#fraction(next, value) : null;
    return fraction
      ? { value: value + fraction.value, next: fraction.next, small: false, shaped }
      : { value, next, small: false, shaped };
  }

  /** "Windows, | couple of screens ninety each": the article is often left out where nothing stands before. */
  #couple(index: number): Part | null {
    const joins = index > 0 && JOINING.has(this.#tokens[index]?.gap ?? "stop");
    const begins = !joins || isNumberWord(this.#tokens[index - 1]?.norm ?? "");
    if (!begins || this.#word(index + 1) !== "of" || !looksPlural(this.#word(index + 2) ?? "")) return null;
    return { value: 2, next: index + 2, small: false, shaped: false };
  }

  #opening(index: number, word: string, isArticle: boolean): Part | null {
    if (word === "couple") return this.#couple(index);
    const second = this.#word(index + 1) ?? "";
    if (word === "half" && ARTICLES.has(second) && this.#word(index + 2) === "dozen")
      return { value: 6, next: index + 3, small: false, shaped: false };
    if (word === "half" && (ARTICLES.has(second) || second === "day" || second === "hour"))
      return { value: 0.5, next: ARTICLES.has(second) ? index + 2 : index + 1, small: false, shaped: false };
    if (!isArticle) return null;
    if (second === "dozen") return { value: 12, next: index + 2, small: false, shaped: false };
    if (second === "half" && ["day", "hour"].includes(this.#word(index + 2) ?? ""))
      return { value: 0.5, next: index + 2, small: false, shaped: false };
    if (second === "couple") {
      const third = this.#word(index + 2) ?? "";
      if (third === "hundred") return { value: 200, next: index + 3, small: false, shaped: true };
      if (THOUSANDS.has(third)) return { value: 2000, next: index + 3, small: false, shaped: true };
      return { value: 2, next: third === "of" ? index + 3 : index + 2, small: false, shaped: false };
    }
    return null;
  }

  /** A number as grammar books have it: "twenty two thousand five hundred", "two and a half", "a hundred and forty". */
  part(index: number): Part | null {
    let word = this.#word(index, true) ?? "";
    if (word === "zero" && ZERO.has(this.#word(index + 1) ?? "")) return null;
    const isArticle = ARTICLES.has(word);
    const opening = isArticle || word === "half" || word === "couple" ? this.#opening(index, word, isArticle) : null;
    if (opening) return opening;
    if (isDigits(word)) return this.#digits(index, word);
    const parts = this.#word(index + 1);
    const share = parts !== undefined && isPartOfOne(parts) ? spokenFraction(word, parts, this.#word(index + 2)) : null;
    if (share !== null) return { value: share, next: index + 2, small: false, shaped: false };
    let total = 0;
    let current = 0;
    let next = index;
    let magnitude = false;
    let shaped = false;
    // "hundred forty foot", "cartridge hundred and ten": the article is often left out
    if (word === "hundred" || word === "thousand") {
      if (UNCOUNTED.has(this.#tokens[index - 1]?.norm ?? "")) return null;
      current = 1;
    }
    if (isArticle) {
      const second = this.#word(index + 1) ?? "";
      if (second !== "hundred" && second !== "million" && !THOUSANDS.has(second)) return null;
      if (second === "k") return null;
      current = 1;
      next = index + 1;
    }
    for (; next < index + LONGEST_RUN; next++) {
      word = this.#word(next, next === index) ?? "";
      if (word === "hundred" && current > 0 && current < 100) {
        current *= 100;
        magnitude = true;
        continue;
      }
      const holds = current > 0 && current < 1000 && total < 1_000_000 && total % 1_000_000 === 0;
      if (holds && THOUSANDS.has(word)) {
        total += current * 1000;
        current = 0;
        magnitude = true;
        shaped ||= word !== "thousand";
        continue;
      }
      if (word === "million" && current > 0 && total === 0) {
        total = current * 1_000_000;
        current = 0;
        magnitude = true;
        continue;
      }
      if (word === "and" && magnitude && current % 100 === 0) {
        const after = atomAfter(this.#word(next + 1) ?? "", 0);
        const then = this.#word(next + 2) ?? "";
        // "two hundred and one fifty to put it in": two prices, but "a hundred and six forty" has cents
        const purpose = this.#word(next + 3) === "to";
        const another = after !== null && after < 10 && TENS.has(then) && purpose;
        if (after === null || after === 0 || then === "hundred" || another) break;
        continue;
      }
      const atom = atomAfter(word, current);
      if (atom === null || (shaped && total > 0 && current === 0)) break;
      // "payroll setup two hundred | one time"
      if (atom === 1 && current >= 100 && this.#word(next + 1) === "time") break;
      // "minimum two hundred | fourteen hundred feet"
      if (current >= 100 && this.#word(next + 1) === "hundred") break;
      current += atom;
    }
    if (next === index || (next === index + 1 && isArticle)) return null;
    let value = total + current;
    const fraction = this.#partsHalf(next, total + current) ? null : this.#fraction(next, total + current);
    if (fraction) {
      const scale = this.#word(fraction.next) ?? "";
      if (shaped && total > 0 && current === 0) value += fraction.value * 1000;
      else if (scale === "hundred")
        return { value: (value + fraction.value) * 100, next: fraction.next + 1, small: false, shaped: true };
      else if (THOUSANDS.has(scale))
        return { value: (value + fraction.value) * 1000, next: fraction.next + 1, small: false, shaped: true };
      // "the piano is a hundred and a quarter": of a hundred, when nothing is measured
      else if (
        value >= 100 &&
        value % 100 === 0 &&
        value < 1000 &&
        unitAt(scale, undefined) === null &&
        !CURRENCY.has(scale)
      )
        value += fraction.value * 100;
      else value += fraction.value;
      return { value, next: fraction.next, small: false, shaped };
    }
    if (this.#word(next) === "dozen" && value < 1000)
      return { value: value * 12, next: next + 1, small: false, shaped: false };
    return { value, next, small: !magnitude && value < 100, shaped };
  }

  /** Joins what people say in a row: "four fifty", "one eighty nine ninety five", "one oh five". */
  whole(index: number): Whole | null {
    const part = this.part(index);
    return part && (this.#inRow(index, part) ?? asSaid(part.value, part.next, part.shaped));
  }

  /** The number that begins with a part and goes on behind it, or null when it ends there. */
  #inRow(index: number, part: Part): Whole | null {
    const behind = this.#word(part.next);
    if (behind === undefined) return null;
    if (part.small && part.value > 0 && (behind === "oh" || behind === "o")) {
      const digit = UNITS.get(this.#word(part.next + 1) ?? "");
      if (digit)
        return (
          this.#withCents(part.value * 100 + digit, part.next + 2) ?? {
            readings: hundredsOrCents(part.value, digit),
            next: part.next + 2,
            shaped: true,
          }
        );
    }
    // "three fifty eight hundred": 350, then 800
    const inDigits = isDigits(this.#tokens[index]?.norm ?? "");
    const tens = part.small && part.value < 10 && !inDigits ? TENS.get(behind) : undefined;
    if (tens && part.value > 0 && UNITS.has(this.#word(part.next + 1) ?? "") && this.#word(part.next + 2) === "hundred")
      return { readings: hundredsOrCents(part.value, tens), next: part.next + 1, shaped: true };
    const digits = this.#digitByDigit(part);
    if (digits) return digits;
    const thousandsAndHundreds = this.#short(part);
    if (thousandsAndHundreds) return thousandsAndHundreds;
    const second = inDigits ? null : this.#follower(part.next);
    if (!second) return null;
    if (!part.small) {
      if (part.value >= 1000 && part.value % 1000 > 0 && part.value % 1000 < 10) {
        const value = part.value - (part.value % 1000) + (part.value % 1000) * 100 + second.value;
        return asSaid(value, second.next, true);
      }
      if (part.value < 100 || part.value % 100 === 0 || !Number.isInteger(part.value)) return null;
      const value = (part.value * 100 + second.value) / 100;
      return { readings: [{ value, why: "dollars and cents" }], next: second.next, shaped: true };
    }
    if (part.value === 0) return null;
    const third = part.value < 10 ? this.#follower(second.next) : null;
    // "two fifteen | sixteen foot gate": a size begins the next thing
    if (third && !SIZE_WORDS.has(this.#word(third.next) ?? "") && !MEASURED.has(this.#word(third.next) ?? "")) {
      const value = (part.value * 10_000 + second.value * 100 + third.value) / 100;
      return { readings: [{ value, why: "dollars and cents" }], next: third.next, shaped: true };
    }
    return { readings: hundredsOrCents(part.value, second.value), next: second.next, shaped: true };
  }

  /** "Two oh nine | fifty": the dollars with the cents behind them. */
  #withCents(dollars: number, index: number): Whole | null {
    const cents = dollars < 1000 ? this.#follower(index) : null;
    if (!cents) return null;
    const value = (dollars * 100 + cents.value) / 100;
    return { readings: [{ value, why: "dollars and cents" }], next: cents.next, shaped: true };
  }

  /** "Six six five for the handrail": three digits of one price; elsewhere they may count. */
  #digitByDigit(part: Part): Whole | null {
    if (!part.small || part.value < 1 || part.value > 9) return null;
    const tens = UNITS.get(this.#word(part.next) ?? "");
    const ones = UNITS.get(this.#word(part.next + 1) ?? "");
    if (tens === undefined || ones === undefined) return null;
    const behind = this.#word(part.next + 2) ?? "";
    if (behind !== "for" && !CURRENCY.has(behind)) return null;
    return {
      readings: [{ value: part.value * 100 + tens * 10 + ones, why: "hundreds" }],
      next: part.next + 2,
      shaped: true,
    };
  }

  /** "twelve five" is 12,500 at the end of a clause; elsewhere the words may count two things. */
  #short(part: Part): Whole | null {
    if (!part.small || part.value < 10 || part.value > 19) return null;
    const digit = UNITS.get(this.#word(part.next) ?? "");
    if (!digit || !endsPrice(this.#word(part.next + 1))) return null;
    return asSaid(part.value * 1000 + digit * 100, part.next + 1, true);
  }

  /** A part from 10 to 99 that directly follows another. */
  #follower(index: number): Part | null {
    const word = this.#word(index) ?? "";
    if (!FOLLOWING.has(word)) return null;
    const part = this.part(index);
    // "one ten-foot gate": the hyphen binds the number to what follows
    if (part && this.#tokens[part.next]?.gap === "hyphen" && this.#tokens[index]?.gap === "space") return null;
    return part && part.small && part.value >= 10 ? part : null;
  }
}

const hundredsOrCents = (first: number, second: number): Reading[] => [
  { value: first * 100 + second, why: "hundreds" },
  { value: (first * 100 + second) / 100, why: "dollars and cents" },
];

/** Reads the tokens from `first` up to and without `limit` as one number, or null when they are not exactly one. */
export function readNumber(tokens: readonly Token[], first: number, limit: number): SpokenNumber | null {
  const whole = new Reader(tokens, limit).whole(first);
  return whole && whole.next === limit ? spokenFrom(tokens, first, whole) : null;
}

/** A number with the tokens that it takes. */
function spokenFrom(tokens: readonly Token[], first: number, { readings, next, shaped }: Whole): SpokenNumber | null {
  const from = tokens[first];
  const to = tokens[next - 1];
  return from && to ? { first, last: next - 1, start: from.start, end: to.end, readings, priceShaped: shaped } : null;
}

/** "Between two hundred and two fifty": the "and" parts two numbers. */
function lowerEnd(tokens: readonly Token[], index: number): Whole | null {
  if (tokens[index - 1]?.norm !== "between") return null;
  for (let and = index + 1; and < index + 6 && isJoined(tokens[and]); and++)
    if (tokens[and]?.norm === "and") return new Reader(tokens, and).whole(index);
  return null;
}

const BEGINNINGS = new Set([
  ...UNITS.keys(),
  ...TEENS.keys(),
  ...TENS.keys(),
  ...ARTICLES,
  ...COUNTING,
  "couple",
  "half",
  "hundred",
  "thousand",
]);
const beginsNumber = (word: string): boolean => BEGINNINGS.has(word) || isDigits(word);

/** "Twenty four seven monitoring": always, and two numbers only before a measure or things. */
function isAlways(tokens: readonly Token[], index: number): boolean {
  if (tokens[index]?.norm !== "twenty" || tokens[index + 1]?.norm !== "four" || tokens[index + 2]?.norm !== "seven")
    return false;
  const next = tokens[index + 3];
  const word = isJoined(next) ? (next?.norm ?? "") : "";
  const counts = looksPlural(word) || unitAt(word, undefined) !== null || beginsNumber(word) || word === "by";
  return !counts && word !== "hundred" && word !== "percent";
}

/** Every number of a text, in order. A number never runs across a comma, a pause or the end of a sentence. */
export function readNumbers(tokens: readonly Token[]): SpokenNumber[] {
  const reader = new Reader(tokens, tokens.length);
  const numbers: SpokenNumber[] = [];
  for (let index = 0; index < tokens.length;) {
    const word = tokens[index]?.norm ?? "";
    let length = word === "hour" ? unitAndPart(tokens, index, numbers.at(-1)) : null;
    if (word === "dollar") length = dollarAndPart(tokens, index);
    if (length) {
      numbers.push(length);
      index = length.last + 1;
      continue;
    }
    const begins = BEGINNINGS.has(word) || isDigits(word);
    if (!begins || (word === "one" && isEachOne(tokens, index))) {
      index++;
      continue;
    }
    const paired = word === "one" ? oneOnOneEnd(tokens, index) : -1;
    if (paired > 0) {
      index = paired + 1;
      continue;
    }
    if (word === "twenty" && isAlways(tokens, index)) {
      index += 3;
      continue;
    }
    const alone = word === "one" && isOldOne(tokens, index) ? new Reader(tokens, index + 1) : reader;
    const whole = lowerEnd(tokens, index) ?? alone.whole(index) ?? countingArticle(tokens, index, numbers.at(-1));
    const spoken = whole && spokenFrom(tokens, index, whole);
    if (spoken) numbers.push(spoken);
    index = spoken ? spoken.last + 1 : index + 1;
  }
  return numbers;
}
