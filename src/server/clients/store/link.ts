import { and, desc, eq, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import type { Ctx } from "#server/context.ts";
import type { Database } from "#server/db/client.ts";
import { documents } from "#server/db/tables/documents.ts";
import type { DocumentContentWire } from "#shared/documents/schema.ts";

const unlinked = and(
  isNull(documents.deletedAt),
  isNotNull(documents.client),
  isNull(documents.clientId),
  sql`btrim(${documents.client}) <> ''`,
);

/** The newest documents whose client has no record yet, with what they say of the client. */
export async function listUnlinked(ctx: Ctx, limit: number) {
  return ctx.db
    .select({
      id: documents.id,
      client: documents.client,
      contact: sql<DocumentContentWire["contact"]>`${documents.content}->'contact'`,
      createdAt: documents.createdAt,
    })
    .from(documents)
    .where(and(eq(documents.userId, ctx.account), unlinked))
    .orderBy(desc(documents.createdAt), desc(documents.id))
    .limit(limit);
}

/** Gives these documents their client's record. */
export async function linkDocuments(ctx: Ctx, ids: readonly string[], clientId: string): Promise<void> {
  await ctx.db
    .update(documents)
    .set({ clientId })
    .where(and(eq(documents.userId, ctx.account), inArray(documents.id, [...ids])));
}

/** Some of the accounts that have such documents. */
export async function listUnlinkedAccounts(db: Database, limit: number): Promise<string[]> {
  const rows = await db.selectDistinct({ userId: documents.userId }).from(documents).where(unlinked).limit(limit);
  return rows.map(({ userId }) => userId);
}
