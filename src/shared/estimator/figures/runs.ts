import { wordSet } from "#shared/word-set.ts";
import { wordTable } from "#shared/word-table.ts";
import type { Around } from "../numbers/figure.ts";
import { readNumber, type SpokenNumber } from "../numbers/numbers.ts";
import { countsSomething, followsThing, headAfter, isThing } from "../words/nearby.ts";
import { at, isJoined, joined, type Token } from "../words/tokens.ts";
import { isDigits } from "../words/number-words.ts";
import { isFootage, isMeasure, looksPlural, singular, SMALL_PRICE_UNITS, TIME_UNITS, unitAt } from "../words/units.ts";
import { CURRENCY, CREW } from "../words/words.ts";
import { cutBeforeHours } from "./hour-days.ts";
import { SCALES } from "./run-places.ts";

/** "Three hundred and sixty | ten": what is said behind "and" of a price in hundreds ends before its count; null when it says no more than one of both. */
function tensCut({ first, last }: SpokenNumber, and: number, tokens: readonly Token[]) {
  for (let cut = and + 2; cut <= last; cut++) {
    const [price, count] = [readNumber(tokens, first, cut), readNumber(tokens, cut, last + 1)];
    if (price && count && (count.readings[0]?.value ?? A_HUNDRED) < A_HUNDRED) return [price, count] as const;
  }
  return null;
}

/** "eighteen hundred and two": [1800, 2] when both halves are numbers; of "three hundred and sixty ten" [360, 10]. */
function andCut(number: SpokenNumber, tokens: readonly Token[]): readonly [SpokenNumber, SpokenNumber] | null {
  for (let index = number.last - 1; index > number.first; index--) {
    if (tokens[index]?.norm !== "and") continue;
    const [left, right] = [readNumber(tokens, number.first, index), readNumber(tokens, index + 1, number.last + 1)];
    if (!left || !right) continue;
    const pair = (right.readings[0]?.value ?? 0) >= A_HUNDRED && !SCALES.has(at(tokens, right.last));
    return (pair && tensCut(number, index, tokens)) || [left, right];
  }
  return null;
}

/** "A hundred and twelve stalls" is a count. */
const A_HUNDRED = 100;
/** So many things are said behind a price in hundreds. */
const FEW = 12;
/** What more than a hundred of one thing hardly cost each, and how far behind the count the price may stand. */
const [DEAR, DEAR_REACH] = [20, 6];
const LEAST_EXTENT = 10;
/** Nobody takes off or taxes so large a share. */
const STEEPEST = 30;
const OFF = new Set(["discount", "off", "tax", "sales"]);
const PRICE_BEFORE = new Set(["at", "for", "is", "are", "was", "were", "costs", "cost"]);

/** Beyond these a count of time or turns is two numbers: "parts sixty four | thirty minutes each way", "cleaning one twenty | six visits". */
const LONGEST_TIME = wordTable<number>({
  minute: 240,
  hour: 300,
  day: 120,
  week: 60,
  month: 60,
  year: 50,
  visit: 110,
  session: 100,
  lesson: 100,
});

/** What is said before a count of time is its own: "labor two hundred and four hours". */
const TIMED = wordSet("labor time hours total work worked job for took takes spent about");

/** "Router | two hundred": a thing that is sold, directly before a number. */
const isSoldThing = (tokens: readonly Token[], first: number): boolean =>
  followsThing(tokens, first) && !TIMED.has(at(tokens, first - 1));

/** How work is laid on, and how often at most. */
const LAYERS = wordSet("coats layers passes applications");
const MOST_LAYERS = 12;

/** Of "twenty four". */
const TENS = wordSet("twenty thirty forty fifty sixty seventy eighty ninety");
const UNITS = wordSet("one two three four five six seven eight nine");

/** "An f one fifty | two eighty five": a truck by its letter and its number, and then a price. */
function afterModel(number: SpokenNumber, tokens: readonly Token[]): [SpokenNumber, SpokenNumber] | null {
  const letter = /^[ref]$/.test(at(tokens, number.first - 1)) && tokens[number.first]?.gap !== "none";
  if (!letter) return null;
  const [model, price] = [
    readNumber(tokens, number.first, number.first + 2),
    readNumber(tokens, number.first + 2, number.last + 1),
  ];
  const known = (model?.readings[0]?.value ?? 0) % 100 === 50 && model?.priceShaped;
  return known && model && price ? [model, price] : null;
}

