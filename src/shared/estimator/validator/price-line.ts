import type { LineItem } from "#shared/documents/schema.ts";
import { formatMoney, isBeyondMost, thousandths } from "#shared/money.ts";
import { ask, type Bench } from "./bench.ts";
import type { Span } from "./find-quote.ts";
import type { ProposedItem } from "./proposal.ts";
import { resolvePrice, resolveQuantity, resolveUnit } from "./resolve-figures.ts";

export interface PricedLine {
  figures: Pick<LineItem, "quantity" | "unit" | "unitPrice" | "sources">;
  /** The words of the price, when it was said. */
  words: Span | undefined;
}

/**
 * The figures of a line out of the words that it quotes, with their sources, or undefined when its price is not in
 * them. A count that nobody said is one, and a question. The words of the figures are used up.
 */
export function priceLine(
  bench: Bench,
  itemId: string,
  description: string,
  proposed: ProposedItem,
  quote: Span,
): PricedLine | undefined {
  const { spoken } = bench;
  const priced = resolvePrice(proposed, quote, spoken);
  if (priced === undefined) return undefined;
  const counted = resolveQuantity(proposed, priced, quote, spoken);
  const quantity = counted?.quantity ?? thousandths(1000);
  if (isBeyondMost(priced.unitPrice, quantity)) return undefined;

  if (counted === undefined)
    ask(bench, {
      text: `How many for “${description.slice(0, 200)}”, at ${formatMoney(priced.unitPrice)}?`,
      itemId,
      field: "quantity",
    });
  if (priced.figure) spoken.used.push(priced.figure);
  const unit = resolveUnit(proposed, priced, spoken.transcription.slice(quote.start, quote.end));
  const ofQuantity =
    counted === undefined ? { kind: "assumed" as const, reason: "Nobody said how many." } : counted.source;
  return {
    figures: {
      quantity,
      unit,
      unitPrice: priced.unitPrice,
      sources: { unitPrice: priced.source, ...(ofQuantity ? { quantity: ofQuantity } : {}) },
    },
    words: priced.figure,
  };
}
