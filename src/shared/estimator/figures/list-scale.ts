import { readNumber, type SpokenNumber } from "../numbers/numbers.ts";
import { isThing } from "../words/nearby.ts";
import { at, isJoined, type Token } from "../words/tokens.ts";
import { valueOf, type RunPart } from "./run-places.ts";

/** So many other prices show the scale of a list, and what costs less may be a count. */
const [SHOWN, LEAST_PRICE] = [3, 20];
/** Prices in dollars and cents end so more often than in anything else. */
const ENDS_AS_CENTS = /^(?:.9|95|98)$/;
const CENTS = 100;
/** So many times what another part of a list costs, none does. */
const FARTHEST = 6;

/** What the dearest of a list of whole dollars costs; 0 where the list has cents or too few prices. */
function dearestInDollars(numbers: readonly SpokenNumber[], but: SpokenNumber): number {
  let [prices, dearest] = [0, 0];
  for (const number of numbers) {
    if (number === but) continue;
    if (!Number.isInteger(valueOf(number))) return 0;
    if (valueOf(number) >= LEAST_PRICE) prices++;
    dearest = Math.max(dearest, valueOf(number));
  }
  return prices >= SHOWN ? dearest : 0;
}

/** "Clips 6 | at 20": some other part of the list has its count behind it. */
const countsBehind = (numbers: readonly SpokenNumber[], tokens: readonly Token[]): boolean =>
  numbers.some(
    ({ first, last }) => at(tokens, last + 1) === "at" && isJoined(tokens[last + 1]) && isThing(at(tokens, first - 1)),
  );

/**
 * "Roll down shutter | one | twenty nine fifty" in a list of counts and whole dollars: one of them for 2,950, where $129.50 would be the
 * only price with cents. Null for any other number.
 */
export function cutOneInDollars(
  whole: SpokenNumber,
  numbers: readonly SpokenNumber[],
  tokens: readonly Token[],
): RunPart[] | null {
  const { first, last, readings } = whole;
  if (readings.length !== 1 || readings[0]?.why !== "dollars and cents" || at(tokens, first) !== "one") return null;
  if (!isJoined(tokens[first]) || !isThing(at(tokens, first - 1))) return null;
  const [one, price] = [readNumber(tokens, first, first + 1), readNumber(tokens, first + 1, last + 1)];
  if (!one || price?.readings.length !== 2) return null;
  const ends = String(valueOf(price) % CENTS).padStart(2, "0");
  if (ENDS_AS_CENTS.test(ends) || valueOf(price) > FARTHEST * dearestInDollars(numbers, whole)) return null;
  if (!countsBehind(numbers, tokens)) return null;
  return [
    { number: one, as: "count" },
    { number: price, as: "price" },
  ];
}
