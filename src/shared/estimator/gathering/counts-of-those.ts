import type { OpenLines } from "../heard/open-lines.ts";
import { figureWith, type Figure } from "../numbers/figure.ts";
import { joined } from "../words/tokens.ts";

const THEM = new Set(["them", "those", "these"]);

/** "Two of those". */
export const isOfThem = (open: OpenLines, figure: Figure): boolean =>
  open.at(figure.last + 1) === "of" && THEM.has(open.at(figure.last + 2));

/** "Gloves at nine dollars, two of those": how many there are of what was just priced, which is the price of each. */
export function countsEachBehind(open: OpenLines, figure: Figure): boolean {
  const value = figure.number.readings[0]?.value ?? 0;
  const next = joined(open.tokens, figure.last + 3);
  const ends = next === "" || next === "and" || next === "plus" || next === "then";
  if (!isOfThem(open, figure) || !ends || !Number.isInteger(value) || value < 2) return false;
  // "fourteen hundred for the two of them"
  if (open.at(figure.first - 1) === "the" && open.at(figure.first - 2) === "for") return false;
  const { current, lines } = open;
  const heard = current.price || lines.hasContent(current.words) ? current : lines.list.at(-1);
  if (!heard?.price || heard.price.per || heard.price.whole || heard.price.range || heard.quantities.length > 0)
    return false;
  heard.price = figureWith(heard.price, { per: true, unit: "each" });
  heard.quantities.push(figure);
  heard.last = Math.max(heard.last, figure.last + 2);
  lines.changed(heard);
  if (heard !== current) current.words = [];
  return true;
}
