import { sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Database } from "./client.ts";

/** How long what was deleted can be had back. */
const KEPT_MS = 3_600_000;
const REMOVED_A_RUN = 5_000;

/** What was deleted before this instant is removed for good. */
export const deletedBefore = (now: Date): Date => new Date(now.getTime() - KEPT_MS);

type Deletable = PgTable & { userId: PgColumn; id: PgColumn; deletedAt: PgColumn };

/** Removes for good what was deleted before this instant, in all accounts; what is left over waits for the next run. */
export async function removeDeletedRows(db: Database, table: Deletable, before: Date): Promise<void> {
  await db.execute(sql`
    delete from ${table} using (
      select user_id, id from ${table} where deleted_at < ${before.toISOString()}::timestamptz limit ${REMOVED_A_RUN}) as gone
    where ${table.userId} = gone.user_id and ${table.id} = gone.id`);
}
