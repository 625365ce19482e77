import { z } from "zod";
import { moneySchema } from "#shared/documents/figures.ts";
import { documentTypeSchema } from "#shared/documents/schema.ts";

export const answerKinds = ["accepted", "declined", "change_requested"] as const;

/** GET /api/answers: what clients said by their links lately and what still stands, newest first. */
export const answerSchema = z.object({
  documentId: z.string(),
  number: z.string(),
  type: documentTypeSchema,
  title: z.string(),
  kind: z.enum(answerKinds),
  at: z.iso.datetime(),
  /** As they signed; null where no name was left. */
  who: z.string().nullable(),
  /** A reason, or what they ask for. */
  words: z.string().nullable(),
  /** What was accepted. */
  amount: moneySchema.nullable(),
});
export const answersSchema = z.array(answerSchema);
export type Answer = z.output<typeof answerSchema>;
