import { z } from "zod";
import { itemCategories } from "#shared/documents/schema.ts";
import { LIMITS } from "#shared/limits.ts";

const text = z.string().max(LIMITS.textField);
const list = z.array(text).max(LIMITS.listEntries);

/**
 * A line as a model proposes it, in dollars. `draftItemId` names the line of the draft that it rewords, null for a line
 * that the draft does not have. `quote` is the stretch of the transcription that the line came from, word for word.
 */
export const proposedItemSchema = z.object({
  draftItemId: z.string().max(100).nullable(),
  description: text,
  quote: z.string().max(LIMITS.transcriptMaximum),
  quantity: z.number().nullable(),
  unit: z.string().max(50).nullable(),
  unitPrice: z.number().nullable(),
  category: z.enum(itemCategories),
});
export type ProposedItem = z.infer<typeof proposedItemSchema>;

/** What a model is asked for: the prose, and the lines in the order in which they should stand. Never a sum. */
export const proposalSchema = z.object({
  title: z.string().max(300),
  description: text,
  scope: list,
  approach: list,
  differentiators: list,
  terms: list,
  notes: text,
  items: z.array(proposedItemSchema).max(LIMITS.itemsPerDocument),
});
export type Proposal = z.infer<typeof proposalSchema>;
