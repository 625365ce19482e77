import type { Candidate } from "./candidate.ts";
import type { Figure } from "./figure.ts";
import type { Token } from "./tokens.ts";
import { isMeasure } from "./units.ts";

/** Units that only hold what is priced: "gravel", not "gravel loads". */
export const CONTAINERS = new Set(["load", "bag", "box", "roll", "pallet", "bundle", "gallon", "pair", "case"]);

/** Words of counted units that are things and belong to the description: "three rooms", not "nine yards". */
export function nounTokensOf(figures: readonly Figure[], described: boolean, per: string | null): number[] {
  const indices: number[] = [];
  for (const figure of figures)
    if (
      figure.unit !== null &&
      (!isMeasure(figure.unit) || (figure.unit === "guest" && per === "each")) &&
      !(described && CONTAINERS.has(figure.unit))
    )
      for (let index = figure.number.last + 1; index <= figure.noun; index++) indices.push(index);
  return indices;
}

/** The last word of "Pack and move a flat: | thirty five boxes": what stands before a colon heads several lines. -1 for none. */
export function headingEnd({ words, quantities }: Candidate, tokens: readonly Token[], text: string): number {
  const first = quantities[0]?.first ?? -1;
  const last = words.findLast((index) => index < first) ?? -1;
  if (last < 0) return -1;
  const [before, count] = [tokens[last], tokens[first]];
  return before && count && text.slice(before.end, count.start).includes(":") ? last : -1;
}
