import { randomUUID } from "node:crypto";
import { Client } from "pg";
import { pino } from "pino";
import { type DatabaseConnection, embeddedDatabase, type OpenedDatabase, openDatabase } from "#server/db/client.ts";
import { EmbeddedPool } from "#server/db/pglite/embedded-pool.ts";
import { channelTo } from "#server/db/pglite/engine-channel.ts";
import { openEngine } from "#server/db/pglite/engine.ts";
import { openPglite } from "#server/db/pglite/open.ts";
import { jobs } from "#server/job-list.ts";
import { migrateQueue } from "#server/jobs/boss.ts";
import { createJobQueue } from "#server/jobs/queue.ts";
import { dumpOf, stateOfTables } from "./bases.ts";

const TEMPLATE_LOCK = 7_110_502;

/**
 * A migrated, empty database of one's own: on the PostgreSQL of TEST_DATABASE_URL when that is set, else in memory.
 * Both are copies of a base that is migrated once for each state of the migrations.
 */
export async function testDatabase(): Promise<OpenedDatabase> {
  const url = process.env.TEST_DATABASE_URL;
  return url ? copyOnPostgres(url) : testDatabaseInMemory();
}

/** A migrated, empty embedded database, whatever the others are. */
export async function testDatabaseInMemory(): Promise<OpenedDatabase> {
  return embeddedDatabase(await openPglite({ dataDir: null, loadDataDir: await dumpOf("migrated") }));
}

/** The database of a folder in this thread, where what it does and keeps can be watched. Made when it is missing. */
export async function databaseInThisThread(folder: string): Promise<OpenedDatabase & { pool: EmbeddedPool }> {
  const channel = channelTo(await openEngine(folder));
  const pool = new EmbeddedPool(channel);
  const close = async () => {
    await pool.end();
    await channel.close();
  };
  return { ...embeddedDatabase({ pool, backUp: null, close }), pool };
}

/** The job queue makes its own tables when it is first asked for; in a base they are there. */
export async function makeQueue(connection: DatabaseConnection): Promise<void> {
  const queue = createJobQueue(connection, jobs, pino({ level: "silent" }));
  await queue.ready();
  await queue.stop();
}

async function copyOnPostgres(serverUrl: string): Promise<OpenedDatabase> {
  const template = `bidspoke_template_${await stateOfTables()}`;
  const name = `bidspoke_test_${randomUUID().replaceAll("-", "")}`;
  await asAdmin(serverUrl, async (admin) => {
    await admin.query("select pg_advisory_lock($1)", [TEMPLATE_LOCK]);
    await ensureRole(admin, decodeURIComponent(new URL(serverUrl).password));
    await ensureTemplate(admin, serverUrl, template);
    await admin.query(`create database ${name} template ${template}`);
  });
  const opened = await openAsServer(serverUrl, name, 5);
  return {
    ...opened,
    async close() {
      await opened.close();
      await asAdmin(serverUrl, (admin) => admin.query(`drop database ${name} with (force)`));
    },
  };
}

/** Migrates under a name of its own and renames it when whole, so that a run that was cut leaves no half template. */
async function ensureTemplate(admin: Client, serverUrl: string, template: string): Promise<void> {
  const { rowCount } = await admin.query("select 1 from pg_database where datname = $1", [template]);
  if (rowCount) return;
  const unfinished = `${template}_unfinished`;
  await admin.query(`drop database if exists ${unfinished} with (force)`);
  await admin.query(`create database ${unfinished}`);
  const opened = await openAsServer(serverUrl, unfinished, 1);
  await makeQueue(opened.connection);
  await opened.close();
  await admin.query(`alter database ${unfinished} rename to ${template}`);
}

/** Who the servers of the tests are to a PostgreSQL. It owns nothing: what needs more than rows fails the tests. */
const ROLE = "bidspoke_rows";

async function ensureRole(admin: Client, password: string): Promise<void> {
  const { rowCount } = await admin.query("select 1 from pg_roles where rolname = $1", [ROLE]);
  if (!rowCount) await admin.query(`create role ${ROLE} login password ${admin.escapeLiteral(password)}`);
}

function openAsServer(serverUrl: string, database: string, poolSize: number): Promise<OpenedDatabase> {
  const owner = urlOfDatabase(serverUrl, database);
  const server = new URL(owner);
  server.username = ROLE;
  return openDatabase({
    databaseUrl: server.href,
    owner: { url: owner, alsoMigrate: migrateQueue },
    dataDir: null,
    poolSize,
  });
}

async function asAdmin<T>(serverUrl: string, work: (admin: Client) => Promise<T>): Promise<T> {
  const admin = new Client({ connectionString: serverUrl });
  await admin.connect();
  try {
    return await work(admin);
  } finally {
    await admin.end();
  }
}

function urlOfDatabase(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}
