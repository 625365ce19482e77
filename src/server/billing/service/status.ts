import { GRACE_DAYS, PLANS, REFUND_DAYS } from "#shared/billing/plans.ts";
import type { SubscriptionStatus } from "#shared/billing/schema.ts";
import { DAY_MS } from "#shared/dates.ts";
import { mayCreateDocuments } from "#server/accounts/rules.ts";
import type { SessionUser } from "#server/accounts/service.ts";
import { accountId, type Deps } from "#server/context.ts";
import { centsFromDecimal } from "#server/db/money.ts";
import { listInvoices, type InvoiceRow } from "../store/invoices.ts";
import { hasRefundRequest } from "../store/refunds.ts";
import { listSubscriptions, type SubscriptionRow } from "../store/subscriptions.ts";
import { currentOf, syncAccount } from "./sync.ts";
import { hadTrial } from "./trial-claims.ts";
import { cents } from "#shared/money.ts";

const seconds = (instant: Date | null): number | null =>
  instant === null ? null : Math.floor(instant.getTime() / 1000);
const daysAfter = (instant: Date | null, days: number): number | null =>
  instant === null ? null : seconds(new Date(instant.getTime() + days * DAY_MS));

/** The invoice that the money-back guarantee counts from: the first one over money. Newest first in. */
export const firstPaid = (invoices: InvoiceRow[]): InvoiceRow | undefined =>
  invoices.findLast((invoice) => invoice.status === "paid" && (centsFromDecimal(invoice.amountPaid) ?? 0) > 0);

/** Whether the money-back guarantee still holds: so many days from the first charge. */
export const isRefundable = (invoice: InvoiceRow | undefined, now: Date): boolean =>
  invoice?.paidAt != null &&
  centsFromDecimal(invoice.amountRefunded) === 0 &&
  now.getTime() - invoice.paidAt.getTime() <= REFUND_DAYS * DAY_MS;

/** Readings that the provider cannot answer now show what was last known. */
async function syncIfPossible(deps: Deps, user: SessionUser): Promise<void> {
  try {
    await syncAccount(deps, user.id);
  } catch (err) {
    deps.logger.warn({ err }, "the card provider did not answer; the subscription is shown as it was last known");
  }
}

const cardOf = ({ cardBrand, cardLast4, cardExpMonth, cardExpYear }: SubscriptionRow): SubscriptionStatus["card"] =>
  cardBrand && cardLast4 && cardExpMonth && cardExpYear
    ? { brand: cardBrand, last4: cardLast4, expMonth: cardExpMonth, expYear: cardExpYear }
    : null;

/** How the user's subscription stands, by the provider's newest word. */
export async function subscriptionStatus(deps: Deps, user: SessionUser): Promise<SubscriptionStatus> {
  await syncIfPossible(deps, user);
  const account = accountId(user.id);
  const current = currentOf(await listSubscriptions(deps.db, account));
  const trialAvailable = !(await hadTrial(deps.db, user.email, null));
  if (!current)
    return {
      status: "no_subscription",
      trialEnd: null,
      currentPeriodEnd: null,
      cancelAtPeriodEnd: false,
      plan: null,
      card: null,
      endedAt: null,
      deletionAt: null,
      graceUntil: null,
      mayCreate: false,
      trialAvailable,
      canRefund: false,
    };
  const now = deps.now();
  const endDate = current.status === "past_due" ? current.currentPeriodStart : current.currentPeriodEnd;
  const canRefund =
    isRefundable(firstPaid(await listInvoices(deps.db, account)), now) && !(await hasRefundRequest(deps.db, account));
  return {
    status: current.status,
    trialEnd: seconds(current.trialEnd),
    currentPeriodEnd: seconds(current.currentPeriodEnd),
    cancelAtPeriodEnd: current.cancelAtPeriodEnd,
    plan: {
      id: current.plan,
      name: PLANS[current.plan].name,
      monthly: centsFromDecimal(current.monthly) ?? cents(0),
    },
    card: cardOf(current),
    endedAt: seconds(current.endedAt),
    deletionAt: daysAfter(current.endedAt, deps.settings.DATA_RETENTION_DAYS),
    graceUntil: current.status === "past_due" ? daysAfter(current.currentPeriodStart, GRACE_DAYS) : null,
    mayCreate: mayCreateDocuments({ subscriptionStatus: current.status, subscriptionEndDate: endDate }, now),
    trialAvailable,
    canRefund,
  };
}
