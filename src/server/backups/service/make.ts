import { rm } from "node:fs/promises";
import { join } from "node:path";
import type { BackupPlace } from "#server/adapters/backups/place.ts";
import type { Deps } from "#server/context.ts";
import { backupName, isBackupDue, newestFirst } from "../rules.ts";
import { backupFolder, backupPlaces } from "./places.ts";

/**
 * Makes a backup of the embedded database when the newest is as old as BACKUP_HOURS, sends the newest to the bucket when
 * it is not there, and removes those beyond the newest BACKUP_KEEP. What failed is done by the next call.
 */
export async function backUpWhenDue({ backUp, settings, now, logger }: Deps, signal: AbortSignal): Promise<void> {
  if (!backUp || settings.BACKUP_HOURS === 0) return;
  const { folder, bucket } = await backupPlaces(settings);
  const [newest] = newestFirst(await folder.list());
  if (isBackupDue(newest, settings.BACKUP_HOURS, now())) {
    const name = backupName(now());
    const unfinished = join(backupFolder(settings), "unfinished");
    await rm(unfinished, { force: true });
    try {
      await backUp(unfinished, signal);
      await folder.put(name, unfinished);
    } finally {
      await rm(unfinished, { force: true });
    }
    logger.info({ backup: name }, "a backup of the database was made");
  }
  await keepNewest(folder, settings.BACKUP_KEEP);
  if (!bucket) return;
  await sendNewest(folder.title, newestFirst(await folder.list())[0], bucket);
  await keepNewest(bucket, settings.BACKUP_KEEP);
}

async function sendNewest(folder: string, newest: string | undefined, bucket: BackupPlace): Promise<void> {
  if (newest && !(await bucket.list()).includes(newest)) await bucket.put(newest, join(folder, newest));
}

async function keepNewest(place: BackupPlace, count: number): Promise<void> {
  for (const name of newestFirst(await place.list()).slice(count)) await place.remove(name);
}
