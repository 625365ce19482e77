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
      listen: (channel, onNotification, onReconnect) => listen(url, channel, onNotification, onReconnect),
    },
    close: () => pool.end(),
  };
}

/**
 * Listens to a channel until it is closed, on one line after another. Resolves once the first is there, or could not be had:
 * that one is tried again like the later ones.
 */
async function listen(
  url: string,
  channel: string,
  onNotification: (payload: string) => void,
  onOpened: () => void,
): Promise<{ close(): Promise<void> }> {
  let current: Client | null = null;
  let timer: NodeJS.Timeout | undefined;

  const lose = (client: Client) => {
    if (current !== client) return;
    current = null;
    clearTimeout(timer);
    void client.end().catch(() => {});
    timer = setTimeout(() => void connect(), AGAIN_MS);
  };
  const askLater = (client: Client) => {
    timer = setTimeout(async () => {
      try {
        await client.query("select 1");
        if (current === client) askLater(client);
      } catch {
        lose(client);
      }
    }, ASKED_EVERY_MS);
  };
  async function connect(): Promise<void> {
    const client = new Client({
      connectionString: url,
      application_name: APPLICATION,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      query_timeout: CONNECT_TIMEOUT_MS,
      keepAlive: true,
    });
    current = client;
    // Heard until the end: a line may break while it is being closed.
    client.on("error", () => lose(client));
    client.on("end", () => lose(client));
    client.on("notification", ({ payload }) => payload !== undefined && onNotification(payload));
    try {
      await client.connect();
      await client.query(`listen ${escapeIdentifier(channel)}`);
      if (current !== client) return;
      askLater(client);
      onOpened();
    } catch {
      lose(client);
    }
  }

  await connect();
  return {
    async close() {
      const client = current;
      current = null; // which is then lost without another in its place
      clearTimeout(timer);
      await client?.end().catch(() => {});
    },
  };
}