/** "That's the tall | one fifty percent down": a thing that was spoken of, before a share. */
const isTheOne = ({ first, last }: SpokenNumber, tokens: readonly Token[]): boolean =>
  at(tokens, first) === "one" &&
  joined(tokens, last + 1) === "percent" &&
  /^(?:the|that|this)$/.test(at(tokens, first - 2)) &&
  isThing(at(tokens, first - 1));

/** "Balusters, double basket every third | one forty two of them": which ones are so, before a count. */
const isWhichOne = ({ first, last }: SpokenNumber, tokens: readonly Token[]): boolean =>
  at(tokens, first) === "one" && at(tokens, first - 2) === "every" && at(tokens, last + 1) === "of";

/** "I chalked every one, | forty three of them |", but not "every one hundred feet". */
const isEveryOne = ({ first }: SpokenNumber, tokens: readonly Token[]): boolean =>
  at(tokens, first) === "one" &&
  at(tokens, first - 1) === "every" &&
  !/^(?:hundred|thousand)$/.test(at(tokens, first + 1));

/** "Stairs at both ends, no, just the | one, seventy five": no more than one of them, before its price. */
const isJustOne = ({ first }: SpokenNumber, tokens: readonly Token[]): boolean =>
  at(tokens, first) === "one" && at(tokens, first - 1) === "the" && /^(?:just|only)$/.test(at(tokens, first - 2));

/** "Each one ten by twelve", "the tall one fifty percent down": a number behind "each one" that begins a size, a share behind "the tall one", or a count behind "every third one", without that "one". */
export function withoutEachOne(number: SpokenNumber, tokens: readonly Token[]): SpokenNumber {
  const eachOne = at(tokens, number.first) === "one" && at(tokens, number.first - 1) === "each";
  const sized = eachOne && /^(?:by|x)$/.test(joined(tokens, number.last + 1));
  const apart =
    sized ||
    isTheOne(number, tokens) ||
    isWhichOne(number, tokens) ||
    isEveryOne(number, tokens) ||
    isJustOne(number, tokens);
  return (apart && readNumber(tokens, number.first + 1, number.last + 1)) || number;
}

/** A number below this is a count, and twice in a row half of a price: "sixteen sixteen". */
const LEAST_PRICE = 100;

/** True before what is counted: "chairs", "retouched images", but not "dollars". */
function countsThings(tokens: readonly Token[], next: number): boolean {
  const [word, second] = [joined(tokens, next), joined(tokens, next + 1)];
  if (CURRENCY.has(word) || CURRENCY.has(second)) return false;
  return looksPlural(word) || (word.endsWith("ed") && looksPlural(second));
}

/** "Two hundred ninety two ninety", "sixteen sixteen chairs": one number, said twice in a row. */
export function saidTwice(number: SpokenNumber, tokens: readonly Token[]): SpokenNumber {
  if (number.first === number.last) return number;
  const last = at(tokens, number.last);
  const inDigits = isDigits(last);
  for (let cut = number.first + 1; cut <= number.last; cut++) {
    // asked first, since hardly a number is said twice: both end alike, but for one in words and one in digits
    const ends = tokens[cut - 1]?.norm ?? "";
    if (ends !== last && isDigits(ends) === inDigits) continue;
    const once = readNumber(tokens, number.first, cut);
    const again = once && readNumber(tokens, cut, number.last + 1);
    const value = once?.readings[0]?.value ?? 0;
    if (!again || again.readings[0]?.value !== value) continue;
    if (value >= LEAST_PRICE || countsThings(tokens, number.last + 1))
      return { ...number, readings: once.readings, priceShaped: once.priceShaped };
  }
  return number;
}

/** "Two chairs at ninety each", but not "two hundred ten chairs at three dollars": nobody sells so many that cost so much. */
function isDear({ last }: SpokenNumber, { tokens, numberAt }: Around): boolean {
  let leads = last + 1;
  while (leads < last + DEAR_REACH && at(tokens, leads) !== "at" && isJoined(tokens[leads])) leads++;
  const price = at(tokens, leads + 1) === "$" ? leads + 2 : leads + 1;
  return (numberAt(price)?.readings[0]?.value ?? 0) >= DEAR;
}

const IS_PRICED = new Set(["is", "are", "was", "were"]);

