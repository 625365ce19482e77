import { inArray } from "drizzle-orm";
import type { Database } from "#server/db/client.ts";
import { trialClaims } from "#server/db/tables/billing.ts";

export async function hasClaim(db: Database, keys: string[]): Promise<boolean> {
  const rows = await db
    .select({ key: trialClaims.key })
    .from(trialClaims)
    .where(inArray(trialClaims.key, keys))
    .limit(1);
  return rows.length > 0;
}

/** False when one of the keys was claimed before. */
export async function insertClaims(db: Database, keys: string[], now: Date): Promise<boolean> {
  const rows = await db
    .insert(trialClaims)
    .values(keys.map((key) => ({ key, createdAt: now })))
    .onConflictDoNothing()
    .returning({ key: trialClaims.key });
  return rows.length === keys.length;
}
