import { formatQuantity } from "#shared/money.ts";
import { asThousandths, computed, headNoun, nounOf, valueOf, type Reckoned } from "../figures/counts.ts";
import type { Figure } from "../numbers/figure.ts";
import type { Token } from "../words/tokens.ts";
import { isMeasure, looksPlural, singular, unitAt } from "../words/units.ts";
import { PREPOSITIONS } from "../words/words.ts";

const EACH = new Set(["each", "every", "per"]);
/** How far behind a count its "in every room" may stand. */
const REACH = 6;

/** The group that a later count names: "two faucets in each of eighteen rooms". */
const NEXT = "next";
const OF_THE = new Set(["of", "the", "those", "our", "their"]);

/** "Each of the | eighteen rooms". */
const leadsToNext = (from: number, next: number, tokens: readonly Token[]): boolean =>
  tokens[from]?.norm === "of" && tokens.slice(from, next).every(({ norm }) => OF_THE.has(norm));

/** What a count is for each of: "room" of "two vents in every room", "" of "three windows in each"; null for none. */
function groupOf(figure: Figure, next: number, tokens: readonly Token[]): string | null {
  // "four tables of eight guests"
  const before = tokens[figure.first - 2];
  const holds = before && looksPlural(before.norm) && !isMeasure(unitAt(before.norm, undefined)?.unit ?? "");
  if (holds && tokens[figure.first - 1]?.norm === "of") return singular(before.norm);
  for (let index = figure.number.last + 1; index <= figure.last + REACH && index < next; index++) {
    const word = tokens[index]?.norm ?? "";
    const noun = tokens[index + 1];
    // "two visits a month" and "eight hours each" repeat, and stand in nothing
    const placed = word !== "each" || ["in", "on", "at", "for", "to", "of"].includes(tokens[index - 1]?.norm ?? "");
    // "twelve pieces a box"
    const inOne = word === "a" && looksPlural(tokens[index - 1]?.norm ?? "") && unitAt(noun?.norm, undefined) !== null;
    if (!(EACH.has(word) && placed) && !inOne) continue;
    if (word !== "a" && leadsToNext(index + 1, next, tokens)) return NEXT;
    const named =
      noun && noun.gap === "space" && index + 1 < next && !PREPOSITIONS.has(noun.norm) && noun.norm !== "one";
    return named ? singular(noun.norm) : "";
  }
  return null;
}

const isCalled = (figure: Figure, noun: string, tokens: readonly Token[]): boolean =>
  headNoun(figure, tokens) === noun || nounOf(figure, tokens) === noun || figure.unit === unitAt(noun, undefined)?.unit;

/**
 * "Two buildings, eight units in each building, one detector in every unit", "four tables of eight": so many in each of so many. Returns also
 * the count of what is priced itself, after which the line is named.
 */
export function nestedCounts(
  figures: readonly Figure[],
  tokens: readonly Token[],
  price: number,
  unit: string,
): (Reckoned & { named: Figure }) | null {
  // a single count stands in none
  if (figures.length < 2) return null;
  const counts = figures.filter((figure) => figure.every === null && figure.last < price);
  for (const own of counts.toReversed()) {
    const factors = factorsOf(own, counts, price, tokens);
    if (factors.length < 2) continue;
    const total = factors.reduce((product, figure) => product * valueOf(figure), 1);
    const said = factors.toReversed().map((figure) => formatQuantity(asThousandths(valueOf(figure))));
    return { ...computed(asThousandths(total), unit, said.join(" × ")), named: own };
  }
  return null;
}

/** The count of what is priced, and in how many of what it stands each time, from the inside out. */
function factorsOf(own: Figure, counts: readonly Figure[], price: number, tokens: readonly Token[]): Figure[] {
  const factors = [own];
  for (let figure: Figure | undefined = own; figure;) {
    const place: number = counts.indexOf(figure);
    const group: string | null = groupOf(figure, counts[place + 1]?.first ?? price, tokens);
    if (group === null) break;
    const beside = group === NEXT ? counts[place + 1] : group === "" ? counts[place - 1] : null;
    const outer: Figure | undefined =
      beside !== null ? beside : counts.find((one) => !factors.includes(one) && isCalled(one, group, tokens));
    if (!outer || factors.includes(outer)) break;
    factors.push(outer);
    figure = outer;
  }
  return factors;
}
