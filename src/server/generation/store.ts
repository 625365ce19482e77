import { and, desc, eq, isNotNull, sql } from "drizzle-orm";
import type { Ctx } from "#server/context.ts";
import { documents } from "#server/db/schema.ts";

const MOST_CLIENTS = 200;

/** The names of the account's most recent clients, which the estimator knows when they are spoken. */
export async function listKnownClients(ctx: Ctx): Promise<string[]> {
  const rows = await ctx.db
    .select({ client: documents.client, latest: sql<string>`max(${documents.createdAt})`.as("latest") })
    .from(documents)
    .where(and(eq(documents.userId, ctx.account), isNotNull(documents.client)))
    .groupBy(documents.client)
    .orderBy(desc(sql`latest`))
    .limit(MOST_CLIENTS);
  return rows.flatMap((row) => (row.client ? [row.client] : []));
}
