import { copyFile, mkdir, readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { syncTree } from "#server/db/pglite/sync-tree.ts";
import type { BackupPlace } from "./place.ts";

/** Backups as files of a folder on this machine. `put` takes a synced file of the same folder and renames it. */
export function createFolderPlace(folder: string): BackupPlace {
  return {
    title: folder,
    async list() {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      return readdir(folder);
    },
    async put(name, file) {
      await rename(file, join(folder, name));
      await syncTree(folder, { recursive: false });
    },
    get: (name, file) => copyFile(join(folder, name), file),
    remove: (name) => rm(join(folder, name), { force: true }),
  };
}
