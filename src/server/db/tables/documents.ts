import { sql, type SQL } from "drizzle-orm";
import {
  boolean,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  varchar,
} from "drizzle-orm/pg-core";
import { documentWordSet, wordSet } from "../search.ts";
import type { DocumentContentWire, DocumentStatus, DocumentType } from "#shared/documents/schema.ts";
import { money, instant, createdAt, updatedAt } from "./columns.ts";
import { userId } from "./accounts.ts";

export const documents = pgTable(
  "documents",
  {
    userId: userId(),
    id: text("id").notNull(),
    number: text("number").notNull(),
    title: text("title").notNull(),
    type: text("type").$type<DocumentType>().notNull(),
    client: text("client"),
    amount: money("amount").notNull(),
    status: text("status").$type<DocumentStatus>().notNull().default("draft"),
    content: jsonb("content").$type<DocumentContentWire>().notNull(),
    transcription: text("transcription"),
    openQuestions: integer("open_questions").notNull().default(0),
    /** The theme it is printed in; null, or a theme that is gone, is the account's default. */
    themeId: text("theme_id"),
    version: integer("version").notNull().default(1),
    /** The client's record; the name in the content stays what was written. */
    clientId: text("client_id"),
    /** When it was last sent, first honestly seen since then, and answered. A new sending clears the latter two. */
    sentAt: instant("sent_at"),
    viewedAt: instant("viewed_at"),
    answeredAt: instant("answered_at"),
    /** The snapshot that was sent last, which its links open; null before, and once it was withdrawn. */
    sentSnapshotId: text("sent_snapshot_id"),
    /** The snapshot that bears the client's signature. While there is one, the document is not edited. */
    signedSnapshotId: text("signed_snapshot_id"),
    /** What the client accepted, with the options that they ticked. */
    acceptedAmount: money("accepted_amount"),
    /** The day until which it holds, such as "2026-12-21", for lists: they read no content. */
    validUntil: text("valid_until").generatedAlwaysAs((): SQL => sql`content ->> 'validUntil'`),
    /** Of an invoice: the day that it is due, and what was paid on it. */
    dueOn: date("due_on"),
    paidAmount: money("paid_amount"),
    /** The trade that its words speak of, by id; null for none in particular. */
    trade: text("trade"),
    /** The owner wants no mails to the client about this one by themselves. */
    followUpOff: boolean("follow_up_off").notNull().default(false),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    /** Deleted, but to be had back for a while. Everything reads a document without it as gone. */
    deletedAt: instant("deleted_at"),
    search: wordSet("search").generatedAlwaysAs((): SQL =>
      documentWordSet(
        sql`user_id`,
        sql`title || ' ' || number || ' ' || substr(number, 3) || ' ' || coalesce(client, '')`,
        sql`coalesce(transcription, '')`,
      ),
    ),
  },
  (table) => [
    primaryKey({ name: "documents_pkey", columns: [table.userId, table.id] }),
    unique("documents_user_id_number_key").on(table.userId, table.number),
    index("documents_listed_idx")
      .on(table.userId, table.createdAt, table.id)
      .where(sql`deleted_at is null`),
    index("documents_listed_type_idx")
      .on(table.userId, table.type, table.createdAt, table.id)
      .where(sql`deleted_at is null`),
    // Found by what they come to.
    index("documents_amount_idx")
      .on(table.userId, table.amount)
      .where(sql`deleted_at is null`),
    index("documents_client_idx")
      .on(table.userId, table.clientId, table.createdAt)
      .where(sql`client_id is not null`),
    // With the type at its end the counts by status and type are read from it alone.
    index("documents_listed_status_idx")
      .on(table.userId, table.status, table.createdAt, table.id, table.type)
      .where(sql`deleted_at is null`),
    // What waits for an answer, over all accounts, by when it was sent.
    index("documents_sent_idx")
      .on(table.sentAt)
      .where(sql`deleted_at is null and status = 'pending' and sent_at is not null`),
    // The states that a filter can ask for (documents/store/states.ts), each from an index that holds little else.
    index("documents_viewed_idx")
      .on(table.userId, table.createdAt, table.id)
      .where(sql`deleted_at is null and status = 'pending' and viewed_at is not null`),
    index("documents_offered_idx")
      .on(table.userId, table.createdAt, table.id, table.validUntil)
      .where(sql`deleted_at is null and status = 'pending' and type <> 'invoice'`),
    index("documents_owed_idx")
      .on(table.userId, table.createdAt, table.id, table.dueOn)
      .where(
        sql`deleted_at is null and type = 'invoice' and status in ('pending', 'accepted') and coalesce(paid_amount, 0) < amount`,
      ),
    index("documents_paid_idx")
      .on(table.userId, table.createdAt, table.id)
      .where(sql`deleted_at is null and type = 'invoice' and paid_amount >= amount and paid_amount > 0`),
    index("documents_partly_paid_idx")
      .on(table.userId, table.createdAt, table.id)
      .where(sql`deleted_at is null and type = 'invoice' and paid_amount > 0 and paid_amount < amount`),
    // Documents whose client has no record yet: written before there were clients, or brought by an import.
    index("documents_unlinked_idx")
      .on(table.userId, table.createdAt, table.id)
      .where(sql`deleted_at is null and client is not null and client_id is null`),
    index("documents_deleted_at_idx")
      .on(table.deletedAt)
      .where(sql`deleted_at is not null`),
    // New words wait in a list of 256 kB, which each search reads too, and enter the tree together: entered one by one,
    // the words of one document write 70 kB of log.
    index("documents_search_idx").using("gin", table.search).with({ fastupdate: true, gin_pending_list_limit: 256 }),
  ],
);

