import { existsSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { restoreBaseBackup } from "#server/db/pglite/restore.ts";
import type { Settings } from "#server/env.ts";
import { newestFirst } from "../rules.ts";
import { backupPlaces } from "./places.ts";

/** The backups that can be restored, newest first, each with the places that have it. */
export async function listBackups(settings: Settings): Promise<{ name: string; places: string[] }[]> {
  const { folder, bucket } = await backupPlaces(settings);
  const there = await Promise.all(
    [folder, bucket].flatMap((place) =>
      place ? [place.list().then((names) => ({ title: place.title, names: newestFirst(names) }))] : [],
    ),
  );
  const names = newestFirst([...new Set(there.flatMap((place) => place.names))]);
  return names.map((name) => ({
    name,
    places: there.filter((place) => place.names.includes(name)).map(({ title }) => title),
  }));
}

/**
 * Restores `wanted` ("latest", the name of a backup, or the path of a file) into DATA_DIR, from the folder when it is
 * there and otherwise from the bucket. Answers where the database that was there before is kept, null when there was none.
 */
export async function restoreBackup(settings: Settings, wanted: string, now: Date): Promise<string | null> {
  const { DATA_DIR } = settings;
  if (wanted !== "latest" && existsSync(wanted)) return restoreBaseBackup(wanted, DATA_DIR, now);
  const backups = await listBackups(settings);
  const found = wanted === "latest" ? backups[0] : backups.find(({ name }) => name === wanted);
  if (!found)
    throw new Error(
      `There is no backup ${wanted}. There are: ${backups.map(({ name }) => name).join(", ") || "none"}.`,
    );
  const { folder, bucket } = await backupPlaces(settings);
  const file = join(folder.title, found.name);
  if (found.places.includes(folder.title) || !bucket) return restoreBaseBackup(file, DATA_DIR, now);
  const fetched = `${file}.fetched`;
  await rm(fetched, { force: true });
  try {
    await bucket.get(found.name, fetched);
    return await restoreBaseBackup(fetched, DATA_DIR, now);
  } finally {
    await rm(fetched, { force: true });
  }
}
