import { atomically, type Ctx } from "#server/context.ts";
import { clientIdAfter, forgetUnusedClient } from "#server/clients/service/record.ts";
import { AppError, notFound } from "#server/errors.ts";
import { generateContent, type GenerationListener } from "#server/generation/service.ts";
import { findProfile } from "#server/profile/service.ts";
import { appendProof } from "#server/sending/service/proof.ts";
import { requireTheme } from "#server/themes/service.ts";
import { editedContent } from "#shared/documents/edits.ts";
import {
  documentContentSchema,
  updateDocumentSchema,
  type Document,
  type DocumentContent,
  type UpdateDocument,
} from "#shared/documents/schema.ts";
import type { z } from "zod";
import type { rewriteSchema } from "#shared/documents/schema.ts";
import { documentOf, presentDocument } from "../present.ts";
import { answerByHand, requireUnsigned, settleSums, unsent, type Answer } from "../rules.ts";
import {
  appendEvent,
  findDocument,
  findDocumentForUpdate,
  findFormerNumber,
  findTemplateOf,
  findVersion,
  keepVersion,
  setDocumentTheme,
  takeNumber,
  updateDocumentRow,
  type DocumentRow,
} from "../store/documents.ts";
import { requireDocument } from "./read.ts";
import { requireSettled } from "./settled.ts";

type Rewrite = z.output<typeof rewriteSchema>;

interface Change {
  content: DocumentContent;
  status?: Document["status"] | undefined;
  /** Why the version before is kept: "edited", "refined", "regenerated", "restored", "accepted" or "voided". */
  reason: string;
  /** Takes the client's signature off: what they signed stays in the proof, and this becomes a draft. */
  asNewVersion?: boolean | undefined;
  /** What became of its sending, where the client and not the owner answered. */
  answer?: Partial<Answer> | undefined;
}

/**
 * Writes a changed document: the state before is kept as a version, the sums are computed again, an event is added.
 * Throws `conflict` for one that a client signed, unless it may become a draft again.
 */
export async function storeChange(tx: Ctx, row: DocumentRow, change: Change): Promise<DocumentRow> {
  const isReopened = requireUnsigned(row, change.asNewVersion);
  const status = isReopened ? "draft" : (change.status ?? row.status);
  const content = await requireSettled(tx, row, { ...change, status, content: settleSums(change.content) });
  const isOtherType = content.quote_type !== row.type;
  const number = isOtherType
    ? ((await findFormerNumber(tx, row.id, content.quote_type)) ?? (await takeNumber(tx, content.quote_type)))
    : row.number;
  const clientId = await clientIdAfter(tx, row, content);
  await keepVersion(tx, row, change.reason);
  const answer = isReopened ? unsent : (change.answer ?? answerByHand(row, status, content.amount, tx.now()));
  const version = row.version + 1;
  const stored = await updateDocumentRow(tx, row.id, { content, number, status, clientId, version, ...answer });
  if (!stored) throw notFound("The document");
  if (row.clientId !== null && row.clientId !== clientId) await forgetUnusedClient(tx, row.clientId);
  const former = isOtherType ? { formerNumber: row.number } : {};
  await appendEvent(tx, row.id, change.reason, { version: stored.version, ...former });
  if (isReopened) {
    await appendEvent(tx, row.id, "superseded");
    await appendProof(tx, row.id, "superseded", { snapshotId: row.signedSnapshotId });
  }
  if (status !== row.status) await appendEvent(tx, row.id, "status", { from: row.status, to: status });
  return stored;
}

function edited(before: DocumentContent, input: UpdateDocument): DocumentContent {
  const given = Object.fromEntries(Object.entries(input.content ?? {}).filter(([, value]) => value !== undefined));
  const merged: DocumentContent = { ...before, ...given };
  return editedContent(before, {
    ...merged,
    title: input.title ?? merged.title,
    client: input.client === undefined ? merged.client : input.client,
    quote_type: input.type ?? merged.quote_type,
  });
}

/** Throws `conflict` with both versions when the save was not based on what is stored now. */
async function requireVersion(tx: Ctx, row: DocumentRow, input: UpdateDocument): Promise<void> {
  if (row.version === input.version) return;
  const current = presentDocument(documentOf(row, await findProfile(tx)));
  throw new AppError("conflict", "This document was changed somewhere else in the meantime.", {
    details: { current, yours: updateDocumentSchema.encode(input) },
  });
}

