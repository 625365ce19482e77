import { accountId, contextOf, type Ctx, type Deps } from "#server/context.ts";
import { findRow, type DocumentRow } from "#server/documents/service/read.ts";
import { notFound } from "#server/errors.ts";
import { hashOfSecret } from "#server/secrets.ts";
import type { LinkState } from "#shared/sending/schema.ts";
import { linkState } from "../rules.ts";
import { findLinkByHash, type LinkRow } from "../store/links.ts";
import { isUnchanged } from "../store/snapshots.ts";
import { getSnapshot, type Snapshot } from "./snapshots.ts";

/** 32 bytes in base64url. */
const TOKEN = /^[A-Za-z0-9_-]{43}$/;

/** A link that was found, what it shows, and how it stands. */
export interface OpenedLink {
  link: LinkRow;
  snapshot: Snapshot;
  /** Null when its owner deleted it. */
  row: DocumentRow | null;
  state: LinkState;
}

/** The link behind a token, and the account that it opens: that document and nothing else of it. Throws `not_found`. */
async function findLink(deps: Deps, token: string): Promise<{ ctx: Ctx; link: LinkRow }> {
  // Found by the hash of what was given: how long that takes says nothing of the tokens that there are.
  const link = TOKEN.test(token) ? await findLinkByHash(deps.db, hashOfSecret(token)) : undefined;
  if (!link) throw notFound("This page");
  return { ctx: contextOf(deps, accountId(link.userId), "client"), link };
}

type Opens = Pick<LinkRow, "documentId" | "snapshotId" | "withdrawnAt">;

async function stateOf(ctx: Ctx, link: Opens, row: DocumentRow | null, snapshot: Snapshot): Promise<LinkState> {
  const facts = {
    isWithdrawn: link.withdrawnAt !== null || row === null,
    isNewest: row?.sentSnapshotId === link.snapshotId,
    isUnchanged: await isUnchanged(ctx, link.documentId, link.snapshotId),
    isSigned: row?.signedSnapshotId != null,
    status: row?.status ?? "draft",
    type: snapshot.type,
    validUntil: snapshot.content.validUntil,
  };
  return linkState(facts, ctx.now());
}

/** How a link stands now, beside this state of its document. */
export async function readLink(ctx: Ctx, link: LinkRow, row: DocumentRow | null): Promise<OpenedLink> {
  const snapshot = await getSnapshot(ctx, link.snapshotId);
  return { link, snapshot, row, state: await stateOf(ctx, link, row, snapshot) };
}

/** Whether a link to this snapshot, made now, opens something that waits. */
export async function isStillOpen(ctx: Ctx, row: DocumentRow, snapshotId: string): Promise<boolean> {
  const link = { documentId: row.id, snapshotId, withdrawnAt: null };
  return (await stateOf(ctx, link, row, await getSnapshot(ctx, snapshotId))) === "open";
}

export async function openLink(deps: Deps, token: string): Promise<OpenedLink & { ctx: Ctx }> {
  const { ctx, link } = await findLink(deps, token);
  return { ctx, ...(await readLink(ctx, link, (await findRow(ctx, link.documentId)) ?? null)) };
}
