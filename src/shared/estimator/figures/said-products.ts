import { wordSet } from "#shared/word-set.ts";
import { dollarsOf, sameSum, type Around, type Figure } from "../numbers/figure.ts";
import { readNumber, type Reading, type SpokenNumber } from "../numbers/numbers.ts";
import { isNumberWord } from "../words/number-words.ts";
import { headAfter } from "../words/nearby.ts";
import { at, beginsSentence, isJoined, joined, type Token } from "../words/tokens.ts";
import { isFootage, isMeasure, MONTHS_IN, unitAt } from "../words/units.ts";
import { CURRENCY } from "../words/words.ts";

export const valuesOf = (figure: Figure): number[] => figure.number.readings.map(({ value }) => value * figure.scale);

/** Words between the parts and the result of a sum that is said aloud: "twenty at four fifty, that's nine thousand". */
const RESULTS = new Set(
  "that's so makes make comes come equals totals totaling totalling is works which which's for total thats it's gives call".split(
    " ",
  ),
);
/** What else may stand there: "so that works out to about", "which comes to a total of". */
const BESIDE = new Set(
  "to a an of out about roughly around up us total then and that the all together right another".split(" "),
);
export const leadsToResult = (word: string): boolean => RESULTS.has(word);
export const standsBesideLead = (word: string): boolean => BESIDE.has(word);

/** The first token of the words that lead to a result, or -1 when none do. */
export function leadOf(tokens: readonly Token[], result: Pick<Figure, "first">): number {
  let lead = -1;
  for (let index = result.first - 1; index >= 0 && index >= result.first - 7; index--) {
    const word = at(tokens, index);
    const calls = word === "it" && at(tokens, index - 1) === "call";
    if (RESULTS.has(word)) lead = index;
    else if (!calls && !BESIDE.has(word)) break;
    if (beginsSentence(tokens[index])) break;
  }
  return lead;
}

/** These lead to any price as well. */
export const WEAK = wordSet("is for it's total");

/** A price and the reading of it that makes a product with counts beside it. */
export interface Product {
  price: Figure;
  reading: number;
  counts: readonly Figure[];
}

/** Between a count and its price. */
export const TIMES = wordSet("times x by");

/** Nobody multiplies more counts than the last of these. */
const MOST_COUNTS = 6;

const DOZEN = 12;
/** How many of a price's periods are in one that is counted: 12 in "a year at eighteen a month"; 1 of all others. */
export function periodsIn(counted: string | null, priced: string | null): number {
  // "five dozen at twelve a dozen": sixty were counted
  if (priced === "dozen" && counted === null) return 1 / DOZEN;
  const [count, price] = [MONTHS_IN[counted ?? ""], MONTHS_IN[priced ?? ""]];
  return count === undefined || price === undefined ? 1 : count / price;
}

/** How many there are of what was counted, or how large the area of two sides is. */
const extentOf = (figure: Figure): number => (figure.sides ? figure.sides[0] * figure.sides[1] : dollarsOf(figure));

/** What was counted for the price at a place: each count by itself and each two together, as 2, 5 and 10 of "two servers for five hours". */
function countsFor(figures: readonly Figure[], last: number): { times: number; counts: readonly Figure[] }[] {
  // what was counted for the price before this one is not counted here
  const from = figures.findLastIndex((figure, place) => place < last && figure.role === "money") + 1;
  const priced = figures[last]?.unit ?? null;
  const counts = figures
    .slice(from)
    .filter(({ role, sides }) => role === "quantity" || (sides && priced === "sq ft"))
    .slice(-MOST_COUNTS);
  const timesOf = (...of: readonly Figure[]) =>
    of.reduce((times, one) => times * extentOf(one) * periodsIn(one.unit, priced), 1);
  const pairs = counts.flatMap((one, place) => counts.slice(place + 1).map((other) => [one, other]));
  return [...counts.map((one) => [one]), ...pairs]
    .map((of) => ({ times: timesOf(...of), counts: of }))
    .filter(({ times }) => times > 1);
}

