import { and, eq } from "drizzle-orm";
import type { Ctx } from "#server/context.ts";
import { documents } from "#server/db/tables/documents.ts";
import { documentConversions } from "#server/db/tables/money.ts";

type SendingColumns = Partial<
  Pick<
    typeof documents.$inferInsert,
    "status" | "sentAt" | "viewedAt" | "answeredAt" | "acceptedAmount" | "sentSnapshotId" | "signedSnapshotId"
  >
>;

/** Notes on a document what became of its sending; what it says, and its version, stay. */
export async function noteSending(ctx: Ctx, id: string, columns: SendingColumns): Promise<void> {
  await ctx.db
    .update(documents)
    .set({ ...columns, updatedAt: ctx.now() })
    .where(and(eq(documents.userId, ctx.account), eq(documents.id, id)));
}

/** Invoices that were made from it. */
export const countConversions = (ctx: Ctx, sourceId: string): Promise<number> =>
  ctx.db.$count(
    documentConversions,
    and(eq(documentConversions.userId, ctx.account), eq(documentConversions.sourceId, sourceId)),
  );
