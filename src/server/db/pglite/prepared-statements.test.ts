import type { PGlite } from "@electric-sql/pglite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openPglite, type OpenedPglite } from "./open.ts";

let opened: OpenedPglite;
let pglite: PGlite;
beforeAll(async () => {
  opened = await openPglite({ dataDir: null });
  pglite = opened.pglite;
  await pglite.exec("create table things (id int primary key, name text not null)");
});
afterAll(() => opened.close());

const prepared = async () => {
  const { rows } = await pglite.query<{ name: string }>("select name from pg_prepared_statements");
  return rows.length;
};

test("parameters and rows of every kind come back as they went", async () => {
  const at = new Date("2026-11-21T08:00:00.000Z");
  const query = () =>
    pglite.query(
      "select $1::int as number, $2::text as words, $3::jsonb as content, $4::timestamptz as at, $5::text as nothing, $6::text[] as list, $7::bool as flag",
      [7, "naïve “words”", { lines: [1, "two"] }, at, null, ["a", "b"], true],
    );
  const row = {
    number: 7,
    words: "naïve “words”",
    content: { lines: [1, "two"] },
    at,
    nothing: null,
    list: ["a", "b"],
    flag: true,
  };
  expect((await query()).rows).toEqual([row]);
  expect((await query()).rows).toEqual([row]);
});

test("a statement is prepared once, and counts what it changed", async () => {
  const insert = (id: number) => pglite.query("insert into things values ($1, $2)", [id, "thing"]);
  expect((await insert(1)).affectedRows).toBe(1);
  const before = await prepared();
  await insert(2);
  await insert(3);
  expect(await prepared()).toBe(before);
});

test("a refused statement leaves the engine ready for the next, in a transaction too", async () => {
  const twice = () => pglite.query("insert into things values ($1, $2)", [1, "again"]);
  await expect(twice()).rejects.toMatchObject({ code: "23505" });
  await expect(pglite.query("select nothing from nowhere")).rejects.toMatchObject({ code: "42P01" });
  const transaction = pglite.transaction(async (tx) => {
    await tx.query("insert into things values ($1, $2)", [90, "rolled back"]);
    await tx.query("insert into things values ($1, $2)", [1, "again"]);
  });
  await expect(transaction).rejects.toMatchObject({ code: "23505" });
  expect((await pglite.query("select id from things where id = $1", [90])).rows).toEqual([]);
});

test("a table that was altered is read with its new columns", async () => {
  const read = () => pglite.query("select * from things where id = $1", [2]);
  expect((await read()).rows).toEqual([{ id: 2, name: "thing" }]);
  await pglite.exec("alter table things add column price int default 5");
  expect((await read()).rows).toEqual([{ id: 2, name: "thing", price: 5 }]);
});

test("statements that the engine has dropped are prepared again", async () => {
  const read = () => pglite.query("select name from things where id = $1", [3]);
  await read();
  await pglite.exec("deallocate all");
  expect((await read()).rows).toEqual([{ name: "thing" }]);
});

test("the number of prepared statements has an end", async () => {
  for (let index = 0; index < 320; index += 1) await pglite.query(`select ${index} as number`);
  expect(await prepared()).toBeLessThanOrEqual(300);
  expect((await pglite.query("select 0 as number")).rows).toEqual([{ number: 0 }]);
});

test("a handle of a transaction that has ended refuses", async () => {
  const kept = await pglite.transaction(async (tx) => tx);
  await expect(kept.query("select 1")).rejects.toThrow("Transaction is closed");
});
