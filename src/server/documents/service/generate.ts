import { createHash } from "node:crypto";
import type { Ctx } from "#server/context.ts";
import { clientRecordOf } from "#server/clients/service/record.ts";
import { AppError } from "#server/errors.ts";
import { generateContent, type GenerationInput, type GenerationListener } from "#server/generation/service.ts";
import { newId } from "#server/ids.ts";
import type { Document, DocumentContent } from "#shared/documents/schema.ts";
import type { Profile } from "#shared/profile/schema.ts";
import { withProfile } from "../present.ts";
import { settleSums } from "../rules.ts";
import { findIdempotencyKey, insertGenerated, insertVoiceSession, type NewDocument } from "../store/documents.ts";
import { getDocument } from "./read.ts";

export interface GenerateDocumentInput extends GenerationInput {
  /** From the header Idempotency-Key: a retry with the same key and words answers the first try's document. */
  idempotencyKey?: string | undefined;
  /** What is made of the content before it is stored, and the template that this is of. */
  template?: { id: string; fill: (content: DocumentContent) => DocumentContent } | undefined;
}

const hashOf = ({ transcription, type, includeLogo, template }: GenerateDocumentInput) =>
  createHash("sha256")
    .update(JSON.stringify([transcription, type ?? null, includeLogo, ...(template ? [template.id] : [])]))
    .digest("hex");

/** The document that an earlier try made, or null. Throws `conflict` when the key was used for other words. */
async function findEarlier(ctx: Ctx, key: string, requestHash: string): Promise<Document | null> {
  const earlier = await findIdempotencyKey(ctx, key);
  if (!earlier) return null;
  if (earlier.requestHash !== requestHash)
    throw new AppError("conflict", "This Idempotency-Key was used for another request.");
  return getDocument(ctx, earlier.documentId);
}

/** The document as it was just stored, without reading it back. */
function documentAsStored(document: NewDocument, number: string, profile: Profile | null, at: Date): Document {
  const { id, content, transcription } = document;
  const now = at.toISOString();
  return {
    id,
    number,
    transcription,
    title: content.title,
    type: content.quote_type,
    client: content.client,
    amount: content.amount,
    status: "draft",
    openQuestions: content.questions.length,
    sentAt: null,
    viewedAt: null,
    answeredAt: null,
    isSigned: false,
    createdAt: now,
    updatedAt: now,
    version: 1,
    themeId: null,
    content: withProfile(content, profile),
  };
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
  const generated = await generateContent(ctx, input, listener, signal);
  const now = ctx.now();
  const still = { ...ctx, now: () => now }; // one instant for every row of the document
  const content = settleSums(input.template?.fill(generated.content) ?? generated.content);
  const document = {
    id: newId(now.getTime()),
    content,
    transcription: input.transcription,
    voiceSessionId,
    key,
    templateId: input.template?.id ?? null,
    clientRecord: clientRecordOf(still, content),
  };
  const number = await insertGenerated(still, document);
  if (number !== null) return documentAsStored(document, number, generated.profile, now);
  const first = key && (await findEarlier(ctx, key.key, key.requestHash));
  if (!first) throw new AppError("conflict", "This request is being handled already. Please try again in a moment.");
  return first;
}
