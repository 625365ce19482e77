import { z } from "zod";
import { moneySchema } from "#shared/documents/figures.ts";

const rate = moneySchema.nullable().default(null);

/** POST /api/services. Rates are dollars on the wire and cents inside, null when there is none. */
export const saveServiceSchema = z.object({
  name: z.string().trim().min(1, "Service name is required.").max(200, "At most 200 characters."),
  description: z.string().max(2_000, "At most 2,000 characters.").nullable().default(null),
  hourlyRate: rate,
  fixedRate: rate,
  category: z.string().max(100, "At most 100 characters.").nullable().default(null),
  isActive: z.boolean().default(true),
});
export type SaveService = z.output<typeof saveServiceSchema>;

export const serviceSchema = saveServiceSchema.extend({
  id: z.string(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type Service = z.output<typeof serviceSchema>;
