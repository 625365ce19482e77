import { wordSet } from "#shared/word-set.ts";
import type { Around } from "../numbers/figure.ts";
import { readNumber, type SpokenNumber } from "../numbers/numbers.ts";
import { EACH } from "../roles/per-unit.ts";
import { headAfter, isThing } from "../words/nearby.ts";
import { ARTICLES, isNumberWord, TEENS } from "../words/number-words.ts";
import { at, isJoined, joined, type Token } from "../words/tokens.ts";
import { isFootage, isMeasure, TIME_UNITS, unitAt } from "../words/units.ts";
import { isWorkVerb } from "../words/work-forms.ts";
import { CURRENCY, SOLD_BY_HUNDREDS } from "../words/words.ts";
import { MANY, SCALES, slotBefore, UNITS, valueOf } from "./run-places.ts";

/** Nobody counts hundreds and a few more of what costs so much, in dollars, with a number that has no "and" in it. */
const DEAR = 10;
/** So few words stand between the things and the price of each: "loads | of topsoil at", or what says that it is of each: "treads | in red oak with a white riser | one thirty five a step". */
const [REACH, RATED_REACH] = [4, 8];
/** Small numbers of one word, which begin a count behind a thing with its price. */
const FEW = new Set([...UNITS, ...TEENS.keys()]);
/** Work that goes "away" or "out". */
const WAYS = wordSet("away out off up down in over back");
/** Said of what comes with the price before it. */
const FREE = wordSet("included free");

/** "Two servers | for five hours | at thirty": the last token of how long something takes, or -1. */
function timeEnd(tokens: readonly Token[], index: number, { numberAt }: Around): number {
  const time = at(tokens, index) === "for" ? numberAt(index + 1) : undefined;
  const unit = time && unitAt(joined(tokens, time.last + 1), undefined);
  return unit && TIME_UNITS.has(unit.unit) ? time.last + 1 : -1;
}

/** "Eight hundred | two", "eighteen hundred | six", "four hundred | fourteen": round hundreds and a few; null for other numbers, as for "eight hundred and two". */
function parted(
  { first, last }: SpokenNumber,
  tokens: readonly Token[],
  few: ReadonlySet<string> = UNITS,
): [SpokenNumber, SpokenNumber] | null {
  // asked first, since hardly a number ends so
  if (last - first < 2 || !SCALES.has(at(tokens, last - 1)) || !few.has(at(tokens, last))) return null;
  const [price, count] = [readNumber(tokens, first, last), readNumber(tokens, last, last + 1)];
  return price && count && valueOf(price) > MANY && valueOf(count) > 1 ? [price, count] : null;
}

const THE = wordSet("the that this my");
/** "Are in the price", "in that". */
const isInPrice = (tokens: readonly Token[], index: number): boolean =>
  BEING.has(at(tokens, index)) &&
  at(tokens, index + 1) === "in" &&
  THE.has(at(tokens, index + 2)) &&
  (at(tokens, index + 3) === "price" || !isJoined(tokens[index + 3]));
const BEING = wordSet("is are all both");

/** What the price of each behind some things can mean, in dollars: "two loads of gravel | at ninety", "three truckloads | sixty each"; more than any price for what is included, and 0 for none. */
function pricesBehind(head: number, around: Around): readonly number[] {
  const { tokens, numberAt } = around;
  const behind = Math.max(head, timeEnd(tokens, head + 1, around));
  for (let index = behind + 1; index <= behind + RATED_REACH && isJoined(tokens[index]); index++) {
    if (isInPrice(tokens, index)) return [Number.POSITIVE_INFINITY];
    if (FREE.has(at(tokens, index))) return index <= behind + REACH ? [Number.POSITIVE_INFINITY] : [0];
    const leads = at(tokens, index) === "at";
    const first = leads ? index + 1 : index;
    const price = numberAt(at(tokens, first) === "$" ? first + 1 : first);
    if (!price) {
      if (leads || isNumberWord(at(tokens, index))) return [0];
      continue;
    }
    // "footings | forty two inches | deep are in the price"
    if (isMeasure(unitAt(joined(tokens, price.last + 1), joined(tokens, price.last + 2))?.unit ?? "") && !leads) {
      index = price.last + 1;
      continue;
    }
    const rated = EACH.has(joined(tokens, price.last + 1)) || ARTICLES.has(joined(tokens, price.last + 1));
    const far = index > behind + REACH;
    return (leads && !far) || rated ? price.readings.map(({ value }) => value) : [0];
  }
  return [0];
}
const priceBehind = (head: number, around: Around): number => Math.max(...pricesBehind(head, around));

/** How much of all things together, in dollars, no tradesman sells. */
const LARGEST_SALE = 20_000;

/** "Regrade", "haul away": the first token of work that a number follows, or -1. */
function workBefore(tokens: readonly Token[], first: number): number {
  const before = isJoined(tokens[first]) ? first - 1 : -1;
  const verb = WAYS.has(at(tokens, before)) && isJoined(tokens[before]) ? before - 1 : before;
  return isWorkVerb(at(tokens, verb)) ? verb : -1;
}