/** The price before a result that makes it with the counts beside it: 450 × 20 of "twenty at four fifty". */
export function productOf(amounts: readonly number[], before: readonly Figure[]): Product | null {
  const last = before.findLastIndex((figure) => figure.role === "money");
  const price = last < 0 ? undefined : before[last];
  if (!price || price.range) return null;
  const found = countsFor(before, last);
  for (const reading of valuesOf(price))
    for (const { times, counts } of found)
      if (amounts.some((amount) => sameSum(reading * times, amount))) return { price, reading, counts };
  return null;
}

/** "Rekeyed five cylinders to one key at twenty two each, one ten": the counts of a sentence that a price was not taken by. */
export function uncounted({ price, counts }: Product, figures: readonly Figure[], tokens: readonly Token[]): Figure[] {
  const last = figures.indexOf(price);
  // "fifteen a day for the ten so one fifty"
  if (counts.some(({ first }) => first > price.first)) return [];
  const from = figures.findLastIndex((figure, place) => place < last && figure.role === "money") + 1;
  let begins = price.first;
  while (begins > 0 && !beginsSentence(tokens[begins])) begins--;
  return figures
    .slice(from, last)
    .filter(({ role, first }) => role === "quantity" && first >= begins && at(tokens, first - 1) !== "all")
    .filter((figure) => !counts.includes(figure) && !isPricedLater(figure, last, figures, tokens));
}

/** So far behind a count the thing that it counts may be priced. */
const LATER = 30;
/** "Twenty six doors | nine | drawers, doors sixty five each that's sixteen ninety, drawers thirty each": what is counted of a thing that is named again behind the price of another. */
function isPricedLater({ last }: Figure, price: number, figures: readonly Figure[], tokens: readonly Token[]): boolean {
  const things = headAfter(tokens, last);
  const from = things < 0 ? undefined : figures[price];
  if (!from || from.first <= things) return false;
  for (let index = from.last + 1; index < from.last + LATER && index < tokens.length; index++)
    if (at(tokens, index) === at(tokens, things)) return true;
  return false;
}

/** What may stand between a price of each and what they come to. */
const BETWEEN = wordSet("um uh total $");
/** These begin what comes next. */
export const NEXT = wordSet("and plus then also um uh so the a an now");
const ALL_OF_THEM = wordSet("all both them those these everything everybody everyone");
/** "One fifty for the pair". */
const TOGETHER = wordSet("pair set lot bunch season job total whole two three four five six");

/** "One fifty for the pair", "for the both of them", but not "one fifty for the trim". */
export function isForAll(tokens: readonly Token[], lead: number): boolean {
  const which = at(tokens, lead + 1) === "the" ? at(tokens, lead + 2) : "";
  return ALL_OF_THEM.has(which || at(tokens, lead + 1)) || TOGETHER.has(which);
}

/** True when what follows a number is no thing that the number is the price of: nothing, what comes next, or what has its own price. */
function leavesNothing(figures: readonly Figure[], index: number, tokens: readonly Token[]): boolean {
  const next = (figures[index]?.last ?? 0) + 1;
  const word = at(tokens, next);
  // "fifteen apiece, sixty | one elbow"
  if (!isJoined(tokens[next]) || NEXT.has(word) || figures[index + 1]?.first === next) return true;
  if (word === "for") return isForAll(tokens, next);
  const priced = figures.slice(index + 1).find(({ role }) => role === "money");
  if (!priced) return false;
  for (let place = next; place < priced.first; place++) if (beginsSentence(tokens[place])) return false;
  return true;
}

/**
 * "Six lessons at ninety five each, | five seventy |", "four elbows, eighteen apiece, | seventy two |": the product of a count and its
 * price right behind them, with nothing that leads to it.
 */
