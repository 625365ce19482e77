import type { Ctx } from "#server/context.ts";
import { centsFromDecimal } from "#server/db/money.ts";
import { findRow, getRow, type DocumentRow } from "#server/documents/service/read.ts";
import { acceptedOf, findSourceId, invoicesOf } from "#server/documents/service/settled.ts";
import { dayOf } from "#shared/dates.ts";
import { documentContentSchema } from "#shared/documents/schema.ts";
import { cents, type Cents } from "#shared/money.ts";
import { invoicedSoFar } from "#shared/settlement/conversion.ts";
import {
  isOverdue,
  paymentMethodSchema,
  type Alike,
  type Bill,
  type Offer,
  type Settlement,
} from "#shared/settlement/schema.ts";
import { listInvoicesBeside, listOffersBeside, listPayments, type PaymentRow } from "../store.ts";
import { MOST_PAYMENTS } from "./pay.ts";

const zero = cents(0);
const amountOf = (value: string | null): Cents => centsFromDecimal(value) ?? zero;

const paymentOf = ({ amount, method, voidedAt, createdAt, ...row }: PaymentRow): Bill["payments"][number] => ({
  ...row,
  amount: amountOf(amount),
  method: paymentMethodSchema.catch("other").parse(method),
  voidedAt: voidedAt?.toISOString() ?? null,
  createdAt: createdAt.toISOString(),
});

/** Invoices that may bill the job of this offer a second time. */
async function invoicesLike(ctx: Ctx, offer: DocumentRow): Promise<Alike[]> {
  const amount = acceptedOf(offer);
  if (amount <= 0) return [];
  return (await listInvoicesBeside(ctx, offer, amount)).map((row) => ({ ...row, amount, invoices: [] }));
}

/** Offers that may be of the job of this invoice, which was made of none. */
async function offersLike(ctx: Ctx, invoice: DocumentRow): Promise<Alike[]> {
  const amount = amountOf(invoice.amount);
  if (amount <= 0) return [];
  const rows = await listOffersBeside(ctx, invoice, amount);
  return Promise.all(
    rows.map(async (row) => ({
      ...row,
      amount,
      invoices: (await invoicesOf(ctx, row.id)).map(({ number }) => number),
    })),
  );
}

async function billOf(ctx: Ctx, row: DocumentRow): Promise<Bill> {
  const sourceId = await findSourceId(ctx, row.id);
  const source = sourceId === undefined ? undefined : await findRow(ctx, sourceId);
  const [amount, paid] = [amountOf(row.amount), amountOf(row.paidAmount)];
  const balance = cents(amount - paid);
  return {
    source: source ? { id: source.id, number: source.number, type: source.type, title: source.title } : null,
    amount,
    paid,
    balance,
    dueOn: row.dueOn,
    isOverdue: isOverdue({ dueOn: row.dueOn, balance }, dayOf(ctx.now())),
    payments: (await listPayments(ctx, row.id, MOST_PAYMENTS)).map(paymentOf),
    alike: sourceId === undefined ? await offersLike(ctx, row) : [],
  };
}

async function offerOf(ctx: Ctx, row: DocumentRow): Promise<Offer> {
  const invoices = await invoicesOf(ctx, row.id);
  const content = documentContentSchema.decode(row.content);
  const [accepted, invoiced] = [acceptedOf(row), invoicedSoFar(invoices)];
  const today = dayOf(ctx.now());
  return {
    accepted,
    invoiced,
    left: cents(Math.max(0, accepted - invoiced)),
    deposit: content.deposit?.amount ?? null,
    lines: content.items
      .filter(({ optional }) => !optional)
      .map(({ id, description, amount }) => ({
        id,
        description,
        amount,
        invoice: invoices.find(({ lines }) => lines.includes(id))?.number ?? null,
      })),
    invoices: invoices.map(({ id, number, kind, status, amount, paid, dueOn }) => {
      const balance = cents(amount - paid);
      return { id, number, kind, status, amount, balance, dueOn, isOverdue: isOverdue({ dueOn, balance }, today) };
    }),
    alike: await invoicesLike(ctx, row),
  };
}

/** Where a document stands after the yes: what was invoiced of it, or what was paid on it. */
export async function getSettlement(ctx: Ctx, id: string): Promise<Settlement> {
  const row = await getRow(ctx, id);
  const isInvoice = row.type === "invoice";
  return {
    bill: isInvoice ? await billOf(ctx, row) : null,
    offer: !isInvoice && row.status === "accepted" ? await offerOf(ctx, row) : null,
  };
}
