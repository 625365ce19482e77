import { integer, pgTable, varchar } from "drizzle-orm/pg-core";
import { instant } from "./columns.ts";

/** Counters of the rate limits, shared by all servers on one PostgreSQL. The columns are the limiter library's. */
export const rateLimits = pgTable("rate_limits", {
  key: varchar("key", { length: 255 }).primaryKey(),
  points: integer("points").notNull().default(0),
  expire: instant("expire"),
});
