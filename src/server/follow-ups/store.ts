import { and, eq, sql } from "drizzle-orm";
import type { Ctx } from "#server/context.ts";
import type { Database } from "#server/db/client.ts";
import { documents } from "#server/db/tables/documents.ts";
import { followUps, followUpSettings } from "#server/db/tables/sending.ts";
import { MORNING_HOUR_UTC } from "#shared/follow-ups/plan.ts";
import type { FollowUpSettings } from "#shared/follow-ups/schema.ts";

export async function findSettings(ctx: Ctx): Promise<FollowUpSettings | undefined> {
  const { isOn, afterDays, expiryNotice, overdueNotice } = followUpSettings;
  const [row] = await ctx.db
    .select({ isOn, afterDays, expiryNotice, overdueNotice })
    .from(followUpSettings)
    .where(eq(followUpSettings.userId, ctx.account));
  return row;
}

export async function storeSettings(ctx: Ctx, settings: FollowUpSettings): Promise<void> {
  const row = { ...settings, updatedAt: ctx.now() };
  await ctx.db
    .insert(followUpSettings)
    .values({ userId: ctx.account, ...row })
    .onConflictDoUpdate({ target: followUpSettings.userId, set: row });
}

export const setFollowUpOff = async (ctx: Ctx, documentId: string, followUpOff: boolean): Promise<void> => {
  await ctx.db
    .update(documents)
    .set({ followUpOff })
    .where(and(eq(documents.userId, ctx.account), eq(documents.id, documentId)));
};

interface Step {
  documentId: string;
  snapshotId: string;
  step: string;
}

/** Takes a step, so that no other server sends it; false when it was taken before. */
export async function claimStep(ctx: Ctx, { documentId, snapshotId, step }: Step): Promise<boolean> {
  const rows = await ctx.db
    .insert(followUps)
    .values({ userId: ctx.account, documentId, snapshotId, step, createdAt: ctx.now() })
    .onConflictDoNothing()
    .returning({ step: followUps.step });
  return rows.length === 1;
}

/** The steps of this sending that were taken, and when. */
export async function listSteps(ctx: Ctx, documentId: string, snapshotId: string) {
  return ctx.db
    .select({ step: followUps.step, createdAt: followUps.createdAt })
    .from(followUps)
    .where(
      and(
        eq(followUps.userId, ctx.account),
        eq(followUps.documentId, documentId),
        eq(followUps.snapshotId, snapshotId),
      ),
    );
}

const isUntaken = (step: ReturnType<typeof sql>) => sql`not exists (
  select 1 from ${followUps} taken where taken.user_id = d.user_id and taken.document_id = d.id
    and taken.snapshot_id = coalesce(d.sent_snapshot_id, '') and taken.step = ${step})`;
const wanted = sql`from ${documents} d left join ${followUpSettings} s on s.user_id = d.user_id
  where d.deleted_at is null and not d.follow_up_off and coalesce(s.is_on, true)`;

/**
 * The documents of all accounts that may have a step to take now, by what their columns say; `planFollowUps` decides.
 * The one query of this feature over all accounts.
 */
export async function listCandidates(
  db: Database,
  now: Date,
  most: number,
): Promise<{ userId: string; documentId: string }[]> {
  const at = sql`${now.toISOString()}::timestamptz`;
  // The last day whose morning has come.
  const today = sql`((${at} at time zone 'UTC') - ${MORNING_HOUR_UTC} * interval '1 hour')::date`;
  const { rows } = await db.execute<{ user_id: string; id: string }>(sql`
    select user_id, id from (
      select d.user_id, d.id ${wanted}
        and d.status = 'pending' and d.type <> 'invoice' and d.sent_at is not null and exists (
          select 1 from unnest(coalesce(s.after_days, array[3, 7])) as days
          where d.sent_at <= ${at} - days * interval '1 day' and d.sent_at > ${at} - (days + 2) * interval '1 day'
            and ${isUntaken(sql`'reminder ' || days`)})
      union
      select d.user_id, d.id ${wanted}
        and d.status = 'pending' and d.type <> 'invoice' and d.sent_at is not null
        and coalesce(s.expiry_notice, true)
        and d.valid_until between ${today}::text and (${today} + 2)::text and ${isUntaken(sql`'expiry'`)}
      union
      select d.user_id, d.id ${wanted}
        and d.status in ('pending', 'accepted') and d.type = 'invoice' and coalesce(d.paid_amount, 0) < d.amount
        and coalesce(s.overdue_notice, true)
        and d.due_on < ${today} and (d.due_on >= ${today} - 8 or d.sent_at > ${at} - interval '8 days') and ${isUntaken(sql`'overdue'`)}
    ) as candidates limit ${most}`);
  return rows.map((row) => ({ userId: row.user_id, documentId: row.id }));
}
