import { wordSet } from "#shared/word-set.ts";
import { sameSum, type Around, type Figure } from "../numbers/figure.ts";
import { readNumber, type Reading, type SpokenNumber } from "../numbers/numbers.ts";
import { EACH } from "../roles/per-unit.ts";
import { headAfter, isThing } from "../words/nearby.ts";
import { at, isJoined, joined, type Token } from "../words/tokens.ts";
import { looksPlural } from "../words/units.ts";
import { FILLERS } from "../words/words.ts";
import { isForAll, productOf } from "./said-products.ts";
import type { RunPart } from "./run-places.ts";

/** Nothing that was counted and priced comes to less. */
const LEAST_SUM = 20;
/** More of one thing are hardly counted in a run with its price. */
const MOST_COUNTED = 60;

const ARTICLES = wordSet("a an per");
/** True for the price of one that ends right before a run: "fifteen apiece", "twelve a dozen". */
function isOfEach({ first, last, per }: Figure, tokens: readonly Token[]): boolean {
  return per && (EACH.has(at(tokens, last)) || (last > first && ARTICLES.has(at(tokens, last - 1))));
}

/** The price of each right before a token, when only a hesitation stands between. */
function priceOfEachBefore(first: number, figures: readonly Figure[], tokens: readonly Token[]): Figure | null {
  const price = figures.at(-1);
  if (price?.role !== "money" || !isOfEach(price, tokens)) return null;
  for (let index = price.last + 1; index < first; index++) if (!FILLERS.has(at(tokens, index))) return null;
  return price;
}

/** Behind a price: what it is for. */
const FOR = wordSet("for to");
/** What stands behind a sum in its run: a price for what is named next, or how many there are of that; undefined for what says neither. */
function roleOfRest(rest: SpokenNumber, tokens: readonly Token[]): RunPart["as"] | undefined {
  const { first, last } = rest;
  if (FOR.has(joined(tokens, last + 1)) && !isForAll(tokens, last + 1)) return "price";
  // "four corners fifteen apiece sixty | one elbow's crushed"
  if (first === last && at(tokens, first) === "one") return isThing(at(tokens, last + 1)) ? null : undefined;
  const counts = headAfter(tokens, last) >= 0 && (rest.readings[0]?.value ?? MOST_COUNTED) < MOST_COUNTED;
  return counts ? "count" : undefined;
}

const valuesIn = (readings: readonly Reading[]): number[] => readings.map(({ value }) => value);

/**
 * "Mattress bags | two | ten | each twenty | one eighty for packing": where a run is a count and the price of each, whose sum begins the run
 * behind it; null for others.
 */
export function cutCountAndRate(
  { first, last }: SpokenNumber,
  { tokens, numberAt }: Pick<Around, "tokens" | "numberAt">,
): RunPart[] | null {
  if (first === last || !EACH.has(joined(tokens, last + 1)) || !looksPlural(at(tokens, first - 1))) return null;
  const next = isJoined(tokens[last + 2]) ? numberAt(last + 2) : undefined;
  if (!next) return null;
  for (let cut = first + 1; cut <= last; cut++) {
    const [count, price] = [readNumber(tokens, first, cut), readNumber(tokens, cut, last + 1)];
    const many = count?.readings[0]?.value ?? 0;
    if (!count || !price || many < 2 || many > MOST_COUNTED) continue;
    const amounts = price.readings.map(({ value }) => value * many);
    if (cutAtSum(next, tokens, (sum) => sum.readings.some(({ value }) => amounts.some((one) => sameSum(one, value)))))
      return [
        { number: count, as: "count" },
        { number: price, as: null },
      ];
  }
  return null;
}

/** A run cut behind a sum that begins it, where what remains says what it is by what follows; null for others. */
function cutAtSum(
  { first, last }: SpokenNumber,
  tokens: readonly Token[],
  isSum: (sum: SpokenNumber) => boolean,
): RunPart[] | null {
  for (let cut = last; cut > first; cut--) {
    const sum = readNumber(tokens, first, cut);
    const rest = sum && readNumber(tokens, cut, last + 1);
    if (!sum || !rest || (sum.readings[0]?.value ?? 0) < LEAST_SUM || !isSum(sum)) continue;
    const as = roleOfRest(rest, tokens);
    if (as !== undefined)
      return [
        { number: sum, as: "price" },
        { number: rest, as },
      ];
  }
  return null;
}

/**
 * "Four corners fifteen apiece | sixty | one elbow's crushed", "a dozen at twelve a dozen | sixty | ninety for tea": where a run is what a
 * count and the price of each right before it make, and the price or the count of what comes next; null for others.
 */
export function cutBehindRated(
  whole: SpokenNumber,
  figures: readonly Figure[],
  tokens: readonly Token[],
): RunPart[] | null {
  const { first, last } = whole;
  const price = first === last ? null : priceOfEachBefore(first, figures, tokens);
  if (!price) return null;
  const isSum = (sum: SpokenNumber) => productOf(valuesIn(sum.readings), figures) !== null;
  // "ninety five each thirteen thirty | toilets at one sixty eight"
  if (isSum(whole)) return headAfter(tokens, last) >= 0 ? [{ number: whole, as: "price" }] : null;
  return cutAtSum(whole, tokens, isSum);
}
