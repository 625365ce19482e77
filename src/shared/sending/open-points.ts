import type { DocumentContent } from "#shared/documents/schema.ts";
import { unpricedItems } from "#shared/documents/totals.ts";

/** What a client would miss in a document, or wonder about. */
export interface OpenPoints {
  questions: string[];
  /** Descriptions of the lines without a price. */
  unpriced: string[];
  hasNoLines: boolean;
}

/** What is open in a document; null when nothing is. A question about a price is named by its line alone. */
export function openPoints(content: Pick<DocumentContent, "items" | "questions">): OpenPoints | null {
  const unpriced = unpricedItems(content);
  const ids = new Set(unpriced.map(({ id }) => id));
  const questions = content.questions.filter(({ itemId }) => itemId === undefined || !ids.has(itemId));
  const hasNoLines = content.items.length === unpriced.length;
  if (questions.length === 0 && unpriced.length === 0 && !hasNoLines) return null;
  return {
    questions: questions.map(({ text }) => text),
    unpriced: unpriced.map(({ description }) => description),
    hasNoLines,
  };
}
