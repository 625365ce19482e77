import { and, desc, eq, isNotNull } from "drizzle-orm";
import type { Ctx } from "#server/context.ts";
import { documents } from "#server/db/schema.ts";

/** Names are looked for in this many of the newest documents: an index range, however many there are. */
const DOCUMENTS_READ = 200;

/** The names of the account's most recent clients, newest first, which the estimator knows when they are spoken. */
export async function listKnownClients(ctx: Ctx): Promise<string[]> {
  const rows = await ctx.db
    .select({ client: documents.client })
    .from(documents)
    .where(and(eq(documents.userId, ctx.account), isNotNull(documents.client)))
    .orderBy(desc(documents.createdAt), desc(documents.id))
    .limit(DOCUMENTS_READ);
  return [...new Set(rows.flatMap((row) => (row.client ? [row.client] : [])))];
}
