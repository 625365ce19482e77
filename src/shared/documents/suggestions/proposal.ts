import type { Day } from "#shared/dates.ts";
import type { CatalogueEntry } from "#shared/estimator/estimate-input.ts";
import type { Cents, MilliPercent } from "#shared/money.ts";
import { cutAtWord } from "../excerpt.ts";
import type { Operation } from "../refine/operations.ts";
import type { DocumentContent, DocumentType, LineItem } from "../schema.ts";
import type { Suggestion } from "./schema.ts";

/** A line of a document that was accepted: what clients agreed to pay for one of it. */
export interface AcceptedLine {
  description: string;
  unit: string;
  unitPrice: Cents;
}

/** What a document is held against. */
export interface SuggestionContext {
  catalogue: readonly CatalogueEntry[];
  /** The account's own, newest first. */
  accepted: readonly AcceptedLine[];
  /** The tax of the account's newest document that has one; null when none has. */
  usualTax: MilliPercent | null;
  type: DocumentType;
  today: Day;
}

/** Looks at a document for one thing. */
export type Check = (content: DocumentContent, context: SuggestionContext) => Suggestion[];

/** The first lines by name: “Gate”, “Fence” and 2 more. */
export const named = (items: readonly LineItem[]): string => {
  const names = items.slice(0, 3).map((item) => `“${cutAtWord(item.description, 80)}”`);
  const rest = items.length - names.length;
  return `${names.join(", ")}${rest > 0 ? ` and ${rest} more` : ""}`;
};

/** A suggestion from its four texts: title, description, what to change, and why. */
export const proposal = (
  id: string,
  priority: Suggestion["priority"],
  category: Suggestion["category"],
  [title, description, suggestedChange, rationale]: [string, string, string, string],
  operations: Operation[] = [],
): Suggestion => ({ id, priority, category, title, description, suggestedChange, rationale, operations });
