import { Pool } from "pg";
import { migrateEmbedded, migratePostgres } from "#server/db/migrate.ts";
import { openPglite } from "#server/db/pglite/open.ts";
import { readSettings } from "#server/env.ts";

/**
 * Does `work` on the database that the settings name, with one connection and no time limit, and says afterwards which
 * it was. With `migrated` its tables are brought up to date first. Prints why when it fails.
 */
export async function withDatabase(
  { migrated }: { migrated: boolean },
  work: (pool: Pool, title: string) => Promise<void>,
): Promise<void> {
  const { MIGRATION_DATABASE_URL, DATABASE_URL, DATA_DIR: dataDir } = readSettings(process.env);
  const url = MIGRATION_DATABASE_URL ?? DATABASE_URL;
  const { pool, close } = url ? openPostgres(url) : await openPglite({ dataDir });
  try {
    if (migrated) await (url ? migratePostgres(url) : migrateEmbedded(pool));
    await work(pool, url ? `the PostgreSQL at ${new URL(url).host}` : `the embedded database in ${dataDir}`);
  } finally {
    await close();
  }
}

function openPostgres(connectionString: string): { pool: Pool; close(): Promise<void> } {
  const pool = new Pool({ connectionString, max: 1 });
  return { pool, close: () => pool.end() };
}

/** Prints why a command failed, in a sentence, and lets it end with 1. */
export function explainFailure(error: unknown): void {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
