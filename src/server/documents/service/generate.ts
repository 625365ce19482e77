import { createHash } from "node:crypto";
import { atomically, type Ctx } from "#server/context.ts";
import { AppError, notFound } from "#server/errors.ts";
import { generateContent, type GenerationInput, type GenerationListener } from "#server/generation/service.ts";
import { newId } from "#server/ids.ts";
import { findProfile } from "#server/profile/service.ts";
import type { Document, DocumentContent } from "#shared/documents/schema.ts";
import { documentOf } from "../present.ts";
import { settleSums } from "../rules.ts";
import {
  appendEvent,
  findIdempotencyKey,
  insertDocument,
  insertVoiceSession,
  linkVoiceSession,
  takeIdempotencyKey,
  takeNumber,
} from "../store.ts";
import { getDocument } from "./read.ts";

export interface GenerateDocumentInput extends GenerationInput {
  /** From the header Idempotency-Key: a retry with the same key and words answers the first try's document. */
  idempotencyKey?: string | undefined;
}

const hashOf = ({ transcription, type, includeLogo }: GenerationInput) =>
  createHash("sha256")
    .update(JSON.stringify([transcription, type ?? null, includeLogo]))
    .digest("hex");

/** The document that an earlier try made, or null. Throws `conflict` when the key was used for other words. */
async function findEarlier(ctx: Ctx, key: string, requestHash: string): Promise<Document | null> {
  const earlier = await findIdempotencyKey(ctx, key);
  if (!earlier) return null;
  if (earlier.requestHash !== requestHash)
    throw new AppError("conflict", "This Idempotency-Key was used for another request.");
  return getDocument(ctx, earlier.documentId);
}

/** Aborts the transaction of a try that came second. */
class KeyTaken extends Error {}

interface NewDocument {
  id: string;
  content: DocumentContent;
  transcription: string;
  voiceSessionId: string | null;
  key: { key: string; requestHash: string } | null;
}

async function storeDocument(ctx: Ctx, document: NewDocument): Promise<Document> {
  const { id, content, transcription, voiceSessionId, key } = document;
  return atomically(ctx, async (tx) => {
    if (key && !(await takeIdempotencyKey(tx, { ...key, documentId: id }))) throw new KeyTaken();
    const number = await takeNumber(tx, content.quote_type);
    const row = await insertDocument(tx, { id, number, transcription, content });
    if (!row) throw notFound("The document");
    if (voiceSessionId) await linkVoiceSession(tx, voiceSessionId, id);
    else await insertVoiceSession(tx, { id: newId(tx.now().getTime()), transcription, documentId: id });
    await appendEvent(tx, id, "created", { generator: content.generator.name });
    return documentOf(row, await findProfile(tx));
  });
}

/** With a model in the way the words are stored before it is asked: its minute may be the one in which the server stops. */
async function keepWords(ctx: Ctx, transcription: string): Promise<string | null> {
  if (!ctx.deps.model) return null;
  const id = newId(ctx.now().getTime());
  await insertVoiceSession(ctx, { id, transcription, documentId: null });
  return id;
}

/** Turns spoken words into a stored document of the account. */
export async function generateDocument(
  ctx: Ctx,
  input: GenerateDocumentInput,
  listener: GenerationListener,
  signal: AbortSignal,
): Promise<Document> {
  const key = input.idempotencyKey ? { key: input.idempotencyKey, requestHash: hashOf(input) } : null;
  const earlier = key && (await findEarlier(ctx, key.key, key.requestHash));
  if (earlier) return earlier;
  const voiceSessionId = await keepWords(ctx, input.transcription);
  const content = settleSums(await generateContent(ctx, input, listener, signal));
  const document = { id: newId(ctx.now().getTime()), content, transcription: input.transcription, voiceSessionId, key };
  try {
    return await storeDocument(ctx, document);
  } catch (error) {
    const first = error instanceof KeyTaken && key ? await findEarlier(ctx, key.key, key.requestHash) : null;
    if (first) return first;
    throw error;
  }
}