/** "Guys install two hundred six outlets": somebody is said to do so much. */
const isDoneBySomebody = (tokens: readonly Token[], verb: number): boolean =>
  verb >= 0 && isJoined(tokens[verb]) && isThing(at(tokens, verb - 1));

/** Where the things stand that a number counts: "loads", or "small" of "two big ones at six hundred, three small"; -1 for none. */
function headOf({ first, last }: SpokenNumber, tokens: readonly Token[]): number {
  const head = headAfter(tokens, last);
  const kind = head < 0 && at(tokens, first - 1) === "at" && isThing(joined(tokens, last + 1));
  return kind && at(tokens, last + 2) === "at" ? last + 1 : head;
}

/** "Logo seven hundred | two rounds", and no more of them: nothing costs hundreds and a few dollars, with things right behind. */
function endsUnpriced(head: number, { tokens, numberAt }: Around): boolean {
  if (CURRENCY.has(at(tokens, head))) return false;
  for (let index = head + 1; isJoined(tokens[index]); index++)
    if (numberAt(index)) return NEXT.has(at(tokens, index - 2));
  return true;
}
/** What begins the next thing. */
const NEXT = wordSet("and plus then");

/** "Regrade | eight hundred | two loads of gravel at ninety a load", "logo | six hundred | three mockups included": a price in round hundreds and the few things behind it; null for a count. */
export function priceAndFew(number: SpokenNumber, around: Around): [SpokenNumber, SpokenNumber] | null {
  const { tokens } = around;
  const slot = slotBefore(tokens, number.first);
  const parts = parted(number, tokens, slot === "thing" ? FEW : UNITS);
  const head = parts ? headOf(number, tokens) : -1;
  if (head < 0 || isCountedInHundreds(number, tokens)) return null;
  const price = priceBehind(head, around);
  if (slot !== "none") return price >= DEAR || (slot === "thing" && endsUnpriced(head, around)) ? parts : null;
  const verb = workBefore(tokens, number.first);
  // "install two hundred six outlets at forty five each" may well count them
  return verb >= 0 && !isDoneBySomebody(tokens, verb) && price * valueOf(number) >= LARGEST_SALE ? parts : null;
}

/** Of less nothing is sold beside what is had by the hundred. */
const LEAST_BESIDE = 40;

/** "Business cards eighty | one thousand flyers", "logo four hundred | five thousand stickers": a price, and so many of what is sold by the hundred; null for a count. */
export function priceAndMany(number: SpokenNumber, around: Around): [SpokenNumber, SpokenNumber] | null {
  const { tokens } = around;
  const { first, last } = number;
  if (last - first < 2 || !SCALES.has(at(tokens, last)) || !UNITS.has(at(tokens, last - 1))) return null;
  const head = headAfter(tokens, last);
  if (!SOLD_BY_HUNDREDS.has(at(tokens, head))) return null;
  const [price, many] = [readNumber(tokens, first, last - 1), readNumber(tokens, last - 1, last + 1)];
  if (!price || !many || valueOf(price) < LEAST_BESIDE) return null;
  const own = isJoined(tokens[head + 1]) ? around.numberAt(head + 1) : undefined;
  // "setup is forty two hundred product photos forty products at twelve each"
  if (own && headAfter(tokens, own.last) >= 0) return null;
  const slot = slotBefore(tokens, first);
  if (slot === "thing" && (own || priceBehind(head, around) > 0)) return [price, many];
  const sale = Math.min(...pricesBehind(head, around)) * valueOf(number);
  return slot === "none" && workBefore(tokens, first) >= 0 && sale >= LARGEST_SALE ? [price, many] : null;
}

/** "Four hundred two yards": stuff, guests and time, of which there are that many. */
const isCountedInHundreds = ({ last }: SpokenNumber, tokens: readonly Token[]): boolean => {
  const unit = unitAt(joined(tokens, last + 1), at(tokens, last + 2))?.unit ?? "";
  return isMeasure(unit) || TIME_UNITS.has(unit) || unit === "mile";
};

/** "Six hundred three tons at forty five a ton", "room four hundred two doors at ninety each": as plausible as a count; the few of it, or null. */
export function fewBehindHundreds(number: SpokenNumber, around: Around): SpokenNumber | null {
  const { tokens } = around;
  const parts = parted(number, tokens);
  if (!parts) return null;
  const head = headAfter(tokens, number.last);
  const unit = unitAt(joined(tokens, number.last + 1), at(tokens, number.last + 2))?.unit ?? "";
  if (head < 0 || isFootage(unit) || TIME_UNITS.has(unit) || unit === "guest") return null;
  const slot = slotBefore(tokens, number.first);
  const done = slot === "none" && isDoneBySomebody(tokens, workBefore(tokens, number.first));
  return !done && isJoined(tokens[number.first]) && priceBehind(head, around) > 0 ? parts[1] : null;
}
