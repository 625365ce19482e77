import { accountId, atomically, contextOf, type Ctx, type Deps } from "#server/context.ts";
import { linkDocuments, listUnlinked, listUnlinkedAccounts } from "../store/link.ts";
import { recordClient } from "./record.ts";

/** Documents in one transaction: others are served between two. */
const DOCUMENTS_AT_ONCE = 200;
const BATCHES_A_RUN = 10;
const ACCOUNTS_A_RUN = 20;

/**
 * Makes the records of clients for some documents that have none: those that were written before there were records, or
 * brought by an import. Answers whether there may be more.
 */
export const linkSomeDocuments = (ctx: Ctx): Promise<boolean> =>
  atomically(ctx, async (tx) => {
    const rows = await listUnlinked(tx, DOCUMENTS_AT_ONCE);
    const alike = new Map<string, { newest: (typeof rows)[number]; ids: string[] }>();
    for (const row of rows) {
      const words = JSON.stringify([row.client, row.contact]);
      const before = alike.get(words);
      if (before) before.ids.push(row.id);
      else alike.set(words, { newest: row, ids: [row.id] });
    }
    for (const { newest, ids } of alike.values()) {
      const clientId = await recordClient({ ...tx, now: () => newest.createdAt }, newest);
      if (clientId !== null) await linkDocuments(tx, ids, clientId);
    }
    return rows.length === DOCUMENTS_AT_ONCE;
  });

/** The same for every account, a bounded part at a time. */
export async function linkOldDocuments(deps: Deps): Promise<void> {
  for (const account of await listUnlinkedAccounts(deps.db, ACCOUNTS_A_RUN)) {
    const ctx = contextOf(deps, accountId(account), "linking");
    for (let batch = 0; batch < BATCHES_A_RUN; batch += 1) if (!(await linkSomeDocuments(ctx))) break;
  }
}
