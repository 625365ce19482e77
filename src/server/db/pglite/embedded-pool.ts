import { AsyncLocalStorage } from "node:async_hooks";
import { escapeIdentifier, Pool, type PoolClient, type QueryConfig, type QueryResult, type QueryResultRow } from "pg";
import type { EngineChannel } from "./engine-channel.ts";
import { EngineLink } from "./engine-link.ts";
import { PreparingClient } from "./preparing-client.ts";

type Listener = (payload: string) => void;

/** Statements that need no transaction, on their way over the connection together. */
type Convoy = { client: Promise<PoolClient>; size: number };

/**
 * The one connection to the embedded engine, as a pool of the PostgreSQL driver. Statements that stand alone are sent
 * without waiting for each other's answers, so that the engine never waits for the server's thread; a transaction has
 * the connection to itself, and who asks meanwhile waits in line behind it. It refuses what would wait for ever: a
 * statement sent past its own open transaction.
 */
export class EmbeddedPool extends Pool {
  #convoy: Convoy | null = null;
  readonly #scope = new AsyncLocalStorage<{ isOpen: boolean }>();
  readonly #listeners = new Map<string, Set<Listener>>();

  constructor(channel: EngineChannel) {
    super({
      max: 1,
      pipeline: true,
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

  #refusePastTransaction(): void {
    if (this.#scope.getStore()?.isOpen)
      throw new Error("The database handle was used inside its own transaction. Use the transaction's handle there.");
  }

  // The driver's forms with callbacks are left out: nobody here uses them.
  override connect = (async (): Promise<PoolClient> => {
    this.#refusePastTransaction();
    this.#convoy = null; // what comes later waits until this one has had the connection
    return super.connect();
  }) as Pool["connect"];

  override query = (async <Row extends QueryResultRow>(
    query: string | QueryConfig,
    values?: unknown[],
  ): Promise<QueryResult<Row>> => {
    this.#refusePastTransaction();
    const convoy = (this.#convoy ??= { client: super.connect(), size: 0 });
    convoy.size += 1;
    try {
      const client = await convoy.client;
      return await client.query<Row>(query, values);
    } finally {
      convoy.size -= 1;
      if (convoy.size === 0) await this.#disband(convoy);
    }
  }) as Pool["query"];

  /** Gives the connection back; to be called when nobody of the convoy is left. */
  async #disband(convoy: Convoy): Promise<void> {
    if (this.#convoy === convoy) this.#convoy = null;
    const client = await convoy.client.catch(() => null); // who waited for it has been told
    client?.release();
  }

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
