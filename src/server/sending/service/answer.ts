import { atomically, type Ctx, type Deps } from "#server/context.ts";
import { settleSums } from "#server/documents/rules.ts";
import { appendEvent, lockRow, type DocumentRow } from "#server/documents/service/read.ts";
import { AppError } from "#server/errors.ts";
import { documentContentSchema } from "#shared/documents/schema.ts";
import { acceptLines, wrongChoices } from "#shared/sending/accept-lines.ts";
import type { Accept, LinkState } from "#shared/sending/schema.ts";
import { nameOf } from "#shared/sending/words.ts";
import { noteSending } from "../store/documents.ts";
import { countProof } from "../store/proof.ts";
import type { Answerer } from "../types.ts";
import { tellOwner } from "./answer-mails.ts";
import { openLink, readLink, type OpenedLink } from "./open-link.ts";
import { appendProof } from "./proof.ts";
import { sign } from "./sign.ts";
import { readSignature } from "./signature.ts";

const REASONS: Record<Exclude<LinkState, "open">, string> = {
  expired: "has run out. Ask for a new one.",
  changing: "is being changed. You will get the new version.",
  replaced: "was replaced by a newer version. Answer that one.",
  withdrawn: "was withdrawn.",
  accepted: "was accepted already.",
  declined: "was declined already.",
};

function refuse({ snapshot, state }: OpenedLink): never {
  const why = state === "open" ? "needs no answer." : REASONS[state];
  throw new AppError("conflict", `${nameOf(snapshot)} ${why}`, { details: { state } });
}

function requireOpen(opened: OpenedLink): void {
  if (opened.state !== "open" || opened.snapshot.type === "invoice") refuse(opened);
}

/** Reads the link again, beside its locked document: of two answers at once the second sees the first. */
async function lockLink(tx: Ctx, { link }: OpenedLink): Promise<OpenedLink & { row: DocumentRow }> {
  const row = await lockRow(tx, link.documentId);
  return { ...(await readLink(tx, link, row)), row };
}

const invalid = (path: string, message: string) => new AppError("invalid", message, { issues: [{ path, message }] });

/** The document as it is accepted. Throws `invalid` for lines that were not offered, `conflict` for another total. */
function acceptedContent(opened: OpenedLink, { chosen, amount }: Accept) {
  const stored = documentContentSchema.decode(
    opened.row?.content ?? documentContentSchema.encode(opened.snapshot.content),
  );
  if (wrongChoices(stored, chosen).length > 0)
    throw invalid("chosen", "One of the chosen options is not offered on this document.");
  const content = settleSums(acceptLines(stored, chosen));
  if (content.amount !== amount)
    throw new AppError("conflict", "The total has changed. Reload the page and look at it again.");
  return content;
}

/** A look that is noted while the signed PDF is set moves the chain on: then it is set again. */
const TRIES = 3;

/** Signs and accepts. Throws `conflict` when it cannot be answered any more, `invalid` for what was sent wrong. */
export async function acceptDocument(deps: Deps, token: string, input: Accept, answerer: Answerer): Promise<void> {
  const signature = await readSignature(input.signature);
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    const opened = await openLink(deps, token);
    requireOpen(opened);
    const content = acceptedContent(opened, input);
    const at = deps.now();
    const signed = await sign({ ...opened.ctx, now: () => at }, opened, { input, content, signature, answerer });
    const isDone = await atomically({ ...opened.ctx, now: () => at }, async (tx) => {
      const locked = await lockLink(tx, opened);
      requireOpen(locked);
      return signed.store(tx, locked);
    });
    if (isDone) return;
  }
  throw new AppError("unavailable", "This is busy right now. Please try again.", { retryAfterSeconds: 2 });
}

/** Declines, with a reason or without. */
export async function declineDocument(
  deps: Deps,
  token: string,
  { name, reason }: { name: string; reason: string },
  { address, browser }: Answerer,
): Promise<void> {
  const opened = await openLink(deps, token);
  const at = deps.now();
  await atomically({ ...opened.ctx, now: () => at }, async (tx) => {
    const locked = await lockLink(tx, opened);
    requireOpen(locked);
    const { row, snapshot, link } = locked;
    await noteSending(tx, row.id, { status: "declined", answeredAt: at, acceptedAmount: null });
    await appendProof(tx, row.id, "declined", {
      snapshotId: snapshot.id,
      snapshotSha256: snapshot.sha256,
      linkId: link.id,
      name,
      reason,
      address,
      browser,
    });
    await appendEvent(tx, row.id, "declined", { reason });
    await appendEvent(tx, row.id, "status", { from: row.status, to: "declined" });
    await tellOwner(tx, locked, { kind: "declined", name, words: reason });
  });
}

/** Wishes for one sending; more are a machine's. */
const MOST_WISHES = 20;

/** Asks for a change. The document waits for its answer as before. */
export async function askForChange(
  deps: Deps,
  token: string,
  { name, message }: { name: string; message: string },
  { address, browser }: Answerer,
): Promise<void> {
  const opened = await openLink(deps, token);
  await atomically(opened.ctx, async (tx) => {
    const locked = await lockLink(tx, opened);
    const { row, snapshot, link, state } = locked;
    if (state !== "open" && state !== "expired" && state !== "declined") refuse(locked);
    if ((await countProof(tx, row.id, "change_requested", snapshot.id)) >= MOST_WISHES)
      throw new AppError("rate_limited", "You have asked for many changes already. Please call or write instead.");
    await appendProof(tx, row.id, "change_requested", {
      snapshotId: snapshot.id,
      linkId: link.id,
      name,
      message,
      address,
      browser,
    });
    await appendEvent(tx, row.id, "change_requested", { message });
    await tellOwner(tx, locked, { kind: "change_requested", name, words: message });
  });
}
