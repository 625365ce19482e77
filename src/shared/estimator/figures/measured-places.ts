import { wordSet } from "#shared/word-set.ts";
import type { Figure } from "../numbers/figure.ts";
import { cueAt } from "../words/cues.ts";
import { PASSED_OVER } from "../words/taken.ts";
import { at, beginsSentence, isJoined, joined, type Token } from "../words/tokens.ts";
import { CROSSWISE_WORDS, isFootage, isLength } from "../words/units.ts";
import { summed, valueOf } from "./counts.ts";
import { beginsPlace, placeEnd } from "./placed-counts.ts";

/** Words with which a price begins, and not another measure. */
const PRICED = wordSet("at for $ each per costs charge plus");
const ALL = wordSet("all both");
/** So many words stand between two measures at most: "feet | and in the living room | sixty two". */
const MOST_WORDS = 6;
const MOST_PLACES = 20;

/** "Pitch | 8", "corners | 3": what a surface is like, or what it has. */
const PROPERTIES = wordSet(
  "pitch slope depth thickness gauge grade zone lot level story height width phase cutout gate",
);

const isMeasured = (unit: string | null): boolean => unit !== null && (isLength(unit) || isFootage(unit));

/** One more measure of the same: "living room | sixty two", "and the foyer | thirty feet". */
function goesOn(before: Figure, next: Figure, unit: string, tokens: readonly Token[]): boolean {
  const plain = !next.per && !next.sure && !next.range && !next.told && !next.sides && !next.number.priceShaped;
  if (!plain || next.role === "percent" || (next.unit !== null && next.unit !== unit)) return false;
  if (next.first - before.last - 1 > MOST_WORDS) return false;
  // "80 feet of fence, 6 feet tall"
  if (CROSSWISE_WORDS.has(at(tokens, next.number.last + 2))) return false;
  if (next.unit === null && PROPERTIES.has(at(tokens, next.first - 1))) return false;
  for (let index = before.last + 1; index < next.first; index++)
    if (PRICED.has(at(tokens, index)) || beginsSentence(tokens[index]) || cueAt(tokens, index)) return false;
  return !beginsSentence(tokens[next.first]) && next.first > before.last + 1;
}

/** "Seventy | back", "front". */
const SIDES = wordSet("front back left right rear upstairs downstairs inside outside");

/** The last token of the place that stands behind the last measure: "sixty | in the hall", "seventy | back"; the measure's own last token for none. */
function endOfPlace({ last }: Figure, tokens: readonly Token[]): number {
  if (SIDES.has(joined(tokens, last + 1))) return last + 1;
  return Math.max(last, placeEnd(tokens, last + 1, NONE));
}
const NONE: ReadonlySet<number> = new Set();

/** The price of each foot that follows the last of them: "| all at nine a foot", "| , at thirty two a foot", "in the hall | at nine a foot". */
function isPricedPer(price: Figure | undefined, member: Figure, unit: string, tokens: readonly Token[]): boolean {
  if (price?.role !== "money" || !price.per || price.unit === null) return false;
  const same =
    price.unit === unit || (isLength(price.unit) && isLength(unit)) || (price.unit === "ft" && isFootage(unit));
  let lead = price.first - 1;
  if (at(tokens, lead) === "at") lead--;
  const all = ALL.has(at(tokens, lead));
  if (all) lead--;
  const last = endOfPlace(member, tokens);
  return same && lead === last && (all || last > member.last || !isJoined(tokens[last + 1]));
}

/** The measures from one on that say how much there is of the same. */
function membersFrom(figures: readonly Figure[], index: number, unit: string, tokens: readonly Token[]): Figure[] {
  const members = figures.slice(index, index + 1);
  for (const next of figures.slice(index + 1, index + MOST_PLACES)) {
    const last = members.at(-1);
    if (!last || !goesOn(last, next, unit, tokens)) break;
    members.push(next);
  }
  return members;
}

/** The first token of "the dining room's | forty eight feet": of which place the first measure is. */
function placeBefore(tokens: readonly Token[], first: number): number {
  const is = at(tokens, first - 1);
  if (!is.endsWith("'s") && is !== "is" && is !== "are") return first;
  let begin = first - 1;
  while (begin > first - MOST_WORDS && isJoined(tokens[begin])) begin--;
  return isJoined(tokens[begin]) || begin === 0 ? first : begin;
}

/** "Forty feet | of crown | in the den": where what is measured ends, when it is named behind the first measure. */
function behindThing(tokens: readonly Token[], from: number, end: number): number {
  if (joined(tokens, from) !== "of") return from;
  let index = from + 1;
  while (index < end && !beginsPlace(joined(tokens, index))) index++;
  return index;
}

/**
 * "The dining room's forty eight feet, living room sixty two and the foyer thirty, all at nine a foot": measures of several
 * places, of which only the first says its unit, are one measure. Where they are is passed over.
 */
export function joinMeasures(figures: readonly Figure[], tokens: readonly Token[], taken: Uint8Array): Figure[] {
  const all: Figure[] = [];
  for (let index = 0; index < figures.length; index++) {
    const first = figures[index];
    if (!first) break;
    const unit = first.role !== "money" && isMeasured(first.unit) && !first.sides ? (first.unit ?? "") : "";
    const members = unit === "" ? [first] : membersFrom(figures, index, unit, tokens);
    const last = members.at(-1) ?? first;
    const price = figures[index + members.length];
    if (members.length < 2 || !isPricedPer(price, last, unit, tokens) || joined(tokens, last.last + 1) === "and") {
      all.push(first);
      continue;
    }
    all.push(summed(first, members.map(valueOf), { role: "quantity" }));
    taken.fill(PASSED_OVER, placeBefore(tokens, first.first), first.first);
    taken.fill(PASSED_OVER, behindThing(tokens, first.last + 1, last.first), endOfPlace(last, tokens) + 1);
    index += members.length - 1;
  }
  return all;
}
