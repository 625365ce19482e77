import { desc, eq } from "drizzle-orm";
import type { Ctx } from "#server/context.ts";
import type { Database } from "#server/db/client.ts";
import { referrals } from "#server/db/schema.ts";

export type ReferralRow = Pick<typeof referrals.$inferSelect, "refereeEmail" | "createdAt" | "status">;

const MOST_REFERRALS = 1_000;

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

/** A second referral of the same address is ignored. */
export async function insertReferral(db: Database, referral: typeof referrals.$inferInsert): Promise<void> {
  await db.insert(referrals).values(referral).onConflictDoNothing();
}
