import { atomically, type Ctx } from "#server/context.ts";
import { storeChange } from "#server/documents/service/change.ts";
import { appendEvent, lockRow, type DocumentRow } from "#server/documents/service/read.ts";
import { AppError } from "#server/errors.ts";
import { countConversions, noteSending } from "../store/documents.ts";
import { withdrawLinks } from "../store/links.ts";
import { appendProof } from "./proof.ts";
import { getSnapshot } from "./snapshots.ts";

/** Ends every link of a document. One that waits for an answer is a draft again. */
export const withdrawDocument = (ctx: Ctx, id: string): Promise<void> =>
  atomically(ctx, async (tx) => {
    const row = await lockRow(tx, id);
    if (row.sentSnapshotId === null) throw new AppError("conflict", "This document has no link to withdraw.");
    await withdrawLinks(tx, id);
    await appendProof(tx, id, "withdrawn", { snapshotId: row.sentSnapshotId });
    await appendEvent(tx, id, "withdrawn");
    if (row.status !== "pending") return noteSending(tx, id, { sentSnapshotId: null });
    await appendEvent(tx, id, "status", { from: "pending", to: "draft" });
    return noteSending(tx, id, { status: "draft", sentAt: null, viewedAt: null, sentSnapshotId: null });
  });

async function requireSigned(tx: Ctx, row: DocumentRow): Promise<string> {
  if (row.signedSnapshotId === null) throw new AppError("conflict", "This document was not signed by your client.");
  if ((await countConversions(tx, row.id)) > 0)
    throw new AppError("conflict", "An invoice was made from this document. Delete the invoice first.");
  return row.signedSnapshotId;
}

/**
 * Takes back what a client accepted, with a reason that they see: the document waits for an answer again as it was sent,
 * by the same links. What was signed stays in the proof.
 */
export const voidAcceptance = (ctx: Ctx, id: string, reason: string): Promise<void> =>
  atomically(ctx, async (tx) => {
    const row = await lockRow(tx, id);
    const signedSnapshotId = await requireSigned(tx, row);
    const sent = row.sentSnapshotId === null ? null : await getSnapshot(tx, row.sentSnapshotId);
    const status = sent ? "pending" : "draft";
    const { content } = sent ?? (await getSnapshot(tx, signedSnapshotId));
    await appendProof(tx, id, "voided", { snapshotId: signedSnapshotId, reason });
    await appendEvent(tx, id, "voided", { reason });
    const answer = { answeredAt: null, acceptedAmount: null, signedSnapshotId: null };
    await storeChange(tx, { ...row, signedSnapshotId: null }, { content, status, reason: "voided", answer });
  });
