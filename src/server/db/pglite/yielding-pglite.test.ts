import type { PGlite } from "@electric-sql/pglite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openPglite, type OpenedPglite } from "./open.ts";

let opened: OpenedPglite;
let pglite: PGlite;
beforeAll(async () => {
  opened = await openPglite({ dataDir: null });
  pglite = opened.pglite;
});
afterAll(() => opened.close());

/** How often the event loop came round while `work` ran. */
async function turnsDuring(work: () => Promise<unknown>): Promise<number> {
  let turns = 0;
  let running = true;
  const count = () => {
    turns += 1;
    if (running) setImmediate(count);
  };
  setImmediate(count);
  await work();
  running = false;
  return turns;
}

test("the event loop turns between queries that wait in line", async () => {
  const turns = await turnsDuring(() => Promise.all(Array.from({ length: 100 }, () => pglite.query("select 1"))));
  expect(turns).toBeGreaterThanOrEqual(100);
});

test("the event loop turns between the queries of one transaction", async () => {
  const turns = await turnsDuring(() =>
    pglite.transaction(async (tx) => {
      for (let i = 0; i < 100; i += 1) await tx.query("select 1");
    }),
  );
  expect(turns).toBeGreaterThanOrEqual(100);
});

test("using the outer handle inside a transaction is an error, not a server that hangs", async () => {
  const misuse = pglite.transaction(() => pglite.query("select 1"));
  await expect(misuse).rejects.toThrow("used inside its own transaction");
  await expect(pglite.query("select 1 as one")).resolves.toMatchObject({ rows: [{ one: 1 }] });
});

test("queries beside a transaction wait for it and then run", async () => {
  await pglite.exec("create table steps (name text)");
  const transaction = pglite.transaction(async (tx) => {
    await tx.query("insert into steps values ('a')");
    await tx.query("insert into steps values ('b')");
  });
  const count = pglite.query("select count(*)::int as count from steps");
  await transaction;
  expect((await count).rows).toEqual([{ count: 2 }]);
});
