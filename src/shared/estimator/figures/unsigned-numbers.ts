import { wordSet } from "#shared/word-set.ts";
import { dollarsOf, figureWith, type Figure } from "../numbers/figure.ts";
import { isDigits } from "../words/number-words.ts";
import { at, beginsSentence, isJoined, type Token } from "../words/tokens.ts";

/** Who writes so many prices with a sign writes all that are in digits so. */
const SIGNED = 3;
/** What says behind a number that it is a price. */
const PRICING = wordSet("each apiece even flat total a an per off more extra up down deposit");
/** A sum with a sign that stands for itself behind these: "eleven fifty, $40 off". */
const BESIDE = wordSet("off discount deposit down back more less extra");

const isSigned = (figure: Figure, tokens: readonly Token[]): boolean =>
  figure.role === "money" && at(tokens, figure.first) === "$";

const isBare = (figure: Figure, tokens: readonly Token[]): boolean =>
  figure.role === "money" &&
  !figure.sure &&
  !figure.per &&
  !figure.range &&
  !figure.corrected &&
  !figure.whole &&
  !isSigned(figure, tokens);

/** "The side door to thirty six, | $925": the price with a sign that stands right behind a number without one. */
function isPricedBehind(figure: Figure, next: Figure | undefined, tokens: readonly Token[]): boolean {
  if (!next || !isSigned(next, tokens) || next.first !== figure.last + 1 || tokens[next.first]?.gap !== "comma")
    return false;
  return dollarsOf(next) !== dollarsOf(figure) && !BESIDE.has(at(tokens, next.last + 1));
}

/** "New Von Duprin 98 with a pull": digits behind a name in capitals that say nothing of a price. */
const isNaming = ({ first, last }: Figure, tokens: readonly Token[]): boolean =>
  first === last &&
  isDigits(at(tokens, first)) &&
  tokens[first]?.gap === "space" &&
  tokens[first - 1]?.capital === true &&
  !beginsSentence(tokens[first - 1]) &&
  isJoined(tokens[last + 1]) &&
  at(tokens, last + 1) === "with";

/** "Eleven windows, original | 1912", "so I drew it at | 23.5": so years and measures are written, and no price beside so many with a sign. */
const isToldOf = ({ first, last }: Figure, tokens: readonly Token[]): boolean =>
  first === last && YEAR_OR_TENTHS.test(at(tokens, first)) && isJoined(tokens[first]);
const YEAR_OR_TENTHS = /^(?:(?:18|19|20)\d\d|\d+\.\d)$/;

/** "A 200 amp panel, | forty space, all new breakers, that's $3,400": a small number before a thing, in a list that has its price behind it. */
function isListed(figure: Figure, next: Figure | undefined, tokens: readonly Token[]): boolean {
  const { first, last, number } = figure;
  if (number.priceShaped || tokens[first]?.gap !== "comma" || !isJoined(tokens[last + 1])) return false;
  if (tokens[last + 2]?.gap !== "comma" || PRICING.has(at(tokens, last + 1)) || !next || !isSigned(next, tokens))
    return false;
  for (let index = last + 1; index <= next.first; index++) if (beginsSentence(tokens[index])) return false;
  return true;
}

/** In a talk that writes its prices with a sign the numbers that have none and only name or measure something. */
export function withUnsigned(figures: Figure[], tokens: readonly Token[]): Figure[] {
  const signed = figures.filter((figure) => isSigned(figure, tokens)).length;
  if (signed === 0) return figures;
  return figures.map((figure, place) => {
    const next = figures[place + 1];
    if (!isBare(figure, tokens)) return figure;
    if (signed >= SIGNED && isToldOf(figure, tokens)) return figureWith(figure, { role: "dimension", told: true });
    const names =
      isPricedBehind(figure, next, tokens) ||
      (signed >= SIGNED && (isNaming(figure, tokens) || isListed(figure, next, tokens)));
    return names ? figureWith(figure, { role: "dimension" }) : figure;
  });
}