/** The longer words of an account's documents, to see what a mistyped one may mean. Documents are found without it. */
export const documentWords = pgTable("document_words", { userId: userId(), word: text("word").notNull() }, (table) => [
  primaryKey({ name: "document_words_pkey", columns: [table.userId, table.word] }),
  // Found by how they begin and how they end, in whatever collation the database has.
  index("document_words_beginning_idx").on(table.userId, table.word.op("text_pattern_ops")),
  index("document_words_end_idx").on(table.userId, sql`reverse(${table.word}) text_pattern_ops`),
]);

/** The last number given out for each type of document of an account. */
export const documentCounters = pgTable(
  "document_counters",
  { userId: userId(), type: text("type").$type<DocumentType>().notNull(), last: integer("last").notNull() },
  (table) => [primaryKey({ name: "document_counters_pkey", columns: [table.userId, table.type] })],
);

/** Every state that a document had before a save, a refinement, a regeneration or a restore. */
export const documentVersions = pgTable(
  "document_versions",
  {
    userId: userId(),
    documentId: text("document_id").notNull(),
    version: integer("version").notNull(),
    title: text("title").notNull(),
    type: text("type").$type<DocumentType>().notNull(),
    amount: money("amount").notNull(),
    content: jsonb("content").$type<DocumentContentWire>().notNull(),
    reason: text("reason").notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ name: "document_versions_pkey", columns: [table.userId, table.documentId, table.version] }),
    foreignKey({
      name: "document_versions_document_fkey",
      columns: [table.userId, table.documentId],
      foreignColumns: [documents.userId, documents.id],
    }).onDelete("cascade"),
  ],
);

/** What happened to a document, when, and by whom. Rows are only ever added. */
export const documentEvents = pgTable(
  "document_events",
  {
    userId: userId(),
    id: text("id").notNull(),
    documentId: text("document_id").notNull(),
    kind: text("kind").notNull(),
    actor: text("actor").notNull(),
    data: jsonb("data").$type<Record<string, unknown>>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ name: "document_events_pkey", columns: [table.userId, table.id] }),
    index("document_events_user_id_document_id_idx").on(table.userId, table.documentId),
    // The few events of documents that were made with a template: how often each was used is counted from them.
    index("document_events_user_id_template_id_idx")
      .on(table.userId, sql`(${table.data}->>'templateId')`)
      .where(sql`(${table.data}->>'templateId') is not null`),
  ],
);

export const voiceSessions = pgTable(
  "voice_sessions",
  {
    userId: userId(),
    id: text("id").notNull(),
    transcription: text("transcription").notNull(),
    documentId: text("document_id"),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ name: "voice_sessions_pkey", columns: [table.userId, table.id] }),
    index("voice_sessions_user_id_document_id_idx").on(table.userId, table.documentId),
  ],
);

/** Makes a retried generation safe: the key names the document that the first try made. */
export const idempotencyKeys = pgTable(
  "idempotency_keys",
  {
    userId: userId(),
    key: varchar("key", { length: 200 }).notNull(),
    requestHash: text("request_hash").notNull(),
    documentId: text("document_id").notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ name: "idempotency_keys_pkey", columns: [table.userId, table.key] })],
);
