import { PLANS } from "#shared/billing/plans.ts";
import type { BillingEvent, BillingHistory, Invoice } from "#shared/billing/schema.ts";
import { dayOf } from "#shared/dates.ts";
import { cents, formatMoney, type Cents } from "#shared/money.ts";
import type { AccountId, Ctx, Deps } from "#server/context.ts";
import { centsFromDecimal } from "#server/db/money.ts";
import { notFound } from "#server/errors.ts";
import { listEvents, type EventRow } from "../store/events.ts";
import { findInvoice, listInvoices, type InvoiceRow } from "../store/invoices.ts";
import { findBilledUser } from "../store/users.ts";
import { receiptOf, RECEIPT_STYLE } from "./receipt.ts";

const amountOf = (value: string): Cents => centsFromDecimal(value) ?? cents(0);
const textOf = (value: unknown): string | null => (typeof value === "string" && value !== "" ? value : null);

/** What there is to say of an event beside its kind and amount. */
function detailOf({ kind, data }: EventRow): string | null {
  if (kind === "card_changed") return `${String(data.brand)} ending in ${String(data.last4)}`;
  if (kind === "referral_used" || kind === "referral_completed") return textOf(data.refereeEmail);
  const credit = typeof data.credit === "number" && data.credit > 0 ? cents(data.credit) : null;
  if (credit !== null) return `${formatMoney(credit)} credit used`;
  return textOf(data.number);
}

function presentEvent(row: EventRow): BillingEvent {
  const { amount, invoiceId } = row.data;
  return {
    id: row.id,
    kind: row.kind,
    at: row.createdAt.toISOString(),
    amount: typeof amount === "number" && row.kind !== "trial_started" ? cents(amount) : null,
    invoiceId: textOf(invoiceId),
    detail: detailOf(row),
  };
}

const presentInvoice = (row: InvoiceRow): Invoice => ({
  id: row.id,
  number: row.number,
  status: row.status,
  total: amountOf(row.total),
  credit: amountOf(row.credit),
  amountPaid: amountOf(row.amountPaid),
  amountRefunded: amountOf(row.amountRefunded),
  createdAt: row.createdAt.toISOString(),
  paidAt: row.paidAt?.toISOString() ?? null,
});

/** Everything that happened to the account's subscription and referrals, and its invoices, newest first. */
export async function billingHistory(deps: Deps, account: AccountId): Promise<BillingHistory> {
  const [events, rows] = [await listEvents(deps.db, account), await listInvoices(deps.db, account)];
  return {
    events: events.map(presentEvent),
    invoices: rows.filter((row) => amountOf(row.total) > 0).map(presentInvoice),
  };
}

/** The receipt of a paid invoice as a PDF. Throws `not_found` for another account's, and for one that is not paid. */
export async function renderReceipt(ctx: Ctx, invoiceId: string): Promise<{ bytes: Uint8Array; fileName: string }> {
  const [row, user] = [await findInvoice(ctx.db, ctx.account, invoiceId), await findBilledUser(ctx.db, ctx.account)];
  if (!row || !user || row.status !== "paid") throw notFound("The receipt");
  const receipt = receiptOf({
    number: row.number,
    planName: PLANS[row.plan].name,
    total: amountOf(row.total),
    credit: amountOf(row.credit),
    refunded: amountOf(row.amountRefunded),
    periodStart: dayOf(row.periodStart),
    periodEnd: dayOf(row.periodEnd),
    paidOn: dayOf(row.paidAt ?? row.createdAt),
    customer: {
      name: [user.firstName, user.lastName].filter(Boolean).join(" ") || user.email,
      email: user.email,
    },
    supportEmail: ctx.deps.settings.SUPPORT_EMAIL,
    isTest: ctx.deps.payments.name === "sandbox",
  });
  const bytes = await ctx.deps.pdf.render(receipt, RECEIPT_STYLE);
  return { bytes, fileName: `receipt-${row.number}.pdf` };
}
