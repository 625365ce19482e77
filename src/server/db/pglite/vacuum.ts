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

export type Schedule = { stop(): Promise<void> };

/** Runs the vacuum every `everyMs` milliseconds until stopped; `stop` waits for the table that is under way. */
export function scheduleVacuum(pool: Pool, everyMs: number, onError: (error: unknown) => void): Schedule {
  let running: Promise<void> | null = null;
  let isStopped = false;
  const timer = setInterval(() => {
    running ??= vacuumTables(pool, () => isStopped)
      .catch(onError)
      .finally(() => {
        running = null;
      });
  }, everyMs);
  timer.unref();
  return {
    async stop() {
      isStopped = true;
      clearInterval(timer);
      await running;
    },
  };
}
