import { wordSet } from "#shared/word-set.ts";
import { dollarsOf, figureWith, type Figure } from "../numbers/figure.ts";
import { oneOf } from "../words/begins.ts";
import { cue, hears } from "../words/cued.ts";
import { at, isJoined, type Token } from "../words/tokens.ts";
import { isMeasure, TIME_UNITS } from "../words/units.ts";

/** What the parts of a price are for: "3.25 for | material |, 2.75 for | labor". */
const PARTS = wordSet("material materials labor labour install installation tile product goods board pad");
const JOINS = wordSet("and plus");
const SAYS_PART = cue(oneOf(PARTS));
/** The rates of one measure are so much alike, and no sum of all is so small. */
const [MOST_TIMES, DEAREST] = [4, 50];

/** "For material", "for the labor", "labor" right behind a price: the last token of what it is for, or -1. */
function partEnd(tokens: readonly Token[], last: number): number {
  let index = last + 1;
  if (at(tokens, index) === "for" && isJoined(tokens[index])) index++;
  if (at(tokens, index) === "the") index++;
  return PARTS.has(at(tokens, index)) && isJoined(tokens[index]) ? index : -1;
}

/** "850 square feet | at 3.25 | for material and 2.75 for labor": the unit of the measure that a price is for each of, or null. */
function measureOf(count: Figure | undefined, price: Figure, tokens: readonly Token[]): string | null {
  if (price.role !== "money") return null;
  if (price.per) return price.unit;
  const { unit } = count ?? {};
  const led = count?.role === "quantity" && at(tokens, price.first - 1) === "at" && count.last === price.first - 2;
  return led && unit && !TIME_UNITS.has(unit) ? unit : null;
}

/** Of two prices of the parts of one thing the second is for each foot of it as the first is: "850 square feet at 3.25 for material and | 2.75 | for labor". */
export function withRatesAlike(figures: Figure[], tokens: readonly Token[]): Figure[] {
  if (!hears(tokens, SAYS_PART)) return figures;
  return figures.map((second, place) => {
    const [count, first] = [figures[place - 2], figures[place - 1]];
    const last = second.role === "money" ? partEnd(tokens, second.last) : -1;
    if (last < 0 || first?.role !== "money") return second;
    const part = partEnd(tokens, first.last);
    const end = part < 0 ? first.last : part;
    const lead = at(tokens, end + 2) === "at" ? end + 3 : end + 2;
    if (!JOINS.has(at(tokens, end + 1)) || second.first !== lead || at(tokens, end) === at(tokens, last)) return second;
    // "3.25 a foot and 2.75 a foot for labor" says it itself
    if (second.per) return second.unit === first.unit && first.per ? figureWith(second, { confirmed: true }) : second;
    const unit = part < 0 ? null : measureOf(count, first, tokens);
    const times = dollarsOf(second) / dollarsOf(first);
    const isAlike = times <= MOST_TIMES && times >= 1 / MOST_TIMES && dollarsOf(second) <= DEAREST;
    return unit !== null && isMeasure(unit) && isAlike
      ? figureWith(second, { unit, per: true, confirmed: true })
      : second;
  });
}
