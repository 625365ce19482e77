import { z } from "zod";
import { gatherEvidence } from "#shared/estimator/validator/evidence.ts";
import { acceptText, type Place, type ProseJudge } from "#shared/estimator/validator/prose.ts";
import { applyOperations } from "../refine/apply.ts";
import type { Operation } from "../refine/operations.ts";
import type { DocumentContent } from "../schema.ts";
import { suggestionCategories, suggestionPriorities, type Suggestion } from "../suggestions/schema.ts";
import { proposedOperationSchema, readOperation } from "./operation.ts";
import type { JudgeContext } from "./refinement.ts";

/** What a model suggests for a document. */
export const proposedSuggestionsSchema = z.object({
  suggestions: z.array(
    z.object({
      priority: z.enum(suggestionPriorities),
      category: z.enum(suggestionCategories),
      title: z.string(),
      description: z.string(),
      suggestedChange: z.string(),
      rationale: z.string(),
      operations: z.array(proposedOperationSchema),
    }),
  ),
});
export type ProposedSuggestions = z.infer<typeof proposedSuggestionsSchema>;

/** More than these nobody reads. */
const MOST = 5;
const place = (name: string, limit: number): Place => ({ name, limit, mayNamePrices: true });

/** True for a change of wording: figures are the user's, and a suggestion takes nothing away. */
function changesWording(operation: Operation, judge: ProseJudge): boolean {
  const stands = (text: string) => acceptText(text, place("The text", 2_000), judge) === text;
  switch (operation.op) {
    case "set_title":
    case "set_text":
    case "set_payment_terms":
    case "add_entry":
      return stands(operation.text);
    case "set_line": {
      const { op: _op, itemId: _itemId, description, ...figures } = operation;
      return description !== undefined && Object.keys(figures).length === 0 && stands(description);
    }
    default:
      return false;
  }
}

/** The operations of a suggestion, when all of them may be carried out; otherwise none, and it is the user's to do. */
function operationsOf(
  proposed: ProposedSuggestions["suggestions"][number],
  content: DocumentContent,
  judge: ProseJudge,
): Operation[] {
  const operations = proposed.operations.map(readOperation);
  const allowed = operations.flatMap((operation) => (operation && changesWording(operation, judge) ? [operation] : []));
  const isWhole = allowed.length === operations.length && applyOperations(content, allowed).refused.length === 0;
  return isWhole ? allowed : [];
}

/**
 * The suggestions of a model that may stand: none with a figure or a claim that the document, the words, the price
 * list and the profile do not hold. Pure; never throws.
 */
export function judgeSuggestions(
  proposed: ProposedSuggestions,
  content: DocumentContent,
  context: JudgeContext,
): Suggestion[] {
  const judge: ProseJudge = { evidence: gatherEvidence(content, context), dropped: [] };
  const accepted = proposed.suggestions.flatMap((suggestion) => {
    const { priority, category } = suggestion;
    const title = acceptText(suggestion.title, place("The title", 120), judge);
    const [description, suggestedChange, rationale] = [
      suggestion.description,
      suggestion.suggestedChange,
      suggestion.rationale,
    ].map((text) => acceptText(text, place("The suggestion", 1_000), judge));
    if (!title || !description || !suggestedChange || !rationale) return [];
    const operations = operationsOf(suggestion, content, judge);
    return [{ priority, category, title, description, suggestedChange, rationale, operations }];
  });
  return accepted.slice(0, MOST).map((suggestion, index) => ({ id: `model-${index + 1}`, ...suggestion }));
}
