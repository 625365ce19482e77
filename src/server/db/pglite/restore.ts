import { existsSync } from "node:fs";
import { mkdir, rename, rm } from "node:fs/promises";
import { extract, list, type ReadEntry } from "tar";
import { closeEngine, openEngine } from "./engine.ts";
import { lockDataDir } from "./lock.ts";
import { folderOf } from "./open.ts";
import { syncTree } from "./sync-tree.ts";

/**
 * Makes the backup `file` the database of `dataDir`. It is unpacked and opened beside its place and moved in when that
 * went well; the database that was there is kept under the name that is answered (null when there was none).
 * Throws `DatabaseInUseError` when a server has the folder, and leaves everything as it was when the file is no whole
 * backup.
 */
export async function restoreBaseBackup(file: string, dataDir: string, now: Date): Promise<string | null> {
  await mkdir(dataDir, { recursive: true });
  const lock = await lockDataDir(dataDir);
  const place = folderOf(dataDir);
  const unfinished = `${place}.restoring`;
  try {
    await rm(unfinished, { recursive: true, force: true });
    await checkWhole(file);
    await mkdir(unfinished, { mode: 0o700 });
    await extract({ file, cwd: unfinished, strict: true, preserveOwner: false });
    await closeEngine(await openEngine(unfinished)); // which brings it to the end of its log
    await syncTree(unfinished);
    const kept = existsSync(place) ? `${place}.before-${now.toISOString().replaceAll(/[-:]|\.\d+/g, "")}` : null;
    if (kept) await rename(place, kept);
    await rename(unfinished, place);
    await syncTree(dataDir, { recursive: false });
    return kept;
  } finally {
    await rm(unfinished, { recursive: true, force: true });
    await lock.release();
  }
}

/** Reads the whole file before anything is written. The label is written when a backup's pages are all there. */
async function checkWhole(file: string): Promise<void> {
  let isLabelled = false;
  const onReadEntry = ({ path }: ReadEntry) => {
    isLabelled ||= path === "backup_label";
  };
  try {
    await list({ file, strict: true, onReadEntry });
  } catch (error) {
    throw new Error(`${file} is no whole backup.`, { cause: error });
  }
  if (!isLabelled) throw new Error(`${file} is no backup of a database.`);
}
