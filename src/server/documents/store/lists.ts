import { and, desc, eq, inArray, isNull, or, sql, type SQL } from "drizzle-orm";
import type { Ctx } from "#server/context.ts";
import { requiredDecimal } from "#server/db/money.ts";
import { documents } from "#server/db/tables/documents.ts";
import { centsFromDollars, milliPercentFromPercent, type Cents, type MilliPercent } from "#shared/money.ts";
import type { AcceptedLine } from "#shared/documents/suggestions/proposal.ts";
import {
  documentStates,
  type DocumentCount,
  type DocumentState,
  type DocumentStatus,
  type DocumentType,
} from "#shared/documents/schema.ts";
import type { Day } from "#shared/dates.ts";
import { inState, stateColumns } from "./states.ts";

/** What is read of a transcription for a list; a search reads it whole, to show the words that it found. */
const EXCERPT_READ = 400;

/** A list never selects the content: that is 6 to 15 times slower on every engine. */
const summaryColumns = (searched: boolean) => ({
  id: documents.id,
  number: documents.number,
  title: documents.title,
  type: documents.type,
  client: documents.client,
  amount: documents.amount,
  status: documents.status,
  transcription: searched
    ? documents.transcription
    : sql<string | null>`left(${documents.transcription}, ${sql.raw(String(EXCERPT_READ))})`,
  openQuestions: documents.openQuestions,
  sentAt: documents.sentAt,
  viewedAt: documents.viewedAt,
  answeredAt: documents.answeredAt,
  signedSnapshotId: documents.signedSnapshotId,
  createdAt: documents.createdAt,
  updatedAt: documents.updatedAt,
  ...stateColumns,
});

export type SummaryRow = Pick<typeof documents.$inferSelect, keyof ReturnType<typeof summaryColumns>>;

/** What somebody searches for. */
export interface Sought {
  /** A query of words (db/search.ts). */
  words: string;
  /** What a document comes to, if the words name an amount; the other words are asked for beside it. */
  amount?: { is: Cents; beside: string | null } | undefined;
}

export interface Narrowed {
  sought?: Sought | undefined;
  status?: DocumentStatus | undefined;
  type?: DocumentType | undefined;
  state?: DocumentState | undefined;
  /** The records that documents may name (clients/service/list.ts). */
  clientIds?: readonly string[] | undefined;
}
export interface ListFilter extends Narrowed {
  limit: number;
  after?: { createdAt: Date; id: string } | undefined;
  /** The words are in so many documents that the newest of them are soon met: in order of time, not by the words. */
  isCommon?: boolean | undefined;
}

const owned = (ctx: Ctx): SQL | undefined => and(eq(documents.userId, ctx.account), isNull(documents.deletedAt));
/** Of this amount, which an index of the account's documents leads to, and with the words beside it. */
const ofAmount = (ctx: Ctx, { amount }: Sought): SQL | undefined =>
  amount &&
  and(
    eq(documents.userId, ctx.account),
    sql`${documents.amount} = ${requiredDecimal(amount.is)}::numeric`,
    amount.beside === null ? undefined : sql`${documents.search} @@ ${amount.beside}::tsquery`,
  );
/**
 * Those with the words, which lead to the account's rows by themselves (db/search.ts). So that the database does not read
 * an index of all the account's documents as well, to have the two meet, the account is compared in no form that one has.
 */
const ownedWith = (ctx: Ctx, sought: Sought): SQL | undefined =>
  and(
    sql`${documents.userId} || '' = ${ctx.account}`,
    isNull(documents.deletedAt),
    or(sql`${documents.search} @@ ${sought.words}::tsquery`, ofAmount(ctx, sought)),
  );
/** The same without the index on the words. */
const ownedSaying = (ctx: Ctx, sought: Sought): SQL | undefined =>
  and(owned(ctx), or(sql`ts_match_vq(${documents.search}, ${sought.words}::tsquery)`, ofAmount(ctx, sought)));

/**
 * The instant that a search is ordered by: no index holds it, so that the words lead to the rows and not the order.
 * A prepared statement does not know how rare a word is, and would walk through all documents for one that nobody has.
 */
const found = sql`${documents.createdAt} + interval '0'`;

const narrowed = ({ status, type, state, clientIds }: Narrowed, today: Day): SQL | undefined =>
  and(
    status && eq(documents.status, status),
    type && eq(documents.type, type),
    state && inState(state, today),
    clientIds && inArray(documents.clientId, [...clientIds]),
  );

