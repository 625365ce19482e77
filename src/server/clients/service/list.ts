import type { SQL } from "drizzle-orm";
import type { Ctx } from "#server/context.ts";
import { decodeCursor, encodeCursor } from "#server/db/cursor.ts";
import { understandSearch } from "#server/db/word-search.ts";
import { notFound } from "#server/errors.ts";
import type { ClientDetails, KnownClient, ListedClient } from "#shared/clients/schema.ts";
import { findWords } from "#shared/documents/search.ts";
import { clientOf, totalsOf } from "../present.ts";
import {
  countClients,
  findClient,
  hasClientWord,
  listAlike,
  listClientRows,
  listClientWordsLike,
  listOtherNames,
  type ClientRow,
} from "../store/clients.ts";
import { knownRows, listKnownRows } from "../store/known.ts";
import { listTotals } from "../store/totals.ts";

/** Counted on only up to here: past it the screen says "1,000+". */
export const MOST_COUNTED = 1_000;
/** The names that spoken words are compared with. */
const MOST_KNOWN = 500;

export interface ListClients {
  q?: string | undefined;
  limit: number;
  cursor?: string | undefined;
}

/** A page of clients, those with the newest document first. `count` is not counted on past `MOST_COUNTED`. */
export async function listClients(
  ctx: Ctx,
  { q = "", limit, cursor }: ListClients,
): Promise<{ clients: ListedClient[]; next: string | null; count: number }> {
  const after = cursor ? decodeCursor(cursor) : undefined;
  const search = await understandSearch(ctx.account, q, ["names"], {
    hasWord: (beginning) => hasClientWord(ctx, beginning),
    listWordsLike: (parts) => listClientWordsLike(ctx, parts),
  });
  const rows = await listClientRows(ctx, { limit: limit + 1, after, words: search?.query });
  const page = rows.slice(0, limit);
  const totals = await listTotals(
    ctx,
    page.map(({ id }) => id),
  );
  const marked = (text: string | null) => (search ? findWords(text ?? "", search.beginnings) : []);
  const last = page.at(-1);
  return {
    clients: page.map((row) => {
      const { notes: _notes, ...client } = clientOf(row);
      const { name, email, phone, address } = client;
      return {
        ...client,
        totals: totalsOf(totals.get(row.id)),
        ...(search && {
          marks: { name: marked(name), email: marked(email), phone: marked(phone), address: marked(address) },
        }),
      };
    }),
    next: rows.length > limit && last ? encodeCursor(last.usedAt, last.id) : null,
    count: await countClients(ctx, MOST_COUNTED + 1, search?.query),
  };
}

/** The record that a row is a name of: itself, or the one that it was merged into. */
async function mainRow(ctx: Ctx, id: string): Promise<ClientRow> {
  const row = await findClient(ctx, id);
  const main = row?.mergedInto ? await findClient(ctx, row.mergedInto) : row;
  if (!main) throw notFound("The client");
  return main;
}

/** A client with totals and other names; found by another name's id too. Throws `not_found`. */
export async function getClient(ctx: Ctx, id: string): Promise<ClientDetails> {
  const row = await mainRow(ctx, id);
  const [totals, names, alike] = [
    await listTotals(ctx, [row.id]),
    await listOtherNames(ctx, [row.id]),
    await listAlike(ctx, row),
  ];
  return {
    ...clientOf(row),
    totals: totalsOf(totals.get(row.id)),
    otherNames: names.map((other) => ({ id: other.id, name: other.name })),
    alike: alike.map((other) => ({
      id: other.id,
      name: other.name,
      by: row.emailKey !== null && other.emailKey === row.emailKey ? "email" : "phone",
    })),
  };
}

/** The ids under which documents may name a client: its own and those of its other names. Throws `not_found`. */
export async function listClientIds(ctx: Ctx, id: string): Promise<string[]> {
  const row = await mainRow(ctx, id);
  return [row.id, ...(await listOtherNames(ctx, [row.id])).map((other) => other.id)];
}

/** The names that the account's words are compared with, those used last first. */
export const listKnownClients = (ctx: Ctx): Promise<KnownClient[]> => listKnownRows(ctx, MOST_KNOWN);
/** The same as part of a statement that reads more. */
export const knownClientRows = (ctx: Ctx): SQL => knownRows(ctx, MOST_KNOWN);
