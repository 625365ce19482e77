import type { Ctx } from "#server/context.ts";
import type { DocumentRow } from "#server/documents/service/read.ts";
import { isStillOpen } from "#server/sending/service/open-link.ts";
import { isWaiting } from "#server/sending/service/links.ts";
import type { FollowUpFacts } from "#shared/follow-ups/plan.ts";
import type { FollowUpSettings } from "#shared/follow-ups/schema.ts";

/** What the plan of a document's mails follows from. */
export const factsOf = (row: DocumentRow, settings: FollowUpSettings): FollowUpFacts => ({
  isInvoice: row.type === "invoice",
  sentAt: row.sentAt,
  validUntil: row.validUntil,
  dueOn: isWaiting(row) ? row.dueOn : null,
  settings,
});

/** The snapshot that a client can be reminded of: it waits, and is what the document says. Null without one. */
export async function openSnapshot(ctx: Ctx, row: DocumentRow): Promise<string | null> {
  const { sentSnapshotId } = row;
  return sentSnapshotId !== null && isWaiting(row) && (await isStillOpen(ctx, row, sentSnapshotId))
    ? sentSnapshotId
    : null;
}
