import type { PlanId } from "#shared/billing/plans.ts";
import { planIds } from "#shared/billing/plans.ts";
import type { CustomerState, ProviderInvoice, ProviderSubscription } from "#server/adapters/payments/payments.ts";
import type { Deps } from "#server/context.ts";
import type { Database } from "#server/db/client.ts";
import { requiredDecimal } from "#server/db/money.ts";
import { inTransaction } from "#server/db/transaction.ts";
import { completeReferral } from "#server/referrals/service.ts";
import { listInvoices, writeInvoice } from "../store/invoices.ts";
import { listSubscriptions, writeSubscription } from "../store/subscriptions.ts";
import { beginReading, claimTurn, findBilledUser, writeUserStatus, type BilledUser } from "../store/users.ts";
import { instantOf, invoiceEvents, subscriptionEvents } from "./differences.ts";
import { recordEvent } from "./events.ts";
import { endSurplus } from "./surplus.ts";
import { noteTrial } from "./trial-claims.ts";

const optionalInstant = (seconds: number | null): Date | null => (seconds === null ? null : instantOf(seconds));

const planOf = (name: string): PlanId => planIds.find((id) => id === name) ?? "standard";

/** The subscription that counts: one that is not over before those that are, and the newest of them. */
export const currentOf = <S extends { status: string }>(newestFirst: S[]): S | undefined =>
  newestFirst.find((one) => one.status !== "canceled") ?? newestFirst[0];

/** Until when the account is paid for: a period whose payment failed is not, so it counts from its start. */
function paidUntil(subscription: ProviderSubscription): Date {
  if (subscription.status === "past_due" || subscription.status === "unpaid")
    return instantOf(subscription.currentPeriodStart);
  return instantOf(subscription.endedAt ?? subscription.currentPeriodEnd);
}

async function keepSubscription(
  tx: Database,
  userId: string,
  { card }: CustomerState,
  subscription: ProviderSubscription,
  now: Date,
): Promise<void> {
  await writeSubscription(tx, {
    userId,
    id: subscription.id,
    plan: planOf(subscription.plan),
    monthly: requiredDecimal(subscription.monthly),
    status: subscription.status,
    trialEnd: optionalInstant(subscription.trialEnd),
    currentPeriodStart: instantOf(subscription.currentPeriodStart),
    currentPeriodEnd: instantOf(subscription.currentPeriodEnd),
    cancelAtPeriodEnd: subscription.cancelAtPeriodEnd,
    endedAt: optionalInstant(subscription.endedAt),
    cardBrand: card?.brand ?? null,
    cardLast4: card?.last4 ?? null,
    cardExpMonth: card?.expMonth ?? null,
    cardExpYear: card?.expYear ?? null,
    cardFingerprint: card?.fingerprint ?? null,
    createdAt: now,
    updatedAt: now,
  });
}

const keepInvoice = (tx: Database, userId: string, plan: string, invoice: ProviderInvoice): Promise<void> =>
  writeInvoice(tx, {
    userId,
    id: invoice.id,
    number: invoice.number,
    plan: planOf(plan),
    status: invoice.status,
    total: requiredDecimal(invoice.total),
    credit: requiredDecimal(invoice.credit),
    amountPaid: requiredDecimal(invoice.amountPaid),
    amountRefunded: requiredDecimal(invoice.amountRefunded),
    periodStart: instantOf(invoice.periodStart),
    periodEnd: instantOf(invoice.periodEnd),
    paidAt: optionalInstant(invoice.paidAt),
    createdAt: instantOf(invoice.createdAt),
  });

/**
 * Writes what the provider says of an account, and an event for each difference to what was known. The state is whole,
 * so it does not matter which report of a change came first, late, twice or never.
 */
export async function keepState(
  tx: Database,
  userId: string,
  state: CustomerState,
  turn: number,
  now: Date,
): Promise<void> {
  const known = await listSubscriptions(tx, userId);
  const knownInvoices = await listInvoices(tx, userId);
  const oldestFirst = [...state.subscriptions].reverse();
  for (const subscription of oldestFirst) {
    const before = known.find((row) => row.id === subscription.id);
    for (const event of subscriptionEvents(before, subscription, state.card, turn, now))
      await recordEvent(tx, { ...event, userId });
    await keepSubscription(tx, userId, state, subscription, now);
  }
  for (const invoice of [...state.invoices].reverse()) {
    const before = knownInvoices.find((row) => row.id === invoice.id);
    for (const event of invoiceEvents(before, invoice, now)) await recordEvent(tx, { ...event, userId });
    const plan = state.subscriptions.find((one) => one.id === invoice.subscriptionId)?.plan ?? "standard";
    await keepInvoice(tx, userId, plan, invoice);
  }
  const current = currentOf(state.subscriptions);
  if (current)
    await writeUserStatus(tx, userId, {
      stripeSubscriptionId: current.id,
      subscriptionStatus: current.status,
      subscriptionEndDate: paidUntil(current),
    });
}

/** A trial that is new to us, of a person or a card that had one: it is to be ended before anything is charged. */
async function findSecondTrial(
  tx: Database,
  user: BilledUser,
  state: CustomerState,
  now: Date,
): Promise<string | null> {
  const known = await listSubscriptions(tx, user.id);
  const fresh = state.subscriptions.find(
    ({ id, status }) => status === "trialing" && !known.some((row) => row.id === id),
  );
  if (!fresh) return null;
  const isFirst = await noteTrial(tx, user.email, state.card?.fingerprint ?? null, now);
  return isFirst ? null : fresh.id;
}

/**
 * Asks the provider how the account stands and writes it. An account that is gone, or has no customer, is left alone. A
 * second trial and a second subscription are ended, and then the provider is asked once more.
 */
export async function syncAccount(deps: Deps, userId: string, endsSecond = true): Promise<void> {
  const user = await findBilledUser(deps.db, userId);
  if (!user?.stripeCustomerId) return;
  const turn = await beginReading(deps.db, userId);
  const state = await deps.payments.readCustomer(user.stripeCustomerId);
  if (turn === null || !state) return;
  const secondTrial = await inTransaction(deps.db, async (tx) => {
    if (!(await claimTurn(tx, userId, turn))) return null;
    const found = await findSecondTrial(tx, user, state, deps.now());
    await keepState(tx, userId, state, turn, deps.now());
    return found;
  });
  if (secondTrial !== null) await deps.payments.endSubscription(secondTrial);
  const ended = secondTrial !== null || (endsSecond && (await endSurplus(deps, state)));
  if (ended) return syncAccount(deps, userId, false);
  const hasPaid = state.invoices.some((invoice) => invoice.status === "paid" && invoice.total > 0);
  // The referral is a row of the referrer's account: its own transaction, and safe to repeat.
  if (hasPaid && user.referredBy) await completeReferral(deps, { referrerId: user.referredBy, refereeId: userId });
}
