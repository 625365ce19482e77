import { atomically, type Ctx } from "#server/context.ts";
import { AppError, notFound } from "#server/errors.ts";
import { newId } from "#server/ids.ts";
import { emailKey, phoneKey } from "#shared/clients/contact-key.ts";
import { nameKey } from "#shared/clients/name-key.ts";
import type { ChangeClient, Client, SaveClient } from "#shared/clients/schema.ts";
import { clientOf } from "../present.ts";
import { findByKey, findClientForUpdate, insertClient, updateClient, type ClientRow } from "../store/clients.ts";
import { hasDocuments } from "../store/totals.ts";

const blankAsNull = <Value>(value: Value) => (value === "" ? null : value);

/** The row, locked; of a name that was merged into another, the other. Throws `not_found`. */
export async function requireMain(tx: Ctx, id: string): Promise<ClientRow> {
  const row = await findClientForUpdate(tx, id);
  const main = row?.mergedInto ? await findClientForUpdate(tx, row.mergedInto) : row;
  if (!main) throw notFound("The client");
  return main;
}

const nameIsTaken = (holder: ClientRow) => {
  const message = `There is a client named ${holder.name} already. Merge the two if they are one.`;
  return new AppError("conflict", message, {
    issues: [{ path: "name", message }],
    details: { other: holder.mergedInto ?? holder.id },
  });
};

/** What of the given fields stands in the row, with what they are compared by. */
function fieldsOf({ email, phone, address, notes }: ChangeClient): Partial<ClientRow> {
  return {
    ...(email !== undefined && { email: blankAsNull(email), emailKey: emailKey(email) }),
    ...(phone !== undefined && { phone: blankAsNull(phone), phoneKey: phoneKey(phone) }),
    ...(address !== undefined && { address: blankAsNull(address) }),
    ...(notes !== undefined && { notes: blankAsNull(notes) }),
  };
}

/** Adds a client by hand. Throws `conflict` when one has that name. */
export const createClient = (ctx: Ctx, input: SaveClient): Promise<Client> =>
  atomically(ctx, async (tx) => {
    const key = nameKey(input.name);
    const holder = await findByKey(tx, key);
    if (holder) throw nameIsTaken(holder);
    const id = newId(tx.now().getTime());
    const row = await insertClient(tx, { id, name: input.name, nameKey: key, isKept: true, ...fieldsOf(input) });
    if (!row) throw notFound("The client");
    return clientOf(row);
  });

/** Gives the record another name; the one before still leads to it. Throws `conflict` when another client has it. */
async function rename(tx: Ctx, row: ClientRow, name: string): Promise<void> {
  const key = nameKey(name);
  if (key === row.nameKey) return void (await updateClient(tx, row.id, { name }));
  const holder = await findByKey(tx, key);
  if (holder && holder.mergedInto !== row.id) throw nameIsTaken(holder);
  const before = { name: row.name, nameKey: row.nameKey };
  if (holder) {
    // Both names are of this client: they change places, and a key is never in two rows.
    await updateClient(tx, holder.id, { nameKey: `${key} ${holder.id}` });
    await updateClient(tx, row.id, { name, nameKey: key });
    await updateClient(tx, holder.id, before);
    return;
  }
  await updateClient(tx, row.id, { name, nameKey: key });
  if (await hasDocuments(tx, row.id))
    await insertClient(tx, {
      id: newId(tx.now().getTime()),
      ...before,
      mergedInto: row.id,
      merge: { filled: {}, moved: [] },
      usedAt: row.usedAt,
    });
}

/** Writes the given fields. Documents keep what they say. */
export const changeClient = (ctx: Ctx, id: string, input: ChangeClient): Promise<Client> =>
  atomically(ctx, async (tx) => {
    const row = await requireMain(tx, id);
    if (input.name !== undefined && input.name !== row.name) await rename(tx, row, input.name);
    const changed = await updateClient(tx, row.id, { ...fieldsOf(input), isKept: true });
    if (!changed) throw notFound("The client");
    return clientOf(changed);
  });
