import type { Pool } from "pg";

/** So much of the log is replayed at the start after a crash, at most, and about twice as much lies on the disk. */
const MOST_LOG_BYTES = 32 * 1024 * 1024;

/**
 * Writes changed pages to their files and lets go of the log before, once it has become long. A PostgreSQL server has a
 * process for that; the embedded engine is none, does it only when it closes, and would fill the disk with its log.
 */
export async function checkpointWhenDue(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ bytes: number }>(
    "select pg_wal_lsn_diff(pg_current_wal_lsn(), redo_lsn)::float as bytes from pg_control_checkpoint()",
  );
  if ((rows[0]?.bytes ?? 0) > MOST_LOG_BYTES) await pool.query("checkpoint");
}
