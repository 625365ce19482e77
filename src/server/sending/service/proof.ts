import { createHash } from "node:crypto";
import type { Ctx } from "#server/context.ts";
import { canonicalJson } from "#shared/sending/canonical-json.ts";
import type { ProofKind } from "#shared/sending/schema.ts";
import { findLastProof, insertProof, listProofRows, type ProofRow } from "../store/proof.ts";

export type { ProofRow } from "../store/proof.ts";

/** What the first event of a document has in the place of the hash before it. */
const NOTHING_BEFORE = "0".repeat(64);

export const sha256 = (data: string | Uint8Array): string => createHash("sha256").update(data).digest("hex");

/** The hash of an event: over whose it is, all that it says, and the hash before it. */
export const proofHash = ({
  userId,
  documentId,
  sequence,
  kind,
  data,
  createdAt,
  previousHash,
}: Omit<ProofRow, "hash">): string =>
  sha256(canonicalJson({ userId, documentId, sequence, kind, data, createdAt: createdAt.toISOString(), previousHash }));

/** The event that would come next, with its hash. Nothing is written. */
export async function nextProof(
  ctx: Ctx,
  documentId: string,
  kind: ProofKind,
  data: Record<string, unknown>,
): Promise<ProofRow> {
  const last = await findLastProof(ctx, documentId);
  const event = {
    userId: ctx.account,
    documentId,
    sequence: (last?.sequence ?? 0) + 1,
    kind,
    data,
    previousHash: last?.hash ?? NOTHING_BEFORE,
    createdAt: ctx.now(),
  };
  return { ...event, hash: proofHash(event) };
}

/** Adds an event to a document's chain. Its row must be locked in this transaction, so that nobody else adds one. */
export async function appendProof(
  tx: Ctx,
  documentId: string,
  kind: ProofKind,
  data: Record<string, unknown>,
): Promise<void> {
  await insertProof(tx, await nextProof(tx, documentId, kind, data));
}

export const listProof = (ctx: Ctx, documentId: string): Promise<ProofRow[]> => listProofRows(ctx, documentId);

/** True while nobody has said anything to what was sent last: no answer, no wish, no void. */
export async function isUnanswered(ctx: Ctx, documentId: string): Promise<boolean> {
  const events = await listProof(ctx, documentId);
  return events.findLast(({ kind }) => kind !== "viewed" && kind !== "reminded")?.kind === "sent";
}

/** True when no event of a document's chain, oldest first, was changed, added or taken out of its middle. */
export function isWhole(events: readonly ProofRow[]): boolean {
  let before = NOTHING_BEFORE;
  return events.every((event, index) => {
    const isNext = event.sequence === index + 1 && event.previousHash === before && proofHash(event) === event.hash;
    before = event.hash;
    return isNext;
  });
}
