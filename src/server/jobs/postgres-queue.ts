import { Client, escapeIdentifier } from "pg";
import type { Db } from "pg-boss";
import type { Logger } from "pino";
import { CONNECT_TIMEOUT_MS, openPool } from "#server/db/postgres-pool.ts";

/** Lines to PostgreSQL for the queue alone, beside those that answer requests; one more listens. */
const POOL_SIZE = 3;
const APPLICATION = "bidspoke-jobs";
/** A line that broke is opened anew after this long, and asked this often whether it is still there. */
const AGAIN_MS = 1_000;
const ASKED_EVERY_MS = 10_000;

type QueueDatabase = { db: Db; close(): Promise<void> };

/**
 * PostgreSQL as the queue's database, on lines of our own: the library lets go of the listening one before it is closed,
 * and what it still says then, that the database goes down for one, would end the process.
 */
export function queueOnPostgres(url: string, logger: Logger): QueueDatabase {
  const pool = openPool({ connectionString: url, max: POOL_SIZE, application_name: APPLICATION }, logger);
  return {
    db: {
      executeSql: (text, values) => pool.query(text, values),
      listen: (channel, onNotification, onReconnect) => {
        const ear = new Ear(url, channel, onNotification, onReconnect);
        return ear.open();
      },
    },
    close: () => pool.end(),
  };
}

/** Listens to a channel until it is closed, on one line after another. */
class Ear {
  readonly #url: string;
  readonly #channel: string;
  readonly #hear: (payload: string) => void;
  readonly #onOpened: () => void;
  #client: Client | null = null;
  #timer: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(url: string, channel: string, hear: (payload: string) => void, onOpened: () => void) {
    this.#url = url;
    this.#channel = channel;
    this.#hear = hear;
    this.#onOpened = onOpened;
  }

  /** Resolves at once: a first line that cannot be had is tried again like the later ones. */
  async open(): Promise<{ close(): Promise<void> }> {
    await this.#connect();
    return { close: () => this.#close() };
  }

  async #connect(): Promise<void> {
    const client = new Client({
      connectionString: this.#url,
      application_name: APPLICATION,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      query_timeout: CONNECT_TIMEOUT_MS,
      keepAlive: true,
    });
    this.#client = client;
    // Heard until the end: a line may break while it is being closed.
    client.on("error", () => this.#lose(client));
    client.on("end", () => this.#lose(client));
    client.on("notification", ({ payload }) => payload !== undefined && this.#hear(payload));
    try {
      await client.connect();
      await client.query(`listen ${escapeIdentifier(this.#channel)}`);
      if (this.#client !== client) return;
      this.#askLater(client);
      this.#onOpened();
    } catch {
      this.#lose(client);
    }
  }

  #askLater(client: Client): void {
    this.#timer = setTimeout(async () => {
      try {
        await client.query("select 1");
        if (this.#client === client) this.#askLater(client);
      } catch {
        this.#lose(client);
      }
    }, ASKED_EVERY_MS);
  }

  #lose(client: Client): void {
    if (this.#client !== client) return;
    this.#client = null;
    clearTimeout(this.#timer);
    void client.end().catch(() => {});
    if (!this.#isClosed) this.#timer = setTimeout(() => void this.#connect(), AGAIN_MS);
  }

  async #close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    const client = this.#client;
    this.#client = null;
    await client?.end().catch(() => {});
  }
}
