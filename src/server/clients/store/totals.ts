import { sql } from "drizzle-orm";
import type { Ctx } from "#server/context.ts";
import { acceptedAmount, isAccepted, isInvoiced, isQuoted, outstandingAmount } from "#server/db/document-figures.ts";
import { clients } from "#server/db/tables/clients.ts";
import { documents } from "#server/db/tables/documents.ts";

export type TotalsRow = { documents: number } & Record<"quoted" | "accepted" | "invoiced" | "outstanding", string>;

/** What was written for each of these clients, under any of their names. A client without a document has no entry. */
export async function listTotals(ctx: Ctx, ids: readonly string[]): Promise<Map<string, TotalsRow>> {
  if (ids.length === 0) return new Map();
  const { rows } = await ctx.db.execute<TotalsRow & { id: string }>(sql`
    with asked as (select unnest(${sql.param([...ids])}::text[]) as id),
    named as (
      select id, id as root from asked
      union all
      select other.id, asked.id from asked join ${clients} as other
        on other.user_id = ${ctx.account} and other.merged_into = asked.id and other.deleted_at is null
    )
    select named.root as id, count(*)::int as documents,
      coalesce(sum(amount) filter (where ${isQuoted}), 0)::text as quoted,
      coalesce(sum(${acceptedAmount}) filter (where ${isAccepted}), 0)::text as accepted,
      coalesce(sum(amount) filter (where ${isInvoiced}), 0)::text as invoiced,
      coalesce(sum(${outstandingAmount}) filter (where ${isInvoiced}), 0)::text as outstanding
    from named join ${documents} on documents.user_id = ${ctx.account} and documents.client_id = named.id and documents.deleted_at is null
    group by named.root`);
  return new Map(rows.map(({ id, ...totals }) => [id, totals]));
}

/** Whether a document of the account, deleted or not, names this record. */
export async function hasDocuments(ctx: Ctx, id: string): Promise<boolean> {
  const { rows } = await ctx.db.execute(
    sql`select 1 from ${documents} where user_id = ${ctx.account} and client_id = ${id} limit 1`,
  );
  return rows.length > 0;
}
