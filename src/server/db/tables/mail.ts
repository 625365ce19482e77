import { boolean, index, jsonb, pgTable, primaryKey, text, unique } from "drizzle-orm/pg-core";
import { instant, createdAt, updatedAt } from "./columns.ts";
import { userId } from "./accounts.ts";

/** The user is optional (a mail may go to somebody without an account), so this table is keyed by its own id. */
export const emailNotifications = pgTable(
  "email_notifications",
  {
    id: text("id").primaryKey(),
    userId: text("user_id"),
    email: text("email").notNull(),
    type: text("type").notNull(),
    subject: text("subject").notNull(),
    body: text("body").notNull(),
    status: text("status").$type<"pending" | "sent" | "failed">().notNull().default("pending"),
    sentAt: instant("sent_at"),
    error: text("error"),
    metadata: jsonb("metadata").$type<Record<string, unknown>>(),
    /** What this mail is about, where one must not be written twice, such as the end of one trial. */
    occasion: text("occasion"),
    /** The server that sends it has it alone until then. */
    claimedUntil: instant("claimed_until"),
    createdAt: createdAt(),
  },
  (table) => [
    unique("email_notifications_occasion_key").on(table.occasion),
    index("email_notifications_user_id_idx").on(table.userId),
    index("email_notifications_status_idx").on(table.status),
    index("email_notifications_type_idx").on(table.type),
  ],
);

/** The kinds of mail that somebody turned off. Without a row they get it. */
export const mailPreferences = pgTable(
  "mail_preferences",
  {
    userId: userId(),
    topic: text("topic").notNull(),
    isWanted: boolean("is_wanted").notNull(),
    updatedAt: updatedAt(),
  },
  (table) => [primaryKey({ name: "mail_preferences_pkey", columns: [table.userId, table.topic] })],
);
