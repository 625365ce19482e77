import { open, readFile, rm, stat } from "node:fs/promises";
import { createServer } from "node:net";
import { join } from "node:path";

/** Someone else holds the data folder; two writers on one folder would lose rows without a word. */
export class DatabaseInUseError extends Error {
  override readonly name = "DatabaseInUseError";

  constructor(readonly dataDir: string) {
    super(
      `The database in ${dataDir} is already in use by another running server. ` +
        "Stop that server first, or give this one a folder of its own with DATA_DIR.",
    );
  }
}

export type DataDirLock = { release(): Promise<void> };

/**
 * Takes the exclusive lock of an existing folder, for the life of this process or until `release`.
 * The kernel drops it however the process ends, so nothing stale is left behind by `kill -9`.
 * Throws `DatabaseInUseError` when another holder lives, in this process or in any other.
 */
export async function lockDataDir(dataDir: string, platform: NodeJS.Platform = process.platform): Promise<DataDirLock> {
  return platform === "linux" ? lockBySocket(dataDir) : lockByPidFile(dataDir);
}

/** Abstract sockets have no file: the name is free the moment its process is gone. */
async function lockBySocket(dataDir: string): Promise<DataDirLock> {
  // Device and inode, because one folder may be reached by several paths.
  const { dev, ino } = await stat(dataDir, { bigint: true });
  const server = createServer((connection) => connection.destroy());
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) =>
      reject(error.code === "EADDRINUSE" ? new DatabaseInUseError(dataDir) : error),
    );
    server.listen({ path: `\0bidspoke-data-${dev}-${ino}`, exclusive: true }, resolve);
  });
  server.unref();
  return {
    release: () =>
      new Promise((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()));
      }),
  };
}

async function lockByPidFile(dataDir: string): Promise<DataDirLock> {
  const path = join(dataDir, "server.pid");
  if (!(await createPidFile(path))) {
    const holder = Number(await readFile(path, "utf8").catch(() => ""));
    if (isAlive(holder)) throw new DatabaseInUseError(dataDir);
    await rm(path, { force: true });
    if (!(await createPidFile(path))) throw new DatabaseInUseError(dataDir);
  }
  return { release: () => rm(path, { force: true }) };
}

async function createPidFile(path: string): Promise<boolean> {
  try {
    const file = await open(path, "wx");
    await file.writeFile(String(process.pid));
    await file.close();
    return true;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EEXIST") return false;
    throw error;
  }
}

function isAlive(pid: number): boolean {
  if (!Number.isSafeInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Not permitted to signal it means that it lives under another user.
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}
