import { atomically, type Ctx } from "#server/context.ts";
import { centsFromDecimal, requiredDecimal } from "#server/db/money.ts";
import { appendEvent, lockRow } from "#server/documents/service/read.ts";
import { addPaid } from "#server/documents/service/settled.ts";
import { AppError, notFound } from "#server/errors.ts";
import { newId } from "#server/ids.ts";
import { addDays, dayOf } from "#shared/dates.ts";
import { cents, dollarsFromCents, formatMoney } from "#shared/money.ts";
import type { RecordPayment } from "#shared/settlement/schema.ts";
import { countPayments, hasPayment, insertPayment, markVoided } from "../store.ts";

/** Nobody pays one invoice in more parts than these. */
export const MOST_PAYMENTS = 500;

const refuse = (path: string, message: string) => new AppError("invalid", message, { issues: [{ path, message }] });

/**
 * Notes money that came in on an invoice: the payment and what the invoice says of it are written together. A press that
 * comes twice counts once. Throws `invalid` for more than the balance.
 */
export const recordPayment = (ctx: Ctx, invoiceId: string, { id, ...payment }: RecordPayment): Promise<void> =>
  atomically(ctx, async (tx) => {
    const row = await lockRow(tx, invoiceId);
    if (id !== undefined && (await hasPayment(tx, invoiceId, id))) return;
    if (row.type !== "invoice")
      throw new AppError("conflict", "Payments are recorded on an invoice. Make one of it first.");
    // Somewhere it is tomorrow already.
    if (payment.paidOn > addDays(dayOf(ctx.now()), 1))
      throw refuse("paidOn", "The day of a payment is not in the future.");
    const amount = centsFromDecimal(row.amount) ?? cents(0);
    const balance = cents(amount - (centsFromDecimal(row.paidAmount) ?? 0));
    if (payment.amount > balance)
      throw refuse("amount", `That is more than the balance of ${formatMoney(cents(Math.max(0, balance)))}.`);
    if ((await countPayments(tx, invoiceId)) >= MOST_PAYMENTS)
      throw new AppError("conflict", `An invoice takes at most ${MOST_PAYMENTS} payments.`);
    const paymentId = id ?? newId(ctx.now().getTime());
    const isNew = await insertPayment(tx, {
      ...payment,
      id: paymentId,
      documentId: invoiceId,
      amount: requiredDecimal(payment.amount),
      note: payment.note === "" ? null : payment.note,
      createdAt: ctx.now(),
    });
    if (!isNew) throw new AppError("conflict", "This payment was recorded on another invoice.");
    await addPaid(tx, row, payment.amount);
    await appendEvent(tx, invoiceId, "paid", { paymentId, amount: dollarsFromCents(payment.amount) });
  });

/** Takes back a payment that was entered by mistake; it stays to be seen. One that is voided already stays so. */
export const voidPayment = (ctx: Ctx, invoiceId: string, paymentId: string): Promise<void> =>
  atomically(ctx, async (tx) => {
    const row = await lockRow(tx, invoiceId);
    const voided = await markVoided(tx, invoiceId, paymentId);
    if (!voided) {
      if (await hasPayment(tx, invoiceId, paymentId)) return;
      throw notFound("The payment");
    }
    const amount = centsFromDecimal(voided.amount) ?? cents(0);
    await addPaid(tx, row, cents(-amount));
    await appendEvent(tx, invoiceId, "payment_voided", { paymentId, amount: dollarsFromCents(amount) });
  });
