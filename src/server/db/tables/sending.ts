import {
  boolean,
  customType,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
} from "drizzle-orm/pg-core";
import type { DocumentContentWire, DocumentType } from "#shared/documents/schema.ts";
import { userId } from "./accounts.ts";
import { createdAt, instant, money, updatedAt } from "./columns.ts";
import { documents } from "./documents.ts";

const bytes = customType<{ data: Uint8Array }>({ dataType: () => "bytea" });

/** A document as it was sent or signed, for good: what the client sees and what a signature is under. Never changed. */
export const documentSnapshots = pgTable(
  "document_snapshots",
  {
    userId: userId(),
    id: text("id").notNull(),
    documentId: text("document_id").notNull(),
    version: integer("version").notNull(),
    number: text("number").notNull(),
    type: text("type").$type<DocumentType>().notNull(),
    amount: money("amount").notNull(),
    content: jsonb("content").$type<DocumentContentWire>().notNull(),
    /** The business with its logo, and the style of the theme, as they were then. */
    business: jsonb("business").$type<Record<string, unknown>>(),
    theme: jsonb("theme").$type<Record<string, unknown>>().notNull(),
    pdf: bytes("pdf").notNull(),
    /** SHA-256 over content, business, theme and PDF, in hexadecimal. */
    sha256: text("sha256").notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ name: "document_snapshots_pkey", columns: [table.userId, table.id] }),
    index("document_snapshots_user_id_document_id_idx").on(table.userId, table.documentId),
    foreignKey({
      name: "document_snapshots_document_fkey",
      columns: [table.userId, table.documentId],
      foreignColumns: [documents.userId, documents.id],
    }).onDelete("cascade"),
  ],
);

/**
 * The links by which clients open a document: one for each mail and each copied link. Only the hash of what the address
 * carries is kept. Found by it before the account is known, so it is unique over all accounts.
 */
export const documentLinks = pgTable(
  "document_links",
  {
    userId: userId(),
    id: text("id").notNull(),
    documentId: text("document_id").notNull(),
    snapshotId: text("snapshot_id").notNull(),
    tokenHash: text("token_hash").notNull(),
    /** The address that it was mailed to; null for a copied link. */
    recipient: text("recipient"),
    expiresAt: instant("expires_at"),
    withdrawnAt: instant("withdrawn_at"),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ name: "document_links_pkey", columns: [table.userId, table.id] }),
    unique("document_links_token_hash_key").on(table.tokenHash),
    index("document_links_user_id_document_id_idx").on(table.userId, table.documentId),
    foreignKey({
      name: "document_links_document_fkey",
      columns: [table.userId, table.documentId],
      foreignColumns: [documents.userId, documents.id],
    }).onDelete("cascade"),
  ],
);

/**
 * What was sent, seen, answered, withdrawn and voided, in order. Each row's hash covers the one before it, so that a row
 * that was changed or taken out shows. Rows are only ever added, and stay when the document goes.
 */
export const proofEvents = pgTable(
  "proof_events",
  {
    userId: userId(),
    documentId: text("document_id").notNull(),
    sequence: integer("sequence").notNull(),
    kind: text("kind").notNull(),
    data: jsonb("data").$type<Record<string, unknown>>().notNull(),
    previousHash: text("previous_hash").notNull(),
    hash: text("hash").notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ name: "proof_events_pkey", columns: [table.userId, table.documentId, table.sequence] }),
    index("proof_events_user_id_kind_created_at_idx").on(table.userId, table.kind, table.createdAt),
  ],
);

/** A mail about a pending document or an open invoice that went to its client by itself: each step once. */
export const followUps = pgTable(
  "follow_ups",
  {
    userId: userId(),
    documentId: text("document_id").notNull(),
    /** Such as "reminder 3", "reminder 7", "expiry", "overdue". */
    step: text("step").notNull(),
    /** The sending that it follows up; another sending starts again. */
    snapshotId: text("snapshot_id").notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ name: "follow_ups_pkey", columns: [table.userId, table.documentId, table.snapshotId, table.step] }),
  ],
);

/** How an account wants its clients to be reminded. Without a row: after 3 and 7 days, with both notices. */
export const followUpSettings = pgTable(
  "follow_up_settings",
  {
    userId: userId(),
    isOn: boolean("is_on").notNull().default(true),
    afterDays: integer("after_days").array().notNull().default([3, 7]),
    expiryNotice: boolean("expiry_notice").notNull().default(true),
    overdueNotice: boolean("overdue_notice").notNull().default(true),
    updatedAt: updatedAt(),
  },
  (table) => [primaryKey({ name: "follow_up_settings_pkey", columns: [table.userId] })],
);
