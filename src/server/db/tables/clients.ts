import { sql, type SQL } from "drizzle-orm";
import { boolean, index, jsonb, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import { nameWordSet, wordSet } from "../search.ts";
import { userId } from "./accounts.ts";
import { createdAt, instant, updatedAt } from "./columns.ts";

export type FilledField = "email" | "phone" | "address" | "notes";

/** What a merge did to the record that it was merged into, so that it can be undone. */
export interface MergeNotes {
  /** The fields that the other took from this one: what stood there before, and since. */
  filled: Partial<Record<FilledField, { before: string | null; after: string }>>;
  /** The records that were merged into this one before, and went with it. */
  moved: string[];
}

/**
 * The people and firms that an account works for. `name_key` is the name as it is compared: one record for one key. A
 * record that was merged into another stays, as another name of it: its documents keep it, and the merge can be undone.
 */
export const clients = pgTable(
  "clients",
  {
    userId: userId(),
    id: text("id").notNull(),
    name: text("name").notNull(),
    nameKey: text("name_key").notNull(),
    email: text("email"),
    phone: text("phone"),
    address: text("address"),
    notes: text("notes"),
    /** Address and number as they are compared. */
    emailKey: text("email_key"),
    phoneKey: text("phone_key"),
    /** The record that this one is another name of; that one is never merged itself. */
    mergedInto: text("merged_into"),
    merge: jsonb("merge").$type<MergeNotes>(),
    /** The owner made or changed it: it stays when no document names it any more. */
    isKept: boolean("is_kept").notNull().default(false),
    /** When a document was last written for it. */
    usedAt: instant("used_at").notNull().defaultNow(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    /** Deleted, but to be had back for a while. */
    deletedAt: instant("deleted_at"),
    search: wordSet("search").generatedAlwaysAs((): SQL =>
      nameWordSet(
        sql`user_id`,
        sql`name || ' ' || coalesce(email, '') || ' ' || coalesce(phone, '') || ' ' || coalesce(phone_key, '') || ' ' || coalesce(address, '')`,
      ),
    ),
  },
  (table) => [
    primaryKey({ name: "clients_pkey", columns: [table.userId, table.id] }),
    uniqueIndex("clients_user_id_name_key_key")
      .on(table.userId, table.nameKey)
      .where(sql`deleted_at is null`),
    index("clients_email_idx")
      .on(table.userId, table.emailKey)
      .where(sql`email_key is not null`),
    index("clients_phone_idx")
      .on(table.userId, table.phoneKey)
      .where(sql`phone_key is not null`),
    index("clients_listed_idx")
      .on(table.userId, table.usedAt, table.id)
      .where(sql`deleted_at is null and merged_into is null`),
    index("clients_used_idx")
      .on(table.userId, table.usedAt)
      .where(sql`deleted_at is null`),
    index("clients_merged_idx")
      .on(table.userId, table.mergedInto)
      .where(sql`merged_into is not null`),
    index("clients_deleted_at_idx")
      .on(table.deletedAt)
      .where(sql`deleted_at is not null`),
    index("clients_search_idx").using("gin", table.search).with({ fastupdate: true, gin_pending_list_limit: 256 }),
  ],
);
