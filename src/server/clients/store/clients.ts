import { and, desc, eq, getTableColumns, inArray, isNull, or, sql, type SQL } from "drizzle-orm";
import type { Ctx } from "#server/context.ts";
import { removeDeletedRows } from "#server/db/deleted-rows.ts";
import { beginsWith, wordOf } from "#server/db/search.ts";
import { clients } from "#server/db/tables/clients.ts";

/** The words that a client is found by serve the index alone: no one reads them. */
const { search: _search, ...stored } = getTableColumns(clients);
export type ClientRow = Omit<typeof clients.$inferSelect, "search">;

const owned = (ctx: Ctx) => eq(clients.userId, ctx.account);
const live = (ctx: Ctx) => and(owned(ctx), isNull(clients.deletedAt));

export interface ListedClients {
  limit: number;
  after?: { at: Date; id: string } | undefined;
  /** A query of words (db/search.ts). */
  words?: string | undefined;
}

/**
 * Those that a search finds, under the name that they have now. The words lead to the rows, and those to their records:
 * a client is found by another name of theirs too.
 */
const found = (ctx: Ctx, words: string): SQL => sql`${clients.id} in (
  select coalesce(merged_into, id) from clients
  where user_id = ${ctx.account} and deleted_at is null and search @@ ${words}::tsquery)`;

/** Clients for whom a document was written last come first. */
export async function listClientRows(ctx: Ctx, { limit, after, words }: ListedClients): Promise<ClientRow[]> {
  return ctx.db
    .select(stored)
    .from(clients)
    .where(
      and(
        live(ctx),
        isNull(clients.mergedInto),
        words === undefined ? undefined : found(ctx, words),
        after && sql`(${clients.usedAt}, ${clients.id}) < (${after.at.toISOString()}::timestamptz, ${after.id})`,
      ),
    )
    .orderBy(desc(clients.usedAt), desc(clients.id))
    .limit(limit);
}

/** How many clients there are, or how many a search finds; not counted on past `most`. */
export async function countClients(ctx: Ctx, most: number, words?: string): Promise<number> {
  const { rows } = await ctx.db.execute<{ count: number }>(sql`
    select count(*)::int as count from (
      select 1 from ${clients} where ${live(ctx)} and merged_into is null
        ${words === undefined ? sql`` : sql`and ${found(ctx, words)}`} limit ${most}) as counted`);
  return rows[0]?.count ?? 0;
}

const word = wordOf(sql`entry`);
const wordsOf = (ctx: Ctx): SQL =>
  sql`(select ${word} as word from ${clients}, unnest(tsvector_to_array(search)) as entry where ${live(ctx)}) as words`;

/** Whether a client has a word that begins so. */
export async function hasClientWord(ctx: Ctx, beginning: string): Promise<boolean> {
  const { rows } = await ctx.db.execute(
    sql`select 1 from ${wordsOf(ctx)} where ${beginsWith(sql`word`, beginning)} limit 1`,
  );
  return rows.length > 0;
}

const MOST_CANDIDATES = 2_000;

/** The words of clients that begin or end so and have at least this length. */
export async function listClientWordsLike(
  ctx: Ctx,
  { beginning, end, length }: { beginning: string; end: string; length: number },
): Promise<string[]> {
  const backwards = [...end].toReversed().join("");
  const { rows } = await ctx.db.execute<{ word: string }>(sql`
    select distinct word from ${wordsOf(ctx)}
    where length(word) >= ${length}
      and (${beginsWith(sql`word`, beginning)} or ${beginsWith(sql`reverse(word)`, backwards)})
    limit ${MOST_CANDIDATES}`);
  return rows.map((row) => row.word);
}

export async function findClient(ctx: Ctx, id: string): Promise<ClientRow | undefined> {
  const [row] = await ctx.db
    .select(stored)
    .from(clients)
    .where(and(live(ctx), eq(clients.id, id)));
  return row;
}

