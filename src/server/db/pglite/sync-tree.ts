import { open, readdir } from "node:fs/promises";
import { join } from "node:path";

/** Flushes a folder, and by default all that is in it, to the disk itself. */
export async function syncTree(folder: string, { recursive = true } = {}): Promise<void> {
  if (recursive) {
    for (const entry of await readdir(folder, { withFileTypes: true })) {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) await syncTree(path);
      else if (entry.isFile()) await syncPath(path, "r+");
    }
  }
  // Windows has no handle of a folder to sync.
  if (process.platform !== "win32") await syncPath(folder, "r");
}

async function syncPath(path: string, flags: "r" | "r+"): Promise<void> {
  const file = await open(path, flags);
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}
