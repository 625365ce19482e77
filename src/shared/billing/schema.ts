import { z } from "zod";

/** GET /api/subscription-status. Instants are unix seconds. */
export const subscriptionStatusSchema = z.object({
  status: z.string(),
  trialEnd: z.int().nullable(),
  currentPeriodEnd: z.int().nullable(),
  cancelAtPeriodEnd: z.boolean(),
});
export type SubscriptionStatus = z.output<typeof subscriptionStatusSchema>;
