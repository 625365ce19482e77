import { and, asc, desc, eq, isNull, ne, sql, type SQL } from "drizzle-orm";
import type { Ctx } from "#server/context.ts";
import { requiredDecimal } from "#server/db/money.ts";
import { documents } from "#server/db/tables/documents.ts";
import { documentConversions, documentPayments } from "#server/db/tables/money.ts";
import type { Cents } from "#shared/money.ts";

export type PaymentRow = Omit<typeof documentPayments.$inferSelect, "userId" | "documentId">;
type NewPayment = Omit<typeof documentPayments.$inferInsert, "userId" | "voidedAt">;

const ofInvoice = (ctx: Ctx, invoiceId: string) =>
  and(eq(documentPayments.userId, ctx.account), eq(documentPayments.documentId, invoiceId));

/** Oldest first, those that were voided among them. */
export async function listPayments(ctx: Ctx, invoiceId: string, limit: number): Promise<PaymentRow[]> {
  const { id, amount, paidOn, method, note, voidedAt, createdAt } = documentPayments;
  return ctx.db
    .select({ id, amount, paidOn, method, note, voidedAt, createdAt })
    .from(documentPayments)
    .where(ofInvoice(ctx, invoiceId))
    .orderBy(asc(paidOn), asc(createdAt), asc(id))
    .limit(limit);
}

export const countPayments = (ctx: Ctx, invoiceId: string): Promise<number> =>
  ctx.db.$count(documentPayments, ofInvoice(ctx, invoiceId));

/** False when a payment with this id is there already. */
export async function insertPayment(ctx: Ctx, payment: NewPayment): Promise<boolean> {
  const rows = await ctx.db
    .insert(documentPayments)
    .values({ ...payment, userId: ctx.account })
    .onConflictDoNothing()
    .returning({ id: documentPayments.id });
  return rows.length === 1;
}

/** Undefined when there is none that stands. */
export async function markVoided(ctx: Ctx, invoiceId: string, paymentId: string) {
  const [row] = await ctx.db
    .update(documentPayments)
    .set({ voidedAt: ctx.now() })
    .where(and(ofInvoice(ctx, invoiceId), eq(documentPayments.id, paymentId), isNull(documentPayments.voidedAt)))
    .returning({ amount: documentPayments.amount });
  return row;
}

export async function hasPayment(ctx: Ctx, invoiceId: string, paymentId: string): Promise<boolean> {
  return (
    (await ctx.db.$count(documentPayments, and(ofInvoice(ctx, invoiceId), eq(documentPayments.id, paymentId)))) > 0
  );
}

export async function insertConversion(
  ctx: Ctx,
  conversion: Omit<typeof documentConversions.$inferInsert, "userId">,
): Promise<void> {
  await ctx.db.insert(documentConversions).values({ ...conversion, userId: ctx.account });
}

/** What documents are compared by. */
export type Comparable = Pick<typeof documents.$inferSelect, "id" | "clientId" | "createdAt">;

/** Documents of one client that are further apart are taken for two jobs. */
const APART = sql`interval '60 days'`;
const MOST_ALIKE = 3;

/** Other documents of the client of this one from about its time; none where the client is not known. */
async function listBeside(ctx: Ctx, { id, clientId, createdAt }: Comparable, which: SQL | undefined) {
  if (clientId === null) return [];
  const near = sql`${documents.createdAt} between ${createdAt}::timestamptz - ${APART} and ${createdAt}::timestamptz + ${APART}`;
  return ctx.db
    .select({ id: documents.id, number: documents.number, type: documents.type })
    .from(documents)
    .where(
      and(
        eq(documents.userId, ctx.account),
        eq(documents.clientId, clientId),
        ne(documents.id, id),
        isNull(documents.deletedAt),
        near,
        which,
      ),
    )
    .orderBy(desc(documents.createdAt), desc(documents.id))
    .limit(MOST_ALIKE);
}

/** Invoices over this amount, beside an offer, that were made of no document. */
export const listInvoicesBeside = (ctx: Ctx, offer: Comparable, amount: Cents) =>
  listBeside(
    ctx,
    offer,
    and(
      eq(documents.type, "invoice"),
      eq(documents.amount, requiredDecimal(amount)),
      sql`not exists (select from ${documentConversions} made
        where made.user_id = ${documents.userId} and made.invoice_id = ${documents.id})`,
    ),
  );

/** Offers that were accepted for this amount, beside an invoice. */
export const listOffersBeside = (ctx: Ctx, invoice: Comparable, amount: Cents) =>
  listBeside(
    ctx,
    invoice,
    and(
      ne(documents.type, "invoice"),
      eq(documents.status, "accepted"),
      sql`coalesce(${documents.acceptedAmount}, ${documents.amount}) = ${requiredDecimal(amount)}::numeric`,
    ),
  );
