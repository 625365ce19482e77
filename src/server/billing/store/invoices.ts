import { and, desc, eq } from "drizzle-orm";
import type { AccountId } from "#server/context.ts";
import type { Database } from "#server/db/client.ts";
import { invoices } from "#server/db/tables/billing.ts";
import { MOST_LISTED } from "./most-listed.ts";

export type InvoiceRow = typeof invoices.$inferSelect;
export type NewInvoice = typeof invoices.$inferInsert;

/** Newest first. */
export async function listInvoices(db: Database, userId: string): Promise<InvoiceRow[]> {
  return db
    .select()
    .from(invoices)
    .where(eq(invoices.userId, userId))
    .orderBy(desc(invoices.createdAt), desc(invoices.id))
    .limit(MOST_LISTED);
}

export async function findInvoice(db: Database, account: AccountId, id: string): Promise<InvoiceRow | undefined> {
  const [row] = await db
    .select()
    .from(invoices)
    .where(and(eq(invoices.userId, account), eq(invoices.id, id)));
  return row;
}

export async function writeInvoice(db: Database, row: NewInvoice): Promise<void> {
  const { userId: _userId, id: _id, plan: _plan, createdAt: _createdAt, ...changes } = row;
  await db
    .insert(invoices)
    .values(row)
    .onConflictDoUpdate({ target: [invoices.userId, invoices.id], set: changes });
}
