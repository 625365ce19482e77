import type { Ctx } from "#server/context.ts";
import { contentColumns } from "#server/documents/rules.ts";
import { storeChange } from "#server/documents/service/change.ts";
import { appendEvent, type DocumentRow } from "#server/documents/service/read.ts";
import { requiredDecimal } from "#server/db/money.ts";
import { dayOf } from "#shared/dates.ts";
import type { DocumentContent } from "#shared/documents/schema.ts";
import { choosableLines } from "#shared/sending/accept-lines.ts";
import { certificateOf, formatInstant } from "#shared/sending/certificate.ts";
import type { Accept } from "#shared/sending/schema.ts";
import { consentOf } from "#shared/sending/words.ts";
import { insertProof } from "../store/proof.ts";
import type { Answerer } from "../types.ts";
import { sendSignedCopy, tellOwner } from "./answer-mails.ts";
import { storeFrozen, type Frozen } from "./freeze.ts";
import type { OpenedLink } from "./open-link.ts";
import { nextProof } from "./proof.ts";
import type { Signature } from "./signature.ts";

interface Acceptance {
  input: Accept;
  /** The document with the lines that were chosen, its sums computed. */
  content: DocumentContent;
  signature: Signature;
  answerer: Answerer;
}

const textOf = ({ content }: OpenedLink["snapshot"], chosen: readonly string[]) => {
  const choosable = choosableLines(content);
  return choosable.length === 0
    ? null
    : choosable.filter(({ id }) => chosen.includes(id)).map(({ description }) => description);
};

/**
 * Prepares an acceptance: its proof and the signed PDF, which are made before anything is locked. `store` writes them;
 * it answers false, and writes nothing, when the document's chain has moved on since.
 */
export async function sign(ctx: Ctx, opened: OpenedLink, { input, content, signature, answerer }: Acceptance) {
  const { snapshot, link, row } = opened;
  const { type, number } = snapshot;
  const consent = consentOf({ type, number, amount: content.amount });
  const onOwnersDevice = answerer.visitor === link.userId;
  const proof = await nextProof(ctx, link.documentId, "accepted", {
    snapshotId: snapshot.id,
    snapshotSha256: snapshot.sha256,
    linkId: link.id,
    recipient: link.recipient,
    lines: input.chosen,
    amount: requiredDecimal(content.amount),
    name: input.name,
    signature,
    consent,
    onOwnersDevice,
    address: answerer.address,
    browser: answerer.browser,
  });
  const { businessInfo } = snapshot.content;
  const createdOn = dayOf(row?.createdAt ?? snapshot.createdAt);
  const frozen: Frozen = {
    documentId: link.documentId,
    version: snapshot.version + 1,
    printed: { number, type, status: "accepted", content: { ...content, businessInfo }, createdOn },
    theme: snapshot.theme,
    content: contentColumns(content).content,
  };
  const certificate = certificateOf({
    type,
    number,
    title: content.title,
    business: businessInfo?.businessName ?? "",
    sentSha256: snapshot.sha256,
    proofHash: proof.hash,
    amount: content.amount,
    chosen: textOf(snapshot, input.chosen),
    name: input.name,
    signedAt: ctx.now(),
    recipient: link.recipient,
    address: answerer.address,
    browser: answerer.browser,
    onOwnersDevice,
    sentAt: row?.sentAt ?? snapshot.createdAt,
    viewedAt: row?.viewedAt ?? null,
  });
  const signedOn = formatInstant(ctx.now());
  const pdf = await ctx.deps.pdf.render(frozen.printed, frozen.theme, {
    signed: { consent, name: input.name, signedOn, signature, certificate },
  });

  async function store(tx: Ctx, { row: locked }: { row: DocumentRow }): Promise<boolean> {
    const next = await nextProof(tx, link.documentId, "accepted", proof.data);
    if (next.hash !== proof.hash) return false;
    const signedSnapshotId = await storeFrozen(tx, { ...frozen, version: locked.version + 1 }, pdf);
    await insertProof(tx, proof);
    const acceptedAmount = requiredDecimal(content.amount);
    const answer = { answeredAt: tx.now(), acceptedAmount, signedSnapshotId };
    await storeChange(tx, locked, { content, status: "accepted", reason: "accepted", answer });
    await appendEvent(tx, link.documentId, "signed", { snapshotId: signedSnapshotId, lines: input.chosen });
    const said = {
      kind: "accepted",
      name: input.name,
      amount: content.amount,
      chosen: textOf(snapshot, input.chosen),
    } as const;
    await tellOwner(tx, opened, said);
    await sendSignedCopy(tx, opened, { signedSnapshotId, amount: content.amount });
    return true;
  }
  return { store };
}
