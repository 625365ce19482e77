import { and, eq, sql, type SQLWrapper } from "drizzle-orm";
import type { Ctx } from "#server/context.ts";
import { documents } from "#server/db/tables/documents.ts";
import { documentSnapshots } from "#server/db/tables/sending.ts";

export type SnapshotRow = Omit<typeof documentSnapshots.$inferSelect, "pdf">;

const { userId, id, documentId, version, number, type, amount, content, business, theme, sha256, createdAt } =
  documentSnapshots;
/** The PDF is large, and read by who wants it alone. */
const columns = { userId, id, documentId, version, number, type, amount, content, business, theme, sha256, createdAt };

const own = (ctx: Ctx, snapshotId: string) => and(eq(userId, ctx.account), eq(id, snapshotId));

export async function insertSnapshot(
  ctx: Ctx,
  row: Omit<typeof documentSnapshots.$inferInsert, "userId" | "createdAt">,
): Promise<void> {
  await ctx.db.insert(documentSnapshots).values({ userId: ctx.account, ...row, createdAt: ctx.now() });
}

export async function findSnapshotRow(ctx: Ctx, snapshotId: string): Promise<SnapshotRow | undefined> {
  const [row] = await ctx.db.select(columns).from(documentSnapshots).where(own(ctx, snapshotId));
  return row;
}

export async function findPdf(ctx: Ctx, snapshotId: string): Promise<Uint8Array | undefined> {
  const [row] = await ctx.db.select({ pdf: documentSnapshots.pdf }).from(documentSnapshots).where(own(ctx, snapshotId));
  return row?.pdf;
}

/** What is compared of an invoice: money that comes in changes what it says, and not what was sent. */
const said = (column: SQLWrapper) =>
  sql`case when ${type} = 'invoice' then ${column} - 'amountPaid' else ${column} end`;

/** Whether the document says what this snapshot of it says, word for word. */
export async function isUnchanged(ctx: Ctx, ofDocument: string, snapshotId: string): Promise<boolean> {
  const [row] = await ctx.db
    .select({ same: sql<boolean>`${said(documents.content)} = ${said(documentSnapshots.content)}` })
    .from(documentSnapshots)
    .innerJoin(documents, and(eq(documents.userId, userId), eq(documents.id, documentId)))
    .where(and(own(ctx, snapshotId), eq(documentId, ofDocument)));
  return row?.same === true;
}
