import { PGlite, type PGliteOptions } from "@electric-sql/pglite";
import { existsSync, mkdirSync } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { DurableNodeFS } from "./durable-fs.ts";
import { lockDataDir } from "./lock.ts";
import { syncTree } from "./sync-tree.ts";
import { scheduleVacuum } from "./vacuum.ts";
import { YieldingPGlite } from "./yielding-pglite.ts";

const HOUR_MS = 3_600_000;

/** The engine's own parameters, with syncing left on (`-F` turns it off) and a log that stays small. */
const DURABLE_START_PARAMS = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== "-F"),
  "-c",
  "wal_sync_method=fsync",
  "-c",
  "max_wal_size=64MB",
];

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

export type OpenedPglite = { pglite: PGlite; close(): Promise<void> };

/**
 * Opens the embedded PostgreSQL with its guards: real fsync, one process a folder, vacuum, a free event loop.
 * Throws `DatabaseInUseError` when another process has the folder.
 */
export async function openPglite(options: OpenPgliteOptions): Promise<OpenedPglite> {
  const opened =
    options.dataDir === null ? await openInMemory(options.loadDataDir) : await openFolder(resolve(options.dataDir));
  const vacuum = scheduleVacuum(opened.pglite, options.vacuumEveryMs ?? HOUR_MS, (error) =>
    options.logger?.error({ err: error }, "The scheduled vacuum failed"),
  );
  return {
    pglite: opened.pglite,
    async close() {
      await vacuum.stop();
      await opened.close();
    },
  };
}

async function openInMemory(loadDataDir: Blob | undefined): Promise<OpenedPglite> {
  const pglite = await createEngine(loadDataDir ? { loadDataDir } : {});
  return { pglite, close: () => pglite.close() };
}

async function openFolder(dataDir: string): Promise<OpenedPglite> {
  mkdirSync(dataDir, { recursive: true });
  const lock = await lockDataDir(dataDir);
  try {
    const folder = join(dataDir, "postgres");
    if (!existsSync(folder)) await createFolder(folder);
    const pglite = await openDurable(folder);
    return {
      pglite,
      async close() {
        await pglite.exec("checkpoint"); // spares the next start the replay of the log
        await pglite.close();
        await lock.release();
      },
    };
  } catch (error) {
    await lock.release();
    throw error;
  }
}

/** Builds the database beside its place and moves it in whole: an interrupted first start leaves no half of one. */
async function createFolder(folder: string): Promise<void> {
  const unfinished = `${folder}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  const pglite = await openDurable(unfinished);
  await pglite.exec("checkpoint");
  await pglite.close();
  await syncTree(unfinished);
  await rename(unfinished, folder);
  await syncTree(join(folder, ".."), { recursive: false });
}

function openDurable(folder: string): Promise<PGlite> {
  return createEngine({ fs: new DurableNodeFS(folder), startParams: DURABLE_START_PARAMS });
}

async function createEngine(options: PGliteOptions): Promise<PGlite> {
  const pglite = new YieldingPGlite(options);
  await pglite.waitReady;
  return pglite;
}
