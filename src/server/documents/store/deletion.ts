import { and, eq, isNotNull, isNull, lt, sql } from "drizzle-orm";
import type { Ctx } from "#server/context.ts";
import type { Database } from "#server/db/client.ts";
import { documents } from "#server/db/tables/documents.ts";
import { forgetWords } from "./words.ts";

const own = (ctx: Ctx, id: string) => and(eq(documents.userId, ctx.account), eq(documents.id, id));

/** Takes a document out of everything. False when there is none. */
export async function markDeleted(ctx: Ctx, id: string): Promise<boolean> {
  const rows = await ctx.db
    .update(documents)
    .set({ deletedAt: ctx.now() })
    .where(and(own(ctx, id), isNull(documents.deletedAt)))
    .returning({ id: documents.id });
  return rows.length === 1;
}

/** Brings a deleted document back as it was. False when there is none that is deleted. */
export async function unmarkDeleted(ctx: Ctx, id: string): Promise<boolean> {
  const rows = await ctx.db
    .update(documents)
    .set({ deletedAt: null })
    .where(and(own(ctx, id), isNotNull(documents.deletedAt)))
    .returning({ id: documents.id });
  return rows.length === 1;
}

/** Some of the accounts that have documents deleted before this instant. */
export async function listAccountsWithDeleted(db: Database, before: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectDistinct({ userId: documents.userId })
    .from(documents)
    .where(lt(documents.deletedAt, before))
    .limit(limit);
  return rows.map(({ userId }) => userId);
}

/** Removes for good what was deleted before this instant, with its versions, and the words that nothing else has. */
export async function removeDeleted(ctx: Ctx, before: Date): Promise<void> {
  const removed = await ctx.db
    .delete(documents)
    .where(and(eq(documents.userId, ctx.account), lt(documents.deletedAt, before)))
    .returning({ words: sql<string[]>`tsvector_to_array(${documents.search})` });
  await forgetWords(ctx, [...new Set(removed.flatMap(({ words }) => words))]);
}
