import { and, desc, eq, getTableColumns, isNull, sql, type SQL } from "drizzle-orm";
import type { Ctx } from "#server/context.ts";
import {
  documentCounters,
  documentEvents,
  documents,
  documentVersions,
  idempotencyKeys,
  voiceSessions,
} from "#server/db/tables/documents.ts";
import { newId } from "#server/ids.ts";
import type { DocumentContent, DocumentStatus, DocumentType } from "#shared/documents/schema.ts";
import { contentColumns } from "../rules.ts";
import { listTakenNumbers } from "./restore.ts";
import { learnedFrom, learnWords } from "./words.ts";

/** The words that a document is found by serve the index alone: no one reads them. */
const { search: _search, ...stored } = getTableColumns(documents);
export type DocumentRow = Omit<typeof documents.$inferSelect, "search">;

/** A deleted document is gone for everything but its return (deletion.ts). */
const own = (ctx: Ctx, id: string) =>
  and(eq(documents.userId, ctx.account), eq(documents.id, id), isNull(documents.deletedAt));

export async function findDocument(ctx: Ctx, id: string): Promise<DocumentRow | undefined> {
  const [row] = await ctx.db.select(stored).from(documents).where(own(ctx, id));
  return row;
}

/** The row, locked until the transaction ends: of two saves one waits for the other. */
export async function findDocumentForUpdate(ctx: Ctx, id: string): Promise<DocumentRow | undefined> {
  const [row] = await ctx.db.select(stored).from(documents).where(own(ctx, id)).for("update");
  return row;
}

const PREFIXES = { quote: "Q", bid: "B", estimate: "E", invoice: "I" } as const;
const FIRST_NUMBER = 1001;

/** The next number of this type in the account, such as Q-1001. Gapless: it is given back when the transaction fails. */
export async function takeNumber(ctx: Ctx, type: DocumentType): Promise<string> {
  const [row] = await ctx.db
    .insert(documentCounters)
    .values({ userId: ctx.account, type, last: FIRST_NUMBER })
    .onConflictDoUpdate({
      target: [documentCounters.userId, documentCounters.type],
      set: { last: sql`${documentCounters.last} + 1` },
    })
    .returning({ last: documentCounters.last });
  return `${PREFIXES[type]}-${row?.last ?? FIRST_NUMBER}`;
}

/**
 * The number that a document had when it was of this type before, unless another has it by now: a change of type that is
 * taken back burns none. The events keep it.
 */
export async function findFormerNumber(ctx: Ctx, documentId: string, type: DocumentType): Promise<string | undefined> {
  const former = sql<string>`${documentEvents.data}->>'formerNumber'`;
  const [found] = await ctx.db
    .select({ number: former })
    .from(documentEvents)
    .where(
      and(
        eq(documentEvents.userId, ctx.account),
        eq(documentEvents.documentId, documentId),
        sql`${former} like ${`${PREFIXES[type]}-%`}`,
      ),
    )
    .orderBy(desc(documentEvents.createdAt), desc(documentEvents.id))
    .limit(1);
  if (found === undefined) return undefined;
  const taken = await listTakenNumbers(ctx, [{ id: documentId, number: found.number }]);
  return taken.length === 0 ? found.number : undefined;
}

export interface NewDocument {
  id: string;
  content: DocumentContent;
  transcription: string;
  /** Made beforehand when the words had to be kept first; null makes one with the document. */
  voiceSessionId: string | null;
  key: { key: string; requestHash: string } | null;
  /** The template that it was made with; the event of its creation keeps it. */
  templateId: string | null;
  /** Makes or finds the client's record (clients/service/record.ts); null without a client. */
  clientRecord: SQL | null;
}

/**
 * Writes a generated document with its number, its words, its event, its client's record and its idempotency key in one
 * statement, which is one transaction and one way to the database. Answers the number, or null when another request took the key first:
 * then nothing was written, no number either.
 */
export async function insertGenerated(ctx: Ctx, document: NewDocument): Promise<string | null> {
  const { id, content, transcription, voiceSessionId, key, templateId, clientRecord } = document;
  const made = { generator: content.generator.name, ...(templateId === null ? {} : { templateId }) };
  const columns = contentColumns(content);
  const now = ctx.now();
  const at = sql`${now.toISOString()}::timestamptz`;
  const taken = key
    ? sql`insert into ${idempotencyKeys} (user_id, key, request_hash, document_id, created_at)
        values (${ctx.account}, ${key.key}, ${key.requestHash}, ${id}, ${at}) on conflict do nothing returning 1`
    : sql`select 1`;
  const voice = voiceSessionId
    ? sql`update ${voiceSessions} set document_id = ${id} where user_id = ${ctx.account} and id = ${voiceSessionId} and exists (select 1 from taken)`
    : sql`insert into ${voiceSessions} (user_id, id, transcription, document_id, created_at)
        select ${ctx.account}, ${newId(now.getTime())}, ${transcription}, ${id}, ${at} from taken`;
  const { rows } = await ctx.db.execute<{ number: string }>(sql`
    with taken as (${taken}),
    counter as (
      insert into ${documentCounters} as counters (user_id, type, last)
      select ${ctx.account}, ${columns.type}, ${FIRST_NUMBER}::int from taken
      on conflict (user_id, type) do update set last = counters.last + 1 returning last
    ),
    voice as (${voice}),
    ${clientRecord ?? sql`client_record as (select null::text as id)`},
    event as (
      insert into ${documentEvents} (user_id, id, document_id, kind, actor, data, created_at)
      select ${ctx.account}, ${newId(now.getTime())}, ${id}, 'created', ${ctx.actor},
        ${JSON.stringify(made)}::jsonb, ${at} from taken
    ),
    stored as (
    insert into ${documents} (user_id, id, number, title, type, client, client_id, amount, content, transcription, open_questions, trade,
      due_on, paid_amount, created_at, updated_at)
    select ${ctx.account}, ${id}, ${PREFIXES[columns.type]} || '-' || last, ${columns.title}, ${columns.type}, ${columns.client},
      (select id from client_record limit 1), ${columns.amount}::numeric, ${JSON.stringify(columns.content)}::jsonb, ${transcription}, ${columns.openQuestions}::int, ${columns.trade}::text,
      ${columns.dueOn}::date, ${columns.paidAmount}::numeric, ${at}, ${at}
    from counter returning user_id, number, search
    ),
    words as (${learnedFrom(sql`stored`)})
    select number from stored`);
  return rows[0]?.number ?? null;
}

