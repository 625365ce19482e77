import { atomically, type Ctx, type Deps } from "#server/context.ts";
import { deletedBefore } from "#server/db/deleted-rows.ts";
import { AppError, notFound } from "#server/errors.ts";
import {
  findByKey,
  listDeletedWith,
  markClientDeleted,
  removeDeletedClients,
  unmarkClientsDeleted,
} from "../store/clients.ts";
import { requireMain } from "./change.ts";

/** Deletes a client with its other names; its documents stay. For a while `undeleteClient` brings it back. */
export const deleteClient = (ctx: Ctx, id: string): Promise<void> =>
  atomically(ctx, async (tx) => markClientDeleted(tx, (await requireMain(tx, id)).id));

/** Brings a deleted client back. Throws `conflict` when a document has made one of that name since. */
export const undeleteClient = (ctx: Ctx, id: string): Promise<void> =>
  atomically(ctx, async (tx) => {
    const deleted = await listDeletedWith(tx, id);
    if (!deleted.some((row) => row.id === id)) throw notFound("The client");
    const free: string[] = [];
    for (const row of deleted) {
      const holder = await findByKey(tx, row.nameKey);
      if (!holder) free.push(row.id);
      else if (row.id === id)
        throw new AppError("conflict", `There is a client named ${holder.name} again, which stays as it is.`);
    }
    await unmarkClientsDeleted(tx, free);
  });

/** Removes for good what was deleted a while ago. */
export async function removeOldClients(deps: Deps): Promise<void> {
  await removeDeletedClients(deps.db, deletedBefore(deps.now()));
}
