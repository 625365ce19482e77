import type { Database } from "#server/db/client.ts";
import { referrals } from "#server/db/schema.ts";

export async function insertReferral(db: Database, referral: typeof referrals.$inferInsert): Promise<void> {
  await db.insert(referrals).values(referral).onConflictDoNothing();
}