export function bareProduct(figures: readonly Figure[], index: number, tokens: readonly Token[]): Product | null {
  const price = ratedBefore(figures, index, tokens);
  const result = figures[index];
  return price && result ? productOf(valuesOf(result), figures.slice(0, index)) : null;
}

/** The price for each right before a figure that is more than it and prices no other thing, with nothing that leads from one to the other. */
function ratedBefore(figures: readonly Figure[], index: number, tokens: readonly Token[]): Figure | null {
  const [price, result] = [figures[index - 1], figures[index]];
  if (!price || !result || price.role !== "money") return null;
  const isRated = price.per || /^(?:at|@)$/.test(at(tokens, price.first - 1));
  if (!isRated || dollarsOf(result) <= dollarsOf(price)) return null;
  for (let place = price.last + 1; place < result.first; place++) if (!BETWEEN.has(at(tokens, place))) return null;
  return leavesNothing(figures, index, tokens) ? price : null;
}

/** "252 square feet" is a count of what is sold by the foot. */
export const isCountFor = (count: Figure, { unit }: Figure): boolean =>
  count.unit === unit ||
  (isFootage(count.unit ?? "") && isFootage(unit ?? "")) ||
  (unit === "each" && !isMeasure(count.unit ?? "") && count.every === null);

/** True before "of those", or before things of which there are so many. */
const isCountBefore = (tokens: readonly Token[], last: number): boolean =>
  (at(tokens, last + 1) === "of" && ALL_OF_THEM.has(at(tokens, last + 2))) || headAfter(tokens, last) >= 0;

/** "At twenty six a head so fifteen sixty | eight of those are vegetarian": where a run of number words ends what a count and the price right before it make; null for other runs, and for what is itself such a sum. */
export function cutBehindSum(
  { first, last, readings }: SpokenNumber,
  figures: readonly Figure[],
  tokens: readonly Token[],
): [SpokenNumber, SpokenNumber] | null {
  const price = figures.at(-1);
  if (first === last || price?.role !== "money" || !isCountBefore(tokens, last)) return null;
  const lead = leadOf(tokens, { first });
  if (lead <= price.last || WEAK.has(at(tokens, lead)) || productOf(valuesIn(readings), figures)) return null;
  for (let cut = last; cut > first; cut--) {
    const [sum, rest] = [readNumber(tokens, first, cut), readNumber(tokens, cut, last + 1)];
    if (sum && rest && productOf(valuesIn(sum.readings), figures)) return [sum, rest];
  }
  return null;
}
/** "Five doors at two ten", "twenty at two forty": what so little makes is hardly said, unless it is much or no round sum. */
const [LEAST_OF_EACH, LEAST_SUM, ROUND] = [15, 100, 5];
const isToldSum = (one: number, sum: number): boolean =>
  one >= LEAST_OF_EACH || (one > 1 && (sum >= LEAST_SUM || sum % ROUND > 0));
/** Digits words of a run and of those right behind it are no more than these. */
const LONGEST_RUN = 8;

/** The dollars of a price whose cents follow: 1 of "at a dollar | fifteen", and 0 of others. */
function dollarsBefore(first: number, price: Figure | undefined, tokens: readonly Token[]): number {
  const said = price?.role === "money" && price.last === first - 1 && /^dollars?$/.test(at(tokens, first - 1));
  return said && !price.per && isJoined(tokens[first]) ? dollarsOf(price) : 0;
}

/** "At one eighty five", "and that's one eighty five". */
const BEFORE_EACH = wordSet("at that's");

