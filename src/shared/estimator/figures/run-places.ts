import { wordSet } from "#shared/word-set.ts";
import { readNumber, type SpokenNumber } from "../numbers/numbers.ts";
import { followsThing, isThing } from "../words/nearby.ts";
import { isNumberWord } from "../words/number-words.ts";
import { at, isJoined, type Token } from "../words/tokens.ts";
import { looksPlural } from "../words/units.ts";
import { isWorkVerb } from "../words/work-forms.ts";

/** What one number of a run is, when the place of the run says it; null leaves it to the rules of roles. */
export type PartRole = "price" | "each" | "count" | "counted" | "all" | "size" | "told" | null;

export interface RunPart {
  number: SpokenNumber;
  as: PartRole;
  /** The last token of what is told. */
  last?: number;
}

/** Where a run stands: does what is said before it still need its price? */
export type Slot = "flat" | "cued" | "thing" | "none";

/** Directly before a price, and never before a count. */
const COSTS = wordSet("at costs cost runs charge charged");
/** Before a price, and before what measures the subject: "the deck is two hundred square feet". */
const SAYS = wordSet("for is are was were that's");
/** What leads to a flat price: "it's a flat six hundred". */
const BEFORE_FLAT = wordSet("a is was for at the");
/** Numbers behind these say which. */
const WHICH = wordSet("room unit apartment lot bay suite number building floor door site space bed");

const REFERRED = wordSet("it that this them");
const ORDERED = wordSet("after before behind with");

export function slotBefore(tokens: readonly Token[], first: number): Slot {
  const before = at(tokens, first - 1);
  if (!isJoined(tokens[first]) || before === "") return "none";
  // "the fine tuning after it one sixty | two hammers"
  if (REFERRED.has(before) && ORDERED.has(at(tokens, first - 2)) && isJoined(tokens[first - 1]))
    return slotBefore(tokens, first - 2);
  if (before === "flat") return BEFORE_FLAT.has(at(tokens, first - 2)) ? "flat" : "thing";
  if (COSTS.has(before) || SAYS.has(before) || (before === "to" && /^(?:came|comes)$/.test(at(tokens, first - 2))))
    return "cued";
  // "haul off the brush two fifty"
  if (isJoined(tokens[first - 1]) && ARTICLES.has(at(tokens, first - 2))) return "thing";
  // "radon test one fifty | three vents"
  const what = at(tokens, first - 2);
  const compound = (isThing(what) || isWorkVerb(what)) && !looksPlural(what);
  const works = isWorkVerb(before) && !(isJoined(tokens[first - 1]) && compound);
  return (followsThing(tokens, first) || (isWorkVerb(before) && compound)) && !works && !WHICH.has(before)
    ? "thing"
    : "none";
}

export const ARTICLES = wordSet("the a an his her their my our that this");

export const valueOf = (number: SpokenNumber | null | undefined): number => number?.readings[0]?.value ?? 0;

/** Nothing that is priced so costs less. */
export const LEAST_PRICE = 20;
/** The end of the number words that run on from some token, of which there are so many at most. */
export function runEnd(tokens: readonly Token[], first: number, most: number): number {
  let end = first;
  while (end < first + most && isNumberWord(at(tokens, end)) && (end === first || isJoined(tokens[end]))) end++;
  return end;
}

const TENS = wordSet("twenty thirty forty fifty sixty seventy eighty ninety");
export const UNITS = wordSet("one two three four five six seven eight nine");
export const SCALES = wordSet("hundred thousand");

/** A price and, behind it, another number: nobody parts twenty from four, but "six forty | three". */
export function pricedCut(number: SpokenNumber, tokens: readonly Token[]): [SpokenNumber, SpokenNumber] | null {
  const together =
    TENS.has(at(tokens, number.last - 1)) &&
    UNITS.has(at(tokens, number.last)) &&
    SCALES.has(at(tokens, number.last - 2));
  for (let cut = together ? number.last - 1 : number.last; cut > number.first; cut--) {
    const end = at(tokens, cut - 1) === "and" ? cut - 1 : cut;
    if (SCALES.has(at(tokens, cut))) continue;
    const [price, rest] = [readNumber(tokens, number.first, end), readNumber(tokens, cut, number.last + 1)];
    // "one eighty | sixty five inch tv": a price before another number has no cents
    const cents = price?.readings[0]?.why === "dollars and cents";
    if (price && rest && !cents && valueOf(price) >= LEAST_PRICE) return [price, rest];
  }
  return null;
}

/** More of one thing are hardly sold with anything else. */
export const MANY = 100;
