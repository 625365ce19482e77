import type { Pool } from "pg";
import type { OpenedDatabase } from "#server/db/client.ts";

/** The one connection of an embedded database. */
export function embeddedPool({ connection }: OpenedDatabase): Pool {
  if (connection.kind !== "pglite") throw new Error("This is no embedded database.");
  return connection.pool;
}

/** What each of our tables holds, as a count and a digest: equal for equal rows in whatever order. */
export async function readTables(pool: Pool): Promise<Record<string, string>> {
  const { rows } = await pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema') order by 1`,
  );
  const contents: Record<string, string> = {};
  for (const { name } of rows) {
    const { rows: digests } = await pool.query<{ digest: string }>(
      `select count(*) || ' ' || coalesce(md5(string_agg(md5(t::text), '' order by md5(t::text))), '') as digest
       from ${name} t`,
    );
    contents[name] = digests[0]?.digest ?? "";
  }
  return contents;
}
