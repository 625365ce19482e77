import { createHash } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "#server/db/client.ts";
import { sandboxObjects } from "#server/db/schema.ts";
import type { CardOutcome, PaymentsAdapter, SubscriptionState } from "./payments.ts";

/**
 * A card provider that charges nothing, for use without a key. Its tokens and refusals are those of Stripe's test
 * mode (docs.stripe.com/testing), its records live in the database, and it never sees a card number.
 */
const refusals: Record<string, Extract<CardOutcome, { kind: "declined" }>> = {
  pm_card_chargeDeclined: { kind: "declined", code: "card_declined", message: "Your card was declined." },
  pm_card_chargeDeclinedInsufficientFunds: {
    kind: "declined",
    code: "insufficient_funds",
    message: "Your card has insufficient funds.",
  },
  pm_card_chargeDeclinedExpiredCard: { kind: "declined", code: "expired_card", message: "Your card has expired." },
  pm_card_authenticationRequired: {
    kind: "declined",
    code: "authentication_required",
    message: "Your bank asks you to confirm this card, and it was not confirmed.",
  },
};
const unknownCard = { kind: "declined", code: "invalid", message: "This card is not one of the test cards." } as const;

const cards: Record<string, { brand: string; last4: string }> = {
  pm_card_visa: { brand: "visa", last4: "4242" },
  pm_card_mastercard: { brand: "mastercard", last4: "4444" },
  pm_card_amex: { brand: "amex", last4: "8431" },
};

const subscriptionSchema = z.object({
  status: z.string(),
  trialEnd: z.number(),
  currentPeriodEnd: z.number(),
  cancelAtPeriodEnd: z.boolean(),
});

const idFor = (prefix: string, key: string) =>
  `${prefix}_${createHash("sha256").update(`${prefix}:${key}`).digest("hex").slice(0, 24)}`;
const seconds = (instant: Date) => Math.floor(instant.getTime() / 1000);

export function createSandboxPayments(db: Database): PaymentsAdapter {
  async function startTrial(input: Parameters<PaymentsAdapter["startTrial"]>[0]): Promise<CardOutcome> {
    const refusal = refusals[input.paymentMethodId];
    if (refusal) return refusal;
    const card = cards[input.paymentMethodId];
    if (!card) return unknownCard;

    const customerId = idFor("cus", input.key);
    const subscriptionId = idFor("sub", input.key);
    const trialEnd = new Date(input.now.getTime() + input.trialDays * 86_400_000);
    const state: SubscriptionState = {
      status: "trialing",
      trialEnd: seconds(trialEnd),
      currentPeriodEnd: seconds(trialEnd),
      cancelAtPeriodEnd: false,
    };
    await db
      .insert(sandboxObjects)
      .values([
        { id: customerId, kind: "customer", customerId, data: { email: input.email, ...card } },
        { id: subscriptionId, kind: "subscription", customerId, data: { ...state } },
      ])
      .onConflictDoNothing();
    return { kind: "accepted", customerId, subscriptionId, trialEnd, fingerprint: `${card.brand}-${card.last4}` };
  }

  async function subscription(subscriptionId: string, now: Date): Promise<SubscriptionState | null> {
    const [row] = await db
      .select({ data: sandboxObjects.data })
      .from(sandboxObjects)
      .where(and(eq(sandboxObjects.id, subscriptionId), eq(sandboxObjects.kind, "subscription")));
    if (!row) return null;
    const stored = subscriptionSchema.parse(row.data);
    const trialOver = stored.status === "trialing" && stored.trialEnd <= seconds(now);
    return trialOver ? { ...stored, status: "active" } : stored;
  }

  async function deleteCustomer(customerId: string): Promise<void> {
    await db.delete(sandboxObjects).where(eq(sandboxObjects.customerId, customerId));
  }

  return { name: "sandbox", startTrial, subscription, deleteCustomer };
}
