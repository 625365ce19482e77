import { sql, type SQL } from "drizzle-orm";
import type { Ctx } from "#server/context.ts";
import { documents } from "#server/db/tables/documents.ts";
import { documentPayments } from "#server/db/tables/money.ts";

/** The account's documents that are there. */
const own = (ctx: Ctx): SQL => sql`user_id = ${ctx.account} and deleted_at is null`;
/** A document counts once it left the desk: sent, or marked by hand; the day is the best that is known of that. */
const WENT_OUT = sql`coalesce(sent_at, answered_at, created_at)`;
const isOut = sql`status <> 'draft'`;
/** An invoice on which money came in went out, whatever its status says. */
const isInvoiceOut = sql`type = 'invoice' and (status <> 'draft' or paid_amount <> 0)`;
const monthOf = (instant: SQL): SQL => sql`to_char(${instant} at time zone 'UTC', 'YYYY-MM')`;

export type MoneyFigure = "quoted" | "accepted" | "invoiced" | "collected";

/** The amounts by month from this month on ("2026-01"), as the database adds them up. Months without any are missing. */
export async function listMonthAmounts(
  ctx: Ctx,
  from: string,
): Promise<{ month: string; figure: MoneyFigure; amount: string }[]> {
  const since = sql`${`${from}-01T00:00:00Z`}::timestamptz`;
  const { rows } = await ctx.db.execute<{ month: string; figure: MoneyFigure; amount: string }>(sql`
    select month, figure, sum(amount)::text as amount from (
      select ${monthOf(WENT_OUT)} as month, 'quoted' as figure, amount from ${documents}
      where ${own(ctx)} and ${isOut} and type <> 'invoice' and ${WENT_OUT} >= ${since}
      union all
      select ${monthOf(sql`coalesce(answered_at, updated_at)`)}, 'accepted', coalesce(accepted_amount, amount) from ${documents}
      where ${own(ctx)} and status = 'accepted' and type <> 'invoice' and coalesce(answered_at, updated_at) >= ${since}
      union all
      select ${monthOf(sql`coalesce(sent_at, created_at)`)}, 'invoiced', amount from ${documents}
      where ${own(ctx)} and ${isInvoiceOut} and coalesce(sent_at, created_at) >= ${since}
      union all
      select to_char(paid_on, 'YYYY-MM'), 'collected', payment.amount from ${documentPayments} payment
      join ${documents} invoice on invoice.user_id = payment.user_id and invoice.id = payment.document_id
      where payment.user_id = ${ctx.account} and voided_at is null and invoice.deleted_at is null
        and paid_on >= ${`${from}-01`}::date
    ) as amounts group by month, figure`);
  return rows;
}
