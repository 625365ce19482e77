import type { Ctx } from "#server/context.ts";
import { newId } from "#server/ids.ts";
import { emailKey, phoneKey } from "#shared/clients/contact-key.ts";
import { nameKey } from "#shared/clients/name-key.ts";
import { updateClient } from "../store/clients.ts";
import { findNames, insertNames, listNamesAfter } from "../store/file.ts";

/** A client as it stands in an account's file, by name: its documents find it by that again. */
export interface FiledClient {
  name: string;
  /** Of another name of a client: the name that the client has. */
  alsoOf: string | null;
  email: string | null;
  phone: string | null;
  address: string | null;
  notes: string | null;
  isKept: boolean;
  usedAt: string;
  createdAt: string;
  updatedAt: string;
}

type Row = Omit<Awaited<ReturnType<typeof findNames>>[number], "search">;

const filed = (row: Row, alsoOf: string | null): FiledClient => ({
  name: row.name,
  alsoOf,
  email: row.email,
  phone: row.phone,
  address: row.address,
  notes: row.notes,
  isKept: row.isKept,
  usedAt: row.usedAt.toISOString(),
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});

const fieldsOf = ({ name, email, phone, address, notes }: FiledClient) => ({
  name,
  email,
  phone,
  address,
  notes,
  emailKey: emailKey(email),
  phoneKey: phoneKey(phone),
});

/** Clients for the file, other names after all clients. */
export async function listFiledClients(ctx: Ctx, after: FiledClient | null, limit: number): Promise<FiledClient[]> {
  const place = after && { isOther: after.alsoOf !== null, nameKey: nameKey(after.name) };
  return (await listNamesAfter(ctx, place, limit)).map(({ alsoOf, ...row }) => filed(row, alsoOf));
}

/** Those of these clients whose names the account has, as it has them. */
export async function findFiledClients(ctx: Ctx, records: readonly FiledClient[]): Promise<Map<string, FiledClient>> {
  const rows = await findNames(
    ctx,
    records.map(({ name }) => nameKey(name)),
  );
  return new Map(rows.map((row) => [row.nameKey, filed(row, null)]));
}

/** Adds clients whose names the account does not have; another name leads to the client that it is of, if that is there. */
export async function addFiledClients(ctx: Ctx, records: readonly FiledClient[]): Promise<void> {
  const mains = await findNames(
    ctx,
    records.flatMap(({ alsoOf }) => (alsoOf === null ? [] : [nameKey(alsoOf)])),
  );
  const ids = new Map(mains.map((row) => [row.nameKey, row.mergedInto ?? row.id]));
  const rows = records.map((record) => {
    const { alsoOf, isKept, usedAt, createdAt, updatedAt } = record;
    const id = newId(ctx.now().getTime());
    const key = nameKey(record.name);
    if (alsoOf === null) ids.set(key, id);
    const mergedInto = alsoOf === null ? null : (ids.get(nameKey(alsoOf)) ?? null);
    return {
      ...fieldsOf(record),
      id,
      nameKey: key,
      mergedInto,
      merge: mergedInto === null ? null : { filled: {}, moved: [] },
      isKept,
      usedAt: new Date(usedAt),
      createdAt: new Date(createdAt),
      updatedAt: new Date(updatedAt),
    };
  });
  await insertNames(ctx, rows);
}

/** Gives the account's client of that name the fields of the file. */
export async function replaceFiledClient(ctx: Ctx, record: FiledClient): Promise<void> {
  const [row] = await findNames(ctx, [nameKey(record.name)]);
  if (row) await updateClient(ctx, row.id, fieldsOf(record));
}
