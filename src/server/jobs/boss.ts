import type { ConstructorOptions, Db, PgBoss } from "pg-boss";
import type { Client } from "pg";
import type { Logger } from "pino";
import { z } from "zod";
import type { DatabaseConnection } from "#server/db/client.ts";
import { findQueueVersion, isQueueVersion } from "#server/db/queue-version.ts";
import type { EmbeddedPool } from "#server/db/pglite/embedded-pool.ts";
import { queueOnPostgres } from "./postgres-queue.ts";

/** A job whose server died is given to another one after this long without a sign of life, and one look of the watch. */
export const HEARTBEAT_SECONDS = 10;
const WATCH_SECONDS = 15;

const rowsSchema = z.object({ rows: z.array(z.unknown()) });

/**
 * The embedded engine as the queue's database. Its several statements in one text have the connection for themselves:
 * there is a single one, and a text that failed in its middle would leave everybody else in an aborted transaction.
 */
function embedded(pool: EmbeddedPool): Db {
  return {
    async executeSql(text, values) {
      if (values?.length) return pool.query(text, values);
      const client = await pool.connect();
      try {
        const results: unknown = await client.query(text); // the driver answers several statements with a list
        return { rows: [results].flat().flatMap((result) => rowsSchema.parse(result).rows) };
      } catch (error) {
        await client.query("rollback");
        throw error;
      } finally {
        client.release();
      }
    },
    async listen(channel, onNotification, onReconnect) {
      const unlisten = await pool.listen(channel, onNotification);
      onReconnect();
      return { close: unlisten };
    },
  };
}

/** What the queue stands on, and how it is let go when the queue has ended. */
function engineOf(
  connection: DatabaseConnection,
  logger: Logger,
): { options: ConstructorOptions; close: () => Promise<void> } {
  if (connection.kind === "pglite") {
    // An index cannot be rebuilt concurrently on one connection; the hourly vacuum keeps these small.
    const options = { db: embedded(connection.pool), backend: "pglite", reindex: false, monitorVacuum: false } as const;
    return { options, close: async () => {} };
  }
  const { db, close } = queueOnPostgres(connection.url, logger);
  // Whoever does not own the tables can neither change them nor rebuild their indexes.
  const options = { db, ...(connection.ownsTables ? {} : { migrate: false, createSchema: false, reindex: false }) };
  return { options, close };
}

/** `stop` ends the queue and lets go of what it stands on. */
export type StartedBoss = { boss: PgBoss; stop(options: { graceful: boolean; timeout?: number }): Promise<void> };

/** Makes the queue's tables, or brings them up to date, as their owner: for servers whose user may not. */
export async function migrateQueue(owner: Client): Promise<void> {
  const { getConstructionPlans, getMigrationPlans } = await import("pg-boss");
  const version = await findQueueVersion(owner);
  const plans = getConstructionPlans();
  if (version === null) await owner.query(plans);
  // Statements that are sent together are one transaction, in which no index is built beside its readers: these are small.
  else if (!isQueueVersion(plans, version))
    await owner.query(getMigrationPlans(undefined, version).replaceAll(" CONCURRENTLY", ""));
}

/**
 * Starts pg-boss: makes or updates its tables, and hears at once of jobs that any server queues. Loads the library.
 * One that cannot start, or be prepared, is stopped again.
 */
export async function startBoss(
  connection: DatabaseConnection,
  logger: Logger,
  prepare: (boss: PgBoss) => Promise<void>,
): Promise<StartedBoss> {
  const { PgBoss: Boss } = await import("pg-boss");
  const engine = engineOf(connection, logger);
  const boss = new Boss({
    ...engine.options,
    useListenNotify: true,
    superviseIntervalSeconds: WATCH_SECONDS,
    monitorIntervalSeconds: WATCH_SECONDS,
    flowIntervalSeconds: 3600, // jobs here wait for no other jobs
  });
  boss.on("error", (err) => logger.error({ err }, "the job queue had an error"));
  boss.on("warning", ({ message }) => logger.warn({ detail: message }, "the job queue warns"));
  const stop: StartedBoss["stop"] = (options) => boss.stop(options).finally(engine.close);
  try {
    await boss.start();
    await prepare(boss);
  } catch (error) {
    await stop({ graceful: false }).catch(() => {});
    throw error;
  }
  return { boss, stop };
}