/** Gives the document a theme of the account, or with null the default one. Its version stays. */
async function changeTheme(
  tx: Ctx,
  row: DocumentRow,
  { themeId = row.themeId, asNewVersion }: UpdateDocument,
): Promise<DocumentRow> {
  if (themeId === row.themeId) return row;
  requireUnsigned(row, asNewVersion);
  if (themeId !== null) await requireTheme(tx, themeId);
  const changed = await setDocumentTheme(tx, row.id, themeId);
  if (!changed) throw notFound("The document");
  await appendEvent(tx, row.id, "theme", { from: row.themeId, to: themeId });
  return changed;
}

/** Saves the fields that were given. Figures that differ from what was stored are marked as typed by the user. */
export const updateDocument = (ctx: Ctx, id: string, input: UpdateDocument): Promise<Document> =>
  atomically(ctx, async (tx) => {
    const found = await requireDocument(findDocumentForUpdate(tx, id));
    await requireVersion(tx, found, input);
    const { themeId: _themeId, version: _version, asNewVersion, ...words } = input;
    const row = await changeTheme(tx, found, input);
    if (Object.keys(words).length === 0 && asNewVersion !== true) return documentOf(row, await findProfile(tx));
    const content = edited(documentContentSchema.decode(row.content), input);
    return documentOf(
      await storeChange(tx, row, { content, status: input.status, reason: "edited", asNewVersion }),
      await findProfile(tx),
    );
  });

/** Gives a document a status by the owner's hand. One that has it stays as it is. */
export const markDocument = (ctx: Ctx, id: string, status: Document["status"]): Promise<void> =>
  atomically(ctx, async (tx) => {
    const row = await requireDocument(findDocumentForUpdate(tx, id));
    if (row.status === status) return;
    await storeChange(tx, row, { content: documentContentSchema.decode(row.content), status, reason: "edited" });
  });

/** Finds what a template does to a document's content; null when the template is gone. */
export type FindTemplateFill = (
  ctx: Ctx,
  templateId: string,
  transcription: string,
) => Promise<((content: DocumentContent) => DocumentContent) | null>;

/**
 * Runs the generator again on the stored words, with today's profile and price list, and with the template that the
 * document was made of. The type and status stay.
 */
export async function regenerateDocument(
  ctx: Ctx,
  id: string,
  findFill: FindTemplateFill,
  listener: GenerationListener,
  signal: AbortSignal,
  { asNewVersion }: Rewrite = {},
): Promise<Document> {
  const before = await requireDocument(findDocument(ctx, id));
  requireUnsigned(before, asNewVersion);
  if (!before.transcription)
    throw new AppError(
      "conflict",
      "This document was not made from spoken words, so there is nothing to write it from again.",
    );
  const { includeLogo } = documentContentSchema.decode(before.content);
  const templateId = await findTemplateOf(ctx, id);
  const fill = templateId === null ? null : await findFill(ctx, templateId, before.transcription);
  const generated = await generateContent(
    ctx,
    { transcription: before.transcription, type: before.type, includeLogo },
    listener,
    signal,
  );
  const content = fill ? fill(generated.content) : generated.content;
  return atomically(ctx, async (tx) => {
    const row = await requireDocument(findDocumentForUpdate(tx, id));
    return documentOf(
      await storeChange(tx, row, { content, reason: "regenerated", asNewVersion }),
      await findProfile(tx),
    );
  });
}

/** Makes an earlier version the current one; the current one is kept in its turn. */
export const restoreVersion = (
  ctx: Ctx,
  id: string,
  version: number,
  { asNewVersion }: Rewrite = {},
): Promise<Document> =>
  atomically(ctx, async (tx) => {
    const row = await requireDocument(findDocumentForUpdate(tx, id));
    const kept = await findVersion(tx, id, version);
    if (!kept) throw notFound("The version");
    const content = documentContentSchema.decode(kept.content);
    return documentOf(await storeChange(tx, row, { content, reason: "restored", asNewVersion }), await findProfile(tx));
  });
