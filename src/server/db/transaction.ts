import { PgTransaction } from "drizzle-orm/pg-core";
import { setTimeout } from "node:timers/promises";
import type { Database } from "./client.ts";
import { sqlStateOf } from "./errors.ts";

const ATTEMPTS = 5;
const FIRST_PAUSE_MS = 10;

/** Serialization failure and deadlock: the database asks for the whole transaction once more. */
const RETRYABLE = new Set(["40001", "40P01"]);

/**
 * Runs `work` in one transaction and answers with what it returns; a throw rolls everything back.
 * `work` uses the handle it is given and no other, and may run again from its start, so it touches the database alone.
 * On a handle that is a transaction already, `work` becomes a savepoint of it, and only the outermost one is retried.
 */
export async function inTransaction<T>(db: Database, work: (tx: Database) => Promise<T>): Promise<T> {
  const attempts = isTransaction(db) ? 1 : ATTEMPTS;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction(work);
    } catch (error) {
      if (attempt === attempts || !RETRYABLE.has(sqlStateOf(error) ?? "")) throw error;
      // A random pause keeps two that collided from colliding again.
      await setTimeout(FIRST_PAUSE_MS * 2 ** (attempt - 1) * (0.5 + Math.random()));
    }
  }
}

const isTransaction = (db: Database): boolean => db instanceof PgTransaction;
