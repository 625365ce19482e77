import type { Ctx } from "#server/context.ts";
import { centsFromDecimal } from "#server/db/money.ts";
import { AppError } from "#server/errors.ts";
import { dayOf, type Day } from "#shared/dates.ts";
import { documentContentSchema, type DocumentContent, type DocumentStatus } from "#shared/documents/schema.ts";
import { cents, formatMoney, type Cents } from "#shared/money.ts";
import { invoicedSoFar, type EarlierInvoice } from "#shared/settlement/conversion.ts";
import { withDueDay } from "#shared/settlement/due.ts";
import { settleSums } from "../rules.ts";
import { appendEvent, findDocumentForUpdate, setPaid, type DocumentRow } from "../store/documents.ts";
import { findSourceOf, listInvoicesOf, sumPayments } from "../store/money.ts";

/** An invoice that was made of a document and is there. Amounts in cents. */
export interface StandingInvoice extends EarlierInvoice {
  id: string;
  status: DocumentStatus;
  paid: Cents;
  dueOn: Day | null;
}

const zero = cents(0);

/** The invoices of a document, in the order in which they were made. */
export async function invoicesOf(ctx: Ctx, sourceId: string): Promise<StandingInvoice[]> {
  const rows = await listInvoicesOf(ctx, sourceId);
  return rows.map(({ paidAmount, paidLater, amount, createdAt: _createdAt, ...row }) => {
    const paid = centsFromDecimal(paidAmount) ?? zero;
    return {
      ...row,
      amount: centsFromDecimal(amount) ?? zero,
      paid,
      paidAtFirst: cents(paid - (centsFromDecimal(paidLater) ?? zero)),
    };
  });
}

/** What may be invoiced of a document: what was accepted of it. */
export const acceptedOf = (row: Pick<DocumentRow, "acceptedAmount" | "amount">): Cents =>
  centsFromDecimal(row.acceptedAmount ?? row.amount) ?? zero;

const refuse = (message: string, path: string) => new AppError("invalid", message, { issues: [{ path, message }] });

/** Money that came in is not lost by a change of the invoice that it is for. */
async function requirePaymentsKept(tx: Ctx, row: DocumentRow, { content, reason }: Next): Promise<DocumentContent> {
  const recorded = await sumPayments(tx, row.id);
  const isTied = recorded !== 0 || (await findSourceOf(tx, row.id)) !== undefined;
  if (isTied && content.quote_type !== "invoice")
    throw new AppError("conflict", "It was made of another document or has payments, so it stays an invoice.");
  if (recorded === 0) return content;
  // What is written again from its words, or as it was before, knows nothing of what was paid since.
  if (reason === "restored" || reason === "regenerated")
    return { ...content, amountPaid: documentContentSchema.decode(row.content).amountPaid };
  if (content.amountPaid >= recorded) return content;
  throw refuse(
    `Payments of ${formatMoney(recorded)} are recorded, so no less is paid. Void the payment that is wrong.`,
    "content.amountPaid",
  );
}

/** The invoices of one document never sum to more than was accepted of it. Its row is locked while that is counted. */
export async function requireWithinAccepted(tx: Ctx, invoice: { id: string; amount: Cents }): Promise<void> {
  const sourceId = await findSourceOf(tx, invoice.id);
  const source = sourceId === undefined ? undefined : await findDocumentForUpdate(tx, sourceId);
  if (!source) return;
  const others = (await invoicesOf(tx, source.id)).filter(({ id }) => id !== invoice.id);
  const left = cents(acceptedOf(source) - invoicedSoFar(others));
  if (invoice.amount > left)
    throw refuse(
      `Of ${source.number} ${formatMoney(left)} is left for this invoice. Work beyond what was accepted is a document of its own.`,
      "content.amount",
    );
}

/** A document that is invoiced stays accepted, for no less than its invoices. */
async function requireInvoicesCovered(tx: Ctx, row: DocumentRow, { content, status }: Next): Promise<void> {
  const invoices = await invoicesOf(tx, row.id);
  if (invoices.length === 0) return;
  const numbers = invoices.map(({ number }) => number).join(", ");
  if (status !== "accepted" || content.quote_type === "invoice")
    throw new AppError(
      "conflict",
      `${row.number} is invoiced (${numbers}). Delete its invoices before you change that.`,
    );
  const invoiced = invoicedSoFar(invoices);
  if (content.amount < invoiced)
    throw refuse(`${formatMoney(invoiced)} of it is invoiced (${numbers}), so it cannot be less.`, "content.amount");
}

interface Next {
  content: DocumentContent;
  status: DocumentStatus;
  reason: string;
}

/**
 * What a change of a document must hold to where money is concerned; answers the content to store, with its due day.
 * Throws `conflict` or `invalid` and says why.
 */
export async function requireSettled(
  tx: Ctx,
  row: DocumentRow,
  change: { content: DocumentContent; status?: DocumentStatus | undefined; reason: string },
): Promise<DocumentContent> {
  const next: Next = { ...change, status: change.status ?? row.status };
  if (row.type !== "invoice") await requireInvoicesCovered(tx, row, next);
  const kept = row.type === "invoice" ? await requirePaymentsKept(tx, row, next) : next.content;
  const before = documentContentSchema.decode(row.content);
  if (row.type === "invoice" && kept.amount > before.amount)
    await requireWithinAccepted(tx, { id: row.id, amount: kept.amount });
  return withDueDay(before, kept, dayOf(row.createdAt));
}

/**
 * Adds to what is paid of an invoice; takes off when negative. An invoice that is paid has gone out: a draft becomes
 * pending. Its row is locked by the caller.
 */
export async function addPaid(tx: Ctx, row: DocumentRow, amount: Cents): Promise<void> {
  const content = documentContentSchema.decode(row.content);
  const isOut = row.status === "draft" && amount > 0;
  await setPaid(
    tx,
    { ...row, status: isOut ? "pending" : row.status },
    settleSums({ ...content, amountPaid: cents(content.amountPaid + amount) }),
  );
  if (isOut) await appendEvent(tx, row.id, "status", { from: row.status, to: "pending" });
}

/** The document that an invoice was made of; undefined for one that stands for itself. */
export const findSourceId = (ctx: Ctx, invoiceId: string): Promise<string | undefined> => findSourceOf(ctx, invoiceId);
