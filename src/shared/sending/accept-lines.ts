import type { DocumentContent, LineItem } from "#shared/documents/schema.ts";
import { lineAmount, withTotals } from "#shared/documents/totals.ts";

/** The optional lines that a client may choose: those that have a price. */
export const choosableLines = ({ items }: Pick<DocumentContent, "items">): LineItem[] =>
  items.filter((item) => item.optional && lineAmount(item) !== null);

/** Those of the ids that are no line that may be chosen, or that stand there twice. */
export function wrongChoices(content: Pick<DocumentContent, "items">, chosen: readonly string[]): string[] {
  const choosable = new Set(choosableLines(content).map(({ id }) => id));
  return chosen.filter((id, index) => !choosable.has(id) || chosen.indexOf(id) !== index);
}

/**
 * The document as a client who ticks these lines accepts it: they are firm, the others stay optional, and every sum is
 * computed again.
 */
export function acceptLines(content: DocumentContent, chosen: readonly string[]): DocumentContent {
  const firm = new Set(chosen);
  return withTotals({
    ...content,
    items: content.items.map((item) => (firm.has(item.id) ? { ...item, optional: false } : item)),
  });
}
