import { dollarsOf, figureWith, sameSum, type Figure } from "../numbers/figure.ts";
import { wordSet } from "#shared/word-set.ts";
import { isDoneTo } from "../words/nature.ts";
import { isThing } from "../words/nearby.ts";
import { ENDS_LINE, PASSED_OVER } from "../words/taken.ts";
import { isNumberWord } from "../words/number-words.ts";
import { at, joined, type Token } from "../words/tokens.ts";
import { looksPlural } from "../words/units.ts";
import { cutToSum } from "./counts-in-prices.ts";
import { endsBetween, rateEnd } from "./counts-of-sums.ts";
import { TIMES } from "./said-products.ts";
import { evidentSum, saidAgain, type EvidentSum } from "./evident-sums.ts";

/** So few words stand between things and their count: "servers | we bring | three". */
const COUNT_REACH = 4;

/** A number beside the count that makes a sum: "cake | two eighty | servers, we bring three for one twenty each" prices what stands before it, since three are counted of what stands behind it; others describe. */
function beside(other: Figure, count: Figure, tokens: readonly Token[]): Figure {
  const thing = other.last + 1;
  const bare = other.unit === null && other.number.first < other.number.last && !isThing(at(tokens, count.last + 1));
  const prices = bare && count.first > thing && count.first - thing <= COUNT_REACH && looksPlural(at(tokens, thing));
  return prices
    ? figureWith(other, { role: "money", last: other.number.last })
    : figureWith(other, { role: "dimension", unit: null });
}

/** "It's | five | so five at one sixty": a bare number before the same count is no price. */
export function passOverEcho(figures: Figure[], place: number, tokens: readonly Token[]): void {
  const echo = place > 0 ? figures[place - 1] : undefined;
  const count = figures[place];
  if (!echo || !count || echo.role !== "money" || echo.sure || echo.per || count.first - echo.last > 2) return;
  if (!sameSum(dollarsOf(echo), dollarsOf(count)) || endsBetween(tokens, echo.last + 1, count.first) > 0) return;
  figures[place - 1] = figureWith(echo, { role: "dimension", told: true });
}

/** Behind a sum these go on with what it is the sum of: "so sixteen thirty | for material", "that's four ninety | labor". */
const GOES_ON = wordSet(
  "for to on with without including in per from of at both labor labour material materials parts work each apiece total altogether together even flat all plus",
);

/** The first of the number words that end before some token. */
function numberFrom(tokens: readonly Token[], end: number): number {
  let first = end;
  while (isNumberWord(at(tokens, first - 1))) first--;
  return first;
}

/** "Forty three of them, fourteen apiece, | so forty three times fourteen | is six hundred and two": where what makes a sum is said once more behind its price; the first token of the sum for all others. */
function repeatedFrom(tokens: readonly Token[], price: Figure | undefined, lead: number): number {
  const second = numberFrom(tokens, lead);
  if (!price || second === lead || !TIMES.has(at(tokens, second - 1))) return lead;
  const first = numberFrom(tokens, second - 1);
  if (first === second - 1 || first <= price.last) return lead;
  return at(tokens, first - 1) === "so" ? first - 1 : first;
}

/** The words that say a sum leave the talk, and what they sum up ends: "nine of them at two ten to hang, that's eighteen ninety | uppers". */
export function passOverSum(
  tokens: readonly Token[],
  taken: Uint8Array,
  { lead, last, price }: { lead: number; last: number; price?: Figure },
): void {
  taken.fill(PASSED_OVER, repeatedFrom(tokens, price, lead), last + 1);
  const next = joined(tokens, last + 1);
  if (isThing(next) && !GOES_ON.has(next) && !isDoneTo(next)) taken[last] = ENDS_LINE;
}

/** Of the numbers round a price those that count it and those that only stand beside. */
function settleCounts(figures: Figure[], index: number, tokens: readonly Token[], found: EvidentSum): void {
  const { count, after, begins } = found;
  if (!count.own) return;
  for (const [place, other] of figures.slice(0, index).entries())
    if (place > after && other.role === "quantity" && other.first >= begins)
      figures[place] = beside(other, count.figure, tokens);
  figures[count.place] = count.figure;
  passOverEcho(figures, count.place, tokens);
}

/** "Sheets, twelve at sixty five, taped, 780": what only its parts tell to be their sum. The words that say it leave the talk. */
export function settleEvident(figures: Figure[], index: number, tokens: readonly Token[], taken: Uint8Array): boolean {
  const again = saidAgain(figures, index, tokens, taken);
  if (again >= 0) {
    passOverSum(tokens, taken, { lead: again, last: figures[index]?.last ?? again });
    figures.splice(index, 1);
    return true;
  }
  const found = evidentSum(figures, index, tokens, taken);
  const cut = found && found.count.place >= 0 ? null : cutToSum(figures, index, tokens, taken);
  if (cut) {
    figures.splice(0, figures.length, ...cut);
    return settleEvident(figures, index + 1, tokens, taken);
  }
  const price = found ? figures[found.price] : undefined;
  const result = figures[index];
  if (!found || !price || !result) return false;
  const { count } = found;
  const readings = price.number.readings.filter(({ value }) => sameSum(value * price.scale, found.reading));
  const number = { ...price.number, readings };
  const last = rateEnd(price, tokens);
  const settled = figureWith(price, { role: "money", confirmed: true, number, times: count.figure, last });
  settleCounts(figures, index, tokens, found);
  // "I'm at seventy eight. The color is luna, 48 square feet, 3744": what was counted is priced where its sum is said
  if (count.place > found.price && endsBetween(tokens, price.last + 1, count.figure.first) > 0) {
    figures[found.price] = figureWith(price, { role: "dimension", unit: null, told: true });
    const corrected = price.corrected ?? { first: price.first, last: price.last };
    figures[index] = figureWith(settled, { first: result.first, last: result.last, corrected });
    return false;
  }
  // "sealing at 1.75, so 630": a price per what was told for all of the talk
  const unit = price.unit ?? count.figure.unit;
  figures[found.price] = count.own ? settled : figureWith(settled, { per: true, unit });
  passOverSum(tokens, taken, { lead: found.lead, last: found.last, price });
  figures.splice(index, 1);
  return true;
}
