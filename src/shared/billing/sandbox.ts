import { z } from "zod";
import { moneySchema } from "#shared/documents/figures.ts";
import { invoiceSchema } from "./schema.ts";

/** What every screen of the sandbox says. */
export const TEST_MODE = "Test mode: no card is charged";

const token = z.string().min(1).max(200);

/** POST /api/sandbox/confirm-setup. `authenticated` answers the pretended bank's question; null before it was asked. */
export const confirmSetupSchema = z.object({
  clientSecret: z.string().min(1).max(300),
  paymentMethodId: token,
  authenticated: z.boolean().nullable(),
});
export const setupResultSchema = z.discriminatedUnion("status", [
  z.object({ status: z.literal("succeeded"), paymentMethodId: z.string() }),
  z.object({ status: z.literal("requires_action") }),
  z.object({ status: z.literal("failed"), message: z.string() }),
]);
export type SetupResult = z.output<typeof setupResultSchema>;

/** GET /api/sandbox/checkouts/{id}. */
export const checkoutPageSchema = z.object({
  email: z.string(),
  planName: z.string(),
  monthly: moneySchema,
  trialDays: z.int(),
  credit: moneySchema,
  dueToday: moneySchema,
  complete: z.boolean(),
  successUrl: z.string(),
  cancelUrl: z.string(),
});
export type CheckoutPage = z.output<typeof checkoutPageSchema>;

/** POST /api/sandbox/checkouts/{id}/pay, /api/sandbox/portals/{id}/card. */
export const paySchema = z.object({ paymentMethodId: token });

/** GET /api/sandbox/portals/{id}. Instants are unix seconds. */
export const portalPageSchema = z.object({
  email: z.string(),
  returnUrl: z.string(),
  card: z.object({ brand: z.string(), last4: z.string(), expMonth: z.int(), expYear: z.int() }).nullable(),
  credit: moneySchema,
  subscription: z
    .object({
      status: z.string(),
      monthly: moneySchema,
      trialEnd: z.int().nullable(),
      currentPeriodEnd: z.int(),
      cancelAtPeriodEnd: z.boolean(),
    })
    .nullable(),
  invoices: z.array(invoiceSchema),
});
export type PortalPage = z.output<typeof portalPageSchema>;

/** POST /api/test-clock: moves the server's time forward to this instant. */
export const testClockSchema = z.object({ now: z.iso.datetime() });
