import { accountId, atomically, contextOf, type Ctx, type Deps } from "#server/context.ts";
import { deletedBefore } from "#server/db/deleted-rows.ts";
import { notFound } from "#server/errors.ts";
import type { Document } from "#shared/documents/schema.ts";
import { listAccountsWithDeleted, markDeleted, removeDeleted, unmarkDeleted } from "../store/deletion.ts";
import { appendEvent } from "../store/documents.ts";
import { getDocument } from "./read.ts";
import { requireWithinAccepted } from "./settled.ts";

/** More accounts than these wait for the next run. */
const ACCOUNTS_A_RUN = 500;

/** Deletes a document; for a while `undeleteDocument` brings it back. */
export async function deleteDocument(ctx: Ctx, id: string): Promise<void> {
  await atomically(ctx, async (tx) => {
    if (!(await markDeleted(tx, id))) throw notFound("The document");
    await appendEvent(tx, id, "deleted");
  });
}

/**
 * Brings a deleted document back with everything it had. One that was never deleted stays as it is. Throws `invalid` for
 * an invoice of something that was invoiced again meanwhile.
 */
export const undeleteDocument = (ctx: Ctx, id: string): Promise<Document> =>
  atomically(ctx, async (tx) => {
    const isBack = await unmarkDeleted(tx, id);
    const document = await getDocument(tx, id);
    if (!isBack) return document;
    await requireWithinAccepted(tx, document);
    await appendEvent(tx, id, "undeleted");
    return document;
  });

/** Removes for good what was deleted a while ago, account by account. */
export async function removeDeletedDocuments(deps: Deps): Promise<void> {
  const before = deletedBefore(deps.now());
  for (const account of await listAccountsWithDeleted(deps.db, before, ACCOUNTS_A_RUN))
    await atomically(contextOf(deps, accountId(account), "cleaning"), (tx) => removeDeleted(tx, before));
}
