import { wordSet } from "#shared/word-set.ts";
import { sameSum } from "../numbers/figure.ts";
import { readNumber } from "../numbers/numbers.ts";
import { isThing } from "../words/nearby.ts";
import { isNumberWord } from "../words/number-words.ts";
import { at, beginsSentence, isJoined, type Token } from "../words/tokens.ts";
import { isMeasure, singular, unitAt } from "../words/units.ts";
import { CURRENCY } from "../words/words.ts";

/** "Reline one chimney for so much" is work on one alone: only what one is or costs speaks of each. */
const COSTS = wordSet("is costs cost runs run");
/** So far before "one chair is" the chairs were counted. */
const MEMORY = 12;
/** So many words of a thing stand between its count and its noun: "six old dining chairs". */
const LONGEST_NOUN = 3;
/** So far behind, others of the same may have another price: "one door is ninety and the other is two hundred". */
const OTHERS_REACH = 12;
const OTHERS = wordSet("other another second others rest");

/** Where "forty dollars for" begins before "one chair", or the chair's own place. */
function beforeItsPrice(tokens: readonly Token[], index: number): number {
  let first = index - 1;
  if (isNumberWord(at(tokens, first))) first++;
  else if (at(tokens, first) !== "for") return index;
  while (first > 0 && (isNumberWord(at(tokens, first - 1)) || CURRENCY.has(at(tokens, first - 1)))) first--;
  return /^\d/.test(at(tokens, index - 2)) ? index - 2 : first;
}

/** True when several of a thing were counted shortly before a token: "six chair". */
function wereSeveral(tokens: readonly Token[], index: number, noun: string): boolean {
  for (let back = index - 1; back > 0 && back >= index - MEMORY; back--) {
    if (singular(at(tokens, back)) !== noun) continue;
    for (let count = back - 1; count >= back - LONGEST_NOUN; count--)
      if (isNumberWord(at(tokens, count))) {
        // "twelve chairs at sixty each, and 140 for one chair with arms"
        const between = tokens.slice(back + 1, beforeItsPrice(tokens, index));
        return at(tokens, count) !== "one" && !between.some(({ norm }) => isNumberWord(norm));
      }
    return false;
  }
  return false;
}

/** True when others of them follow, whose price is another: "and the other is", "and five are". */
function goesOnToOthers(tokens: readonly Token[], index: number): boolean {
  for (let next = index; next < index + OTHERS_REACH && next < tokens.length; next++)
    if (
      OTHERS.has(at(tokens, next)) ||
      (at(tokens, next) === "are" && isNumberWord(at(tokens, next - 1))) ||
      (next > index && at(tokens, next) === at(tokens, index - 1) && COSTS.has(at(tokens, next + 1)))
    )
      return true;
  return false;
}

/** The number that ends right before a token, or that begins at it, in words or digits; each of the ways to read it. */
function amountsAt(tokens: readonly Token[], first: number, step: -1 | 1): number[] {
  let [from, end] = step < 0 ? [first, first] : [first, first + 1];
  if (step < 0) while (isJoined(tokens[from]) && isNumberWord(at(tokens, from - 1))) from--;
  else while (isJoined(tokens[end]) && isNumberWord(at(tokens, end))) end++;
  return readNumber(tokens, from, end)?.readings.map(({ value }) => value) ?? [];
}

/** "Four wheels ... | eighty five one wheel three forty": what so many of them cost is said as well. */
function makesSum(tokens: readonly Token[], index: number): boolean {
  const noun = singular(at(tokens, index + 1));
  let counted = index - 1;
  while (counted > index - MEMORY && singular(at(tokens, counted)) !== noun) counted--;
  const many = amountsAt(tokens, counted, -1);
  const prices = amountsAt(tokens, index, -1);
  const sums = amountsAt(tokens, index + 2, 1);
  return prices.some((price) => many.some((count) => count > 1 && sums.some((sum) => sameSum(sum, count * price))));
}

/** "One chair is ninety five", "ninety five for one chair", "eighty five one wheel three forty": what one of them costs. */
function pricesOne(tokens: readonly Token[], index: number): boolean {
  if (COSTS.has(at(tokens, index + 2))) return isNumberWord(at(tokens, index + 3)) || at(tokens, index + 3) === "$";
  const before = at(tokens, index - 2);
  if (isNumberWord(at(tokens, index - 1))) return isNumberWord(at(tokens, index + 2)) && makesSum(tokens, index);
  return at(tokens, index - 1) === "for" && (isNumberWord(before) || CURRENCY.has(before));
}

/**
 * "Six chair, one chair is ninety five dollar": who counted several and says what one costs means each of them.
 * "Retouching on fourteen images, one each" counts nothing more and costs no dollar.
 */
export function withEachForOne(said: readonly Token[]): readonly Token[] {
  let tokens: Token[] | null = null;
  for (let index = 1; index < said.length; index++) {
    const [one, thing] = [said[index], said[index + 1]];
    // "fourteen images, one each"
    const apiece = one?.norm === "one" && !isJoined(one) && thing && beginsSentence(said[index + 2]);
    if (apiece && isJoined(thing) && /^(?:each|apiece)$/.test(thing.norm)) {
      tokens ??= [...said];
      tokens[index] = { ...one, norm: "each" };
      continue;
    }
    if (one?.norm !== "one" || !thing || !isJoined(thing) || beginsSentence(thing) || !isThing(thing.norm)) continue;
    // "for one day at fifty" is a time
    if (isMeasure(unitAt(thing.norm, undefined)?.unit ?? "")) continue;
    if (!pricesOne(said, index) || !wereSeveral(said, index, singular(thing.norm))) continue;
    if (goesOnToOthers(said, index + 2)) continue;
    tokens ??= [...said];
    // "eighty five a wheel"
    tokens[index] = { ...one, norm: isNumberWord(at(said, index - 1)) ? "a" : "each" };
  }
  return tokens ?? said;
}
