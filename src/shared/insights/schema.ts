import { z } from "zod";
import { sumSchema } from "#shared/documents/figures.ts";

/** How far back the figures go, in months, this one included. */
export const monthsQuerySchema = z.object({ months: z.coerce.number().int().min(1).max(36).default(12) });

/** A month in UTC, "2026-11". */
const monthSchema = z.string().regex(/^\d{4}-\d{2}$/);

/**
 * The amounts of one month. `quoted`: the quotes, bids and estimates that went out in it; `accepted`: what clients
 * accepted of them in it; `invoiced`: the invoices that went out; `collected`: the money that came in.
 */
export const monthAmountsSchema = z.object({
  month: monthSchema,
  quoted: sumSchema,
  accepted: sumSchema,
  invoiced: sumSchema,
  collected: sumSchema,
});
export type MonthAmounts = z.output<typeof monthAmountsSchema>;
