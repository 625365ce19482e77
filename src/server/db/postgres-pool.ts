import { Pool, type PoolConfig } from "pg";

/** A start of a line that takes longer is none. */
export const CONNECT_TIMEOUT_MS = 5000;

/**
 * A pool of lines to PostgreSQL that outlives each of them. A broken line is replaced by the pool; unheard, its event would
 * end the process. The pool hears those that are idle; one that breaks between two statements of a transaction has nobody
 * else.
 */
export function openPool(
  config: PoolConfig,
  logger: { error(details: object, message: string): void } | undefined,
): Pool {
  const pool = new Pool({ connectionTimeoutMillis: CONNECT_TIMEOUT_MS, keepAlive: true, ...config });
  pool.on("error", () => {});
  pool.on("connect", (client) => {
    client.on("error", (error) => logger?.error({ err: error }, "A database connection broke"));
  });
  return pool;
}
