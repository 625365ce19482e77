import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Pool, PoolClient } from "pg";
import { z } from "zod";
import { migrationsFolder } from "./migrations-folder.ts";
import { findQueueVersion, isQueueVersion } from "./queue-version.ts";

const ROWS_AT_ONCE = 200;
const MIGRATIONS_TABLE = "drizzle.__drizzle_migrations";
const journalSchema = z.object({ entries: z.array(z.object({ tag: z.string() })) });

type ForeignKey = { table: string; name: string; definition: string };

/** The first line of a file, with the mark that stands alone on a line before each of its pieces. */
export const MARK_LINE = /^-- bidspoke ([0-9a-f]{32})$/;

/**
 * The whole of a migrated database as SQL for an empty one of either kind, piece by piece: the tables by their
 * migrations, the rows, the waiting jobs, and the record of what was migrated, so that a server starts on the result at
 * once. It is the state of one moment. Loading needs no superuser.
 */
export async function* exportSql(pool: Pool): AsyncGenerator<string> {
  const mark = randomBytes(16).toString("hex"); // which nobody can have written into a row
  const client = await pool.connect();
  try {
    yield `-- bidspoke ${mark}\n`;
    await client.query("begin isolation level repeatable read read only");
    for await (const piece of exportFrom(client)) yield `-- ${mark}\n${piece}`;
  } finally {
    await client.query("rollback");
    client.release();
  }
}

async function* exportFrom(client: PoolClient): AsyncGenerator<string> {
  const foreignKeys = await listForeignKeys(client);
  yield "begin;\nset local standard_conforming_strings = on;\nset local client_encoding = 'UTF8';\n";
  yield await readMigrations();
  // Rows may point at rows that come later in the file, so their keys are checked at the end, all at once.
  for (const key of foreignKeys) yield `alter table ${key.table} drop constraint ${key.name};\n`;
  yield `create schema if not exists drizzle;
create table ${MIGRATIONS_TABLE} (id serial primary key, hash text not null, created_at bigint);\n`;
  for (const table of [...(await listTables(client)), MIGRATIONS_TABLE]) yield* exportRows(client, table);
  yield `do $$ begin perform setval('${MIGRATIONS_TABLE}_id_seq', (select max(id) from ${MIGRATIONS_TABLE})); end $$;\n`;
  for (const key of foreignKeys) yield `alter table ${key.table} add constraint ${key.name} ${key.definition};\n`;
  yield* exportQueue(client);
  yield "commit;\n";
  yield "analyze;\n";
}

/** The job queue: its tables as its library makes them, its queues, and their jobs. */
async function* exportQueue(client: PoolClient): AsyncGenerator<string> {
  const version = await findQueueVersion(client);
  if (version === null) return;
  const { getConstructionPlans } = await import("pg-boss");
  const plans = getConstructionPlans("pgboss")
    .replace(/^\s*BEGIN;/, "")
    .replace(/COMMIT;\s*$/, "");
  if (!isQueueVersion(plans, version))
    throw new Error("The job queue is of another version: start the server on this database once, and stop it.");
  yield plans;
  for (const table of ["pgboss.queue", "pgboss.schedule", "pgboss.subscription", "pgboss.job"])
    yield* exportRows(client, table);
}

async function readMigrations(): Promise<string> {
  const folder = migrationsFolder();
  const { entries } = journalSchema.parse(JSON.parse(await readFile(join(folder, "meta/_journal.json"), "utf8")));
  const files = await Promise.all(entries.map(({ tag }) => readFile(join(folder, `${tag}.sql`), "utf8")));
  return `${files.join("\n")}\n`;
}

async function listTables(client: PoolClient): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    "select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname = 'public' order by 1",
  );
  return rows.map(({ name }) => name);
}

async function listForeignKeys(client: PoolClient): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(
    `select conrelid::regclass::text as "table", format('%I', conname) as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace order by 1, 2`,
  );
  return rows;
}

/** The table's rows as INSERT statements. Each value is a quoted text, which the column's type reads back. */
async function* exportRows(client: PoolClient, table: string): AsyncGenerator<string> {
  const { rows: columns } = await client.query<{ name: string }>(
    `select format('%I', attname) as name from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`,
    [table],
  );
  const names = columns.map(({ name }) => name);
  const tuple = names.map((name) => `quote_nullable(${name}::text)`).join(", ");
  await client.query(
    `declare export_rows no scroll cursor for select concat_ws(', ', ${tuple}) as tuple from ${table}`,
  );
  for (;;) {
    const { rows } = await client.query<{ tuple: string }>(`fetch ${ROWS_AT_ONCE} from export_rows`);
    if (rows.length === 0) break;
    const values = rows.map((row) => `(${row.tuple})`).join(",\n");
    yield `insert into ${table} (${names.join(", ")}) values\n${values};\n`;
  }
  await client.query("close export_rows");
}
