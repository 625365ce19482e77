import { wordSet } from "#shared/word-set.ts";
import type { Around } from "../numbers/figure.ts";
import { readNumber, type SpokenNumber } from "../numbers/numbers.ts";
import { headAfter, isThing } from "../words/nearby.ts";
import { isNumberWord } from "../words/number-words.ts";
import { at, isJoined, joined, type Token } from "../words/tokens.ts";
import { EXTENT_WORDS, isMeasure, looksPlural, unitAt } from "../words/units.ts";
import { ARTICLES, LEAST_PRICE, MANY, pricedCut, SCALES, valueOf, type RunPart, type Slot } from "./run-places.ts";

const ARE = wordSet("is are was were");
/** How thick or heavy stuff is. */
const THIN = wordSet("mil gauge ply");
/** Nothing is so thick or wide, in feet or inches. */
const MOST_WIDE = 100;

/** Behind such a measure the words that name a length of it, and no thing of that size. */
const RUNS = wordSet("run runs section sections of line length stretch span at for");
const DOZEN = 12;

/** "Pour a slab eighteen hundred | four inches thick", "the fence eighteen hundred | six foot cedar". */
export function beforeExtent(number: SpokenNumber, { tokens, rated }: Around): boolean {
  const behind = at(tokens, number.last + 2);
  const [before, measure] = [at(tokens, number.first - 1), joined(tokens, number.last + 1)];
  if (valueOf(number) <= MOST_WIDE) return false;
  const extent = EXTENT_WORDS.has(behind) && behind !== "long" && behind !== "across";
  // "one sixty five inch two fifty inch tvs"
  const named = isThing(behind) && !isNumberWord(behind);
  if (/^inch(?:es)?$/.test(measure)) return extent || (measure === "inch" && named);
  // "the well is four hundred and twenty feet deep", "two hundred four foot of fence at nine a foot"
  const few = valueOf(number) % MANY <= DOZEN || number.priceShaped;
  if (!/^f(?:oo|ee)t$/.test(measure) || ARE.has(before) || rated.has("ft") || !few) return false;
  return extent || (measure === "foot" && isThing(joined(tokens, number.last + 2)) && !RUNS.has(behind));
}

/** "Deck four thousand | twelve by sixteen", but "two sixteen by seven doors": a price and a size, where the size counts nothing. */
export function beforeSides(number: SpokenNumber, { tokens, numberAt }: Around): boolean {
  const by = joined(tokens, number.last + 1);
  const other = by === "by" || by === "x" ? numberAt(number.last + 2) : undefined;
  if (!other || valueOf(number) <= MANY) return false;
  const head = headAfter(tokens, other.last);
  return head < 0 || isMeasure(unitAt(at(tokens, head), undefined)?.unit ?? "");
}

/** "Bag it seven hundred | twenty mil liner": a price, and how thick the next thing is; null for others. */
export function beforeThickness(number: SpokenNumber, { tokens }: Around): RunPart[] | null {
  const behind = joined(tokens, number.last + 2);
  if (!THIN.has(joined(tokens, number.last + 1)) || valueOf(number) <= MOST_WIDE || !isThing(behind)) return null;
  const cut = isNumberWord(behind) ? null : pricedCut(number, tokens);
  return (
    cut && [
      { number: cut[0], as: "price" },
      { number: cut[1], as: "size" },
    ]
  );
}

/** What is sized by these in the singular: "fifty pound bags". */
const SIZES = wordSet("gallon foot quart liter amp watt volt pound ton ounce gauge grit yard minute");
/** So many of one size are counted, and behind a price fewer. */
const [MOST_OF_A_SIZE, MOST_BEHIND_PRICE] = [20, 12];
/** Behind the size of what has no other name: "one fifty gallon for the shop". */
const UNNAMED = wordSet("for in at");

const isCountOf = (number: SpokenNumber | null, most: number): number is SpokenNumber =>
  number !== null && valueOf(number) <= most && valueOf(number) >= 1 && Number.isInteger(valueOf(number));

