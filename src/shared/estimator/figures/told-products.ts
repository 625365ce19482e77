import { wordSet } from "#shared/word-set.ts";
import { figureWith, sameSum, type Figure } from "../numbers/figure.ts";
import { readNumber, type SpokenNumber } from "../numbers/numbers.ts";
import { EACH, PER_ONE } from "../roles/per-unit.ts";
import { isNumberWord } from "../words/number-words.ts";
import { at, isJoined, joined, type Token } from "../words/tokens.ts";
import { isMeasure, unitAt } from "../words/units.ts";
import { CURRENCY, FILLERS } from "../words/words.ts";
import { runEnd } from "./run-places.ts";
import { passOverSum } from "./settled-sums.ts";

/** A count, the price of each, and where what they make is said. */
interface ToldProduct {
  count: SpokenNumber;
  price: SpokenNumber;
  /** Nothing but the count stands before the price. */
  bare: boolean;
  /** The first token of what leads to the sum. */
  lead: number;
  last: number;
}

/** So many words count, price and sum up at most. */
const [COUNT_WORDS, PRICE_WORDS, SUM_WORDS] = [3, 5, 7];
/** More of one thing are hardly counted in a breath with their price and sum. */
const MOST = 200;
const [LEAST_PRICE, LEAST_SUM] = [2, 20];
/** So many words between a count and its price say what is counted: "three | bays | at eighty". */
const THINGS = 2;
/** So many words lead to a sum at most. */
const LEAD_WORDS = 6;
/** Nobody parts "twenty | two": from here on what is counted has no price right behind it that is less. */
const UNITS_END = 10;
const HUNDRED = 100;

const AT = wordSet("at @");
/** Before a number that counts nothing, or takes the place of another count. */
const NOT_BEFORE = wordSet(
  "at @ by x times $ plus and minus of than suite unit number is was are for about to a then no nope wait make",
);
/** These lead to a sum. */
const LEADS = wordSet("so that's thats makes is total comes to equals");
/** Behind a sum that is taken back. */
const TAKEN_BACK = wordSet("no nope wait sorry actually scratch hm hmm oops make");
/** A number does not begin with these. */
const ROUND = wordSet("hundred thousand");

/** True when a token is said in the breath of the one before it. */
const goesOn = (token: Token | undefined): boolean => isJoined(token) || token?.gap === "comma";

/** A number, also one that a recogniser split where nothing else tells so: "two | 1 90 | apiece 380". */
function numberIn(tokens: readonly Token[], first: number, end: number): SpokenNumber | null {
  const whole = readNumber(tokens, first, end);
  const [hundreds, rest] = [at(tokens, first), at(tokens, first + 1)];
  if (whole || end !== first + 2 || !/^[1-9]$/.test(hundreds) || !/^\d\d$/.test(rest)) return whole;
  const [from, to] = [tokens[first], tokens[end - 1]];
  const value = Number(hundreds) * HUNDRED + Number(rest);
  return from && to
    ? {
        first,
        last: end - 1,
        start: from.start,
        end: to.end,
        readings: [{ value, why: "hundreds" }],
        priceShaped: true,
      }
    : null;
}

/** Where the price of what was counted may begin: right behind the count, behind what is counted and "at", or, where it is of each, behind what is counted. */
function priceFrom(tokens: readonly Token[], end: number): { first: number; how: "bare" | "at" | "each" } | null {
  for (let index = end; index <= end + THINGS + 1; index++) {
    if (!goesOn(tokens[index])) return null;
    const word = at(tokens, index);
    if (AT.has(word)) return goesOn(tokens[index + 1]) ? { first: index + 1, how: "at" } : null;
    if (isNumberWord(word)) return { first: index, how: index === end ? "bare" : "each" };
  }
  return null;
}

/** The end of what says that a price is of each: "apiece", "a piece", "dollars each". */
function eachEnd(tokens: readonly Token[], first: number): number {
  let index = first;
  if (CURRENCY.has(joined(tokens, index))) index++;
  if (EACH.has(joined(tokens, index))) return index + 1;
  return joined(tokens, index) === "a" && PER_ONE.has(joined(tokens, index + 1)) ? index + 2 : index;
}

/** What a count, the price of each behind it and their sum behind that make, when they are said from a token on in one breath. */
function productFrom(first: number, tokens: readonly Token[]): ToldProduct | null {
  if (NOT_BEFORE.has(at(tokens, first - 1)) || (isJoined(tokens[first]) && isNumberWord(at(tokens, first - 1))))
    return null;
  for (let end = first + 1; end <= runEnd(tokens, first, COUNT_WORDS); end++) {
    const count = readNumber(tokens, first, end);
    const many = count?.readings[0]?.value ?? 0;
    if (!count || many < 2 || many > MOST || !Number.isInteger(many)) continue;
    const from = priceFrom(tokens, end);
    const found = from && pricedFrom(count, many, from, tokens);
    if (found) return found;
  }
  return null;
}

