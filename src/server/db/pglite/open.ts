import { mkdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { checkpointWhenDue } from "./checkpoint.ts";
import { writeBaseBackup } from "./base-backup.ts";
import { EmbeddedPool } from "./embedded-pool.ts";
import { openInMemory } from "./engine.ts";
import { channelTo, openChannel, type EngineChannel } from "./engine-channel.ts";
import { lockDataDir } from "./lock.ts";
import { repeatEvery } from "./schedule.ts";
import { vacuumTables } from "./vacuum.ts";

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

export type PgliteLogger = { error(details: object, message: string): void };

export type OpenPgliteOptions = {
  /** The folder that holds the database; made when missing. Null keeps everything in memory. */
  dataDir: string | null;
  /** Milliseconds between two vacuums; an hour when left out. */
  vacuumEveryMs?: number;
  /** Milliseconds between two looks at how long the log is; a minute when left out. */
  checkpointEveryMs?: number;
  logger?: PgliteLogger;
  /** A dump to start an in-memory database from. */
  loadDataDir?: Blob;
};

export type OpenedPglite = {
  pool: EmbeddedPool;
  /** Packs the database into a new file while it goes on answering; null for one in memory. */
  backUp: BackUp | null;
  close(): Promise<void>;
};

export type BackUp = (file: string, signal: AbortSignal) => Promise<void>;

/**
 * Opens the embedded PostgreSQL with its guards: real fsync, one process a folder, vacuum and checkpoints, a thread of its own.
 * Throws `DatabaseInUseError` when another process has the folder.
 */
export async function openPglite(options: OpenPgliteOptions): Promise<OpenedPglite> {
  const dataDir = options.dataDir === null ? null : resolve(options.dataDir);
  const channel = dataDir === null ? channelTo(await openInMemory(options.loadDataDir)) : await openFolder(dataDir);
  const pool = new EmbeddedPool(channel);
  const care = [
    repeatEvery(
      options.vacuumEveryMs ?? HOUR_MS,
      (isStopped) => vacuumTables(pool, isStopped),
      (error) => options.logger?.error({ err: error }, "The scheduled vacuum failed"),
    ),
    repeatEvery(
      options.checkpointEveryMs ?? MINUTE_MS,
      () => checkpointWhenDue(pool),
      (error) => options.logger?.error({ err: error }, "The scheduled checkpoint failed"),
    ),
  ];
  return {
    pool,
    backUp: dataDir === null ? null : (file, signal) => writeBaseBackup(pool, folderOf(dataDir), file, signal),
    async close() {
      for (const { stop } of care) await stop();
      await pool.end();
      await channel.close();
    },
  };
}

/** The database's own folder in the data folder. */
export const folderOf = (dataDir: string): string => join(dataDir, "postgres");

async function openFolder(dataDir: string): Promise<EngineChannel> {
  mkdirSync(dataDir, { recursive: true });
  const lock = await lockDataDir(dataDir);
  try {
    const channel = await openChannel(folderOf(dataDir));
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
