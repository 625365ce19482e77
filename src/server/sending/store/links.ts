import { and, eq, isNull, sql } from "drizzle-orm";
import type { Ctx } from "#server/context.ts";
import type { Database } from "#server/db/client.ts";
import { documentLinks } from "#server/db/tables/sending.ts";

export type LinkRow = typeof documentLinks.$inferSelect;

/** The one query without an account: a link's hash says whose it is. */
export async function findLinkByHash(db: Database, tokenHash: string): Promise<LinkRow | undefined> {
  const [row] = await db.select().from(documentLinks).where(eq(documentLinks.tokenHash, tokenHash));
  return row;
}

export async function insertLink(
  ctx: Ctx,
  row: Pick<LinkRow, "id" | "documentId" | "snapshotId" | "tokenHash" | "recipient">,
): Promise<void> {
  await ctx.db.insert(documentLinks).values({ userId: ctx.account, ...row, createdAt: ctx.now() });
}

const live = (ctx: Ctx, documentId: string) =>
  and(
    eq(documentLinks.userId, ctx.account),
    eq(documentLinks.documentId, documentId),
    isNull(documentLinks.withdrawnAt),
  );

/** The links of this snapshot that were not withdrawn. */
export async function countLiveLinks(ctx: Ctx, documentId: string, snapshotId: string): Promise<number> {
  const [row] = await ctx.db
    .select({ count: sql<number>`count(*)::int` })
    .from(documentLinks)
    .where(and(live(ctx, documentId), eq(documentLinks.snapshotId, snapshotId)));
  return row?.count ?? 0;
}

export async function withdrawLinks(ctx: Ctx, documentId: string): Promise<void> {
  await ctx.db.update(documentLinks).set({ withdrawnAt: ctx.now() }).where(live(ctx, documentId));
}