/** "One sixty nine fifty | chemicals are ninety": what follows the number has a price of its own, and is not counted. */
function pricesItself({ last }: SpokenNumber, { tokens, isNumberAt }: Around): boolean {
  const verb = headAfter(tokens, last) + 1;
  return verb > 0 && IS_PRICED.has(at(tokens, verb)) && (isNumberAt(verb + 1) || isNumberAt(verb + 2));
}

/** Where a run of number words is a price and, after a missing comma, a count: "six hundred | two doors at ninety". */
export function cutRun(number: SpokenNumber, around: Around): [SpokenNumber, SpokenNumber] | null {
  const { tokens } = around;
  if (number.last === number.first) return null;
  const shifts = cutBeforeHours(number, tokens);
  if (shifts) return shifts;
  const after = joined(tokens, number.last + 1);
  const share = number.readings[0]?.value ?? 0;
  const percents = after === "percent" || after === "%";
  // "travel sixty | two percent discount"
  const steep = share > STEEPEST && OFF.has(joined(tokens, number.last + 2)) && followsThing(tokens, number.first);
  const percent = percents && (share > 100 || steep);
  const before = at(tokens, number.first - 1);
  const [price, count] = andCut(number, tokens) ?? [];
  const things = unitAt(after, at(tokens, number.last + 2));
  if (
    price &&
    count &&
    (price.readings[0]?.value ?? 0) > A_HUNDRED &&
    (((count.readings[0]?.value ?? 99) <= 12 && (isJoined(tokens[number.first]) || PRICE_BEFORE.has(before))) ||
      (isJoined(tokens[number.first]) && followsThing(tokens, number.first)
        ? (price.readings[0]?.value ?? 0) >= 100
        : PRICE_BEFORE.has(before) && (price.readings[0]?.value ?? 0) >= 300)) &&
    (looksPlural(after) || looksPlural(joined(tokens, number.last + 2))) &&
    !(things && (isMeasure(things.unit) || SMALL_PRICE_UNITS.has(things.unit))) &&
    (countsSomething(tokens, number.last + 1, around.isNumberAt) || at(tokens, number.last + 2) === "for")
  )
    return [price, count];
  // "new disposal two hundred | and two hours of labor": behind a thing nobody says so many hours
  const hours = price && count && TIME_UNITS.has(singular(after)) && isJoined(tokens[number.first]);
  if (hours && (count.readings[0]?.value ?? FEW) < FEW && isSoldThing(tokens, number.first)) return [price, count];
  // "for eight hundred and one coat on the rails": nobody counts 801 of a thing in the singular
  const single =
    price && count?.readings[0]?.value === 1 && isThing(after) && !looksPlural(after) && !isMeasure(things?.unit ?? "");
  if (single && (PRICE_BEFORE.has(before) || before === "that's" || followsThing(tokens, number.first)))
    return [price, count];
  // "build a planter for two hundred | two chairs at ninety each"
  const tens = TENS.has(at(tokens, number.last - 1)) && UNITS.has(at(tokens, number.last));
  const overHundred = share % A_HUNDRED;
  const large =
    before === "for" &&
    (share >= 300 || (share > A_HUNDRED && overHundred > 0 && overHundred <= FEW && isDear(number, around))) &&
    !(things && ["guest", "sq ft", "ft", "linear ft"].includes(things.unit));
  const manyThings =
    PRICE_BEFORE.has(before) &&
    (number.priceShaped || share >= 100) &&
    (before !== "for" || number.priceShaped || large) &&
    (looksPlural(after) || things?.length === 2 || headAfter(tokens, number.last) >= 0) &&
    // "the wedding is a hundred forty guests at sixty five a plate"
    !(things?.unit === "guest" && !number.priceShaped && /^(?:is|was|are|were)$/.test(before)) &&
    // "the mural is two hundred and twenty square feet", "baseboards are one hundred ninety feet"
    !(things && isFootage(things.unit) && !number.priceShaped && IS_PRICED.has(before)) &&
    (countsSomething(tokens, number.last + 1, around.isNumberAt) ||
      TIME_UNITS.has(singular(after)) ||
      // "one session at three hundred | ten edited photos included", but "at one eighty five lids included"
      (!tens && /^(?:included|free)$/.test(at(tokens, headAfter(tokens, number.last) + 1))));
  // "four fifty thirty six bags": nobody counts bags in dollars and cents
  const centsOfThings =
    !Number.isInteger(share) &&
    number.readings[0]?.why === "dollars and cents" &&
    (looksPlural(after) || things?.length === 2) &&
    !CURRENCY.has(after) &&
    !pricesItself(number, around);
  // "furring strips one eighty | two guys": nobody counts people like that
  const people =
    number.priceShaped &&
    (CREW.has(singular(after)) ||
      (looksPlural(joined(tokens, number.last + 2)) && countsSomething(tokens, number.last + 1, around.isNumberAt))) &&
    followsThing(tokens, number.first);
  // "twenty two hundred two climbers": nobody counts people in thousands
  const crowd = share > 1000 && looksPlural(after) && CREW.has(singular(after));
  // "four hours at sixty | two guys": nobody sends so many
  const gang = before === "at" && tens && looksPlural(after) && CREW.has(singular(after));
  // "the breezeway fifteen hundred | two coats"
  const coats = LAYERS.has(after) && (number.readings[0]?.value ?? 0) > MOST_LAYERS;
  // "twenty by forty | six fifty": the side of a size, then a price
  const sized = before === "by" && number.priceShaped && number.last - number.first > 1;
  const [edge, rest] = sized
    ? [readNumber(tokens, number.first, number.first + 1), readNumber(tokens, number.first + 1, number.last + 1)]
    : [];
  if (edge && rest?.priceShaped) return [edge, rest];
  // "two sixteen by seven doors": two of that size
  const side = after === "by" || after === "x" ? readNumber(tokens, number.first + 1, number.last + 1) : null;
  const doors =
    side && (number.readings[0]?.value ?? 0) >= 100 ? readNumber(tokens, number.first, number.first + 1) : null;
  if (side && doors && around.isNumberAt(number.last + 2)) return [doors, side];
  // "two seventy five inchers": two of that size
  const screens = after === "inchers" || after === "incher" || (after === "inch" && number.priceShaped);
  const diagonal = screens ? readNumber(tokens, number.first + 1, number.last + 1) : null;
  const tvs = diagonal ? readNumber(tokens, number.first, number.first + 1) : null;
  if (diagonal && tvs && (tvs.readings[0]?.value ?? 99) < 10) return [tvs, diagonal];
  const model = afterModel(number, tokens);
  if (model) return model;
  const longest = LONGEST_TIME[singular(after)];
  // "she is eighty two years old", "the house is a hundred and twenty years old"
  const isAge = joined(tokens, number.last + 2) === "old";
  if (isAge && after === "years" && /^(?:is|was|are|were|about|over|nearly|almost|.+'s)$/.test(before)) return null;
  const tooLong = longest !== undefined && !isAge && (number.readings[0]?.value ?? 0) > longest;
  if (!percent && !manyThings && !tooLong && !centsOfThings && !people && !crowd && !gang && !coats) return null;
  const cuts: number[] = [];
  for (let cut = number.last; cut > number.first; cut--) cuts.push(cut);
  const big = cuts.filter(
    (cut) => /^(hundred|thousand|grand|k)$/.test(at(tokens, cut - 1)) || at(tokens, cut - 1) === "and",
  );
  // "for eighteen hundred | twenty four tables": nobody parts twenty from four
  const round = tens && /^(?:hundred|thousand)$/.test(at(tokens, number.last - 2)) ? [number.last - 1] : [];
  // "the permit is sixty five | twenty five percent deposit"
  const apart = cuts.filter((cut) => !(TENS.has(at(tokens, cut - 1)) && UNITS.has(at(tokens, cut))));
  for (const cut of percent
    ? [...big, ...apart, ...cuts]
    : [...big.filter((c) => at(tokens, c - 1) === "and"), ...round, ...cuts]) {
    const leftEnd = at(tokens, cut - 1) === "and" ? cut - 1 : cut;
    const left = readNumber(tokens, number.first, leftEnd);
    const right = readNumber(tokens, cut, number.last + 1);
    if (!left || !right || (left.readings[0]?.value ?? 0) < 20) continue;
    if (centsOfThings && !Number.isInteger(left.readings[0]?.value ?? 0.5)) continue;
    if (percent && (right.readings[0]?.value ?? 101) > 100) continue;
    // "tile floor is one sixty eight square feet": nobody sells eight of them
    if (things && isFootage(things.unit) && (right.readings[0]?.value ?? 0) < LEAST_EXTENT) continue;
    return [left, right];
  }
  return null;
}
