import { sql, type SQL } from "drizzle-orm";
import type { Ctx } from "#server/context.ts";
import { clients } from "#server/db/tables/clients.ts";

/** A client as a document names it, with what it is compared by. */
export interface NamedClient {
  /** Of the record, if one has to be made. */
  id: string;
  name: string;
  nameKey: string;
  email: string | null;
  phone: string | null;
  address: string | null;
  emailKey: string | null;
  phoneKey: string | null;
}

/**
 * The record of a client as common table expressions, for a statement that has one called `taken`: nothing is written
 * while that is empty. `client_record` has the record's id. A name that is known keeps its record; a new one with the
 * address or number of a known client becomes another name of that client. What the record lacks is filled in, and what
 * it has stays.
 */
export function clientRecord(ctx: Ctx, client: NamedClient): SQL {
  const { id, name, nameKey, email, phone, address, emailKey, phoneKey } = client;
  const at = sql`${ctx.now().toISOString()}::timestamptz`;
  const live = sql`user_id = ${ctx.account} and deleted_at is null`;
  const same =
    emailKey === null && phoneKey === null
      ? sql`select null::text as id where false`
      : sql`select coalesce(merged_into, id) as id from ${clients}
          where ${live} and (email_key = ${emailKey}::text or phone_key = ${phoneKey}::text)
            and not exists (select 1 from client_named)
          order by (email_key = ${emailKey}::text) is true desc, used_at desc limit 1`;
  const given = { email, phone, address, email_key: emailKey, phone_key: phoneKey };
  const filled = Object.entries(given)
    .filter(([, value]) => value !== null)
    .map(([column, value]) => sql`, ${sql.identifier(column)} = coalesce(client.${sql.identifier(column)}, ${value})`);
  return sql`
    client_named as (select id, coalesce(merged_into, id) as root from ${clients} where ${live} and name_key = ${nameKey}),
    client_same as (${same}),
    client_made as (
      insert into ${clients} (user_id, id, name, name_key, email, phone, address, email_key, phone_key, merged_into, merge,
        used_at, created_at, updated_at)
      select ${ctx.account}, ${id}, ${name}, ${nameKey}, ${email}::text, ${phone}::text, ${address}::text,
        ${emailKey}::text, ${phoneKey}::text, (select id from client_same),
        case when exists (select 1 from client_same) then '{"filled": {}, "moved": []}'::jsonb end, ${at}, ${at}, ${at}
      from taken where not exists (select 1 from client_named)
      on conflict (user_id, name_key) where deleted_at is null do update set used_at = greatest(clients.used_at, excluded.used_at)
      returning id
    ),
    client_used as (
      update ${clients} as client set used_at = greatest(client.used_at, ${at})${sql.join(filled)}
      from taken where user_id = ${ctx.account}
        and client.id in (select root from client_named union all select id from client_same)
    ),
    client_record as (select id from client_made union all select id from client_named)`;
}

/** Writes the record of a client and answers its id. */
export async function recordOf(ctx: Ctx, client: NamedClient): Promise<string | null> {
  const { rows } = await ctx.db.execute<{ id: string }>(
    sql`with taken as (select 1), ${clientRecord(ctx, client)} select id from client_record`,
  );
  return rows[0]?.id ?? null;
}

/** Removes a record that no document names any more, unless the owner wrote in it or another name leads to it. */
export async function removeUnused(ctx: Ctx, id: string): Promise<void> {
  await ctx.db.execute(sql`
    delete from ${clients} as client
    where user_id = ${ctx.account} and id = ${id} and not is_kept and merged_into is null and deleted_at is null
      and not exists (select 1 from documents where user_id = ${ctx.account} and client_id = client.id)
      and not exists (select 1 from ${clients} as other where other.user_id = ${ctx.account} and other.merged_into = client.id)`);
}
