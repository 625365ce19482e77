import { asc, eq, lt } from "drizzle-orm";
import type { Database } from "#server/db/client.ts";
import { signUpAttempts } from "#server/db/tables/billing.ts";

export async function insertAttempt(db: Database, customerId: string, now: Date): Promise<void> {
  await db.insert(signUpAttempts).values({ customerId, createdAt: now }).onConflictDoNothing();
}

export async function removeAttempt(db: Database, customerId: string): Promise<void> {
  await db.delete(signUpAttempts).where(eq(signUpAttempts.customerId, customerId));
}

/** Customers of sign-ups that began before `before`, oldest first. */
export async function listAttempts(db: Database, before: Date, limit: number): Promise<string[]> {
  const rows = await db
    .select({ customerId: signUpAttempts.customerId })
    .from(signUpAttempts)
    .where(lt(signUpAttempts.createdAt, before))
    .orderBy(asc(signUpAttempts.createdAt))
    .limit(limit);
  return rows.map((row) => row.customerId);
}
