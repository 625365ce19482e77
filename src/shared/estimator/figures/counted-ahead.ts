import { wordSet } from "#shared/word-set.ts";
import { sameSum, type Around } from "../numbers/figure.ts";
import { readNumber, type SpokenNumber } from "../numbers/numbers.ts";
import { EACH } from "../roles/per-unit.ts";
import { headAfter } from "../words/nearby.ts";
import { isNumberWord } from "../words/number-words.ts";
import { at, beginsSentence, joined, type Token } from "../words/tokens.ts";
import { FILLERS } from "../words/words.ts";
import { runEnd, type RunPart } from "./run-places.ts";
import { leadsToResult, standsBesideLead } from "./said-products.ts";

/** So few words stand between a count and the price of each, and no run of number words is longer. */
const [REACH, LONGEST_RUN] = [10, 8];
/** Nothing that is priced so costs less, and more than so many of one thing are hardly sold behind a price. */
const [LEAST_PRICE, MOST] = [20, 60];
const [TEN, A_HUNDRED] = [10, 100];

const ARTICLES = wordSet("a an per");
const isPassed = (word: string): boolean =>
  leadsToResult(word) || standsBesideLead(word) || FILLERS.has(word) || word === "$";

const valuesOf = (number: SpokenNumber | null): number[] => number?.readings.map(({ value }) => value) ?? [];

/** The first token of the number that is said behind a price of each and what leads to their sum: "nine bucks | is | ninety". */
function sumBehind(tokens: readonly Token[], end: number): number {
  let index = end;
  if (/^(?:dollars?|bucks?)$/.test(joined(tokens, index))) index++;
  if (EACH.has(joined(tokens, index))) index++;
  else if (ARTICLES.has(joined(tokens, index)) && !isNumberWord(at(tokens, index + 1))) index += 2;
  while (index < end + LONGEST_RUN && isPassed(at(tokens, index))) index++;
  return index;
}

/** True behind a number that is itself the price of each: "four hundred | each". */
const isRated = (tokens: readonly Token[], end: number): boolean =>
  EACH.has(joined(tokens, end)) || (ARTICLES.has(joined(tokens, end)) && !isNumberWord(at(tokens, end + 1)));

/** True when the number words that begin at some token can be one of some sums. */
function says(tokens: readonly Token[], first: number, sums: readonly number[]): boolean {
  const end = runEnd(tokens, first, LONGEST_RUN);
  const values = end > first && !isRated(tokens, end) ? valuesOf(readNumber(tokens, first, end)) : [];
  return values.some((value) => sums.some((sum) => sameSum(sum, value)));
}

/** How many of what costs so much each make the sum behind it: of "| thirty two | each ninety six" three; also where both run on: "at | fifty eight | four hundred six". */
function isCountOfSum(tokens: readonly Token[], first: number, count: number): boolean {
  for (let end = runEnd(tokens, first, LONGEST_RUN); end > first; end--) {
    const sums = valuesOf(readNumber(tokens, first, end)).map((value) => value * count);
    if (sums.length > 0 && says(tokens, sumBehind(tokens, end), sums)) return true;
  }
  return false;
}

/** Where the price of each of what is counted can begin, and what else was counted before it. */
interface RateBehind {
  rate: number;
  counted: readonly number[];
}

/** Such places behind "at", or before "each" and "a door", in a sentence or in so many words. */
function ratesBehind(last: number, { tokens, isNumberAt, numberAt }: Around, reach = REACH): RateBehind[] {
  const places: RateBehind[] = [];
  const counted: number[] = [];
  for (let index = last + 1; index <= last + reach; index++) {
    if (reach === REACH && beginsSentence(tokens[index])) break;
    const first = at(tokens, index) === "$" ? index + 1 : index;
    const number = isNumberAt(index) ? numberAt(first) : undefined;
    if (!number) continue;
    if (at(tokens, index - 1) === "at" || isRated(tokens, number.last + 1))
      places.push({ rate: first, counted: [...counted] });
    counted.push(...valuesOf(number));
  }
  return places;
}

/** The first token of the sum that a run leads to, or -1: "each bedroom three hundred eighty four is | fifteen twenty". */
const ownSum = (tokens: readonly Token[], last: number): number =>
  leadsToResult(joined(tokens, last + 1)) ? sumBehind(tokens, last + 1) : -1;

/**
 * "Discharge paper one forty | three snapshots at thirty two each ninety six": where a run of number words is a price and how many
 * there are of the next thing, as what they make says; null for others. What the whole run makes is no price and count.
 */
export function cutByLaterSum(whole: SpokenNumber, around: Around): [SpokenNumber, SpokenNumber] | null {
  const { tokens } = around;
  const { first, last } = whole;
  if (first === last || last - first > LONGEST_RUN) return null;
  const sum = ownSum(tokens, last);
  const rates = ratesBehind(last, around);
  if (sum < 0 && rates.length === 0) return null;
  for (let cut = last; cut > first; cut--) {
    const end = at(tokens, cut - 1) === "and" ? cut - 1 : cut;
    const count = readNumber(tokens, cut, last + 1);
    const many = count?.readings[0]?.value ?? 0;
    if (!count || many < 2 || many > MOST || !Number.isInteger(many)) continue;
    const price = readNumber(tokens, first, end);
    const cost = price?.readings[0]?.value ?? 0;
    if (!price || cost < LEAST_PRICE) continue;
    // nobody parts "forty five"
    if (cost < A_HUNDRED && many < TEN && cost % TEN === 0) continue;
    if (sum >= 0 && says(tokens, sum, [cost * many])) return [price, count];
    const all = whole.readings[0]?.value ?? 0;
    const makes = ({ rate, counted }: RateBehind) =>
      !counted.includes(many) && isCountOfSum(tokens, rate, many) && !isCountOfSum(tokens, rate, all);
    if (rates.some(makes)) return [price, count];
  }
  return null;
}

/** Their numbers say which one. */
const PLACES = wordSet(
  "route highway interstate exit road station room unit apartment lot bay suite number building floor gate site space",
);
/** So far behind what was counted at a place the price of each may stand. */
const FAR = 20;

/**
 * "The motel on route nine | fourteen toilets pull and set ninety five each thirteen thirty", "station nine | sixty heads": where a run says which
 * place it is, and how many there are of what has its price later, as what they make says; null for others.
 */
export function cutBehindPlace({ first, last, readings }: SpokenNumber, around: Around): RunPart[] | null {
  const { tokens } = around;
  if (first === last || !PLACES.has(at(tokens, first - 1)) || headAfter(tokens, last) < 0) return null;
  const rates = ratesBehind(last, around, FAR);
  const makes = (count: number) => rates.some(({ rate }) => isCountOfSum(tokens, rate, count));
  if (rates.length === 0 || makes(readings[0]?.value ?? 0)) return null;
  for (let cut = last; cut > first; cut--) {
    const [place, count] = [readNumber(tokens, first, cut), readNumber(tokens, cut, last + 1)];
    if (!place || !count || !makes(count.readings[0]?.value ?? 0)) continue;
    return [
      { number: place, as: "told", last: place.last },
      { number: count, as: null },
    ];
  }
  return null;
}
