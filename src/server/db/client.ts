import { drizzle } from "drizzle-orm/node-postgres";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import { Client } from "pg";
import { grantRows, migrateEmbedded, migratePostgres } from "./migrate.ts";
import type { EmbeddedPool } from "./pglite/embedded-pool.ts";
import { type BackUp, openPglite, type OpenedPglite, type PgliteLogger } from "./pglite/open.ts";
import { openPool } from "./postgres-pool.ts";
import { schema } from "./schema.ts";

/** What `execute` answers on both drivers. What they do not share (counts of rows) is left out: use `returning`. */
interface QueryRows extends PgQueryResultHKT {
  type: Rows<this["row"]>;
}
type Rows<Row> = { rows: Row[] };

/** A database handle or an open transaction, on either engine. Every store function takes the one it is given. */
export type Database = PgDatabase<QueryRows, typeof schema>;

export type TableOwner = {
  /** The same database as its owner. */
  url: string;
  /** Makes or updates those tables that are not of our migrations. */
  alsoMigrate(client: Client): Promise<void>;
};

export type OpenDatabaseOptions = {
  /** A PostgreSQL address. Null opens the embedded engine. */
  databaseUrl: string | null;
  /** Who owns the tables of a PostgreSQL, when it is somebody else; then the user of `databaseUrl` gets their rows alone. */
  owner?: TableOwner | null;
  /** The folder of the embedded database; null keeps it in memory. */
  dataDir: string | null;
  /** Connections to PostgreSQL at most. The embedded engine always has one. */
  poolSize?: number;
  logger?: PgliteLogger;
};

/** What the job queue needs: the embedded engine's one connection, or the address to open connections of its own. */
export type DatabaseConnection =
  | { kind: "pglite"; pool: EmbeddedPool }
  | { kind: "postgres"; url: string; ownsTables: boolean };

export type OpenedDatabase = {
  db: Database;
  kind: "pglite" | "postgres";
  connection: DatabaseConnection;
  /** Packs an embedded database into a file while it runs; null for PostgreSQL, which has its own programs for that. */
  backUp: BackUp | null;
  close(): Promise<void>;
};

const STATEMENT_TIMEOUT_MS = 30_000;
const IDLE_IN_TRANSACTION_TIMEOUT_MS = 30_000;

/**
 * Opens the database and brings its schema up to date.
 * Throws `DatabaseInUseError` when another server has the folder of the embedded database.
 */
export async function openDatabase(options: OpenDatabaseOptions): Promise<OpenedDatabase> {
  return options.databaseUrl === null ? openEmbedded(options) : openPostgres(options.databaseUrl, options);
}

/** The database of an embedded engine that is open and migrated. */
export function embeddedDatabase({ pool, backUp, close }: OpenedPglite): OpenedDatabase {
  const db = drizzle({ client: pool, schema });
  const transaction = db.transaction.bind(db);
  db.transaction = (work, config) => transaction((tx) => pool.inScope(() => work(tx)), config);
  return { db, kind: "pglite", connection: { kind: "pglite", pool }, backUp, close };
}

async function openEmbedded({ dataDir, logger }: OpenDatabaseOptions): Promise<OpenedDatabase> {
  const opened = await openPglite({ dataDir, ...(logger ? { logger } : {}) });
  try {
    await migrateEmbedded(opened.pool);
  } catch (error) {
    await opened.close();
    throw error;
  }
  return embeddedDatabase(opened);
}

const migrateAs = (owner: TableOwner, connectionString: string): Promise<void> =>
  migratePostgres(owner.url, async (client) => {
    await owner.alsoMigrate(client);
    const { user } = new Client({ connectionString }); // as the driver reads it
    if (user) await grantRows(client, user);
  });

async function openPostgres(connectionString: string, options: OpenDatabaseOptions): Promise<OpenedDatabase> {
  await (options.owner ? migrateAs(options.owner, connectionString) : migratePostgres(connectionString));
  const pool = openPool(
    {
      connectionString,
      max: options.poolSize ?? 10,
      statement_timeout: STATEMENT_TIMEOUT_MS,
      idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_TIMEOUT_MS,
      application_name: "bidspoke",
    },
    options.logger,
  );
  return {
    db: drizzle({ client: pool, schema }),
    kind: "postgres",
    connection: { kind: "postgres", url: connectionString, ownsTables: !options.owner },
    backUp: null,
    close: () => pool.end(),
  };
}
