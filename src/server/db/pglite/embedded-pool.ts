import { AsyncLocalStorage } from "node:async_hooks";
import { escapeIdentifier, Pool, type PoolClient, type QueryConfig, type QueryResult, type QueryResultRow } from "pg";
import type { EngineChannel } from "./engine-channel.ts";
import { EngineLink } from "./engine-link.ts";
import { PreparingClient } from "./preparing-client.ts";

type Listener = (payload: string) => void;

/**
 * The one connection to the embedded engine, as a pool of the PostgreSQL driver: who asks while it is taken waits in
 * line. It refuses what would wait for ever: a statement sent past its own open transaction.
 */
export class EmbeddedPool extends Pool {
  readonly #scope = new AsyncLocalStorage<{ isOpen: boolean }>();
  readonly #listeners = new Map<string, Set<Listener>>();

  constructor(channel: EngineChannel) {
    super({
      max: 1,
      idleTimeoutMillis: 0,
      // The driver asks for a socket; what it uses of one, the link has.
      stream: () => new EngineLink(channel) as never,
      // Its own type says that a client takes no settings, though the pool gives it these.
      Client: PreparingClient as never,
      user: "postgres",
      database: "postgres",
      password: "",
    });
    this.on("connect", (client) => {
      client.on("notification", ({ channel: name, payload }) => {
        for (const listener of this.#listeners.get(name) ?? []) listener(payload ?? "");
      });
      for (const name of this.#listeners.keys()) client.query(`listen ${escapeIdentifier(name)}`).catch(() => {});
    });
  }

  /** Runs `work`, which holds a transaction open, so that a statement sent past it is known. */
  async inScope<T>(work: () => Promise<T>): Promise<T> {
    const scope = { isOpen: true };
    try {
      // Awaited inside: a query of drizzle's is sent only when it is asked for its result.
      return await this.#scope.run(scope, async () => await work());
    } finally {
      scope.isOpen = false;
    }
  }

  // The driver's forms with callbacks are left out: nobody here uses them.
  override connect = (async (): Promise<PoolClient> => {
    if (this.#scope.getStore()?.isOpen)
      throw new Error("The database handle was used inside its own transaction. Use the transaction's handle there.");
    return super.connect();
  }) as Pool["connect"];

  override query = (async <Row extends QueryResultRow>(
    query: string | QueryConfig,
    values?: unknown[],
  ): Promise<QueryResult<Row>> => {
    const client = await this.connect();
    try {
      return await client.query<Row>(query, values);
    } finally {
      client.release();
    }
  }) as Pool["query"];

  /** Hears what is notified on a channel; answers with the way to stop. */
  async listen(name: string, listener: Listener): Promise<() => Promise<void>> {
    const listeners = this.#listeners.get(name) ?? new Set();
    this.#listeners.set(name, listeners.add(listener));
    await this.query(`listen ${escapeIdentifier(name)}`);
    return async () => {
      listeners.delete(listener);
      if (listeners.size > 0) return;
      this.#listeners.delete(name);
      await this.query(`unlisten ${escapeIdentifier(name)}`);
    };
  }
}