/** "Two | fifty pound bags", "one | forty gallon tank", "nine hundred | two | fifty pound bags": how many of a size, behind a price or not. */
export function countsOfSize(number: SpokenNumber, slot: Slot, { tokens, rated }: Around): RunPart[] | null {
  const { first, last } = number;
  const named = last + 2;
  if (!SIZES.has(joined(tokens, last + 1))) return null;
  if (!number.priceShaped || ARTICLES.has(at(tokens, first - 1)) || EXTENT_WORDS.has(at(tokens, named))) return null;
  const several = headAfter(tokens, last + 1) >= 0;
  // "two ten foot sections of gutter at eleven dollars a foot", but "one fifty foot fence at nine a foot"
  if (rated.has(unitAt(at(tokens, last + 1), undefined)?.unit ?? "") && at(tokens, first) === "one") return null;
  const single = isThing(joined(tokens, named)) && !looksPlural(at(tokens, named));
  for (let cut = first + 1; cut <= last; cut++) {
    const size = SCALES.has(at(tokens, cut)) ? null : readNumber(tokens, cut, last + 1);
    const count = size && readNumber(tokens, first, cut);
    if (!size || size.priceShaped) continue;
    // "one fifty amp panel" may be of a hundred and fifty: its words are kept
    const one =
      valueOf(count) === 1 &&
      at(tokens, last + 1) !== "amp" &&
      (single || (slot === "none" && UNNAMED.has(at(tokens, named))));
    if (isCountOf(count, MOST_OF_A_SIZE) && (one || (valueOf(count) > 1 && several)))
      return [
        { number: count, as: "count" },
        { number: size, as: "size" },
      ];
    const many = slot !== "none" && several ? readNumber(tokens, cut - 1, cut) : null;
    const price = isCountOf(many, MOST_BEHIND_PRICE) ? readNumber(tokens, first, cut - 1) : null;
    if (many && price && valueOf(price) >= LEAST_PRICE)
      return [
        { number: price, as: "price" },
        { number: many, as: "count" },
        { number: size, as: "size" },
      ];
  }
  return null;
}

/** "Paved the lot nine hundred | two | fifty pound bags of salt": the number before a size counts, when another one before it is a price. */
export function countBeforeSize(number: SpokenNumber, { tokens, numberAt }: Around): boolean {
  const size = isJoined(tokens[number.last + 1]) ? numberAt(number.last + 1) : undefined;
  return size !== undefined && SIZES.has(joined(tokens, size.last + 1)) && headAfter(tokens, size.last + 1) >= 0;
}

/** Lumber is four by eight at most, and its name has no more numbers: "two by sixes", "four by four posts". */
const NOMINAL = wordSet("one two four six");
const SAWN = wordSet("twos threes fours sixes eights tens twelves");
const SAWN_ONE = wordSet("two three four six eight ten twelve");

/** True for "two by sixes", "four by four posts" from the number on: a size of lumber. */
function isLumber(tokens: readonly Token[], side: number): boolean {
  if (!NOMINAL.has(at(tokens, side)) || joined(tokens, side + 1) !== "by") return false;
  const other = joined(tokens, side + 2);
  return SAWN.has(other) || (SAWN_ONE.has(other) && looksPlural(joined(tokens, side + 3)));
}

/** "Forty | two by sixes", "nine hundred | twenty | four by four posts", "twenty two | two by fours": so many of a size of lumber. */
export function countsOfLumber(number: SpokenNumber, slot: Slot, tokens: readonly Token[]): RunPart[] | null {
  const { first, last } = number;
  if (ARTICLES.has(at(tokens, first - 1))) return null;
  const within = isLumber(tokens, last);
  const side = within ? readNumber(tokens, last, last + 1) : null;
  const count = within ? readNumber(tokens, first, last) : isLumber(tokens, last + 1) ? number : null;
  if (!count || !Number.isInteger(valueOf(count))) return null;
  const cut = valueOf(count) > MANY && slot !== "none" ? pricedCut(count, tokens) : null;
  const counted: RunPart[] = cut
    ? [
        { number: cut[0], as: "price" },
        { number: cut[1], as: "count" },
      ]
    : [{ number: count, as: "count" }];
  return side ? [...counted, { number: side, as: null }] : counted;
}
