import { and, asc, eq, getTableColumns, inArray, isNull, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Ctx } from "#server/context.ts";
import { clients } from "#server/db/tables/clients.ts";

const { search: _search, ...stored } = getTableColumns(clients);
const main = alias(clients, "main");
const live = (ctx: Ctx) => and(eq(clients.userId, ctx.account), isNull(clients.deletedAt));
const isOther = sql<boolean>`${clients.mergedInto} is not null`;

/** What a record is found by in a list of all: other names come after those that they are of. */
export interface NamePlace {
  isOther: boolean;
  nameKey: string;
}

/** The records in that order, after this place; null begins. `alsoOf` is the name that another name leads to. */
export async function listNamesAfter(ctx: Ctx, after: NamePlace | null, limit: number) {
  return ctx.db
    .select({ ...stored, alsoOf: main.name })
    .from(clients)
    .leftJoin(main, and(eq(main.userId, clients.userId), eq(main.id, clients.mergedInto)))
    .where(
      and(live(ctx), after ? sql`(${isOther}, ${clients.nameKey}) > (${after.isOther}, ${after.nameKey})` : undefined),
    )
    .orderBy(asc(isOther), asc(clients.nameKey))
    .limit(limit);
}

/** Those of these names that the account has, and the records that they lead to. */
export async function findNames(ctx: Ctx, nameKeys: readonly string[]) {
  return ctx.db
    .select(stored)
    .from(clients)
    .where(and(live(ctx), inArray(clients.nameKey, [...nameKeys])));
}

export async function insertNames(
  ctx: Ctx,
  rows: readonly Omit<typeof clients.$inferInsert, "userId">[],
): Promise<void> {
  if (rows.length > 0) await ctx.db.insert(clients).values(rows.map((row) => ({ ...row, userId: ctx.account })));
}
