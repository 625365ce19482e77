import { and, eq, inArray, isNull, ne, sql } from "drizzle-orm";
import type { Database } from "#server/db/client.ts";
import { users } from "#server/db/tables/accounts.ts";
import { documents } from "#server/db/tables/documents.ts";
import type { Stats } from "#shared/marketing/schema.ts";

const ACTIVE = ["active", "trialing", "past_due"] as const;

/** Totals over all accounts but one, the demo's; a number for each, and nothing of whose they are. */
export async function countTotals(db: Database, demoEmail: string): Promise<Stats> {
  const isReal = ne(sql`lower(${users.email})`, demoEmail.toLowerCase());
  const [active] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(users)
    .where(and(isReal, inArray(users.subscriptionStatus, [...ACTIVE])));
  const [written] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(documents)
    .innerJoin(users, eq(users.id, documents.userId))
    .where(and(isReal, isNull(documents.deletedAt)));
  return { documents: written?.count ?? 0, activeUsers: active?.count ?? 0 };
}
