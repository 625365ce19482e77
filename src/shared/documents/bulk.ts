import { z } from "zod";
import { LIMITS } from "#shared/limits.ts";
import { documentStatusSchema } from "./schema.ts";

const ids = z
  .array(z.string().min(1).max(100))
  .min(1, "Choose a document first.")
  .max(LIMITS.documentsAtOnce, `At most ${LIMITS.documentsAtOnce} documents at once.`)
  .refine((given) => new Set(given).size === given.length, "Each document once.");

/** POST /api/documents/bulk: the same done to several documents, each for itself. */
export const bulkSchema = z.discriminatedUnion("action", [
  z.object({ action: z.literal("mark"), status: documentStatusSchema, ids }),
  z.object({ action: z.literal("remind"), ids }),
  z.object({ action: z.literal("delete"), ids }),
  z.object({ action: z.literal("undelete"), ids }),
]);
export type Bulk = z.output<typeof bulkSchema>;

/** What happened to each: `done` by id, and why the others stayed as they were. */
export const bulkOutcomeSchema = z.object({
  done: z.array(z.string()),
  failed: z.array(z.object({ id: z.string(), reason: z.string() })),
});
export type BulkOutcome = z.output<typeof bulkOutcomeSchema>;
