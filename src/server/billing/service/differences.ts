import type { Card, ProviderInvoice, ProviderSubscription } from "#server/adapters/payments/payments.ts";
import { centsFromDecimal } from "#server/db/money.ts";
import type { InvoiceRow } from "../store/invoices.ts";
import type { SubscriptionRow } from "../store/subscriptions.ts";
import type { HappenedOnce } from "./events.ts";

type Difference = Omit<HappenedOnce, "userId">;

/** The provider's unix seconds as an instant. */
export const instantOf = (seconds: number): Date => new Date(seconds * 1000);

function started(now: ProviderSubscription, at: Date): Difference[] {
  const data = { plan: now.plan, amount: now.monthly, trialEnd: now.trialEnd };
  const key = `started:${now.id}`;
  if (now.trialEnd !== null) return [{ key, kind: "trial_started", at: instantOf(now.currentPeriodStart), data }];
  return [{ key, kind: "subscription_started", at, data }];
}

function cancellation(before: SubscriptionRow | undefined, now: ProviderSubscription, turn: number, at: Date) {
  const was = before?.cancelAtPeriodEnd ?? false;
  if (was === now.cancelAtPeriodEnd || now.status === "canceled") return [];
  const kind = now.cancelAtPeriodEnd ? ("cancel_requested" as const) : ("cancel_withdrawn" as const);
  return [{ key: `${kind}:${now.id}:${turn}`, kind, at, data: { endsAt: now.currentPeriodEnd } }];
}

function cardChange(before: SubscriptionRow, card: Card | null, turn: number, at: Date): Difference[] {
  if (!card || (before.cardLast4 === card.last4 && before.cardFingerprint === card.fingerprint)) return [];
  return [{ key: `card:${turn}`, kind: "card_changed", at, data: { brand: card.brand, last4: card.last4 } }];
}

/** What happened to a subscription between the row that we had and what the provider says now. */
export function subscriptionEvents(
  before: SubscriptionRow | undefined,
  now: ProviderSubscription,
  card: Card | null,
  turn: number,
  at: Date,
): Difference[] {
  const events: Difference[] = before ? [] : started(now, at);
  const trialIsOver = now.trialEnd !== null && now.status !== "trialing";
  if (trialIsOver && now.trialEnd !== null && before?.status !== now.status)
    events.push({
      key: `trial_ended:${now.id}`,
      kind: "trial_ended",
      at: instantOf(Math.min(now.trialEnd, now.endedAt ?? now.trialEnd)),
      data: { plan: now.plan, amount: now.monthly, goesOn: now.status !== "canceled", isPaid: now.status === "active" },
    });
  events.push(...cancellation(before, now, turn, at));
  if (before && now.status !== "canceled") events.push(...cardChange(before, card, turn, at));
  if (before?.status === "past_due" && now.status === "active")
    events.push({ key: `recovered:${now.id}:${turn}`, kind: "payment_recovered", at });
  if (now.status === "canceled")
    events.push({
      key: `ended:${now.id}`,
      kind: "subscription_ended",
      at: now.endedAt === null ? at : instantOf(now.endedAt),
    });
  return events;
}

/** What happened to an invoice. Nothing is said of invoices over nothing: a trial begins with one. */
export function invoiceEvents(before: InvoiceRow | undefined, now: ProviderInvoice, at: Date): Difference[] {
  if (now.total === 0) return [];
  const events: Difference[] = [];
  const data = { invoiceId: now.id, number: now.number, amount: now.amountPaid, credit: now.credit };
  const paidAt = now.paidAt === null ? at : instantOf(now.paidAt);
  if (now.status === "open" || now.status === "uncollectible" || (now.paidAt ?? 0) >= now.createdAt + RETRIED_SECONDS)
    events.push({
      key: `failed:${now.id}`,
      kind: "payment_failed",
      at: instantOf(now.createdAt),
      data: { ...data, amount: now.total - now.credit, nextAttempt: now.nextAttempt },
    });
  if (now.status === "paid") events.push({ key: `paid:${now.id}`, kind: "subscription_renewed", at: paidAt, data });
  const refundedBefore = before ? (centsFromDecimal(before.amountRefunded) ?? 0) : 0;
  if (now.amountRefunded > refundedBefore)
    events.push({
      key: `refunded:${now.id}:${now.amountRefunded}`,
      kind: "refunded",
      at,
      data: { ...data, amount: now.amountRefunded - refundedBefore },
    });
  return events;
}

/** An invoice that was paid a day or more after it was written was paid by a later try. */
const RETRIED_SECONDS = 86_400;
