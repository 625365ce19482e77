import { and, asc, desc, eq, isNotNull, isNull, sql } from "drizzle-orm";
import type { Ctx } from "#server/context.ts";
import type { Database } from "#server/db/client.ts";
import { invoices, subscriptions } from "#server/db/tables/billing.ts";
import { referralRewards, referrals, users } from "#server/db/tables/accounts.ts";

export type ReferralRow = Pick<typeof referrals.$inferSelect, "refereeEmail" | "createdAt" | "status">;
export type Referrer = { id: string; email: string; cardFingerprint: string | null };

/** The list shows the newest; the figures count all. */
const MOST_REFERRALS = 200;

/** Newest first. */
export async function listReferralRows(ctx: Ctx): Promise<ReferralRow[]> {
  const { refereeEmail, createdAt, status } = referrals;
  return ctx.db
    .select({ refereeEmail, createdAt, status })
    .from(referrals)
    .where(eq(referrals.userId, ctx.account))
    .orderBy(desc(createdAt), desc(referrals.id))
    .limit(MOST_REFERRALS);
}

/** How many referrals the account has, and how many of them are still pending. */
export async function countReferrals(ctx: Ctx): Promise<{ total: number; pending: number }> {
  const [row] = await ctx.db
    .select({
      total: sql<number>`count(*)::int`,
      pending: sql<number>`(count(*) filter (where ${referrals.status} = 'pending'))::int`,
    })
    .from(referrals)
    .where(eq(referrals.userId, ctx.account));
  return row ?? { total: 0, pending: 0 };
}

/** False for a second referral of the same address, which is ignored. */
export async function insertReferral(db: Database, referral: typeof referrals.$inferInsert): Promise<boolean> {
  const rows = await db.insert(referrals).values(referral).onConflictDoNothing().returning({ id: referrals.id });
  return rows.length === 1;
}

/** Whose code this is, with the card that they pay with. */
export async function findReferrer(db: Database, code: string): Promise<Referrer | undefined> {
  const [row] = await db
    .select({ id: users.id, email: users.email, cardFingerprint: subscriptions.cardFingerprint })
    .from(users)
    .leftJoin(subscriptions, and(eq(subscriptions.userId, users.id), eq(subscriptions.id, users.stripeSubscriptionId)))
    .where(eq(users.referralCode, code.trim().toUpperCase()));
  return row;
}

export async function writeReferredBy(db: Database, refereeId: string, referrerId: string): Promise<void> {
  await db.update(users).set({ referredBy: referrerId }).where(eq(users.id, refereeId));
}

/** Locks the referrer, so that no two completions count the same referrals. */
export async function lockReferrer(db: Database, referrerId: string): Promise<boolean> {
  const rows = await db.select({ id: users.id }).from(users).where(eq(users.id, referrerId)).for("update");
  return rows.length === 1;
}

/** Completes the pending referral of this newcomer; false when there is none. */
export async function markCompleted(
  db: Database,
  referrerId: string,
  refereeId: string,
  now: Date,
): Promise<{ id: string; refereeEmail: string } | undefined> {
  const [row] = await db
    .update(referrals)
    .set({ status: "completed", completedAt: now, updatedAt: now })
    .where(and(eq(referrals.userId, referrerId), eq(referrals.refereeId, refereeId), eq(referrals.status, "pending")))
    .returning({ id: referrals.id, refereeEmail: referrals.refereeEmail });
  return row;
}

/** Completed referrals that are in no reward yet, oldest first. */
export async function listUnrewarded(db: Database, referrerId: string, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: referrals.id })
    .from(referrals)
    .where(and(eq(referrals.userId, referrerId), eq(referrals.status, "completed")))
    .orderBy(asc(referrals.completedAt), asc(referrals.id))
    .limit(limit);
  return rows.map((row) => row.id);
}

export async function markRewarded(db: Database, referrerId: string, ids: string[], now: Date): Promise<void> {
  for (const id of ids)
    await db
      .update(referrals)
      .set({ status: "rewarded", rewardedAt: now, updatedAt: now })
      .where(and(eq(referrals.userId, referrerId), eq(referrals.id, id)));
}

export async function insertReward(db: Database, reward: typeof referralRewards.$inferInsert): Promise<void> {
  await db.insert(referralRewards).values(reward);
  await db
    .update(users)
    .set({ referralCredits: sql`${users.referralCredits} + 1` })
    .where(eq(users.id, reward.userId));
}

/** Rewards that the provider has not been told of, of accounts that have a subscription to lower, oldest first. */
export async function listUnappliedRewards(db: Database, limit: number) {
  return db
    .select({
      userId: referralRewards.userId,
      id: referralRewards.id,
      monthly: subscriptions.monthly,
      customerId: users.stripeCustomerId,
    })
    .from(referralRewards)
    .innerJoin(users, eq(users.id, referralRewards.userId))
    .innerJoin(subscriptions, and(eq(subscriptions.userId, users.id), eq(subscriptions.id, users.stripeSubscriptionId)))
    .where(
      and(
        isNull(referralRewards.appliedAt),
        isNotNull(users.stripeCustomerId),
        sql`${subscriptions.status} <> 'canceled'`,
      ),
    )
    .orderBy(asc(referralRewards.createdAt))
    .limit(limit);
}

export async function markApplied(db: Database, userId: string, id: string, now: Date): Promise<void> {
  await db
    .update(referralRewards)
    .set({ appliedAt: now })
    .where(and(eq(referralRewards.userId, userId), eq(referralRewards.id, id)));
}

/** Pending referrals whose newcomer has a paid invoice: what a server that died did not get to. */
export async function listOverlooked(
  db: Database,
  limit: number,
): Promise<{ referrerId: string; refereeId: string }[]> {
  const rows = await db
    .selectDistinct({ referrerId: referrals.userId, refereeId: referrals.refereeId })
    .from(referrals)
    .innerJoin(invoices, eq(invoices.userId, referrals.refereeId))
    .where(and(eq(referrals.status, "pending"), eq(invoices.status, "paid"), sql`${invoices.total} > 0`))
    .limit(limit);
  return rows.flatMap(({ referrerId, refereeId }) => (refereeId === null ? [] : [{ referrerId, refereeId }]));
}
