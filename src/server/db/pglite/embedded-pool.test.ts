import { afterAll, beforeAll, expect, test } from "vitest";
import { inTransaction } from "#server/db/transaction.ts";
import { embeddedDatabase, type OpenedDatabase } from "#server/db/client.ts";
import { sql } from "drizzle-orm";
import { dumpOf } from "#test/bases.ts";
import type { EmbeddedPool } from "./embedded-pool.ts";
import { openPglite } from "./open.ts";

let database: OpenedDatabase;
let pool: EmbeddedPool;
beforeAll(async () => {
  const opened = await openPglite({ dataDir: null, loadDataDir: await dumpOf("empty") });
  pool = opened.pool;
  database = embeddedDatabase(opened);
  await pool.query("create table things (id int primary key, name text not null)");
});
afterAll(() => database.close());

const prepared = async () => {
  const { rows } = await pool.query<{ name: string }>("select name from pg_prepared_statements");
  return rows.length;
};

test("parameters and rows of every kind come back as they went", async () => {
  const at = new Date("2026-11-21T08:00:00.000Z");
  const query = () =>
    pool.query(
      "select $1::int as number, $2::text as words, $3::jsonb as content, $4::timestamptz as at, $5::text as nothing, $6::text[] as list, $7::bool as flag, $8::bytea as bytes",
      [7, "naïve “words”", { lines: [1, "two"] }, at, null, ["a", "b"], true, Buffer.from([0, 1, 255])],
    );
  const row = {
    number: 7,
    words: "naïve “words”",
    content: { lines: [1, "two"] },
    at,
    nothing: null,
    list: ["a", "b"],
    flag: true,
    bytes: Buffer.from([0, 1, 255]),
  };
  expect((await query()).rows).toEqual([row]);
  expect((await query()).rows).toEqual([row]);
});

test("large rows come whole", async () => {
  const { rows } = await pool.query<{ text: string }>("select repeat($1, 3000000) as text", ["long"]);
  expect(rows[0]?.text).toHaveLength(12_000_000);
});

test("a statement is prepared once, and counts what it changed", async () => {
  const insert = (id: number) => pool.query("insert into things values ($1, $2)", [id, "thing"]);
  expect((await insert(1)).rowCount).toBe(1);
  const before = await prepared();
  await insert(2);
  await insert(3);
  expect(await prepared()).toBe(before);
});

test("a refused statement leaves the engine ready for the next, in a transaction too", async () => {
  const twice = () => pool.query("insert into things values ($1, $2)", [1, "again"]);
  await expect(twice()).rejects.toMatchObject({ code: "23505" });
  await expect(pool.query("select nothing from nowhere")).rejects.toMatchObject({ code: "42P01" });
  const transaction = inTransaction(database.db, async (tx) => {
    await tx.execute(sql`insert into things values (90, 'rolled back')`);
    await tx.execute(sql`insert into things values (1, 'again')`);
  });
  await expect(transaction).rejects.toMatchObject({ cause: { code: "23505" } });
  expect((await pool.query("select id from things where id = $1", [90])).rows).toEqual([]);
});

test("a table that was altered is read with its new columns", async () => {
  const read = () => pool.query("select * from things where id = $1", [2]);
  expect((await read()).rows).toEqual([{ id: 2, name: "thing" }]);
  await pool.query("alter table things add column price int default 5");
  expect((await read()).rows).toEqual([{ id: 2, name: "thing", price: 5 }]);
});

test("statements that the engine has dropped are prepared again", async () => {
  const read = () => pool.query("select name from things where id = $1", [3]);
  await read();
  await pool.query("deallocate all");
  expect((await read()).rows).toEqual([{ name: "thing" }]);
});

test("the number of prepared statements has an end", async () => {
  for (let index = 0; index < 320; index += 1) await pool.query(`select ${index} as number, $1::int as given`, [index]);
  expect(await prepared()).toBeLessThanOrEqual(300);
  const first = await pool.query("select 0 as number, $1::int as given", [1]);
  expect(first.rows).toEqual([{ number: 0, given: 1 }]);
});

test("using the outer handle inside a transaction is an error, not a server that hangs", async () => {
  const misuse = inTransaction(database.db, () => database.db.execute(sql`select 1`));
  await expect(misuse).rejects.toMatchObject({
    cause: { message: expect.stringContaining("used inside its own transaction") },
  });
  expect((await pool.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
});

test("statements beside a transaction wait for it and then run", async () => {
  const { db } = database;
  await pool.query("create table steps (name text)");
  const transaction = inTransaction(db, async (tx) => {
    await tx.execute(sql`insert into steps values ('a')`);
    await tx.execute(sql`insert into steps values ('b')`);
  });
  const count = db.execute(sql`select count(*)::int as count from steps`);
  await transaction;
  expect((await count).rows).toEqual([{ count: 2 }]);
});

test("statements sent together are answered each with its own, a refused one among them", async () => {
  const answers = await Promise.allSettled(
    Array.from({ length: 40 }, (_, index) =>
      index === 20
        ? pool.query("insert into things values ($1, $2)", [1, "again"])
        : pool.query<{ number: number }>("select $1::int as number", [index]),
    ),
  );
  for (const [index, answer] of answers.entries())
    if (index === 20) expect(answer).toMatchObject({ status: "rejected", reason: { code: "23505" } });
    else expect(answer).toMatchObject({ status: "fulfilled", value: { rows: [{ number: index }] } });
});

test("a transaction among statements sent together has the connection to itself, and is not kept waiting by later ones", async () => {
  await pool.query("create table turns (name text)");
  const order: string[] = [];
  const add = async (name: string) => {
    await pool.query("insert into turns values ($1)", [name]);
    order.push(name);
  };
  const earlier = [add("a"), add("b")];
  const transaction = inTransaction(database.db, async (tx) => {
    await tx.execute(sql`insert into turns values ('in')`);
    const seen = await tx.execute<{ name: string }>(sql`select name from turns order by ctid`);
    order.push("transaction");
    return seen.rows.map(({ name }) => name);
  });
  const later = Array.from({ length: 5 }, (_, index) => add(`later ${index}`));
  expect(await transaction).toEqual(["a", "b", "in"]);
  await Promise.all([...earlier, ...later]);
  expect(order).toEqual(["a", "b", "transaction", "later 0", "later 1", "later 2", "later 3", "later 4"]);
});

test("a connection that is given up with an open transaction leaves nothing to the next", async () => {
  const client = await pool.connect();
  await client.query("begin");
  await client.query("insert into things values ($1, $2)", [70, "left behind"]);
  client.release(true);
  expect((await pool.query("select id from things where id = $1", [70])).rows).toEqual([]);
});

test("what is notified is heard until one stops listening", async () => {
  const heard: string[] = [];
  const stop = await pool.listen("news", (payload) => heard.push(payload));
  await pool.query("notify news, 'first'");
  await stop();
  await pool.query("notify news, 'second'");
  expect(heard).toEqual(["first"]);
});
