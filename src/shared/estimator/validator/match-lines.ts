import type { LineItem } from "#shared/documents/schema.ts";
import { dollarsFromCents } from "#shared/money.ts";
import { overlaps, type Span } from "./find-quote.ts";
import { lineSpans } from "./listen.ts";
import type { ProposedItem } from "./proposal.ts";

const hasPrice = (line: LineItem, dollars: number | null) =>
  dollars !== null &&
  [line.unitPrice, line.amount].some((price) => price !== null && dollarsFromCents(price) === dollars);

/**
 * Which line of the draft each proposed line rewords, by the id that it names, or else by the words that it quotes.
 * Each line of the draft is taken once; what is left without one is a new line.
 */
export function matchLines(
  proposed: readonly ProposedItem[],
  lines: readonly LineItem[],
  findQuote: (quote: string) => Span[],
): Map<ProposedItem, LineItem> {
  const unclaimed = new Map(lines.map((line) => [line.id, line]));
  const matches = new Map<ProposedItem, LineItem>();
  const claim = (item: ProposedItem, line: LineItem | undefined) => {
    if (line === undefined || !unclaimed.delete(line.id)) return;
    matches.set(item, line);
  };
  for (const item of proposed) claim(item, unclaimed.get(item.draftItemId ?? ""));
  for (const item of proposed) {
    if (matches.has(item) || unclaimed.size === 0) continue;
    const places = findQuote(item.quote);
    const candidates = [...unclaimed.values()].filter((line) =>
      lineSpans(line).some((span) => places.some((place) => overlaps(place, span))),
    );
    const samePrice = candidates.find((line) => hasPrice(line, item.unitPrice));
    claim(item, samePrice ?? (candidates.length === 1 ? candidates[0] : undefined));
  }
  return matches;
}
