import { and, asc, eq } from "drizzle-orm";
import type { AccountId } from "#server/context.ts";
import type { Database } from "#server/db/client.ts";
import { refundRequests } from "#server/db/tables/billing.ts";

export type RefundRow = typeof refundRequests.$inferSelect;

/** False when one was asked for before. */
export async function insertRefundRequest(db: Database, request: typeof refundRequests.$inferInsert): Promise<boolean> {
  const rows = await db
    .insert(refundRequests)
    .values(request)
    .onConflictDoNothing()
    .returning({ id: refundRequests.invoiceId });
  return rows.length === 1;
}

/** Requests that the provider has not paid back yet, oldest first. */
export async function listOpenRefunds(db: Database, limit: number): Promise<RefundRow[]> {
  return db
    .select()
    .from(refundRequests)
    .where(eq(refundRequests.status, "asked"))
    .orderBy(asc(refundRequests.createdAt))
    .limit(limit);
}

export async function hasRefundRequest(db: Database, account: AccountId): Promise<boolean> {
  const rows = await db
    .select({ id: refundRequests.invoiceId })
    .from(refundRequests)
    .where(eq(refundRequests.userId, account))
    .limit(1);
  return rows.length > 0;
}

export async function markRefunded(db: Database, userId: string, invoiceId: string, now: Date): Promise<void> {
  await db
    .update(refundRequests)
    .set({ status: "refunded", refundedAt: now })
    .where(and(eq(refundRequests.userId, userId), eq(refundRequests.invoiceId, invoiceId)));
}
