import { sql } from "drizzle-orm";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { Pool } from "pg";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { jobs } from "#server/job-list.ts";
import { createJobQueue } from "#server/jobs/queue.ts";
import { placeIn } from "#test/bases.ts";
import { testDatabaseInMemory } from "#test/database.ts";
import { fillEveryTable } from "#test/every-table.ts";
import { startPostgres, type RunningPostgres } from "#test/postgres.ts";
import { embeddedPool, readTables } from "#test/table-contents.ts";
import { embeddedDatabase, openDatabase, type OpenedDatabase } from "./client.ts";
import { exportSql } from "./export.ts";
import { importSql } from "./import.ts";
import { openPglite, type OpenedPglite } from "./pglite/open.ts";
import { schema } from "./schema.ts";

const AWKWARD = `O'Brien\\n "quoted" \\ $1 $$ -- ; 日本語 😀\r\u2028\n;\ncommit;\n\ttail`;
const logger = pino({ level: "silent" });
const [job] = jobs;

let parent = "";
let postgres: RunningPostgres;
beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), "bidspoke-export-"));
  postgres = await startPostgres();
});
afterAll(async () => {
  await postgres.stop();
  await rm(parent, { recursive: true, force: true });
});

/** A row in every table, awkward words, more rows than are read at once, rows out of order, and a waiting job. */
async function fill(database: OpenedDatabase): Promise<void> {
  const { db, connection } = database;
  // The first points at the second: only the order of the file could break it.
  await db.insert(schema.users).values({ id: "b", email: "b@example.com", firstName: AWKWARD });
  await db.insert(schema.users).values({ id: "a", email: "a@example.com", referredBy: "b", firstName: null });
  await fillEveryTable(db, { id: "b", email: "b@example.com", customerId: "cus_b" });
  const services = Array.from({ length: 450 }, (_, i) => ({
    userId: "a",
    id: `s${i}`,
    name: `${AWKWARD} ${i}`,
    hourlyRate: i % 2 ? "45.50" : null,
    isActive: i % 3 === 0,
  }));
  await db.insert(schema.services).values(services);
  const queue = createJobQueue(connection, jobs, logger);
  await queue.ready();
  if (job) await queue.enqueue(db, job, { text: AWKWARD }, { startAfter: new Date("2030-01-01") });
  await queue.stop();
}

const exported = (pool: Pool) => buffer(Readable.from(exportSql(pool)));
/** In pieces of an odd size, so that a mark is cut in two somewhere. */
const inPieces = (bytes: Buffer) =>
  Readable.from(
    (function* cut() {
      for (let at = 0; at < bytes.length; at += 1013) yield bytes.subarray(at, at + 1013);
    })(),
    { objectMode: false },
  );
async function emptyEmbedded(name: string): Promise<OpenedPglite> {
  await placeIn(join(parent, name), "empty");
  return openPglite({ dataDir: join(parent, name) });
}

/** What the two databases must share, beside the rows. */
async function readKeys(pool: Pool): Promise<unknown[]> {
  const { rows } = await pool.query(
    `select conrelid::regclass::text as "table", conname as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype <> 'n' and connamespace = 'public'::regnamespace order by 1, 2`,
  );
  return rows;
}

test("an embedded database moves to a PostgreSQL and back, and every row, key and waiting job is there", async () => {
  const source = await testDatabaseInMemory();
  await fill(source);
  const pool = embeddedPool(source);
  const wanted = await readTables(pool);
  const file = await exported(pool);

  const onServer = new Pool({ connectionString: postgres.url });
  await importSql(onServer, inPieces(file));
  expect(comparable(await readTables(onServer))).toEqual(comparable(wanted));
  expect(await readKeys(onServer)).toEqual(await readKeys(pool));

  const target = await openDatabase({ databaseUrl: postgres.url, dataDir: null }); // nothing is left to migrate
  await target.db.insert(schema.users).values({ id: "c", email: "c@example.com", referredBy: "a" });
  const queue = createJobQueue(target.connection, jobs, logger);
  const boss = await queue.ready();
  if (job) expect((await boss.findJobs(job.name)).map(({ data }) => data)).toEqual([{ text: AWKWARD }]);
  await queue.stop();

  const back = await emptyEmbedded("back");
  await importSql(back.pool, inPieces(await exported(onServer)));
  expect(comparable(await readTables(back.pool))).toEqual(comparable(await readTables(onServer)));
  await embeddedDatabase(back).db.execute(sql`insert into users (id, email) values ('d', 'd@example.com')`);

  await back.close();
  await target.close();
  await onServer.end();
  await source.close();
}, 120_000);

/** Without what the queue counts and notes for itself, which a new server begins anew. */
const comparable = (tables: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(tables).filter(([name]) => !/^pgboss\.(bam|warning|queue_stats|version)/.test(name)),
  );

test("an import refuses a database that has tables, another file, and a file whose end is missing", async () => {
  const source = await testDatabaseInMemory();
  const pool = embeddedPool(source);
  const file = await exported(pool);
  await expect(importSql(pool, inPieces(file))).rejects.toThrow("The database is not empty");

  const target = await emptyEmbedded("target");
  await expect(importSql(target.pool, inPieces(Buffer.from("select 1;\n")))).rejects.toThrow(
    "not a file that npm run db:export wrote",
  );
  await expect(importSql(target.pool, inPieces(file.subarray(0, file.length - 60)))).rejects.toThrow("end of the file");
  expect(await readTables(target.pool)).toEqual({});
  await importSql(target.pool, inPieces(file));
  await target.close();
  await source.close();
}, 60_000);
