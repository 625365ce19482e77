import type Stripe from "stripe";
import { cents } from "#shared/money.ts";
import type { Card, ProviderInvoice, ProviderStatus, ProviderSubscription } from "../payments.ts";

/** The provider's ids come bare or with the whole object. */
export const idOf = (thing: string | { id: string }): string => (typeof thing === "string" ? thing : thing.id);

/** What may be known of a card; null for another way of paying, and for one that was not expanded. */
export function cardOf(method: string | Stripe.PaymentMethod | null): Card | null {
  if (method === null || typeof method === "string" || !method.card) return null;
  const { brand, last4, exp_month, exp_year, fingerprint } = method.card;
  return { brand, last4, expMonth: exp_month, expYear: exp_year, fingerprint: fingerprint ?? method.id };
}

/** The provider has more states than we tell apart: one that never began is over, one that is paused is not paid. */
const statuses: Record<string, ProviderStatus> = {
  trialing: "trialing",
  active: "active",
  past_due: "past_due",
  unpaid: "unpaid",
  canceled: "canceled",
  incomplete: "unpaid",
  incomplete_expired: "canceled",
  paused: "unpaid",
};

export function subscriptionOf(subscription: Stripe.Subscription): ProviderSubscription | null {
  const [item] = subscription.items.data;
  if (!item) return null;
  const { id, status, metadata, trial_end, cancel_at_period_end, cancel_at, ended_at, canceled_at } = subscription;
  const isOver = statuses[status] === "canceled";
  return {
    id,
    plan: metadata.plan ?? "",
    monthly: cents(item.price.unit_amount ?? 0),
    status: statuses[status] ?? "unpaid",
    trialEnd: trial_end,
    currentPeriodStart: item.current_period_start,
    currentPeriodEnd: item.current_period_end,
    // The portal may set a day instead of the flag.
    cancelAtPeriodEnd: !isOver && (cancel_at_period_end || cancel_at !== null),
    endedAt: isOver ? (ended_at ?? canceled_at) : null,
    accountId: metadata.account ?? null,
  };
}

const shownStatuses = ["open", "paid", "void", "uncollectible"] as const;

/** Drafts and invoices whose card was not tried yet are not shown: nothing has happened with them. */
export function invoiceOf(invoice: Stripe.Invoice, refunds: ReadonlyMap<string, number>): ProviderInvoice | null {
  const { id, number, total, amount_paid, amount_due, attempted } = invoice;
  const status = shownStatuses.find((shown) => shown === invoice.status);
  if (!status || (status === "open" && !attempted)) return null;
  const [line] = invoice.lines.data;
  const parent = invoice.parent?.subscription_details?.subscription;
  return {
    id,
    subscriptionId: parent ? idOf(parent) : null,
    number: number ?? id,
    status,
    total: cents(Math.max(0, total)),
    credit: cents(Math.max(0, total - amount_due)),
    amountPaid: cents(amount_paid),
    amountRefunded: cents(refunds.get(id) ?? 0),
    periodStart: line?.period.start ?? invoice.period_start,
    periodEnd: line?.period.end ?? invoice.period_end,
    createdAt: invoice.created,
    paidAt: invoice.status_transitions.paid_at,
    nextAttempt: invoice.next_payment_attempt,
  };
}
