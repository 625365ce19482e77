import { z } from "zod";
import { LIMITS } from "#shared/limits.ts";
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

/** POST /api/services/import: the text of a CSV file; without `apply` it only says what it would do. */
export const importServicesSchema = z.object({
  csv: z.string().min(1, "The file is empty.").max(LIMITS.priceListBytes, "A price list is at most 2 MB."),
  apply: z.boolean().default(false),
});
export type ImportServices = z.output<typeof importServicesSchema>;

const plannedRowSchema = z.object({ line: z.int(), before: serviceSchema.nullable(), after: saveServiceSchema });
/** What an import does, or did: `applied` says which. Lines are those of the file, from 1. */
export const importReportSchema = z.object({
  applied: z.boolean(),
  added: z.array(plannedRowSchema),
  changed: z.array(plannedRowSchema),
  same: z.int(),
  problems: z.array(z.object({ line: z.int(), message: z.string() })),
  /** Heads of the file that are not ours. */
  ignoredColumns: z.array(z.string()),
});
export type ImportReport = z.output<typeof importReportSchema>;