/** The row, locked until the transaction ends. */
export async function findClientForUpdate(ctx: Ctx, id: string): Promise<ClientRow | undefined> {
  const [row] = await ctx.db
    .select(stored)
    .from(clients)
    .where(and(live(ctx), eq(clients.id, id)))
    .for("update");
  return row;
}

/** Whoever has this name, as a record's own or as another name of it. */
export async function findByKey(ctx: Ctx, nameKey: string): Promise<ClientRow | undefined> {
  const [row] = await ctx.db
    .select(stored)
    .from(clients)
    .where(and(live(ctx), eq(clients.nameKey, nameKey)));
  return row;
}

const MOST_OTHER_NAMES = 200;

/** The other names of these clients. */
export async function listOtherNames(ctx: Ctx, ids: readonly string[]): Promise<ClientRow[]> {
  if (ids.length === 0) return [];
  return ctx.db
    .select(stored)
    .from(clients)
    .where(and(live(ctx), inArray(clients.mergedInto, [...ids])))
    .orderBy(clients.createdAt, clients.id)
    .limit(MOST_OTHER_NAMES);
}

const MOST_ALIKE = 5;

/** Other clients with the same address or number. */
export async function listAlike(ctx: Ctx, row: ClientRow): Promise<ClientRow[]> {
  const same = [
    row.emailKey === null ? undefined : eq(clients.emailKey, row.emailKey),
    row.phoneKey === null ? undefined : eq(clients.phoneKey, row.phoneKey),
  ].filter((condition) => condition !== undefined);
  if (same.length === 0) return [];
  return ctx.db
    .select(stored)
    .from(clients)
    .where(and(live(ctx), isNull(clients.mergedInto), sql`${clients.id} <> ${row.id}`, or(...same)))
    .orderBy(desc(clients.usedAt))
    .limit(MOST_ALIKE);
}

type Written = Pick<ClientRow, "id" | "name" | "nameKey"> & Partial<ClientRow>;

export async function insertClient(ctx: Ctx, row: Written): Promise<ClientRow | undefined> {
  const now = ctx.now();
  const [made] = await ctx.db
    .insert(clients)
    .values({ usedAt: now, createdAt: now, updatedAt: now, ...row, userId: ctx.account })
    .returning(stored);
  return made;
}

export async function updateClient(ctx: Ctx, id: string, change: Partial<ClientRow>): Promise<ClientRow | undefined> {
  const [row] = await ctx.db
    .update(clients)
    .set({ ...change, updatedAt: ctx.now() })
    .where(and(live(ctx), eq(clients.id, id)))
    .returning(stored);
  return row;
}

/** Leads every name of these clients to this one, or with null lets them stand alone. */
export async function leadTo(ctx: Ctx, ids: readonly string[], mergedInto: string | null): Promise<void> {
  if (ids.length === 0) return;
  await ctx.db
    .update(clients)
    .set({ mergedInto })
    .where(and(live(ctx), inArray(clients.id, [...ids])));
}

/** Takes a client and its other names out of everything. */
export async function markClientDeleted(ctx: Ctx, id: string): Promise<void> {
  await ctx.db
    .update(clients)
    .set({ deletedAt: ctx.now() })
    .where(and(live(ctx), or(eq(clients.id, id), eq(clients.mergedInto, id))));
}

/** A deleted client with what was deleted with it. */
export async function listDeletedWith(ctx: Ctx, id: string): Promise<ClientRow[]> {
  return ctx.db
    .select(stored)
    .from(clients)
    .where(
      and(
        owned(ctx),
        sql`${clients.deletedAt} = (select deleted_at from clients where user_id = ${ctx.account} and id = ${id})`,
        or(eq(clients.id, id), eq(clients.mergedInto, id)),
      ),
    );
}

export async function unmarkClientsDeleted(ctx: Ctx, ids: readonly string[]): Promise<void> {
  await ctx.db
    .update(clients)
    .set({ deletedAt: null })
    .where(and(owned(ctx), inArray(clients.id, [...ids])));
}

/** Removes for good what was deleted before this instant, in any account. */
export const removeDeletedClients = (db: Ctx["db"], before: Date): Promise<void> =>
  removeDeletedRows(db, clients, before);
