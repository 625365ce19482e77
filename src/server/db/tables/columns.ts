import { numeric, timestamp } from "drizzle-orm/pg-core";

/**
 * The tables. Rows of one account have the key (user_id, id), so that no query can forget the account and the rows
 * can be spread over servers by that column (docs/scaling.md). `users` is the one table that all accounts share.
 * Ids are text (UUIDv7, made outside the database). Money is numeric(10,2), in dollars.
 */
export const money = (name: string) => numeric(name, { precision: 10, scale: 2 });
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });
export const createdAt = () => instant("created_at").notNull().defaultNow();
export const updatedAt = () => instant("updated_at").notNull().defaultNow();
