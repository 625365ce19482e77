import { atomically, type Ctx } from "#server/context.ts";
import { appendEvent, getRow, lockRow, type DocumentRow } from "#server/documents/service/read.ts";
import { AppError } from "#server/errors.ts";
import { documentContentSchema } from "#shared/documents/schema.ts";
import { openPoints } from "#shared/sending/open-points.ts";
import type { MakeLinkInput, SendDocument } from "#shared/sending/schema.ts";
import { noteSending } from "../store/documents.ts";
import { findProofWith } from "../store/proof.ts";
import { findSnapshotRow } from "../store/snapshots.ts";
import { freeze, frozenHash, storeFrozen, type Frozen } from "./freeze.ts";
import { createLink } from "./links.ts";
import { queueSending } from "./mails.ts";
import { appendProof } from "./proof.ts";

/** Throws `conflict` when its owner looked at another version than the one that would be sent. */
function requireVersion(row: DocumentRow, version: number): void {
  if (row.version !== version)
    throw new AppError("conflict", "This document was changed somewhere else in the meantime. Look at it again first.");
}

/** Throws `conflict` with what is open, unless its owner was told. */
function requireClosed(row: DocumentRow, evenOpen: boolean): void {
  const open = evenOpen ? null : openPoints(documentContentSchema.decode(row.content));
  if (open)
    throw new AppError("conflict", "This document has open questions or lines without a price.", { details: { open } });
}

/** Throws `conflict` for what a client signed: sending it again would take their answer away. */
function requireNotSigned(row: DocumentRow): void {
  if (row.signedSnapshotId !== null)
    throw new AppError(
      "conflict",
      "Your client signed this document already. Copy its link to show it again, or start a new version of it.",
    );
}

/** A document as it would be sent, with its PDF: set before anything is locked. */
async function prepare(ctx: Ctx, row: DocumentRow): Promise<{ frozen: Frozen; pdf: Uint8Array }> {
  const frozen = await freeze(ctx, row, "pending");
  return { frozen, pdf: await ctx.deps.pdf.render(frozen.printed, frozen.theme) };
}

/** Makes what was prepared the state that links open, and the document pending. What is the same as before stays it. */
async function settle(tx: Ctx, row: DocumentRow, { frozen, pdf }: { frozen: Frozen; pdf: Uint8Array }) {
  const before = row.sentSnapshotId === null ? undefined : await findSnapshotRow(tx, row.sentSnapshotId);
  const isSame = before !== undefined && before.sha256 === frozenHash(frozen, pdf);
  const snapshotId = isSame ? before.id : await storeFrozen(tx, frozen, pdf);
  await noteSending(tx, row.id, {
    status: "pending",
    sentAt: tx.now(),
    viewedAt: isSame ? row.viewedAt : null,
    answeredAt: null,
    acceptedAmount: null,
    sentSnapshotId: snapshotId,
  });
  if (row.status !== "pending") await appendEvent(tx, row.id, "status", { from: row.status, to: "pending" });
  return snapshotId;
}

/** Sends a document by mail: freezes it, queues a mail to each address, and makes it pending. Once for each sendingId. */
export async function sendDocument(ctx: Ctx, id: string, input: SendDocument): Promise<void> {
  const before = await getRow(ctx, id);
  if (await findProofWith(ctx, id, "sent", ["sendingId", input.sendingId])) return;
  requireVersion(before, input.version);
  requireNotSigned(before);
  requireClosed(before, input.evenOpen);
  const prepared = await prepare(ctx, before);
  await atomically(ctx, async (tx) => {
    const row = await lockRow(tx, id);
    if (await findProofWith(tx, id, "sent", ["sendingId", input.sendingId])) return;
    requireVersion(row, input.version);
    requireNotSigned(row);
    const snapshotId = await settle(tx, row, prepared);
    const { printed } = prepared.frozen;
    const recipients = await queueSending(tx, { documentId: id, snapshotId, printed, input });
    const hash = frozenHash(prepared.frozen, prepared.pdf);
    const { sendingId, subject } = input;
    await appendProof(tx, id, "sent", { sendingId, snapshotId, snapshotSha256: hash, subject, recipients });
    await appendEvent(tx, id, "sent", { snapshotId, to: input.to });
  });
}

/**
 * A fresh link to what was sent. A document that was not sent, or was changed since, is sent by this: it is frozen and
 * becomes pending, and who has the link has the document.
 */
export async function copyLink(ctx: Ctx, id: string, { version, evenOpen }: MakeLinkInput): Promise<string> {
  const before = await getRow(ctx, id);
  requireVersion(before, version);
  const isSigned = before.signedSnapshotId !== null;
  if (!isSigned) requireClosed(before, evenOpen);
  const prepared = isSigned ? null : await prepare(ctx, before);
  return atomically(ctx, async (tx) => {
    const row = await lockRow(tx, id);
    requireVersion(row, version);
    const sent = row.sentSnapshotId;
    if (row.signedSnapshotId !== null || !prepared) {
      if (sent === null) throw new AppError("conflict", "This document was changed in the meantime. Look at it again.");
      return createLink(tx, { documentId: id, snapshotId: sent, recipient: null });
    }
    const hash = frozenHash(prepared.frozen, prepared.pdf);
    const current = sent === null ? undefined : await findSnapshotRow(tx, sent);
    if (current?.sha256 === hash && row.status === "pending")
      return createLink(tx, { documentId: id, snapshotId: current.id, recipient: null });
    const snapshotId = await settle(tx, row, prepared);
    await appendProof(tx, id, "sent", { snapshotId, snapshotSha256: hash, recipients: [] });
    await appendEvent(tx, id, "sent", { snapshotId, to: [] });
    return createLink(tx, { documentId: id, snapshotId, recipient: null });
  });
}
