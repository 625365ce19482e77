import { clientIdAfter } from "#server/clients/service/record.ts";
import type { Ctx } from "#server/context.ts";
import { documentTypes, type DocumentType } from "#shared/documents/schema.ts";
import {
  appendEvent,
  findDocumentForUpdate,
  keepVersion,
  setDocumentTheme,
  takeNumber,
  updateDocumentRow,
} from "../store/documents.ts";
import { insertRestored, listTakenNumbers, raiseCounter, type RestoredDocument } from "../store/restore.ts";

export type { RestoredDocument } from "../store/restore.ts";

/**
 * Adds documents that the account does not have, as they were. One whose number was given to another document since
 * takes the next of its type.
 */
export async function restoreDocuments(tx: Ctx, documents: readonly RestoredDocument[]): Promise<void> {
  const taken = new Set(await listTakenNumbers(tx, documents));
  for (const type of documentTypes) {
    const last = Math.max(0, ...documents.filter((one) => one.content.quote_type === type).map(lastOf));
    if (last > 0) await raiseCounter(tx, type, last);
  }
  const numbered: RestoredDocument[] = [];
  for (const document of documents)
    numbered.push(
      taken.has(document.number)
        ? { ...document, number: await takeNumber(tx, document.content.quote_type) }
        : document,
    );
  await insertRestored(tx, numbered);
}

/** "Q-1012" is 1012; what is not numbered so counts as nothing. */
const lastOf = ({ number }: RestoredDocument): number => Number(/^[QBEI]-(\d{1,9})$/.exec(number)?.[1] ?? 0);

/** Makes the file's state the current one; what the account had is kept as a version. */
export async function replaceDocument(tx: Ctx, document: RestoredDocument): Promise<void> {
  const row = await findDocumentForUpdate(tx, document.id);
  if (!row) return;
  const { content, status, themeId } = document;
  const version = row.version + 1;
  await keepVersion(tx, row, "imported");
  const number = content.quote_type === row.type ? row.number : await takeNumber(tx, content.quote_type);
  const clientId = await clientIdAfter(tx, row, content);
  await updateDocumentRow(tx, row.id, { content, number, status, clientId, version });
  await setDocumentTheme(tx, row.id, themeId);
  await appendEvent(tx, row.id, "imported", { version });
  if (status !== row.status) await appendEvent(tx, row.id, "status", { from: row.status, to: status });
}

/** How many of these would get another number. */
export const countTakenNumbers = async (
  ctx: Ctx,
  numbered: readonly { id: string; number: string }[],
): Promise<number> => (await listTakenNumbers(ctx, numbered)).length;

/** Makes sure that no number up to `last` is given out again. */
export async function raiseCounters(tx: Ctx, counters: readonly { type: DocumentType; last: number }[]): Promise<void> {
  for (const { type, last } of counters) await raiseCounter(tx, type, last);
}