export type DocumentChange = {
  content: DocumentContent;
  number: string;
  status: DocumentStatus;
  version: number;
  clientId: string | null;
} & Partial<
  Pick<
    typeof documents.$inferInsert,
    "sentAt" | "viewedAt" | "answeredAt" | "acceptedAmount" | "sentSnapshotId" | "signedSnapshotId"
  >
>;

export async function updateDocumentRow(
  ctx: Ctx,
  id: string,
  change: DocumentChange,
): Promise<DocumentRow | undefined> {
  const { content, ...rest } = change;
  const [row] = await ctx.db
    .update(documents)
    .set({ ...contentColumns(content), ...rest, updatedAt: ctx.now() })
    .where(own(ctx, id))
    .returning(stored);
  if (row) await learnWords(ctx, id);
  return row;
}

/** The look of a document is no part of what it says: its version stays. */
export async function setDocumentTheme(ctx: Ctx, id: string, themeId: string | null): Promise<DocumentRow | undefined> {
  const [row] = await ctx.db
    .update(documents)
    .set({ themeId, updatedAt: ctx.now() })
    .where(own(ctx, id))
    .returning(stored);
  return row;
}

/** What came in on an invoice. Like its look it is no part of what was agreed: its version stays. */
export async function setPaid(ctx: Ctx, row: DocumentRow, content: DocumentContent): Promise<void> {
  await ctx.db
    .update(documents)
    .set({ ...contentColumns(content), status: row.status, updatedAt: ctx.now() })
    .where(own(ctx, row.id));
}

/** Keeps the state that a document has now, under its version. */
export async function keepVersion(ctx: Ctx, row: DocumentRow, reason: string): Promise<void> {
  const { id: documentId, version, title, type, amount, content } = row;
  await ctx.db
    .insert(documentVersions)
    .values({ userId: ctx.account, documentId, version, title, type, amount, content, reason, createdAt: ctx.now() });
}

const MOST_VERSIONS = 200;

/** A kept version without its content, as lists show it. */
export type VersionRow = Pick<
  typeof documentVersions.$inferSelect,
  "version" | "title" | "amount" | "reason" | "createdAt"
>;

export async function listVersionRows(ctx: Ctx, documentId: string): Promise<VersionRow[]> {
  const { version, title, amount, reason, createdAt } = documentVersions;
  return ctx.db
    .select({ version, title, amount, reason, createdAt })
    .from(documentVersions)
    .where(and(eq(documentVersions.userId, ctx.account), eq(documentVersions.documentId, documentId)))
    .orderBy(desc(version))
    .limit(MOST_VERSIONS);
}

export async function findVersion(ctx: Ctx, documentId: string, version: number) {
  const [row] = await ctx.db
    .select()
    .from(documentVersions)
    .where(
      and(
        eq(documentVersions.userId, ctx.account),
        eq(documentVersions.documentId, documentId),
        eq(documentVersions.version, version),
      ),
    );
  return row;
}

/** The template that a document was made of; null without one. */
export async function findTemplateOf(ctx: Ctx, documentId: string): Promise<string | null> {
  const [made] = await ctx.db
    .select({ templateId: sql<string | null>`${documentEvents.data}->>'templateId'` })
    .from(documentEvents)
    .where(
      and(
        eq(documentEvents.userId, ctx.account),
        eq(documentEvents.documentId, documentId),
        eq(documentEvents.kind, "created"),
      ),
    )
    .limit(1);
  return made?.templateId ?? null;
}

export async function appendEvent(
  ctx: Ctx,
  documentId: string,
  kind: string,
  data: Record<string, unknown> = {},
): Promise<void> {
  await ctx.db.insert(documentEvents).values({
    userId: ctx.account,
    id: newId(ctx.now().getTime()),
    documentId,
    kind,
    actor: ctx.actor,
    data,
    createdAt: ctx.now(),
  });
}

export async function insertVoiceSession(
  ctx: Ctx,
  session: { id: string; transcription: string; documentId: string | null },
): Promise<void> {
  await ctx.db.insert(voiceSessions).values({ userId: ctx.account, ...session, createdAt: ctx.now() });
}

export async function findIdempotencyKey(ctx: Ctx, key: string) {
  const [row] = await ctx.db
    .select()
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.userId, ctx.account), eq(idempotencyKeys.key, key)));
  return row;
}
