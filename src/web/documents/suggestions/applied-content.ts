import type { DocumentContent, Suggestion } from "#shared/documents/schema.ts";
import { applySuggestion } from "#shared/documents/suggestions.ts";

/** The content with the suggestion carried out; undefined when only a person can do it. */
export function appliedContent(content: DocumentContent, suggestion: Suggestion): DocumentContent | undefined {
  return applySuggestion(content, suggestion.id) ?? undefined;
}
