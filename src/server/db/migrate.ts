import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import { Client, type Pool } from "pg";
import { migrationsFolder } from "./migrations-folder.ts";
import { CONNECT_TIMEOUT_MS } from "./postgres-pool.ts";

/** Any number that nothing else in the database locks; it spells "bids". */
const MIGRATION_LOCK = 0x62_69_64_73;

/** Brings an embedded database up to date. Its folder has one user, so nothing else can migrate meanwhile. */
export async function migrateEmbedded(pool: Pool): Promise<void> {
  await migrate(drizzle({ client: pool }), { migrationsFolder: migrationsFolder() });
}

/**
 * Brings a PostgreSQL up to date, and does what is left to its owner afterwards. Servers that start together wait for
 * the first to finish. The connection is one of its own: the lock belongs to it, and no statement timeout may cut a long
 * migration.
 */
export async function migratePostgres(
  connectionString: string,
  afterwards: (owner: Client) => Promise<void> = async () => {},
): Promise<void> {
  const client = new Client({ connectionString, connectionTimeoutMillis: CONNECT_TIMEOUT_MS });
  let broken: Error | null = null;
  client.on("error", (error) => {
    broken = error;
  });
  await client.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [MIGRATION_LOCK]);
    await migrate(drizzle({ client }), { migrationsFolder: migrationsFolder() });
    await afterwards(client);
    if (broken) throw broken;
  } finally {
    await client.end(); // which frees the lock
  }
}

/** Lets a user who owns nothing read and write the rows of the app and of its job queue, and nothing else. */
export async function grantRows(owner: Client, user: string): Promise<void> {
  const { rows } = await owner.query<{ name: string }>(
    "select nspname as name from pg_namespace where nspname in ('public', 'pgboss')",
  );
  const schemas = rows.map(({ name }) => owner.escapeIdentifier(name)).join(", ");
  const grantee = owner.escapeIdentifier(user);
  await owner.query(`grant usage on schema ${schemas} to ${grantee}`);
  await owner.query(`grant select, insert, update, delete on all tables in schema ${schemas} to ${grantee}`);
  await owner.query(`grant usage on all sequences in schema ${schemas} to ${grantee}`);
}
