import { wordSet } from "#shared/word-set.ts";
import { dollarsOf, sameSum, type Figure } from "../numbers/figure.ts";
import { at, isJoined, type Token } from "../words/tokens.ts";
import { isOfOne } from "../words/total-of-one.ts";
import { isForAll, leadOf, valuesOf } from "./said-products.ts";
import { passOverSum } from "./settled-sums.ts";

/** These lead to a sum and to nothing else than what is made of what was said. */
const LEADS = wordSet("so that's thats makes make comes equals totals totaling total");
const TOTALS = wordSet("totals totaling total");
/** Nobody adds smaller prices up by the way, nor more of them. */
const [LEAST, FEWEST, MOST] = [20, 2, 4];
/** So many words may stand between the last price and what leads to the sum: behind more another thing was told. */
const FARTHEST = 4;
const FOR = wordSet("for to on");
/** What was paid is no price, and neither is its sum. */
const PAID = wordSet("paid down deposit cash already");

/** What the line of a price comes to, by the count that its sum or its own words tell; null where that is not known. */
function amountOf(figures: readonly Figure[], place: number): number | null {
  const price = figures[place];
  if (!price || price.range) return null;
  if (price.times) return dollarsOf(price.times) * dollarsOf(price);
  if (!price.per) return dollarsOf(price);
  const count = figures[place - 1];
  return count?.role === "quantity" ? dollarsOf(count) * dollarsOf(price) : null;
}

/** Readings of a number that are what the last few prices before it come to. */
function isSumBefore(figures: readonly Figure[], index: number, values: readonly number[]): boolean {
  let [sum, terms] = [0, 0];
  for (let place = index - 1; place >= 0 && terms < MOST; place--) {
    if (figures[place]?.role !== "money") continue;
    const amount = amountOf(figures, place);
    if (amount === null) return false;
    sum += amount;
    terms++;
    if (terms >= FEWEST && values.some((value) => sameSum(value, sum))) return true;
  }
  return false;
}

/** True when more than a few words that are still heard stand between a price and what leads to a sum. */
function isFar({ last }: Figure, lead: number, taken: Uint8Array): boolean {
  let words = 0;
  for (let index = last + 1; index < lead && words <= FARTHEST; index++) if (!taken[index]) words++;
  return words >= FARTHEST;
}

/** The last token of a sum with whose it is: "six seventy | together |", "two oh five | for the both of them |". */
function endOf({ last }: Figure, tokens: readonly Token[]): number {
  let end = last;
  if (isForAll(tokens, last + 1)) {
    end = at(tokens, last + 2) === "the" ? last + 3 : last + 2;
    if (at(tokens, end + 1) === "of" && at(tokens, end + 2) === "them") end += 2;
  }
  while (TOGETHER.has(at(tokens, end + 1)) && isJoined(tokens[end + 1])) end++;
  return end;
}
const TOGETHER = wordSet("together altogether total even all");

/**
 * "Belt 85 and the tensioner one twenty, | so two oh five for the both of them | ": what the last prices come to by the way is no
 * price. The words that say it leave the talk; true when the number at a place did.
 */
export function settleRunningTotal(
  figures: Figure[],
  index: number,
  tokens: readonly Token[],
  taken: Uint8Array,
): boolean {
  const result = figures[index];
  if (result?.role !== "money" || result.per || result.range || result.told || dollarsOf(result) < LEAST) return false;
  const lead = leadOf(tokens, result);
  if (lead < 0 || !LEADS.has(at(tokens, lead))) return false;
  // "driveway 300, walk 200, | patio total | 500"
  if (TOTALS.has(at(tokens, lead)) && isOfOne(tokens, lead)) return false;
  const before = figures[index - 1];
  if (!before || before.role === "quantity" || isFar(before, lead, taken)) return false;
  const behind = result.last + 1;
  if (PAID.has(at(tokens, behind))) return false;
  if (FOR.has(at(tokens, behind)) && !isForAll(tokens, behind)) return false;
  if (!isSumBefore(figures, index, valuesOf(result))) return false;
  passOverSum(tokens, taken, { lead, last: endOf(result, tokens) });
  figures.splice(index, 1);
  return true;
}
