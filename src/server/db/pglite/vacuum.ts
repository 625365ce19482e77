import type { Pool } from "pg";

/**
 * Vacuums and analyses the user's tables, one statement each, so that requests get their turn in between.
 * The embedded engine has no autovacuum: without this, updated rows pile up and the planner goes blind.
 */
export async function vacuumTables(pool: Pool, isStopped: () => boolean = () => false): Promise<void> {
  const { rows } = await pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema')`,
  );
  for (const { name } of rows) {
    if (isStopped()) return;
    await pool.query(`vacuum (analyze) ${name}`);
  }
}
