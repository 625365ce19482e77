import { date, foreignKey, index, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { userId } from "./accounts.ts";
import { createdAt, instant, money } from "./columns.ts";
import { documents } from "./documents.ts";

/** Money that came in on an invoice. A payment that was entered by mistake is voided and stays to be seen. */
export const documentPayments = pgTable(
  "document_payments",
  {
    userId: userId(),
    id: text("id").notNull(),
    documentId: text("document_id").notNull(),
    amount: money("amount").notNull(),
    paidOn: date("paid_on").notNull(),
    method: text("method").notNull(),
    note: text("note"),
    voidedAt: instant("voided_at"),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ name: "document_payments_pkey", columns: [table.userId, table.id] }),
    index("document_payments_user_id_document_id_idx").on(table.userId, table.documentId),
    index("document_payments_user_id_paid_on_idx").on(table.userId, table.paidOn),
    foreignKey({
      name: "document_payments_document_fkey",
      columns: [table.userId, table.documentId],
      foreignColumns: [documents.userId, documents.id],
    }).onDelete("cascade"),
  ],
);

/** Which document an invoice was made from, and how much of it: what was accepted is never invoiced twice. */
export const documentConversions = pgTable(
  "document_conversions",
  {
    userId: userId(),
    invoiceId: text("invoice_id").notNull(),
    sourceId: text("source_id").notNull(),
    kind: text("kind").$type<"all" | "lines" | "deposit" | "rest">().notNull(),
    /** The lines of the source that this invoice takes, by id; empty for a deposit. */
    lines: jsonb("lines").$type<string[]>().notNull(),
    /** The invoice's grand total when it was made. */
    amount: money("amount").notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ name: "document_conversions_pkey", columns: [table.userId, table.invoiceId] }),
    index("document_conversions_user_id_source_id_idx").on(table.userId, table.sourceId),
    foreignKey({
      name: "document_conversions_invoice_fkey",
      columns: [table.userId, table.invoiceId],
      foreignColumns: [documents.userId, documents.id],
    }).onDelete("cascade"),
  ],
);
