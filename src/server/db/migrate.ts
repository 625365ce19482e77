import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { Client, type Pool } from "pg";

/** Any number that nothing else in the database locks; it spells "bids". */
const MIGRATION_LOCK = 0x62_69_64_73;

const CONNECT_TIMEOUT_MS = 5000;

/** The folder of the migrations, seen from the sources and from the built server alike. */
export function migrationsFolder(): string {
  for (let folder = dirname(fileURLToPath(import.meta.url)); ; folder = dirname(folder)) {
    const candidate = join(folder, "db/migrations");
    if (existsSync(join(candidate, "meta/_journal.json"))) return candidate;
    if (folder === dirname(folder)) throw new Error("The folder db/migrations is missing: is this installation whole?");
  }
}

/** Brings an embedded database up to date. Its folder has one user, so nothing else can migrate meanwhile. */
export async function migrateEmbedded(pool: Pool): Promise<void> {
  await migrate(drizzle({ client: pool }), { migrationsFolder: migrationsFolder() });
}

/**
 * Brings a PostgreSQL up to date. Servers that start together wait for the first to finish.
 * The connection is one of its own: the lock belongs to it, and no statement timeout may cut a long migration.
 */
export async function migratePostgres(connectionString: string): Promise<void> {
  const client = new Client({ connectionString, connectionTimeoutMillis: CONNECT_TIMEOUT_MS });
  let broken: Error | null = null;
  client.on("error", (error) => {
    broken = error;
  });
  await client.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [MIGRATION_LOCK]);
    await migrate(drizzle({ client }), { migrationsFolder: migrationsFolder() });
    if (broken) throw broken;
  } finally {
    await client.end(); // which frees the lock
  }
}