/** Newest first. `today` is the day that decides what is expired or overdue. */
export async function listSummaries(ctx: Ctx, filter: ListFilter, today: Day): Promise<SummaryRow[]> {
  const { limit, after, sought, isCommon = false } = filter;
  const byWords = sought !== undefined && !isCommon;
  return ctx.db
    .select(summaryColumns(sought !== undefined))
    .from(documents)
    .where(
      and(
        sought === undefined ? owned(ctx) : isCommon ? ownedSaying(ctx, sought) : ownedWith(ctx, sought),
        narrowed(filter, today),
        // Compared as one: an index then begins at this row instead of passing all rows before it.
        after &&
          sql`(${documents.createdAt}, ${documents.id}) < (${after.createdAt.toISOString()}::timestamptz, ${after.id})`,
      ),
    )
    .orderBy(desc(byWords ? found : documents.createdAt), desc(documents.id))
    .limit(limit);
}

/** How many documents there are of each status and type that occurs. */
export async function countDocuments(ctx: Ctx): Promise<DocumentCount[]> {
  return ctx.db
    .select({ status: documents.status, type: documents.type, count: sql<number>`count(*)::int` })
    .from(documents)
    .where(owned(ctx))
    .groupBy(documents.status, documents.type);
}

/** The same of those that are sought; not counted on past `most`. */
export async function countWith(ctx: Ctx, sought: Sought, most: number): Promise<DocumentCount[]> {
  const { rows } = await ctx.db.execute<DocumentCount>(sql`
    select status, type, count(*)::int as count from (
      select status, type from ${documents} where ${ownedWith(ctx, sought)} limit ${most}) as counted
    group by status, type`);
  return rows;
}

/** How many documents are sought; not counted on past `most`. */
export async function countFound(ctx: Ctx, sought: Sought, most: number): Promise<number> {
  const { rows } = await ctx.db.execute<{ count: number }>(sql`
    select count(*)::int as count from (
      select 1 from ${documents} where ${ownedWith(ctx, sought)} limit ${most}) as counted`);
  return rows[0]?.count ?? 0;
}

/** How many documents are in each state; none is counted on past `most`. */
export async function countStates(ctx: Ctx, most: number, today: Day): Promise<Record<DocumentState, number>> {
  const counts = documentStates.map(
    (state) => sql`(select count(*)::int from (
      select 1 from ${documents} where ${owned(ctx)} and ${inState(state, today)} limit ${most}) as counted) as ${sql.identifier(state)}`,
  );
  const { rows } = await ctx.db.execute<Record<DocumentState, number>>(sql`select ${sql.join(counts, sql`, `)}`);
  return rows[0] ?? { viewed: 0, expired: 0, overdue: 0, partly_paid: 0, paid: 0 };
}

/** What was accepted lately is what is usual: older work had other prices. */
const LATEST_READ = 50;
const ACCEPTED_LINES = 500;

/** The lines with a unit and a price of the account's newest accepted documents but this one, newest first. */
export async function listAcceptedLines(ctx: Ctx, exceptId: string): Promise<AcceptedLine[]> {
  const { rows } = await ctx.db.execute<{ description: string; unit: string; price: string }>(sql`
    with recent as (
      select id, content, created_at from ${documents}
      where user_id = ${ctx.account} and status = 'accepted' and deleted_at is null and id <> ${exceptId}
      order by created_at desc, id desc limit ${LATEST_READ})
    select item->>'description' as description, item->>'unit' as unit, (item->>'unitPrice')::text as price
    from recent, jsonb_array_elements(content->'items') with ordinality as lines(item, position)
    where item->>'unit' is not null and (item->>'unitPrice')::numeric > 0
    order by created_at desc, id desc, position limit ${ACCEPTED_LINES}`);
  return rows.map(({ description, unit, price }) => ({
    description,
    unit,
    unitPrice: centsFromDollars(Number(price)),
  }));
}

/** The tax rate of the newest of the account's latest documents that has one, but for this document; null for none. */
export async function findUsualTax(ctx: Ctx, exceptId: string): Promise<MilliPercent | null> {
  const { rows } = await ctx.db.execute<{ percent: string }>(sql`
    with recent as (
      select content->'tax'->>'percent' as percent, created_at, id from ${documents}
      where user_id = ${ctx.account} and deleted_at is null and id <> ${exceptId}
      order by created_at desc, id desc limit ${LATEST_READ})
    select percent from recent where percent::numeric > 0 order by created_at desc, id desc limit 1`);
  const [newest] = rows;
  return newest ? milliPercentFromPercent(Number(newest.percent)) : null;
}
