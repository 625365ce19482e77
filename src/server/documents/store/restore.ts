import { and, eq, inArray, isNotNull, notInArray, sql } from "drizzle-orm";
import type { Ctx } from "#server/context.ts";
import { documentCounters, documents } from "#server/db/tables/documents.ts";
import type { DocumentContent, DocumentType } from "#shared/documents/schema.ts";
import { contentColumns } from "../rules.ts";
import { learnedFrom } from "./words.ts";

type Insert = typeof documents.$inferInsert;
/** A document as it is written back: what its content and its account say of the row is left out. */
export type RestoredDocument = Omit<
  Insert,
  "userId" | "deletedAt" | "status" | "themeId" | keyof ReturnType<typeof contentColumns>
> &
  Pick<typeof documents.$inferSelect, "status" | "themeId"> & { content: DocumentContent };

/** Writes these documents as they are; those of them that were deleted a moment ago give way. */
export async function insertRestored(ctx: Ctx, restored: readonly RestoredDocument[]): Promise<void> {
  if (restored.length === 0) return;
  const these = and(
    eq(documents.userId, ctx.account),
    inArray(
      documents.id,
      restored.map(({ id }) => id),
    ),
  );
  await ctx.db.delete(documents).where(and(these, isNotNull(documents.deletedAt)));
  const rows = restored.map(({ content, ...rest }) => ({ userId: ctx.account, ...rest, ...contentColumns(content) }));
  await ctx.db.insert(documents).values(rows);
  await ctx.db.execute(learnedFrom(sql`(select user_id, search from ${documents} where ${these}) as restored`));
}

/** Those of the numbers that other documents of the account have. */
export async function listTakenNumbers(
  ctx: Ctx,
  numbered: readonly { id: string; number: string }[],
): Promise<string[]> {
  if (numbered.length === 0) return [];
  const numbers = numbered.map(({ number }) => number);
  const ids = numbered.map(({ id }) => id);
  const rows = await ctx.db
    .select({ number: documents.number })
    .from(documents)
    .where(and(eq(documents.userId, ctx.account), inArray(documents.number, numbers), notInArray(documents.id, ids)));
  return rows.map(({ number }) => number);
}

/** Makes `last` the last number given out for this type, unless a later one was. */
export async function raiseCounter(ctx: Ctx, type: DocumentType, last: number): Promise<void> {
  await ctx.db
    .insert(documentCounters)
    .values({ userId: ctx.account, type, last })
    .onConflictDoUpdate({
      target: [documentCounters.userId, documentCounters.type],
      set: { last: sql`greatest(${documentCounters.last}, ${last}::int)` },
    });
}
