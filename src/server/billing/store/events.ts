import { and, asc, desc, eq, inArray, isNull } from "drizzle-orm";
import type { AccountId } from "#server/context.ts";
import type { Database } from "#server/db/client.ts";
import { users } from "#server/db/tables/accounts.ts";
import { billingEvents } from "#server/db/tables/billing.ts";
import { MOST_LISTED } from "./most-listed.ts";

export type EventRow = typeof billingEvents.$inferSelect;

/** False when this event was recorded before. */
export async function insertEvent(db: Database, event: typeof billingEvents.$inferInsert): Promise<boolean> {
  const rows = await db
    .insert(billingEvents)
    .values(event)
    .onConflictDoNothing({ target: [billingEvents.userId, billingEvents.key] })
    .returning({ id: billingEvents.id });
  return rows.length === 1;
}

/** Newest first. */
export async function listEvents(db: Database, account: AccountId): Promise<EventRow[]> {
  return db
    .select()
    .from(billingEvents)
    .where(eq(billingEvents.userId, account))
    .orderBy(desc(billingEvents.createdAt), desc(billingEvents.id))
    .limit(MOST_LISTED);
}

/** Locks the oldest events that no mail was queued for, passing over those that another server has, and marks them. */
export async function claimEvents(db: Database, now: Date, limit: number) {
  const waiting = await db
    .select({ event: billingEvents, email: users.email, firstName: users.firstName })
    .from(billingEvents)
    .innerJoin(users, eq(users.id, billingEvents.userId))
    .where(isNull(billingEvents.noticedAt))
    .orderBy(asc(billingEvents.createdAt), asc(billingEvents.id))
    .limit(limit)
    .for("update", { of: billingEvents, skipLocked: true });
  const ids = waiting.map(({ event }) => event.id);
  if (ids.length > 0) await db.update(billingEvents).set({ noticedAt: now }).where(inArray(billingEvents.id, ids));
  return waiting;
}

export async function findEvent(db: Database, userId: string, key: string): Promise<EventRow | undefined> {
  const [row] = await db
    .select()
    .from(billingEvents)
    .where(and(eq(billingEvents.userId, userId), eq(billingEvents.key, key)));
  return row;
}
