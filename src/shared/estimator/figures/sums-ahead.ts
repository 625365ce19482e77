import { wordSet } from "#shared/word-set.ts";
import { dollarsOf, figureWith, sameSum, type Figure } from "../numbers/figure.ts";
import { isNumberWord } from "../words/number-words.ts";
import { PASSED_OVER } from "../words/taken.ts";
import { at, beginsSentence, joined, type Token } from "../words/tokens.ts";
import { isMeasure, unitAt } from "../words/units.ts";
import { couldName } from "../words/words.ts";
import { isPlain } from "./counts-of-sums.ts";
import { valuesOf } from "./said-products.ts";

/** Behind a sum these lead to what it is for. */
const FOR = wordSet("for to on");
const THE = wordSet("the those all");
const THOSE = wordSet("them those these");
/** What it is for stands within so many words. */
const REACH = 12;
/** "Hauling 200 for four loads | and dump fee is | fifty each": another thing has the price. */
const OTHERS = wordSet("and plus then is are");

/** "Blinds 180 for the ten windows, | that's | 18 each". */
const SAYS_SAME = wordSet("that's which's it's");
const EACH = wordSet("each apiece");

/** "Forty an | hour |". */
const endsRate = (tokens: readonly Token[], index: number): boolean =>
  ONE.has(at(tokens, index - 1)) && unitAt(at(tokens, index), undefined) !== null;
const ONE = wordSet("a an per");

/** "Trip charge is | 200", but not "it's | 200": a sum before which stands what it is for. */
function isNamed({ first }: Figure, tokens: readonly Token[]): boolean {
  for (let index = first; index > 0 && !beginsSentence(tokens[index]); index--) {
    const before = at(tokens, index - 1);
    if (isNumberWord(before) || EACH.has(before) || endsRate(tokens, index - 1)) return false;
    if (couldName(before)) return true;
  }
  return false;
}

/** "540 for | four can lights", "360 to wax all the reeds, | 120 of them": a sum that leads to what was counted. */
function leadsTo(sum: Figure, count: Figure, price: Figure, tokens: readonly Token[]): boolean {
  const lead = joined(tokens, sum.last + 1);
  if (!FOR.has(lead) || count.first - sum.last > REACH) return false;
  // "200 for | labor, 4 outlets at 50 each" is another price
  // "trip charge 200 for | the | 4 outlets, 50 each" has a price of its own
  const same = SAYS_SAME.has(at(tokens, price.first - 1));
  const behind = THE.has(at(tokens, sum.last + 2)) && (same || !isNamed(sum, tokens)) ? 3 : 2;
  if (lead === "for" && count.first === sum.last + behind) return true;
  return joined(tokens, count.last + 1) === "of" && THOSE.has(at(tokens, count.last + 2));
}

/** The place of the price of each behind a count in the same breath, or -1. */
function rateBehind(figures: readonly Figure[], place: number, tokens: readonly Token[]): number {
  const [count, price] = [figures[place], figures[place + 1]];
  if (count?.role !== "quantity" || (count.unit !== null && isMeasure(count.unit)) || !price?.per) return -1;
  for (let index = count.first; index <= price.first; index++)
    if (beginsSentence(tokens[index]) || (index > count.last && OTHERS.has(at(tokens, index)))) return -1;
  return price.role === "money" && !price.times && isPlain(price) ? place + 1 : -1;
}

/**
 * "Three sixty to wax all the reeds, hundred and twenty of them, three dollars each": a sum that is said before its parts
 * prices nothing beside them. It leaves the talk.
 */
export function settleSumAhead(figures: Figure[], index: number, tokens: readonly Token[], taken: Uint8Array): boolean {
  const sum = figures[index];
  if (sum?.role !== "money" || sum.per || sum.confirmed || !isPlain(sum)) return false;
  const rate = rateBehind(figures, index + 1, tokens);
  const [count, price] = [figures[index + 1], figures[rate]];
  if (!count || !price || !leadsTo(sum, count, price, tokens)) return false;
  const many = dollarsOf(count);
  const reading = valuesOf(price).find((one) => many > 1 && valuesOf(sum).some((all) => sameSum(all, one * many)));
  if (reading === undefined) return false;
  const readings = price.number.readings.filter(({ value }) => sameSum(value * price.scale, reading));
  figures[rate] = figureWith(price, { confirmed: true, times: count, number: { ...price.number, readings } });
  taken.fill(PASSED_OVER, sum.first, sum.last + 1);
  figures.splice(index, 1);
  return true;
}
