import { z } from "zod";
import { limitedText } from "#shared/text.ts";

/** A figure is worked out from few words. */
const MOST_SAID = 10;
const saidSchema = z.array(z.object({ start: z.int().min(0), end: z.int().min(0) })).max(MOST_SAID);

/**
 * Where a figure came from. Nothing reaches a document without one.
 * `spoken`: offsets (UTF-16) into the transcription, and the words that stand there.
 * `computed`: the sum written out; `said` are the words whose figures stand in it, as offsets.
 * `assumed`: always together with a question to the user.
 */
export const sourceSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("spoken"), start: z.int().min(0), end: z.int().min(0), text: limitedText(20_000) }),
  z.object({ kind: z.literal("catalogue"), serviceId: limitedText(100), name: limitedText(500) }),
  z.object({ kind: z.literal("computed"), from: limitedText(500), said: saidSchema.optional() }),
  z.object({ kind: z.literal("assumed"), reason: limitedText(500) }),
  z.object({ kind: z.literal("edited") }),
]);

export type Source = z.infer<typeof sourceSchema>;
export type SpokenSource = Extract<Source, { kind: "spoken" }>;
