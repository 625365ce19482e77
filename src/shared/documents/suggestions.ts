import type { DocumentContent, Suggestion } from "./schema.ts";
import { deposit, lumpSum, rates, unpriced } from "./suggestions/pricing-checks.ts";
import type { Check, Proposal, SuggestionContext } from "./suggestions/proposal.ts";
import { assumed, business, client, scope, tax, terms, timeline } from "./suggestions/writing-checks.ts";

const RANK = { high: 0, medium: 1, low: 2 };

function proposals(content: DocumentContent, context: SuggestionContext): Proposal[] {
  const checks: Check[] = [client, unpriced, rates, deposit, terms, scope, lumpSum, timeline, assumed, tax, business];
  return checks.flatMap((check) => check(content, context)).sort((a, b) => RANK[a.priority] - RANK[b.priority]);
}

/** What would make the document better, the most important first. Ids are stable: the same gap has the same id. */
export const suggest = (content: DocumentContent, context: SuggestionContext): Suggestion[] =>
  proposals(content, context).map(({ apply: _apply, ...suggestion }) => suggestion);

/** The document with a suggestion carried out; null when it is gone or needs the user's own words or figures. */
export function applySuggestion(
  content: DocumentContent,
  suggestionId: string,
  context: SuggestionContext,
): DocumentContent | null {
  return (
    proposals(content, context)
      .find((suggestion) => suggestion.id === suggestionId)
      ?.apply?.() ?? null
  );
}
