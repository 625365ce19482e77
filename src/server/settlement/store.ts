import { and, asc, eq, isNull } from "drizzle-orm";
import type { Ctx } from "#server/context.ts";
import { documentConversions, documentPayments } from "#server/db/tables/money.ts";

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
