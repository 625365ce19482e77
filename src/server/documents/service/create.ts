import type { Ctx } from "#server/context.ts";
import { findProfile } from "#server/profile/service.ts";
import type { Document, DocumentContent } from "#shared/documents/schema.ts";
import { documentOf } from "../present.ts";
import { settleSums } from "../rules.ts";
import { appendEvent, findDocument, takeNumber, type DocumentRow } from "../store/documents.ts";
import { insertRestored } from "../store/restore.ts";
import { requireDocument } from "./read.ts";

/** What a document is made of that nobody spoke: its content, and whose look and client it shares. */
export interface WrittenDocument extends Pick<DocumentRow, "id" | "themeId" | "clientId"> {
  content: DocumentContent;
  /** Kept with the event of its creation. */
  made: Record<string, unknown>;
}

/** Stores a new draft with the next number of its type. */
export async function createDocument(tx: Ctx, { content, made, ...rest }: WrittenDocument): Promise<Document> {
  const now = tx.now();
  const settled = settleSums(content);
  const number = await takeNumber(tx, settled.quote_type);
  await insertRestored(tx, [
    {
      ...rest,
      number,
      content: settled,
      status: "draft",
      transcription: null,
      version: 1,
      createdAt: now,
      updatedAt: now,
    },
  ]);
  await appendEvent(tx, rest.id, "created", made);
  return documentOf(await requireDocument(findDocument(tx, rest.id)), await findProfile(tx));
}
