import { wordSet } from "#shared/word-set.ts";
import type { Figure } from "../numbers/figure.ts";
import { at, isJoined, type Token } from "../words/tokens.ts";
import { isFootage } from "../words/units.ts";
import { summed, valueOf } from "./counts.ts";

/** Before the first of several measures that are told: "the rooms are | 120, 140 and 96 square feet". */
const TELLS = wordSet("are were measure");
/** Measures of one kind do not differ by more. */
const FARTHEST = 10;
const MOST_LISTED = 12;

const isPricePerFoot = ({ role, per, unit }: Figure): boolean => role === "money" && per && isFootage(unit ?? "");

/** True for a bare number, which may be a measure without its unit; "four inch" is no measure of what is sold. */
const isBare = ({ unit, per, sure, range, sides, others, number, role }: Figure): boolean =>
  unit === null &&
  !per &&
  !sure &&
  !range &&
  !sides &&
  !others &&
  !number.priceShaped &&
  role !== "percent" &&
  role !== "dimension";

/** True when a number is the one before another of a list: "600, | 800", "800 | and 450". */
function isListedBefore({ last }: Figure, next: Figure, tokens: readonly Token[]): boolean {
  const and = at(tokens, next.first - 1) === "and" ? next.first - 1 : next.first;
  return and === last + 1 && (and < next.first || tokens[and]?.gap === "comma");
}

/** Where the numbers begin that are listed before a measure and share its unit; its own place when there are none. */
function listFrom(figures: readonly Figure[], end: number, tokens: readonly Token[]): number {
  let from = end;
  for (; from > 0 && end - from < MOST_LISTED; from--) {
    const [one, next] = [figures[from - 1], figures[from]];
    if (!one || !next || !isBare(one) || !isListedBefore(one, next, tokens)) break;
    const ratio = valueOf(one) / Math.max(1, valueOf(next));
    if (ratio > FARTHEST || ratio < 1 / FARTHEST) break;
  }
  const first = figures[from];
  if (!first || from === end) return end;
  // "fence at 600 and 450 square feet of sod": a price, and a measure of something else
  const told = !isJoined(tokens[first.first]) || TELLS.has(at(tokens, first.first - 1));
  return told || end - from > 1 ? from : end;
}

/** A measure, which may be the last of several. */
const measures = ({ role, unit, sides }: Figure): boolean =>
  role === "quantity" && unit !== null && isFootage(unit) && !sides;

/** "Three driveways: 600, 800 and 450 square feet, at 25 cents a square foot": of several measures the last says the unit of all. */
export function joinListedMeasures(figures: readonly Figure[], tokens: readonly Token[]): readonly Figure[] {
  if (!figures.some(measures) || !figures.some(isPricePerFoot)) return figures;
  const all: Figure[] = [];
  for (const [place, figure] of figures.entries()) {
    all.push(figure);
    const from = measures(figure) ? listFrom(figures, place, tokens) : place;
    const first = figures[from];
    if (!first || from === place) continue;
    const members = figures.slice(from, place + 1);
    const { role, unit, last, noun } = figure;
    all.splice(-members.length, members.length, summed(first, members.map(valueOf), { role, unit, last, noun }));
  }
  return all;
}
