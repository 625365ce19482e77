import type { PGlite } from "@electric-sql/pglite";

/**
 * Vacuums and analyses the user's tables, one statement each, so that requests get their turn in between.
 * The embedded engine has no autovacuum: without this, updated rows pile up and the planner goes blind.
 */
export async function vacuumTables(pglite: PGlite): Promise<void> {
  const { rows } = await pglite.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema')`,
  );
  for (const { name } of rows) {
    if (!pglite.ready) return;
    await pglite.exec(`vacuum (analyze) ${name}`);
  }
}

export type Schedule = { stop(): Promise<void> };

/** Runs the vacuum every `everyMs` milliseconds until stopped; `stop` waits for a run that is under way. */
export function scheduleVacuum(pglite: PGlite, everyMs: number, onError: (error: unknown) => void): Schedule {
  let running: Promise<void> | null = null;
  const timer = setInterval(() => {
    running ??= vacuumTables(pglite)
      .catch(onError)
      .finally(() => {
        running = null;
      });
  }, everyMs);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
