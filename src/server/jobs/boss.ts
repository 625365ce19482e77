import type { ConstructorOptions, Db, PgBoss } from "pg-boss";
import type { Client } from "pg";
import type { Logger } from "pino";
import { z } from "zod";
import type { DatabaseConnection } from "#server/db/client.ts";
import { findQueueVersion, isQueueVersion } from "#server/db/queue-version.ts";
import type { EmbeddedPool } from "#server/db/pglite/embedded-pool.ts";

/** A job whose server died is given to another one after this long without a sign of life, and one look of the watch. */
export const HEARTBEAT_SECONDS = 10;
const WATCH_SECONDS = 15;
/** Connections to PostgreSQL for the queue alone, beside those that answer requests. */
const POOL_SIZE = 3;

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

const engineOf = (connection: DatabaseConnection): ConstructorOptions =>
  connection.kind === "pglite"
    ? // An index cannot be rebuilt concurrently on one connection; the hourly vacuum keeps these small.
      { db: embedded(connection.pool), backend: "pglite", reindex: false, monitorVacuum: false }
    : {
        connectionString: connection.url,
        max: POOL_SIZE,
        application_name: "bidspoke-jobs",
        // Whoever does not own the tables can neither change them nor rebuild their indexes.
        ...(connection.ownsTables ? {} : { migrate: false, createSchema: false, reindex: false }),
      };

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
): Promise<PgBoss> {
  const { PgBoss: Boss } = await import("pg-boss");
  const boss = new Boss({
    ...engineOf(connection),
    useListenNotify: true,
    superviseIntervalSeconds: WATCH_SECONDS,
    monitorIntervalSeconds: WATCH_SECONDS,
    flowIntervalSeconds: 3600, // jobs here wait for no other jobs
  });
  boss.on("error", (err) => logger.error({ err }, "the job queue had an error"));
  boss.on("warning", ({ message }) => logger.warn({ detail: message }, "the job queue warns"));
  try {
    await boss.start();
    await prepare(boss);
  } catch (error) {
    await boss.stop({ graceful: false }).catch(() => {});
    throw error;
  }
  return boss;
}
