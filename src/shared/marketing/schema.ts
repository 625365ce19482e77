import { z } from "zod";

/** GET /api/stats: real totals, for the landing page with MARKETING_FIGURES=live. The demo account counts nowhere. */
export const statsSchema = z.object({
  /** Documents that stand. */
  documents: z.int(),
  /** Accounts whose subscription is on trial, paid, or late by a few days. */
  activeUsers: z.int(),
});
export type Stats = z.output<typeof statsSchema>;
