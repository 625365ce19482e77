import { z } from "zod";
import { operationSchema } from "../refine/operations.ts";

export const suggestionPriorities = ["high", "medium", "low"] as const;
export const suggestionCategories = [
  "pricing",
  "content",
  "structure",
  "professionalism",
  "clarity",
  "completeness",
] as const;

/**
 * Something that would make a document better. `operations` carry it out in one press; without any it takes the user's
 * own words or figures.
 */
export const suggestionSchema = z.object({
  id: z.string(),
  priority: z.enum(suggestionPriorities),
  category: z.enum(suggestionCategories),
  title: z.string(),
  description: z.string(),
  suggestedChange: z.string(),
  rationale: z.string(),
  operations: z.array(operationSchema),
});
export type Suggestion = z.output<typeof suggestionSchema>;
export const suggestionsSchema = z.object({ suggestions: z.array(suggestionSchema) });
