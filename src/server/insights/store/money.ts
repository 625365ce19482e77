import { sql, type SQL } from "drizzle-orm";
import type { Ctx } from "#server/context.ts";
import {
  acceptedAmount,
  isAccepted,
  isInvoiced,
  isQuoted,
  outstandingAmount,
  wentOut,
} from "#server/db/document-figures.ts";
import { documents } from "#server/db/tables/documents.ts";
import { documentPayments } from "#server/db/tables/money.ts";
import type { Day } from "#shared/dates.ts";

/** The account's documents that are there. */
export const own = (ctx: Ctx): SQL => sql`user_id = ${ctx.account} and deleted_at is null`;
/** The month of an instant, "2026-11". */
export const monthOf = (instant: SQL): SQL => sql`to_char(${instant} at time zone 'UTC', 'YYYY-MM')`;
/** The first instant of a month. */
export const startOf = (month: string): SQL => sql`${`${month}-01T00:00:00Z`}::timestamptz`;

const acceptedAt = sql`coalesce(answered_at, updated_at)`;
const issuedAt = sql`coalesce(sent_at, created_at)`;

export type MoneyFigure = "quoted" | "accepted" | "invoiced" | "collected";

/** The amounts by month from this month on ("2026-01"), as the database adds them up. Months without any are missing. */
export async function listMonthAmounts(
  ctx: Ctx,
  from: string,
): Promise<{ month: string; figure: MoneyFigure; amount: string }[]> {
  const since = startOf(from);
  const { rows } = await ctx.db.execute<{ month: string; figure: MoneyFigure; amount: string }>(sql`
    select month, figure, sum(amount)::text as amount from (
      select ${monthOf(wentOut)} as month, 'quoted' as figure, amount from ${documents}
      where ${own(ctx)} and ${isQuoted} and ${wentOut} >= ${since}
      union all
      select ${monthOf(acceptedAt)}, 'accepted', ${acceptedAmount} from ${documents}
      where ${own(ctx)} and ${isAccepted} and ${acceptedAt} >= ${since}
      union all
      select ${monthOf(issuedAt)}, 'invoiced', amount from ${documents}
      where ${own(ctx)} and ${isInvoiced} and ${issuedAt} >= ${since}
      union all
      select to_char(paid_on, 'YYYY-MM'), 'collected', payment.amount from ${documentPayments} payment
      join ${documents} invoice on invoice.user_id = payment.user_id and invoice.id = payment.document_id
      where payment.user_id = ${ctx.account} and voided_at is null and invoice.deleted_at is null
        and paid_on >= ${`${from}-01`}::date
      union all
      select ${monthOf(issuedAt)}, 'collected', paid_amount - coalesce((
        select sum(payment.amount) from ${documentPayments} payment
        where payment.user_id = ${ctx.account} and payment.document_id = documents.id and voided_at is null), 0)
      from ${documents}
      where ${own(ctx)} and ${isInvoiced} and paid_amount > 0 and ${issuedAt} >= ${since}
    ) as amounts group by month, figure`);
  return rows;
}

/** What is not paid of all issued invoices, the part of it past its day, and whether anything ever left the desk. */
export async function findStanding(
  ctx: Ctx,
  today: Day,
): Promise<{ outstanding: string; overdue: string; isEmpty: boolean }> {
  const { rows } = await ctx.db.execute<{ outstanding: string; overdue: string; isEmpty: boolean }>(sql`
    select coalesce(sum(${outstandingAmount}), 0)::text as outstanding,
      coalesce(sum(${outstandingAmount}) filter (where due_on < ${today}::date and ${outstandingAmount} > 0), 0)::text as overdue,
      not exists (select 1 from ${documents} where ${own(ctx)} and status <> 'draft') as "isEmpty"
    from ${documents} where ${own(ctx)} and ${isInvoiced}`);
  return rows[0] ?? { outstanding: "0", overdue: "0", isEmpty: true };
}
