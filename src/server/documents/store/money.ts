import { and, asc, eq, isNull, sql } from "drizzle-orm";
import type { Ctx } from "#server/context.ts";
import { documents } from "#server/db/tables/documents.ts";
import { documentConversions, documentPayments } from "#server/db/tables/money.ts";
import { centsFromDecimal } from "#server/db/money.ts";
import { cents, type Cents } from "#shared/money.ts";

/** More invoices than these are made of no job. */
const MOST_INVOICES = 200;

/** The payments of an invoice that stand, added up. */
const paidLater = sql<string>`coalesce((
  select sum(amount) from ${documentPayments} payment
  where payment.user_id = ${documents.userId} and payment.document_id = ${documents.id} and payment.voided_at is null
), 0)::text`;

export async function sumPayments(ctx: Ctx, invoiceId: string): Promise<Cents> {
  const { userId, documentId, amount, voidedAt } = documentPayments;
  const [row] = await ctx.db
    .select({ sum: sql<string>`coalesce(sum(${amount}), 0)::text` })
    .from(documentPayments)
    .where(and(eq(userId, ctx.account), eq(documentId, invoiceId), isNull(voidedAt)));
  return centsFromDecimal(row?.sum ?? null) ?? cents(0);
}

/** The invoices that were made of a document and are there, in the order in which they were made. */
export async function listInvoicesOf(ctx: Ctx, sourceId: string) {
  return ctx.db
    .select({
      id: documents.id,
      number: documents.number,
      status: documents.status,
      kind: documentConversions.kind,
      lines: documentConversions.lines,
      amount: documents.amount,
      paidAmount: documents.paidAmount,
      paidLater,
      dueOn: documents.dueOn,
      createdAt: documentConversions.createdAt,
    })
    .from(documentConversions)
    .innerJoin(
      documents,
      and(eq(documents.userId, documentConversions.userId), eq(documents.id, documentConversions.invoiceId)),
    )
    .where(
      and(
        eq(documentConversions.userId, ctx.account),
        eq(documentConversions.sourceId, sourceId),
        isNull(documents.deletedAt),
      ),
    )
    .orderBy(asc(documentConversions.createdAt), asc(documents.id))
    .limit(MOST_INVOICES);
}

/** The document that an invoice was made from; undefined for one that stands for itself. */
export async function findSourceOf(ctx: Ctx, invoiceId: string): Promise<string | undefined> {
  const [row] = await ctx.db
    .select({ sourceId: documentConversions.sourceId })
    .from(documentConversions)
    .where(and(eq(documentConversions.userId, ctx.account), eq(documentConversions.invoiceId, invoiceId)));
  return row?.sourceId;
}