/** The same from where the price of what was counted may begin. */
function pricedFrom(
  count: SpokenNumber,
  many: number,
  { first, how }: NonNullable<ReturnType<typeof priceFrom>>,
  tokens: readonly Token[],
): ToldProduct | null {
  for (let end = first + 1; end <= runEnd(tokens, first, PRICE_WORDS); end++) {
    const price = ROUND.has(at(tokens, first)) ? null : numberIn(tokens, first, end);
    if (!price) continue;
    const lead = eachEnd(tokens, end);
    if (how === "each" && lead === end) continue;
    let from = lead;
    while (from < lead + LEAD_WORDS && (LEADS.has(joined(tokens, from)) || FILLERS.has(joined(tokens, from)))) from++;
    const last = runEnd(tokens, from, SUM_WORDS) - 1;
    if (last < from || !goesOn(tokens[from]) || ROUND.has(at(tokens, from))) continue;
    const sum = numberIn(tokens, from, last + 1);
    if (!sum || !endsProduct(tokens, last)) continue;
    for (const one of price.readings) {
      if (one.value < LEAST_PRICE || (how === "bare" && many >= UNITS_END && one.value < UNITS_END)) continue;
      const makes = sum.readings.some(({ value }) => value >= LEAST_SUM && sameSum(value, one.value * many));
      if (makes)
        return { count, price: { ...price, readings: [one] }, bare: how === "bare", lead, last: sumEnd(tokens, last) };
    }
  }
  return null;
}

/** "Seventy six | bucks". */
const sumEnd = (tokens: readonly Token[], last: number): number =>
  CURRENCY.has(joined(tokens, last + 1)) ? last + 1 : last;

/** True when a number that ends at a token is no price of each, no measure, and is not taken back. */
function endsProduct(tokens: readonly Token[], last: number): boolean {
  const next = joined(tokens, last + 1);
  if (EACH.has(next) || next === "by" || next === "x" || next === "percent" || TAKEN_BACK.has(next)) return false;
  const unit = unitAt(next, at(tokens, last + 2));
  return !unit || !isMeasure(unit.unit);
}

/** True when a price and the sum behind it were heard as one number: "at | eighty two forty". */
function isRunTogether(numbers: readonly SpokenNumber[], from: number, { price, last }: ToldProduct): boolean {
  for (let place = from; (numbers[place]?.first ?? last) < last; place++) {
    const one = numbers[place];
    if (one && one.first <= price.last && one.last > price.last) return true;
  }
  return false;
}

/** The numbers of a talk, with the counts and prices whose sum is said behind them, which leaves the talk. */
export function withToldProducts(
  numbers: readonly SpokenNumber[],
  tokens: readonly Token[],
  taken: Uint8Array,
): { numbers: readonly SpokenNumber[]; products: ReadonlyMap<SpokenNumber, "counted" | "price"> } {
  const products = new Map<SpokenNumber, "counted" | "price">();
  let all: SpokenNumber[] | undefined;
  for (let place = 0; place < numbers.length; place++) {
    const number = numbers[place];
    if (!number || taken[number.first]) continue;
    const found = productFrom(number.first, tokens);
    if (!found || !(found.bare || isRunTogether(numbers, place, found))) {
      all?.push(number);
      continue;
    }
    const { count, price, lead, last } = found;
    all ??= numbers.slice(0, place);
    all.push(count, price);
    products.set(count, "counted").set(price, "price");
    passOverSum(tokens, taken, { lead, last });
    while (place + 1 < numbers.length && (numbers[place + 1]?.first ?? 0) <= last) place++;
  }
  return { numbers: all ?? numbers, products };
}

/** Figures with what was counted right before those prices whose sums were said behind them. */
export function countedBySums(
  figures: readonly Figure[],
  products: ReadonlyMap<SpokenNumber, "counted" | "price">,
): readonly Figure[] {
  if (products.size === 0) return figures;
  const prices = new Set<number>();
  for (const [{ first }, as] of products) if (as === "price") prices.add(first);
  return figures.map((figure, place) => {
    const count = figures[place - 1];
    if (figure.role !== "money" || count?.role !== "quantity" || !prices.has(figure.number.first)) return figure;
    return figureWith(figure, { confirmed: true, times: count });
  });
}
