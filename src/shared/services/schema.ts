import { z } from "zod";
import { limitedText, requiredText } from "#shared/text.ts";
import { moneySchema } from "#shared/documents/figures.ts";

const rate = moneySchema.nullable().default(null);

/** POST /api/services. Rates are dollars on the wire and cents inside, null when there is none. */
export const saveServiceSchema = z.object({
  name: requiredText(200, "Service name is required."),
  description: limitedText(2_000).nullable().default(null),
  hourlyRate: rate,
  fixedRate: rate,
  category: limitedText(100).nullable().default(null),
  isActive: z.boolean().default(true),
});
export type SaveService = z.output<typeof saveServiceSchema>;

export const serviceSchema = saveServiceSchema.extend({
  id: z.string(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type Service = z.output<typeof serviceSchema>;
