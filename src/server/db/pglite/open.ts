import { PGlite } from "@electric-sql/pglite";
import { mkdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { EmbeddedPool } from "./embedded-pool.ts";
import { channelTo, openChannel, type EngineChannel } from "./engine-channel.ts";
import { lockDataDir } from "./lock.ts";
import { scheduleVacuum } from "./vacuum.ts";

const HOUR_MS = 3_600_000;

export type PgliteLogger = { error(details: object, message: string): void };

export type OpenPgliteOptions = {
  /** The folder that holds the database; made when missing. Null keeps everything in memory. */
  dataDir: string | null;
  /** Milliseconds between two vacuums; an hour when left out. */
  vacuumEveryMs?: number;
  logger?: PgliteLogger;
  /** A dump to start an in-memory database from. */
  loadDataDir?: Blob;
};

export type OpenedPglite = { pool: EmbeddedPool; close(): Promise<void> };

/**
 * Opens the embedded PostgreSQL with its guards: real fsync, one process a folder, vacuum, a thread of its own.
 * Throws `DatabaseInUseError` when another process has the folder.
 */
export async function openPglite(options: OpenPgliteOptions): Promise<OpenedPglite> {
  const channel =
    options.dataDir === null ? await openInMemory(options.loadDataDir) : await openFolder(resolve(options.dataDir));
  const pool = new EmbeddedPool(channel);
  const vacuum = scheduleVacuum(pool, options.vacuumEveryMs ?? HOUR_MS, (error) =>
    options.logger?.error({ err: error }, "The scheduled vacuum failed"),
  );
  return {
    pool,
    async close() {
      await vacuum.stop();
      await pool.end();
      await channel.close();
    },
  };
}

async function openInMemory(loadDataDir: Blob | undefined): Promise<EngineChannel> {
  const engine = new PGlite(loadDataDir ? { loadDataDir } : {});
  await engine.waitReady;
  return channelTo(engine);
}

async function openFolder(dataDir: string): Promise<EngineChannel> {
  mkdirSync(dataDir, { recursive: true });
  const lock = await lockDataDir(dataDir);
  try {
    const channel = await openChannel(join(dataDir, "postgres"));
    return {
      ask: channel.ask,
      async close() {
        await channel.close();
        await lock.release();
      },
    };
  } catch (error) {
    await lock.release();
    throw error;
  }
}
