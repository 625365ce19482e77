import { joined, type Figure } from "./figure.ts";
import { isThing } from "./nearby.ts";
import type { OpenLines } from "./open-lines.ts";
import { isJoined } from "./tokens.ts";

/** True when a sentence or a clause ends between two tokens. */
function endsBetween(open: OpenLines, first: number, last: number): boolean {
  for (let index = first + 1; index <= last; index++) if (!isJoined(open.tokens[index])) return true;
  return false;
}

/** "eighty five for the supply line and the shutoff and then ninety for hauling": prices that stand first. */
export function joinLineBefore(open: OpenLines, figure: Figure): boolean {
  const { current, lines } = open;
  const line = lines.list.at(-1);
  const joins = ["and", "then", "plus"].includes(open.at(figure.first - 1));
  const price = open.at(figure.last + 1) === "for" && line?.after ? line.price : null;
  // "one eighty for the drain and clean seventy four fifty for the filter"
  const chained = price && open.at(price.last + 1) === "for" && !endsBetween(open, line?.last ?? 0, figure.first);
  if (
    !line ||
    !price ||
    !(joins || chained) ||
    current.price ||
    current.quantities.length > 0 ||
    current.service ||
    current.first > line.last + 3
  )
    return false;
  const link = (current.words[0] ?? 0) - 1;
  line.words.push(...(open.at(link) === "and" && link > line.last ? [link] : []), ...current.words);
  line.last = current.last;
  lines.changed(line);
  current.words = [];
  current.first = figure.first;
  return true;
}

/** "So there's a thirty dollar rush fee": what the price is for follows it, and the words before are another matter. */
export function describesNext(open: OpenLines, figure: Figure): boolean {
  const word = joined(open.tokens, figure.last + 1);
  const article = ["a", "an", "another", "the"].includes(open.at(figure.first - 1));
  const dollars = open.at(figure.last) === "dollar" || open.at(figure.first) === "$";
  return article && dollars && !figure.per && isThing(word) && !open.figures.has(figure.last + 1);
}
