import { sql } from "drizzle-orm";
import type { Ctx } from "#server/context.ts";
import { acceptedAmount, isQuoted, wentOut } from "#server/db/document-figures.ts";
import { documents } from "#server/db/tables/documents.ts";
import { documentSnapshots, proofEvents } from "#server/db/tables/sending.ts";
import type { Day } from "#shared/dates.ts";
import type { DocumentType } from "#shared/documents/schema.ts";
import { SIZE_BOUNDS } from "#shared/insights/sizes.ts";
import type { Grouping } from "#shared/insights/schema.ts";
import { monthOf, own, startOf } from "./money.ts";

/** What became of the offers of one group; `grouping` says of which kind it is, "all" of the whole. */
export type OfferRow = {
  grouping: Grouping | "all";
  type: DocumentType | null;
  trade: string | null;
  size: number | null;
  month: string | null;
  amount: string;
  acceptedAmount: string;
  hoursToAnswer: number | null;
} & Record<"sent" | "linked" | "viewed" | "accepted" | "declined" | "expired" | "waiting", number>;

const bounds = sql.raw(`array[${SIZE_BOUNDS.join(", ")}]::numeric[]`);

/** The offers that went out from this month on, counted as a whole and by each grouping, in one pass over them. */
export async function listOfferRows(ctx: Ctx, from: string, today: Day): Promise<OfferRow[]> {
  const { rows } = await ctx.db.execute<OfferRow>(sql`
    with offers as (
      select type, trade, width_bucket(amount, ${bounds}) as size, ${monthOf(wentOut)} as month, amount,
        ${acceptedAmount} as accepted_amount, sent_at is not null as is_linked, viewed_at is not null as is_viewed,
        case when status = 'pending' and valid_until < ${today} then 'expired' else status end as state,
        case when status in ('accepted', 'declined') and answered_at >= sent_at
          then extract(epoch from answered_at - sent_at) / 3600 end as hours
      from ${documents} where ${own(ctx)} and ${isQuoted} and ${wentOut} >= ${startOf(from)}
    )
    select case grouping(type, trade, size, month)
        when 7 then 'type' when 11 then 'trade' when 13 then 'size' when 14 then 'month' else 'all' end as grouping,
      type, trade, size, month,
      count(*)::int as sent,
      coalesce(sum(amount), 0)::text as amount,
      (count(*) filter (where is_linked))::int as linked,
      (count(*) filter (where is_linked and is_viewed))::int as viewed,
      (count(*) filter (where state = 'accepted'))::int as accepted,
      coalesce(sum(accepted_amount) filter (where state = 'accepted'), 0)::text as "acceptedAmount",
      (count(*) filter (where state = 'declined'))::int as declined,
      (count(*) filter (where state = 'expired'))::int as expired,
      (count(*) filter (where state = 'pending'))::int as waiting,
      (percentile_cont(0.5) within group (order by hours))::float8 as "hoursToAnswer"
    from offers group by grouping sets ((), (type), (trade), (size), (month))`);
  return rows;
}

/** The newest declined offers of that time, with the reason that the client gave with this very answer. */
export async function listDeclines(ctx: Ctx, from: string, most: number) {
  const { rows } = await ctx.db.execute<{
    documentId: string;
    number: string;
    title: string;
    client: string | null;
    amount: string;
    reason: string | null;
    declinedAt: string;
  }>(sql`
    select id as "documentId", number, title, client, amount::text, nullif(btrim(proof.reason), '') as reason,
      to_char(coalesce(answered_at, updated_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "declinedAt"
    from ${documents} left join lateral (
      select data ->> 'reason' as reason from ${proofEvents} event
      where event.user_id = ${ctx.account} and event.document_id = documents.id and event.kind = 'declined'
        and event.created_at = documents.answered_at
      order by sequence desc limit 1) as proof on true
    where ${own(ctx)} and ${isQuoted} and status = 'declined' and ${wentOut} >= ${startOf(from)}
    order by coalesce(answered_at, updated_at) desc, id desc limit ${most}`);
  return rows;
}

/** The lines that could be ticked on documents that were signed in that time, by their words, and what was ticked. */
export async function listOptions(ctx: Ctx, from: string, most: number) {
  const { rows } = await ctx.db.execute<{ name: string; offered: number; chosen: number; amount: string }>(sql`
    with signed as (
      select id from ${documents}
      where ${own(ctx)} and ${isQuoted} and signed_snapshot_id is not null and ${wentOut} >= ${startOf(from)}
    ),
    lines as (
      select line ->> 'description' as name, (line ->> 'amount')::numeric as amount,
        jsonb_exists(proof.data -> 'lines', line ->> 'id') as is_chosen
      from signed join lateral (
        select data from ${proofEvents} event
        where event.user_id = ${ctx.account} and event.document_id = signed.id and event.kind = 'accepted'
        order by sequence desc limit 1) as proof on true
      join ${documentSnapshots} snapshot on snapshot.user_id = ${ctx.account} and snapshot.id = proof.data ->> 'snapshotId'
      cross join lateral jsonb_array_elements(snapshot.content -> 'items') as line
      where (line ->> 'optional')::boolean and line ->> 'amount' is not null
    )
    select min(name) as name, count(*)::int as offered, (count(*) filter (where is_chosen))::int as chosen,
      coalesce(sum(amount) filter (where is_chosen), 0)::text as amount
    from lines group by lower(btrim(name)) order by offered desc, min(name) limit ${most}`);
  return rows;
}
