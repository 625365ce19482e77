const NAME = /^bidspoke-(\d{4}-\d{2}-\d{2})T(\d{2})(\d{2})(\d{2})Z\.tar\.gz$/;

/** The schedule looks every hour; a backup that is due within these minutes is made at this look and not at the next. */
const EARLY_MS = 10 * 60_000;
const HOUR_MS = 3_600_000;

export const backupName = (at: Date): string => `bidspoke-${at.toISOString().replaceAll(/:|\.\d+/g, "")}.tar.gz`;

/** When the backup of this name was made; null for a name of something else. */
function backupTime(name: string): Date | null {
  const found = NAME.exec(name);
  return found ? new Date(`${found[1]}T${found[2]}:${found[3]}:${found[4]}Z`) : null;
}

/** The names of backups among these, newest first. */
export const newestFirst = (names: readonly string[]): string[] =>
  names
    .filter((name) => backupTime(name) !== null)
    .sort()
    .reverse();

export function isBackupDue(newest: string | undefined, everyHours: number, now: Date): boolean {
  const made = newest === undefined ? null : backupTime(newest);
  return made === null || now.getTime() - made.getTime() >= everyHours * HOUR_MS - EARLY_MS;
}
