import { generateDrizzleJson, generateMigration } from "drizzle-kit/api";
import { sql } from "drizzle-orm";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import type { Database, OpenedDatabase } from "#server/db/client.ts";
import { migrateEmbedded } from "#server/db/migrate.ts";
import { migrationsFolder } from "#server/db/migrations-folder.ts";
import { openPglite, type OpenedPglite } from "#server/db/pglite/open.ts";
import { schema } from "#server/db/schema.ts";
import { dumpOf } from "./bases.ts";
import { testDatabase } from "./database.ts";

type Snapshot = ReturnType<typeof generateDrizzleJson>;

const journalSchema = z.object({ entries: z.array(z.object({ idx: z.number(), tag: z.string() })) });

async function readJson(...path: string[]): Promise<unknown> {
  return JSON.parse(await readFile(join(migrationsFolder(), ...path), "utf8"));
}

/** Every column, constraint and index of the product's tables, one sentence each, in the same order everywhere. */
async function describeDatabase(pool: OpenedPglite["pool"]): Promise<string[]> {
  const { rows } = await pool.query<{ line: string }>(`
    select format('%s.%s %s %s default %s', table_name, column_name, data_type, is_nullable, column_default) as line
      from information_schema.columns where table_schema = 'public'
    union all
    select format('%s %s', conname, pg_get_constraintdef(oid))
      from pg_constraint where connamespace = 'public'::regnamespace
    union all
    select indexdef from pg_indexes where schemaname = 'public'
    order by 1`);
  return rows.map(({ line }) => line);
}

describe("the migrations and the schema", () => {
  test("the last migration has everything that the schema says", async () => {
    const { entries } = journalSchema.parse(await readJson("meta/_journal.json"));
    const last = entries.at(-1);
    // Written by the same tool that reads it here.
    const snapshot = (await readJson(`meta/${String(last?.idx).padStart(4, "0")}_snapshot.json`)) as Snapshot;
    const missing = await generateMigration(snapshot, generateDrizzleJson(schema, snapshot.id));
    expect(missing, "run `npx drizzle-kit generate` and read what it wrote").toEqual([]);
  });

  test("a migrated database is the same as one made from the schema", async () => {
    const loadDataDir = await dumpOf("empty");
    const openEmpty = () => openPglite({ dataDir: null, loadDataDir });
    const [migrated, fresh] = await Promise.all([openEmpty(), openEmpty()]);
    await migrateEmbedded(migrated.pool);
    for (const statement of await generateMigration(generateDrizzleJson({}), generateDrizzleJson(schema))) {
      await fresh.pool.query(statement);
    }
    const wanted = await describeDatabase(fresh.pool);
    expect(wanted.length).toBeGreaterThan(100);
    expect(await describeDatabase(migrated.pool)).toEqual(wanted);
    await Promise.all([migrated.close(), fresh.close()]);
  });
});

/** The tables that belong to no single account, and why. */
/** A link is found by the hash of its secret alone: who opens it has no account. */
const FOUND_WITHOUT_ACCOUNT = new Set(["document_links_token_hash_key"]);

const SHARED_TABLES = new Set([
  "users", // the accounts themselves
  "sessions", // found by the cookie, before the account is known
  "email_notifications", // some go to people without an account
  "external_identities", // found by what the provider says, before the account is known
  "provider_events", // stored as they arrive, before it is known whose they are
  "sandbox_objects", // the records of the pretended card provider, which knows no accounts
  "trial_claims", // outlive the account, so that nobody has a second trial
  "sign_up_attempts", // the account is not there yet
  "rate_limits", // counted by address as well
]);

describe("every table of an account", () => {
  let opened: OpenedDatabase;
  let db: Database;
  beforeAll(async () => {
    opened = await testDatabase();
    db = opened.db;
  });
  afterAll(() => opened.close());

  type Constraint = { table: string; name: string; kind: "p" | "u" | "f"; columns: string[]; target: string | null };

  async function listConstraints(): Promise<Constraint[]> {
    const { rows } = await db.execute<Constraint>(sql`
      select rel.relname as "table", con.conname as "name", con.contype::text as "kind", target.relname as "target",
        (select json_agg(att.attname order by key.place)
           from unnest(con.conkey) with ordinality as key(number, place)
           join pg_attribute att on att.attrelid = con.conrelid and att.attnum = key.number) as "columns"
      from pg_constraint con
      join pg_class rel on rel.oid = con.conrelid
      left join pg_class target on target.oid = con.confrelid
      where con.connamespace = 'public'::regnamespace and con.contype in ('p', 'u', 'f')`);
    return rows.filter(({ table }) => !SHARED_TABLES.has(table));
  }

  async function listTables(): Promise<string[]> {
    const { rows } = await db.execute<{ name: string }>(
      sql`select tablename as "name" from pg_tables where schemaname = 'public' order by 1`,
    );
    return rows.map(({ name }) => name).filter((name) => !SHARED_TABLES.has(name));
  }

  test("has a primary key that begins with user_id", async () => {
    const keys = (await listConstraints()).filter(({ kind }) => kind === "p");
    const columnsOf = (table: string) => keys.find((key) => key.table === table)?.columns ?? [];
    const astray = (await listTables()).filter((table) => columnsOf(table)[0] !== "user_id");
    expect(astray).toEqual([]);
  });

  test("has its unique and foreign keys start with user_id", async () => {
    const astray = (await listConstraints()).filter(
      ({ name, kind, columns, target }) =>
        kind !== "p" && columns[0] !== "user_id" && target !== "users" && !FOUND_WITHOUT_ACCOUNT.has(name),
    );
    expect(astray).toEqual([]);
  });

  test("goes with its account when that is deleted", async () => {
    const { rows } = await db.execute<{ table: string }>(sql`
      select conrelid::regclass::text as "table" from pg_constraint
      where contype = 'f' and confrelid = 'users'::regclass and confdeltype = 'c'`);
    expect(rows.map(({ table }) => table)).toEqual(expect.arrayContaining(await listTables()));
  });
});
