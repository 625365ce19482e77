import { index, pgTable, primaryKey, text, unique } from "drizzle-orm/pg-core";
import { userId } from "./accounts.ts";
import { createdAt, updatedAt } from "./columns.ts";

/** The people and firms that an account works for. `name_key` is the name as it is compared: one client for one key. */
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
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    primaryKey({ name: "clients_pkey", columns: [table.userId, table.id] }),
    unique("clients_user_id_name_key_key").on(table.userId, table.nameKey),
    index("clients_user_id_email_idx").on(table.userId, table.email),
  ],
);
