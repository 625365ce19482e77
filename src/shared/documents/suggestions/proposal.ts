import type { CatalogueEntry } from "#shared/estimator/estimate-input.ts";
import type { DocumentContent, DocumentType, LineItem, Suggestion } from "../schema.ts";

/** What a document is held against. */
export interface SuggestionContext {
  catalogue: readonly CatalogueEntry[];
  type: DocumentType;
}

/** A suggestion, and the document with it carried out where nothing more needs to be asked. */
export interface Proposal extends Suggestion {
  apply: (() => DocumentContent) | null;
}

/** Looks at a document for one thing. */
export type Check = (content: DocumentContent, context: SuggestionContext) => Proposal[];

/** The first lines by name: “Gate”, “Fence” and 2 more. */
export const named = (items: readonly LineItem[]): string => {
  const names = items.slice(0, 3).map((item) => `“${item.description.slice(0, 80)}”`);
  const rest = items.length - names.length;
  return `${names.join(", ")}${rest > 0 ? ` and ${rest} more` : ""}`;
};

/** A suggestion from its four texts: title, description, what to change, and why. */
export const proposal = (
  id: string,
  priority: Suggestion["priority"],
  category: Suggestion["category"],
  [title, description, suggestedChange, rationale]: [string, string, string, string],
  apply: Proposal["apply"] = null,
): Proposal => ({ id, priority, category, title, description, suggestedChange, rationale, apply });
