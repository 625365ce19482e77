import { z } from "zod";
import { itemCategories } from "#shared/documents/schema.ts";

/**
 * A line as a model proposes it, in dollars. `draftItemId` names the line of the draft that it rewords, null for a line
 * that the draft does not have. `quote` is the stretch of the transcription that the line came from, word for word.
 */
const proposedItemSchema = z.object({
  draftItemId: z.string().nullable(),
  description: z.string(),
  quote: z.string(),
  quantity: z.number().nullable(),
  unit: z.string().nullable(),
  unitPrice: z.number().nullable(),
  category: z.enum(itemCategories),
});
export type ProposedItem = z.infer<typeof proposedItemSchema>;

/**
 * What a model is asked for: the prose, and the lines in the order in which they should stand. Never a sum. No length
 * limits here: providers refuse schemas that carry them, and one long field must not cost the whole answer. The
 * validator limits each field by itself.
 */
export const proposalSchema = z.object({
  title: z.string(),
  description: z.string(),
  scope: z.array(z.string()),
  approach: z.array(z.string()),
  differentiators: z.array(z.string()),
  terms: z.array(z.string()),
  notes: z.string(),
  items: z.array(proposedItemSchema),
});
export type Proposal = z.infer<typeof proposalSchema>;
