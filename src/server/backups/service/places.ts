import { join } from "node:path";
import { createFolderPlace } from "#server/adapters/backups/folder.ts";
import type { BackupPlace } from "#server/adapters/backups/place.ts";
import type { Settings } from "#server/env.ts";

export const backupFolder = ({ BACKUP_DIR, DATA_DIR }: Settings): string => BACKUP_DIR ?? join(DATA_DIR, "backups");

/** Where backups go: always a folder, and a bucket where one is configured. Its client is large and loaded only then. */
export async function backupPlaces(settings: Settings): Promise<{ folder: BackupPlace; bucket: BackupPlace | null }> {
  const folder = createFolderPlace(backupFolder(settings));
  const { BACKUP_S3_BUCKET: bucket, BACKUP_S3_KEY_ID: accessKeyId, BACKUP_S3_SECRET: secretAccessKey } = settings;
  if (!bucket || !accessKeyId || !secretAccessKey) return { folder, bucket: null };
  const { createS3Place } = await import("#server/adapters/backups/s3.ts");
  const place = createS3Place({
    endpoint: settings.BACKUP_S3_ENDPOINT ?? null,
    region: settings.BACKUP_S3_REGION,
    bucket,
    prefix: settings.BACKUP_S3_PREFIX,
    accessKeyId,
    secretAccessKey,
  });
  return { folder, bucket: place };
}
