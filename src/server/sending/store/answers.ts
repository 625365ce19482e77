import { and, desc, eq, gte, inArray, isNull, sql } from "drizzle-orm";
import type { Ctx } from "#server/context.ts";
import { documents } from "#server/db/tables/documents.ts";
import { proofEvents } from "#server/db/tables/sending.ts";
import { answerKinds } from "#shared/sending/answers.ts";

/** An answer stands until it is voided, withdrawn, sent anew or marked otherwise by its owner. */
const stands = sql`case ${proofEvents.kind}
  when 'accepted' then ${documents.signedSnapshotId} is not null
  when 'declined' then ${documents.status} = 'declined'
  else ${documents.status} = 'pending' and ${proofEvents.createdAt} >= ${documents.sentAt} end`;

/** The last word of its client. */
const isLast = sql`not exists (
  select from ${proofEvents} later
  where later.user_id = ${proofEvents.userId} and later.document_id = ${proofEvents.documentId}
    and later.sequence > ${proofEvents.sequence} and later.kind in ('accepted', 'declined', 'change_requested'))`;

/** What clients answered last since this instant and what still stands, newest first. */
export async function listAnswerRows(ctx: Ctx, since: Date, limit: number) {
  const { documentId, kind, data, createdAt } = proofEvents;
  const { number, type, title } = documents;
  return ctx.db
    .select({ documentId, kind, data, createdAt, number, type, title })
    .from(proofEvents)
    .innerJoin(documents, and(eq(documents.userId, proofEvents.userId), eq(documents.id, documentId)))
    .where(
      and(
        eq(proofEvents.userId, ctx.account),
        inArray(kind, [...answerKinds]),
        gte(createdAt, since),
        isNull(documents.deletedAt),
        isLast,
        stands,
      ),
    )
    .orderBy(desc(createdAt))
    .limit(limit);
}
