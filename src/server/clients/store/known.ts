import { sql, type SQL } from "drizzle-orm";
import type { Ctx } from "#server/context.ts";
import { clients } from "#server/db/tables/clients.ts";
import type { KnownClient } from "#shared/clients/schema.ts";

/** The names by which the account knows clients, those used last first, each with its client's contact. */
export const knownRows = (ctx: Ctx, limit: number): SQL => sql`
  select client.id, client.name, named.name_key as key, client.email, client.phone, client.address
  from (
    select name_key, used_at, coalesce(merged_into, id) as id from ${clients}
    where user_id = ${ctx.account} and deleted_at is null order by used_at desc limit ${limit}) as named
  join ${clients} as client on client.user_id = ${ctx.account} and client.id = named.id
  order by named.used_at desc`;

export async function listKnownRows(ctx: Ctx, limit: number): Promise<KnownClient[]> {
  const { rows } = await ctx.db.execute<KnownClient>(knownRows(ctx, limit));
  return rows;
}
