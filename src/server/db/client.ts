import type { PGlite } from "@electric-sql/pglite";
import { drizzle as drizzlePostgres } from "drizzle-orm/node-postgres";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import { drizzle as drizzlePglite } from "drizzle-orm/pglite";
import { Pool } from "pg";
import { migratePglite, migratePostgres } from "./migrate.ts";
import { openPglite, type PgliteLogger } from "./pglite/open.ts";
import { schema } from "./schema.ts";

/** What `execute` answers on both drivers. What they do not share (counts of rows) is left out: use `returning`. */
interface QueryRows extends PgQueryResultHKT {
  type: Rows<this["row"]>;
}
type Rows<Row> = { rows: Row[] };

/** A database handle or an open transaction, on either engine. Every store function takes the one it is given. */
export type Database = PgDatabase<QueryRows, typeof schema>;

export type OpenDatabaseOptions = {
  /** A PostgreSQL address. Null opens the embedded engine. */
  databaseUrl: string | null;
  /** The folder of the embedded database; null keeps it in memory. */
  dataDir: string | null;
  /** Connections to PostgreSQL at most. The embedded engine always has one. */
  poolSize?: number;
  logger?: PgliteLogger;
};

/** What the job queue needs: the embedded engine itself, or the address to open connections of its own. */
export type DatabaseConnection = { kind: "pglite"; pglite: PGlite } | { kind: "postgres"; url: string };

export type OpenedDatabase = {
  db: Database;
  kind: "pglite" | "postgres";
  connection: DatabaseConnection;
  close(): Promise<void>;
};

const CONNECT_TIMEOUT_MS = 5000;
const STATEMENT_TIMEOUT_MS = 30_000;
const IDLE_IN_TRANSACTION_TIMEOUT_MS = 30_000;

/**
 * Opens the database and brings its schema up to date.
 * Throws `DatabaseInUseError` when another server has the folder of the embedded database.
 */
export async function openDatabase(options: OpenDatabaseOptions): Promise<OpenedDatabase> {
  return options.databaseUrl === null ? openEmbedded(options) : openPostgres(options.databaseUrl, options);
}

async function openEmbedded({ dataDir, logger }: OpenDatabaseOptions): Promise<OpenedDatabase> {
  const { pglite, close } = await openPglite({ dataDir, ...(logger ? { logger } : {}) });
  try {
    await migratePglite(pglite);
  } catch (error) {
    await close();
    throw error;
  }
  return {
    db: drizzlePglite({ client: pglite, schema }),
    kind: "pglite",
    connection: { kind: "pglite", pglite },
    close,
  };
}

async function openPostgres(connectionString: string, options: OpenDatabaseOptions): Promise<OpenedDatabase> {
  await migratePostgres(connectionString);
  const pool = new Pool({
    connectionString,
    max: options.poolSize ?? 10,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_TIMEOUT_MS,
    keepAlive: true,
    application_name: "bidspoke",
  });
  // A connection that breaks while idle is replaced by the pool; unheard, the event would end the process.
  pool.on("error", (error) => options.logger?.error({ err: error }, "An idle database connection broke"));
  return {
    db: drizzlePostgres({ client: pool, schema }),
    kind: "postgres",
    connection: { kind: "postgres", url: connectionString },
    close: () => pool.end(),
  };
}
