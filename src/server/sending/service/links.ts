import { accountId, contextOf, type Ctx, type Deps } from "#server/context.ts";
import type { Attachment } from "#server/adapters/mail/mail.ts";
import { AppError } from "#server/errors.ts";
import { getRow, type DocumentRow } from "#server/documents/service/read.ts";
import { newId } from "#server/ids.ts";
import type { AboutDocument, LinkFor } from "#server/mail/service.ts";
import { hashOfSecret, newSecret } from "#server/secrets.ts";
import { MOST_LINKS } from "#shared/sending/schema.ts";
import { countLiveLinks, insertLink } from "../store/links.ts";
import { getSnapshot, getSnapshotPdf } from "./snapshots.ts";

/** Makes a link to a snapshot: the path of its page. Only a hash of what the path carries is kept. */
export async function createLink(
  ctx: Ctx,
  { documentId, snapshotId, recipient }: { documentId: string; snapshotId: string; recipient: string | null },
): Promise<string> {
  if ((await countLiveLinks(ctx, documentId, snapshotId)) >= MOST_LINKS)
    throw new AppError(
      "conflict",
      `A document has at most ${MOST_LINKS} links. Withdraw them, and send the document again.`,
    );
  const secret = newSecret();
  const id = newId(ctx.now().getTime());
  await insertLink(ctx, { id, documentId, snapshotId, tokenHash: hashOfSecret(secret), recipient });
  return `/d/${secret}`;
}

/** True while a document waits: an offer for its answer, an invoice for its money. */
export function isWaiting({ type, status, signedSnapshotId, amount, paidAmount }: DocumentRow): boolean {
  if (type !== "invoice") return status === "pending" && signedSnapshotId === null;
  return (status === "pending" || status === "accepted") && Number(paidAmount ?? 0) < Number(amount);
}

/** The link of a mail, made when the mail is sent; null when the document was withdrawn or sent anew since. */
export async function makeDocumentLink(deps: Deps, { userId, email, about }: LinkFor): Promise<string | null> {
  if (!about) return null;
  const ctx = contextOf(deps, accountId(userId), "mail");
  const row = await getRow(ctx, about.documentId).catch((error: unknown) => {
    if (error instanceof AppError && error.code === "not_found") return null;
    throw error;
  });
  const isCurrent = row?.sentSnapshotId === about.snapshotId || row?.signedSnapshotId === about.snapshotId;
  if (!row?.sentSnapshotId || !isCurrent || (about.whileOpen && !isWaiting(row))) return null;
  return createLink(ctx, { documentId: row.id, snapshotId: row.sentSnapshotId, recipient: email });
}

export async function attachPdf(deps: Deps, userId: string, { snapshotId }: AboutDocument): Promise<Attachment> {
  const ctx = contextOf(deps, accountId(userId), "mail");
  const { number } = await getSnapshot(ctx, snapshotId);
  return { fileName: `${number}.pdf`, contentType: "application/pdf", bytes: await getSnapshotPdf(ctx, snapshotId) };
}