/** "Eight hours at one eighty five | fourteen eighty", "two hundred feet at a dollar fifteen | two thirty": a price, or its cents, and what it makes with the count before it, where both run on; null for other runs. */
export function cutAtPriceAndSum(
  { first, last }: SpokenNumber,
  figures: readonly Figure[],
  tokens: readonly Token[],
): [SpokenNumber, SpokenNumber] | null {
  const dollars = dollarsBefore(first, figures.at(-1), tokens);
  if (!BEFORE_EACH.has(at(tokens, first - 1)) && dollars <= 0) return null;
  const count = (dollars ? figures.slice(0, -1) : figures).findLast(({ role }) => role !== "dimension");
  if (count?.role !== "quantity" || count.last >= first) return null;
  let end = last;
  while (end < first + LONGEST_RUN && isJoined(tokens[end + 1]) && isNumberWord(at(tokens, end + 1))) end++;
  if (end === first || beginsSentence(tokens[first])) return null;
  const times = extentOf(count);
  const oneOf = ({ value }: Reading) => (dollars ? dollars + value / CENTS : value);
  const isTold = (reading: Reading) => isToldSum(oneOf(reading), oneOf(reading) * times);
  for (let cut = first + 1; cut <= end; cut++) {
    const price = readNumber(tokens, first, cut);
    const sum = price?.readings.some(isTold) ? readNumber(tokens, cut, end + 1) : null;
    if (price && sum && price.readings.some((one) => isTold(one) && says(sum, oneOf(one) * times))) return [price, sum];
  }
  return null;
}
const CENTS = 100;

const THOUSAND = 1000;
/** "Thirty seven squares at 485 a square that's | seventeen nine forty five |": thousands without their word, as what was counted makes them; null for others. */
export function asThousands(
  number: SpokenNumber,
  next: SpokenNumber | undefined,
  figures: readonly Figure[],
  tokens: readonly Token[],
): SpokenNumber | null {
  if (!next || next.first !== number.last + 1 || !isJoined(tokens[next.first]) || leadOf(tokens, number) < 0)
    return null;
  const [thousands, rest] = [number.readings[0]?.value ?? 0, next.readings[0]?.value ?? 0];
  if (!Number.isInteger(thousands) || thousands >= A_HUNDRED || rest < A_HUNDRED || rest >= THOUSAND) return null;
  const value = thousands * THOUSAND + rest;
  if (!productOf([value], figures)) return null;
  return { ...number, last: next.last, end: next.end, readings: [{ value, why: "as said" }], priceShaped: true };
}
const A_HUNDRED = 100;

/** "Eight hours at one eighty five | fourteen eighty", "ninety two foot at thirty two | twenty nine forty four | two drain covers": a price and what it makes with the count before it, where both run on, also into the next count; null for other runs. */
export function cutAtProduct(
  { first, last }: SpokenNumber,
  figures: readonly Figure[],
  tokens: readonly Token[],
): readonly SpokenNumber[] | null {
  const count = figures.at(-1);
  if (!count || count.last >= first) return null;
  // "that's fourteen | times one sixty eight | twenty three fifty two"
  const taken = TIMES.has(at(tokens, first - 1)) && count.last === first - 2;
  if (!taken && at(tokens, first - 1) !== "at") return null;
  const times = taken ? extentOf(count) : countFor(count, tokens);
  let end = last;
  while (end < first + LONGEST_RUN && isJoined(tokens[end + 1]) && isNumberWord(at(tokens, end + 1))) end++;
  if (times <= 1 || end === first || beginsSentence(tokens[first])) return null;
  // "at four fifty | forty five bucks"
  const least = CURRENCY.has(at(tokens, end + 1)) ? 1 : LEAST_OF_EACH;
  for (let close = end; close > first; close--)
    for (let cut = first + 1; cut <= close; cut++) {
      const price = readNumber(tokens, first, cut);
      const sum = price?.readings.some(({ value }) => value >= least) ? readNumber(tokens, cut, close + 1) : null;
      if (!price || !sum) continue;
      const counts = close === end || isCountBefore(tokens, end);
      const makes = (one: number) =>
        one >= least && sum.readings.some(({ value }) => sameSum(value, one * times) && (counts || isNoRound(value)));
      const rest = close < end ? readNumber(tokens, close + 1, end + 1) : null;
      if ((close < end && !rest) || !valuesIn(price.readings).some(makes)) continue;
      return rest ? [price, sum, rest] : [price, sum];
    }
  return null;
}

