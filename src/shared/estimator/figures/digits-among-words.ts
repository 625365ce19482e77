import { wordSet } from "#shared/word-set.ts";
import { dollarsOf, figureWith, sameSum, type Figure } from "../numbers/figure.ts";
import { LEADING_TO_SUM } from "../numbers/price-cues.ts";
import { isThing } from "../words/nearby.ts";
import { isDigits, isNumberWord } from "../words/number-words.ts";
import { at, isJoined, type Token } from "../words/tokens.ts";

/** Who says so many prices in words names what has a number of its own in digits. */
const IN_WORDS = 3;
/** Names have no fewer digits, and prices that are written so among words are round. */
const [LEAST_DIGITS, ROUND] = [3, 5];
/** Behind a price another thing begins with these, or it is told what it is for. */
const BEHIND_PRICES = wordSet("and plus then for each flat total even apiece to");

/** True for a number in digits that says of itself neither what it counts nor that it is money, inside a sentence. */
const isBare = ({ role, sure, per, range, unit, first, last }: Figure, tokens: readonly Token[]): boolean =>
  (role === "money" || role === "quantity") &&
  !sure &&
  !per &&
  !range &&
  unit === null &&
  first === last &&
  at(tokens, first).length >= LEAST_DIGITS &&
  isDigits(at(tokens, first)) &&
  isJoined(tokens[first]) &&
  isJoined(tokens[last + 1]) &&
  !BEHIND_PRICES.has(at(tokens, last + 1)) &&
  !LEADING_TO_SUM.has(at(tokens, first - 1));

/** "Seven at sixteen | 112": what the two figures before make. */
function isProduct(figures: readonly Figure[], place: number): boolean {
  const [count, price, sum] = [figures[place - 2], figures[place - 1], figures[place]];
  return count && price && sum ? sameSum(dollarsOf(count) * dollarsOf(price), dollarsOf(sum)) : false;
}

/** Behind a name it is told what the thing is, needs or did; behind a price another thing begins. */
const TELLS_ON = wordSet("it's is has had was needs won't blew broke quit");

/** "The loader, a | 950", "the fairbury | 612 needs": called so behind an article, or by a number that is not round before what is told of it. */
const isName = (figure: Figure, tokens: readonly Token[]): boolean =>
  (figure.role === "money" && /^an?$/.test(at(tokens, figure.first - 1)) && !isThing(at(tokens, figure.last + 1))) ||
  (dollarsOf(figure) % ROUND !== 0 && TELLS_ON.has(at(tokens, figure.last + 1)));

/**
 * "The fairbury | 612 needs its gearbox twelve hundred, tail two eighty, rope sixty": beside prices that all are in words an odd number in
 * digits is a model or a make. "New thermostat 289 gearbox rebuild twelve hundred" has two prices.
 */
export function withNamesInDigits(figures: Figure[], tokens: readonly Token[]): Figure[] {
  let [words, names] = [0, 0];
  for (const figure of figures) {
    if (isBare(figure, tokens)) names++;
    else if (figure.role === "money" && isDigits(at(tokens, figure.number.first))) return figures;
    else if (figure.role === "money" && isNumberWord(at(tokens, figure.number.first))) words++;
  }
  if (names === 0 || words < IN_WORDS) return figures;
  return figures.map((figure, place) =>
    isBare(figure, tokens) && isName(figure, tokens) && !isProduct(figures, place)
      ? figureWith(figure, { role: "dimension", told: true })
      : figure,
  );
}
