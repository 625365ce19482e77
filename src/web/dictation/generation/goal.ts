import { z } from "zod";

/** Which button was pressed: `smart` lets the words say what kind of document it is. */
const kindSchema = z.enum(["smart", "quote", "estimate"]);
export type GenerationKind = z.output<typeof kindSchema>;

/** What the words become: a document of a kind, or a filled template. */
export const goalSchema = z.union([kindSchema, z.object({ templateId: z.string() })]);
export type GenerationGoal = z.output<typeof goalSchema>;
