import type { Ctx, Deps } from "#server/context.ts";
import { atomically } from "#server/context.ts";
import { appendEvent, lockRow } from "#server/documents/service/read.ts";
import { centsFromDecimal } from "#server/db/money.ts";
import { AppError } from "#server/errors.ts";
import { dayOf } from "#shared/dates.ts";
import { withTotals } from "#shared/documents/totals.ts";
import { clientContent } from "#shared/sending/client-content.ts";
import type { ClientPage, LinkState } from "#shared/sending/schema.ts";
import { noteSending } from "../store/documents.ts";
import { findProofWith } from "../store/proof.ts";
import { openLink, type OpenedLink } from "./open-link.ts";
import { appendProof, listProof, type ProofRow } from "./proof.ts";
import { getSnapshot, getSnapshotPdf, type Snapshot } from "./snapshots.ts";

/** What may still be read by a link that stands so. */
const READABLE: ReadonlySet<LinkState> = new Set(["open", "expired", "accepted", "declined"]);

/** What is shown: what was signed, where it was; an invoice with what was paid on it since. */
async function shown(ctx: Ctx, { row, snapshot }: OpenedLink): Promise<Snapshot> {
  if (row?.signedSnapshotId) return getSnapshot(ctx, row.signedSnapshotId);
  if (row?.type !== "invoice" || snapshot.type !== "invoice") return snapshot;
  const amountPaid = centsFromDecimal(row.paidAmount) ?? snapshot.content.amountPaid;
  return { ...snapshot, content: withTotals({ ...snapshot.content, amountPaid }) };
}

const textOf = (event: ProofRow | undefined, field: string): string | null => {
  const value = event?.data[field];
  return typeof value === "string" ? value : null;
};

/** The last answer that stands: not one from before the document was voided or sent anew. */
function answerOf({ state, row }: OpenedLink, events: readonly ProofRow[]): ClientPage["answer"] {
  if (state !== "accepted" && state !== "declined") return null;
  const event = events.findLast(({ kind }) => kind === state);
  const isClients =
    row?.signedSnapshotId != null ||
    (state === "declined" && event?.createdAt.getTime() === row?.answeredAt?.getTime());
  const at = row?.answeredAt ?? event?.createdAt;
  if (!at) return null;
  return {
    name: isClients ? textOf(event, "name") : null,
    at: at.toISOString(),
    isSigned: row?.signedSnapshotId != null,
  };
}

function voidedOf({ snapshot, state }: OpenedLink, events: readonly ProofRow[]): ClientPage["voided"] {
  const last = events.findLast(({ kind }) => kind === "voided" || kind === "accepted");
  const reason = textOf(last, "reason");
  const isOfThis = last && last.createdAt >= snapshot.createdAt && last.kind === "voided";
  return isOfThis && reason !== null && state !== "accepted" ? { at: last.createdAt.toISOString(), reason } : null;
}

/** What a client sees. `visitor` is the signed-in user of the browser that asks, if there is one. */
export async function readClientPage(deps: Deps, token: string, visitor: string | null): Promise<ClientPage> {
  const opened = await openLink(deps, token);
  const { ctx, link, snapshot, row, state } = opened;
  const isReadable = READABLE.has(state) && row !== null;
  const { number, type, content, theme } = isReadable ? await shown(ctx, opened) : snapshot;
  const events = isReadable ? await listProof(ctx, link.documentId) : [];
  const asked = events.findLast(({ kind, data }) => kind === "change_requested" && data["snapshotId"] === snapshot.id);
  return {
    state,
    business: content.businessInfo,
    theme,
    document: isReadable
      ? { number, type, status: row.status, createdOn: dayOf(row.createdAt), content: clientContent(content) }
      : null,
    mayAccept: state === "open" && type !== "invoice",
    mayAsk: isReadable && state !== "accepted",
    answer: answerOf(opened, events),
    askedAt: asked?.createdAt.toISOString() ?? null,
    voided: voidedOf(opened, events),
    isOwner: visitor === link.userId,
  };
}

/** The PDF of what the link shows: as it was sent or signed; of an invoice that was paid on since with today's balance. */
export async function readClientPdf(deps: Deps, token: string): Promise<{ bytes: Uint8Array; fileName: string }> {
  const opened = await openLink(deps, token);
  if (!READABLE.has(opened.state))
    throw new AppError("conflict", "This document cannot be read by this link any more.");
  const { ctx, row, snapshot } = opened;
  const { id, number, type, content, theme } = await shown(ctx, opened);
  const isSigned = row?.signedSnapshotId === id;
  const fileName = `${number}${isSigned ? "-signed" : ""}.pdf`;
  if (!row || isSigned || content.amountPaid === snapshot.content.amountPaid)
    return { bytes: await getSnapshotPdf(ctx, id), fileName };
  const printed = { number, type, status: row.status, content, createdOn: dayOf(row.createdAt) };
  return { bytes: await deps.pdf.render(printed, theme), fileName };
}

/** A person who looks again within this time looked once. */
const ONE_LOOK_MS = 24 * 3_600_000;

/** Notes that a person's browser has shown the page for a moment. Its owner's own look is none. */
export async function noteView(deps: Deps, token: string, visitor: string | null): Promise<void> {
  const { ctx, link, state } = await openLink(deps, token);
  if (visitor === link.userId || !READABLE.has(state)) return;
  await atomically(ctx, async (tx) => {
    const row = await lockRow(tx, link.documentId);
    const last = await findProofWith(tx, row.id, "viewed", ["linkId", link.id]);
    if (last && tx.now().getTime() - last.createdAt.getTime() < ONE_LOOK_MS) return;
    await appendProof(tx, row.id, "viewed", {
      linkId: link.id,
      snapshotId: link.snapshotId,
      recipient: link.recipient,
    });
    await appendEvent(tx, row.id, "viewed");
    if (row.viewedAt === null && row.sentSnapshotId === link.snapshotId)
      await noteSending(tx, row.id, { viewedAt: tx.now() });
  });
}
