import { and, asc, desc, eq, gte, inArray, isNotNull, lte, ne, or } from "drizzle-orm";
import type { Database } from "#server/db/client.ts";
import { users } from "#server/db/tables/accounts.ts";
import { subscriptions } from "#server/db/tables/billing.ts";
import { MOST_LISTED } from "./most-listed.ts";

export type SubscriptionRow = typeof subscriptions.$inferSelect;
export type NewSubscription = typeof subscriptions.$inferInsert;

/** Newest first. */
export async function listSubscriptions(db: Database, userId: string): Promise<SubscriptionRow[]> {
  return db
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.userId, userId))
    .orderBy(desc(subscriptions.createdAt), desc(subscriptions.id))
    .limit(MOST_LISTED);
}

export async function writeSubscription(db: Database, row: NewSubscription): Promise<void> {
  const { userId: _userId, id: _id, createdAt: _createdAt, ...changes } = row;
  await db
    .insert(subscriptions)
    .values(row)
    .onConflictDoUpdate({ target: [subscriptions.userId, subscriptions.id], set: changes });
}

type Standing = Pick<SubscriptionRow, "userId" | "id" | "trialEnd" | "endedAt" | "monthly">;
const standing = {
  userId: subscriptions.userId,
  id: subscriptions.id,
  trialEnd: subscriptions.trialEnd,
  endedAt: subscriptions.endedAt,
  monthly: subscriptions.monthly,
};
const isCurrent = eq(users.stripeSubscriptionId, subscriptions.id);

/** Accounts whose subscription has something to come by now: a period that is over, or a payment that failed. */
export async function listDue(db: Database, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .select({ userId: subscriptions.userId })
    .from(subscriptions)
    .innerJoin(users, and(eq(users.id, subscriptions.userId), isCurrent))
    .where(
      and(
        ne(subscriptions.status, "canceled"),
        or(lte(subscriptions.currentPeriodEnd, now), inArray(subscriptions.status, ["past_due", "unpaid"])),
      ),
    )
    .orderBy(asc(subscriptions.updatedAt), asc(subscriptions.id))
    .limit(limit);
  return rows.map((row) => row.userId);
}

/** Trials that go on into a paid month between the two instants. */
export async function listTrialsEnding(db: Database, from: Date, to: Date, limit: number): Promise<Standing[]> {
  return db
    .select(standing)
    .from(subscriptions)
    .innerJoin(users, and(eq(users.id, subscriptions.userId), isCurrent))
    .where(
      and(eq(subscriptions.status, "trialing"), gte(subscriptions.trialEnd, from), lte(subscriptions.trialEnd, to)),
    )
    .orderBy(asc(subscriptions.trialEnd), asc(subscriptions.id))
    .limit(limit);
}

/** Accounts whose own subscription ended before `before`, and which have no other. */
export async function listEnded(db: Database, before: Date, limit: number): Promise<Standing[]> {
  return db
    .select(standing)
    .from(subscriptions)
    .innerJoin(users, and(eq(users.id, subscriptions.userId), isCurrent))
    .where(
      and(eq(subscriptions.status, "canceled"), isNotNull(subscriptions.endedAt), lte(subscriptions.endedAt, before)),
    )
    .orderBy(asc(subscriptions.endedAt), asc(subscriptions.id))
    .limit(limit);
}
