import { sql } from "drizzle-orm";
import { Client } from "pg";
import { getRollbackPlans } from "pg-boss";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { jobs } from "#server/job-list.ts";
import { migrateQueue } from "#server/jobs/boss.ts";
import { createJobQueue } from "#server/jobs/queue.ts";
import { dumpOf } from "#test/bases.ts";
import { type RunningPostgres, startPostgres } from "#test/postgres.ts";
import { openDatabase } from "./client.ts";
import { migrateEmbedded } from "./migrate.ts";
import { openPglite } from "./pglite/open.ts";

test("an embedded database is migrated once, and a second time changes nothing", async () => {
  const { pool, close } = await openPglite({ dataDir: null, loadDataDir: await dumpOf("empty") });
  await migrateEmbedded(pool);
  const applied = async () => (await pool.query("select hash from drizzle.__drizzle_migrations order by id")).rows;
  const first = await applied();
  await migrateEmbedded(pool);
  expect(first.length).toBeGreaterThan(0);
  expect(await applied()).toEqual(first);
  await close();
});

describe("on PostgreSQL", () => {
  let postgres: RunningPostgres;
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(() => postgres.stop());

  test("servers that start together on an empty database migrate it once between them", async () => {
    const starts = Array.from({ length: 4 }, () => openDatabase({ databaseUrl: postgres.url, dataDir: null }));
    const servers = await Promise.all(starts);
    const counts = await Promise.all(
      servers.map(async ({ db }) => {
        const { rows } = await db.execute<{ count: number; hashes: number }>(
          sql`select count(*)::int as count, count(distinct hash)::int as hashes from drizzle.__drizzle_migrations`,
        );
        return rows[0];
      }),
    );
    for (const row of counts) expect(row?.count).toBe(row?.hashes);
    for (const server of servers) await server.close();
  });

  test("a server whose user is not the owner reads and writes rows, and can change no table", async () => {
    const admin = new Client({ connectionString: postgres.url });
    await admin.connect();
    await admin.query(`create role "Rows only" login password 'of this test'`);
    await admin.query("create role owner login password 'of this test'");
    await admin.query("create database owned owner owner");
    await admin.end();
    const [owner, server] = [new URL(postgres.url), new URL(postgres.url)];
    Object.assign(owner, { pathname: "/owned", username: "owner", password: "of this test" });
    Object.assign(server, { pathname: "/owned", username: "Rows only", password: "of this test" });
    const open = () =>
      openDatabase({
        databaseUrl: server.href,
        dataDir: null,
        owner: { url: owner.href, alsoMigrate: migrateQueue },
      });
    await (await open()).close();
    // As if the last server had been of the version before.
    const before = new Client({ connectionString: owner.href });
    await before.connect();
    await before.query(getRollbackPlans());
    await before.end();
    const { db, connection, close } = await open();
    await db.execute(sql`insert into users (id, email) values ('a', 'a@example.com')`);
    await db.execute(sql`update users set first_name = 'Ray'`);
    expect((await db.execute(sql`delete from users returning first_name`)).rows).toEqual([{ first_name: "Ray" }]);
    const queue = createJobQueue(connection, jobs, pino({ level: "silent" }));
    await queue.ready();
    await queue.stop();
    for (const change of [
      "create table mine (id text)",
      "alter table users add column extra text",
      "drop table sessions",
      "truncate sessions",
      "create function pgboss.mine() returns int language sql as 'select 1'",
      "delete from drizzle.__drizzle_migrations",
    ])
      await expect(db.execute(sql.raw(change))).rejects.toMatchObject({ cause: { code: "42501" } });
    await close();
  });

  test("a connection that the server cuts is replaced, and the process lives on", async () => {
    const heard: string[] = [];
    const logger = { error: (_details: object, message: string) => void heard.push(message) };
    const { db, close } = await openDatabase({ databaseUrl: postgres.url, dataDir: null, poolSize: 1, logger });
    await db.execute(sql`select 1`);
    const admin = new Client({ connectionString: postgres.url });
    await admin.connect();
    await admin.query("select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'bidspoke'");
    await admin.end();
    await expect.poll(() => heard).toEqual(["A database connection broke"]);
    expect((await db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
    await close();
  });
});
