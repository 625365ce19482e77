import { desc, eq, sql } from "drizzle-orm";
import type { Ctx } from "#server/context.ts";
import type { Database } from "#server/db/client.ts";
import { referrals } from "#server/db/schema.ts";

export type ReferralRow = Pick<typeof referrals.$inferSelect, "refereeEmail" | "createdAt" | "status">;

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

/** A second referral of the same address is ignored. */
export async function insertReferral(db: Database, referral: typeof referrals.$inferInsert): Promise<void> {
  await db.insert(referrals).values(referral).onConflictDoNothing();
}
