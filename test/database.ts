import { PGlite } from "@electric-sql/pglite";
import { createHash, randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Client } from "pg";
import { pino } from "pino";
import { type DatabaseConnection, embeddedDatabase, type OpenedDatabase, openDatabase } from "#server/db/client.ts";
import { migrateEmbedded, migrationsFolder } from "#server/db/migrate.ts";
import { EmbeddedPool } from "#server/db/pglite/embedded-pool.ts";
import { channelTo } from "#server/db/pglite/engine-channel.ts";
import { openPglite } from "#server/db/pglite/open.ts";
import { jobs } from "#server/job-list.ts";
import { createJobQueue } from "#server/jobs/queue.ts";

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
  return embeddedDatabase(await openPglite({ dataDir: null, loadDataDir: await migratedDump() }));
}

/** The dump of a migrated database, kept between runs under a name that changes with what it was made from. */
async function migratedDump(): Promise<Blob> {
  const engine = await packagesOf("@electric-sql/pglite", "pg-boss");
  const cache = "node_modules/.cache/bidspoke";
  const path = join(cache, `migrated-${await migrationsHash(engine)}.tar`);
  if (!existsSync(path)) {
    await mkdir(cache, { recursive: true });
    const unfinished = `${path}.${randomUUID()}`;
    await writeFile(unfinished, await buildDump());
    await rename(unfinished, path);
  }
  return new Blob([await readFile(path)]);
}

/** The job queue makes its own tables when it is first asked for; in a base they are there. */
async function makeQueue(connection: DatabaseConnection): Promise<void> {
  const queue = createJobQueue(connection, jobs, pino({ level: "silent" }));
  await queue.ready();
  await queue.stop();
}

/** As small as can be, since every test file loads it: a short log and no template databases. */
async function buildDump(): Promise<Uint8Array> {
  const pglite = await PGlite.create({ initDbStartParams: ["--wal-segsize=1"] });
  const pool = new EmbeddedPool(channelTo(pglite));
  await migrateEmbedded(pool);
  await makeQueue({ kind: "pglite", pool });
  await pool.end();
  await pglite.exec("update pg_database set datistemplate = false where datname like 'template_'");
  for (const name of ["template0", "template1"]) await pglite.exec(`drop database ${name}`);
  await pglite.exec("checkpoint");
  const dump = await pglite.dumpDataDir("none");
  await pglite.close();
  return new Uint8Array(await dump.arrayBuffer());
}

async function copyOnPostgres(serverUrl: string): Promise<OpenedDatabase> {
  const template = `bidspoke_template_${await migrationsHash(await packagesOf("pg-boss"))}`;
  const name = `bidspoke_test_${randomUUID().replaceAll("-", "")}`;
  await asAdmin(serverUrl, async (admin) => {
    await admin.query("select pg_advisory_lock($1)", [TEMPLATE_LOCK]);
    await ensureTemplate(admin, serverUrl, template);
    await admin.query(`create database ${name} template ${template}`);
  });
  const opened = await openDatabase({ databaseUrl: urlOfDatabase(serverUrl, name), dataDir: null, poolSize: 5 });
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
  const opened = await openDatabase({ databaseUrl: urlOfDatabase(serverUrl, unfinished), dataDir: null });
  await makeQueue(opened.connection);
  await opened.close();
  await admin.query(`alter database ${unfinished} rename to ${template}`);
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

/** What the engine and the queue are, so that a base made by others is not taken. */
async function packagesOf(...names: string[]): Promise<string> {
  const texts = await Promise.all(names.map((name) => readFile(`node_modules/${name}/package.json`, "utf8")));
  return [...texts, ...jobs.map(({ name }) => name)].join("\n");
}

async function migrationsHash(salt: string): Promise<string> {
  const folder = migrationsFolder();
  const hash = createHash("sha256").update(salt);
  for (const name of (await readdir(folder)).filter((file) => file.endsWith(".sql")).sort()) {
    hash.update(name).update(await readFile(join(folder, name)));
  }
  return hash.digest("hex").slice(0, 16);
}
