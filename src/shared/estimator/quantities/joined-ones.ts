import { wordSet } from "#shared/word-set.ts";
import { asThousandths, computed, valueOf } from "../figures/counts.ts";
import { isNumberWord } from "../words/number-words.ts";
import { at, isJoined, type Token } from "../words/tokens.ts";
import { isMeasure } from "../words/units.ts";
import { couldName } from "../words/words.ts";
import { said, type CountRule } from "./count-rule.ts";

const ARTICLES = wordSet("a an one");
/** Between an article and "and" stand no more words: "a queen size bed frame". */
const LONGEST_THING = 4;
/** So many single things are listed at most. */
const MOST = 5;

/** How many single things stand before a count and are joined to it: one in "a desk | and two bookshelves". */
function onesBefore(tokens: readonly Token[], first: number, words: readonly number[]): number {
  let [ones, end] = [0, first - 1];
  if (at(tokens, end) !== "and") return 0;
  const own = new Set(words);
  for (end--; ones < MOST; ones++) {
    let begin = end;
    const names = (index: number) => own.has(index) && couldName(at(tokens, index)) && isJoined(tokens[index]);
    while (begin > end - LONGEST_THING && names(begin)) begin--;
    // "thirty two dollars a foot and two gates"
    if (begin === end || !own.has(begin) || !ARTICLES.has(at(tokens, begin)) || isNumberWord(at(tokens, begin - 1)))
      break;
    end = begin - 1;
    // "a desk, a mirror and two shelves"
    if (isJoined(tokens[begin])) return ones + 1;
  }
  return ones;
}

/**
 * "A desk and two bookshelves, 55 apiece": what is listed has the price, each of it. Where the price stands right at the
 * last of them ("a toilet and two valves at 45 each") it may be for those alone: how many is asked.
 */
export const joinedOnes: CountRule = (sought) => {
  const { candidate, figures, tokens, unit } = sought;
  const [figure, ...others] = figures;
  const { price } = candidate;
  if (unit !== "each" || !price || !figure || others.length > 0 || (figure.unit && isMeasure(figure.unit))) return null;
  const ones = figure.first < price.first ? onesBefore(tokens, figure.first, candidate.words) : 0;
  if (ones === 0) return null;
  const many = valueOf(figure);
  const all = computed(asThousandths(ones + many), unit, `${ones} + ${many}`);
  const close = at(tokens, price.first - 1) === "at" && isJoined(tokens[price.first - 1]);
  return close ? { ...said(sought, figure, unit), open: unit, either: [ones + many, many] } : all;
};