/** True when an amount is one of those that a number may mean. */
const says = ({ readings }: SpokenNumber, amount: number): boolean =>
  readings.some(({ value }) => sameSum(value, amount));

/** "2944": hardly by chance what a count and a price make. */
const isNoRound = (value: number): boolean => value % 10 !== 0 && value > 100;

/** How many there are of what was counted; of a length also where it only describes: "waterline tile ninety two foot". */
function countFor(count: Figure, tokens: readonly Token[]): number {
  if (count.role === "quantity") return extentOf(count);
  const unit = unitAt(at(tokens, count.number.last + 1), at(tokens, count.number.last + 2))?.unit ?? "";
  return count.role === "dimension" && !count.told && isFootage(unit) ? extentOf(count) : 0;
}
const valuesIn = (readings: SpokenNumber["readings"]): number[] => readings.map(({ value }) => value);

/** So many words may stand between a run that ends with a count and the price of each. */
const EACH_REACH = 6;
/** What is sold so is counted. */
const EACH_ONE = wordSet("each apiece ea");
const RATING = wordSet("a an per each apiece");
/** Nothing that has its price before such a count costs less. */
const LEAST_BEFORE = 20;

/** "Nine dollars each, so | ninety", "at nine | ninety": the price of each behind some words, and the sum right behind it; null for none. */
function rateAndSum(
  from: number,
  tokens: readonly Token[],
  numberAt: (index: number) => SpokenNumber | undefined,
): { rate: SpokenNumber; sum: SpokenNumber } | null {
  let index = from;
  while (index < from + EACH_REACH && !numberAt(index) && !isNumberWord(at(tokens, index))) index++;
  const rate = numberAt(index === from ? -1 : index);
  if (!rate) return null;
  const each = CURRENCY.has(at(tokens, rate.last + 1)) ? rate.last + 2 : rate.last + 1;
  const rated = isJoined(tokens[each]) && EACH_ONE.has(at(tokens, each));
  if (!rated && at(tokens, index - 1) !== "at") return null;
  let next = rated ? each + 1 : each;
  while (!numberAt(next) && (leadsToResult(at(tokens, next)) || BETWEEN.has(at(tokens, next)))) next++;
  const sum = numberAt(next);
  // "two hundred ten feet at a dollar ten a foot"
  return sum && !RATING.has(joined(tokens, sum.last + 1)) ? { rate, sum } : null;
}

/**
 * "House wrap three sixty | two shutters to replace ninety apiece, one eighty": where a run is a price and the count of what follows,
 * since that count and the price of each make the sum that was said, which the whole run does not; null for other runs.
 */
export function cutBeforeProduct(
  { first, last, readings }: SpokenNumber,
  { tokens, numberAt }: Pick<Around, "tokens" | "numberAt">,
): [SpokenNumber, SpokenNumber] | null {
  if (first === last) return null;
  const said = rateAndSum(last + 1, tokens, numberAt);
  if (!said) return null;
  const makes = (count: number) =>
    valuesIn(said.rate.readings).some((one) => valuesIn(said.sum.readings).some((sum) => sameSum(sum, one * count)));
  if (valuesIn(readings).some(makes)) return null;
  for (let cut = last; cut > first; cut--) {
    const [price, count] = [readNumber(tokens, first, cut), readNumber(tokens, cut, last + 1)];
    if (price && count && (price.readings[0]?.value ?? 0) >= LEAST_BEFORE && valuesIn(count.readings).some(makes))
      return [price, count];
  }
  return null;
}

/** "Ten gallons at nine dollars | ninety |": true for what the last price makes with the count before it, which is no cents of it. */
export function makesSum(figures: readonly Figure[], amount: number): boolean {
  const [count, price] = figures.slice(-2);
  if (price?.role !== "money" || count?.role !== "quantity") return false;
  const times = extentOf(count);
  return times > 1 && valuesOf(price).some((one) => sameSum(one * times, amount));
}
