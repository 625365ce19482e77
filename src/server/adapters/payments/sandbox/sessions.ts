import { z } from "zod";
import { cents } from "#shared/money.ts";

/** What the sandbox keeps of a hosted checkout. */
export const checkoutSchema = z.object({
  customerId: z.string(),
  accountId: z.string(),
  offer: z.object({
    plan: z.string(),
    planName: z.string(),
    monthly: z.int().transform(cents),
    trialDays: z.int(),
  }),
  successUrl: z.string(),
  cancelUrl: z.string(),
  subscriptionId: z.string().nullable(),
});
export type Checkout = z.output<typeof checkoutSchema>;

/** What it keeps of a visit to the portal, which ends an hour after it began. */
export const portalSchema = z.object({ customerId: z.string(), returnUrl: z.string(), madeAt: z.int() });
export const PORTAL_SECONDS = 3_600;
