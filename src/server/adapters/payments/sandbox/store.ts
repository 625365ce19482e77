import { and, eq, sql } from "drizzle-orm";
import type { Database } from "#server/db/client.ts";
import { sandboxObjects } from "#server/db/tables/billing.ts";
import { inTransaction } from "#server/db/transaction.ts";
import { sandboxCustomerSchema, type SandboxCustomer } from "./engine.ts";

/** Writes an object unless one has this id: the first one stays. */
export async function insertObject(
  db: Database,
  object: { id: string; kind: string; customerId: string | null; data: Record<string, unknown> },
): Promise<void> {
  await db.insert(sandboxObjects).values(object).onConflictDoNothing();
}

export async function findObject(db: Database, kind: string, id: string): Promise<Record<string, unknown> | null> {
  const [row] = await db
    .select({ data: sandboxObjects.data })
    .from(sandboxObjects)
    .where(and(eq(sandboxObjects.id, id), eq(sandboxObjects.kind, kind)));
  return row?.data ?? null;
}

export async function replaceObject(db: Database, id: string, data: Record<string, unknown>): Promise<void> {
  await db.update(sandboxObjects).set({ data }).where(eq(sandboxObjects.id, id));
}

/** Removes a customer and everything that was made for them. */
export async function removeCustomerObjects(db: Database, customerId: string): Promise<void> {
  await db.delete(sandboxObjects).where(eq(sandboxObjects.customerId, customerId));
}

/**
 * Changes a customer while nobody else does: `change` gets them as they are and answers what they become and what to
 * return. Null when there is no such customer.
 */
export function changeCustomer<T>(
  db: Database,
  customerId: string,
  change: (customer: SandboxCustomer) => { customer: SandboxCustomer; result: T },
): Promise<T | null> {
  return inTransaction(db, async (tx) => {
    const [row] = await tx
      .select({ data: sandboxObjects.data })
      .from(sandboxObjects)
      .where(and(eq(sandboxObjects.id, customerId), eq(sandboxObjects.kind, "customer")))
      .for("update");
    if (!row) return null;
    const before = sandboxCustomerSchema.parse(row.data);
    const { customer, result } = change(before);
    if (customer !== before) await replaceObject(tx, customerId, { ...customer });
    return result;
  });
}

/** The customer who has this subscription or invoice. */
export async function findOwner(db: Database, list: "subscriptions" | "invoices", id: string): Promise<string | null> {
  const part = JSON.stringify({ [list]: [{ id }] });
  const [row] = await db
    .select({ id: sandboxObjects.id })
    .from(sandboxObjects)
    .where(and(eq(sandboxObjects.kind, "customer"), sql`${sandboxObjects.data} @> ${part}::jsonb`));
  return row?.id ?? null;
}
