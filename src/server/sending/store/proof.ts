import { and, desc, eq, sql } from "drizzle-orm";
import type { Ctx } from "#server/context.ts";
import { proofEvents } from "#server/db/tables/sending.ts";

export type ProofRow = typeof proofEvents.$inferSelect;

const ofDocument = (ctx: Ctx, documentId: string) =>
  and(eq(proofEvents.userId, ctx.account), eq(proofEvents.documentId, documentId));

export async function insertProof(ctx: Ctx, row: ProofRow): Promise<void> {
  await ctx.db.insert(proofEvents).values({ ...row, userId: ctx.account });
}

export async function findLastProof(ctx: Ctx, documentId: string): Promise<ProofRow | undefined> {
  const [row] = await ctx.db
    .select()
    .from(proofEvents)
    .where(ofDocument(ctx, documentId))
    .orderBy(desc(proofEvents.sequence))
    .limit(1);
  return row;
}

/** All of a document's, oldest first. */
export async function listProofRows(ctx: Ctx, documentId: string): Promise<ProofRow[]> {
  return ctx.db.select().from(proofEvents).where(ofDocument(ctx, documentId)).orderBy(proofEvents.sequence);
}

/** The newest of this kind whose data has this value in this field. */
export async function findProofWith(
  ctx: Ctx,
  documentId: string,
  kind: string,
  [field, value]: readonly [string, string],
): Promise<ProofRow | undefined> {
  const [row] = await ctx.db
    .select()
    .from(proofEvents)
    .where(
      and(
        ofDocument(ctx, documentId),
        eq(proofEvents.kind, kind),
        sql`${proofEvents.data}->>${field}::text = ${value}`,
      ),
    )
    .orderBy(desc(proofEvents.sequence))
    .limit(1);
  return row;
}

/** How many of this kind there are of one sending. */
export const countProof = (ctx: Ctx, documentId: string, kind: string, snapshotId: string): Promise<number> =>
  ctx.db.$count(
    proofEvents,
    and(
      ofDocument(ctx, documentId),
      eq(proofEvents.kind, kind),
      sql`${proofEvents.data}->>'snapshotId' = ${snapshotId}`,
    ),
  );
