import type { OpenLines } from "../heard/open-lines.ts";
import type { Figure } from "../numbers/figure.ts";
import { MATERIAL_WORDS } from "../words/words.ts";

/** Puts "plus twenty percent markup" on the materials that it is meant for. */
export function markUp(open: OpenLines, figure: Figure): void {
  const latest = open.pricedOrLast;
  // "furniture costs me eighteen hundred and I add twenty percent": what has just been bought
  const bought =
    latest?.price && open.at(latest.price.first - 1) === "me" && open.at(latest.price.first - 2).startsWith("cost");
  if (latest && bought) {
    latest.markup = figure;
    return;
  }
  const target = [open.current, ...open.lines.list.toReversed().slice(0, 20)].find(
    (candidate) => candidate.price && open.lines.content(candidate.words).some((word) => MATERIAL_WORDS.has(word)),
  );
  const other = target ?? [open.current, open.lines.list.at(-1)].find((candidate) => candidate?.price);
  if (other) other.markup = figure;
}
