import { and, desc, eq, isNull, sql, type SQL } from "drizzle-orm";
import type { Ctx } from "#server/context.ts";
import { documents } from "#server/db/tables/documents.ts";
import { centsFromDollars } from "#shared/money.ts";
import type { AcceptedLine } from "#shared/documents/suggestions/proposal.ts";
import type { DocumentCount, DocumentStatus, DocumentType } from "#shared/documents/schema.ts";

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
});

export type SummaryRow = Pick<typeof documents.$inferSelect, keyof ReturnType<typeof summaryColumns>>;

export interface ListFilter {
  limit: number;
  after?: { createdAt: Date; id: string } | undefined;
  /** A query of words (db/search.ts). */
  words?: string | undefined;
  status?: DocumentStatus | undefined;
  type?: DocumentType | undefined;
}

const listed = (ctx: Ctx, words: string | undefined): SQL | undefined =>
  and(
    eq(documents.userId, ctx.account),
    isNull(documents.deletedAt),
    words === undefined ? undefined : sql`${documents.search} @@ ${words}::tsquery`,
  );

/**
 * The instant that a search is ordered by: no index holds it, so that the words lead to the rows and not the order.
 * A prepared statement does not know how rare a word is, and would walk through all documents for one that nobody has.
 */
const found = sql`${documents.createdAt} + interval '0'`;

/** Newest first. */
export async function listSummaries(
  ctx: Ctx,
  { limit, after, words, status, type }: ListFilter,
): Promise<SummaryRow[]> {
  return ctx.db
    .select(summaryColumns(words !== undefined))
    .from(documents)
    .where(
      and(
        listed(ctx, words),
        status && eq(documents.status, status),
        type && eq(documents.type, type),
        // Compared as one: an index then begins at this row instead of passing all rows before it.
        after &&
          sql`(${documents.createdAt}, ${documents.id}) < (${after.createdAt.toISOString()}::timestamptz, ${after.id})`,
      ),
    )
    .orderBy(desc(words === undefined ? documents.createdAt : found), desc(documents.id))
    .limit(limit);
}

/** How many documents there are of each status and type that occurs. */
export async function countDocuments(ctx: Ctx, words?: string): Promise<DocumentCount[]> {
  return ctx.db
    .select({ status: documents.status, type: documents.type, count: sql<number>`count(*)::int` })
    .from(documents)
    .where(listed(ctx, words))
    .groupBy(documents.status, documents.type);
}

/** What was accepted lately is what is usual: older work had other prices. */
const ACCEPTED_READ = 50;
const ACCEPTED_LINES = 500;

/** The lines with a unit and a price of the account's newest accepted documents but this one, newest first. */
export async function listAcceptedLines(ctx: Ctx, exceptId: string): Promise<AcceptedLine[]> {
  const { rows } = await ctx.db.execute<{ description: string; unit: string; price: string }>(sql`
    with recent as (
      select id, content, created_at from ${documents}
      where user_id = ${ctx.account} and status = 'accepted' and deleted_at is null and id <> ${exceptId}
      order by created_at desc, id desc limit ${ACCEPTED_READ})
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
