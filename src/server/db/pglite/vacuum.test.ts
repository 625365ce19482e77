import { setTimeout } from "node:timers/promises";
import type { Pool } from "pg";
import { expect, test } from "vitest";
import { dumpOf } from "#test/bases.ts";
import { openPglite, type OpenPgliteOptions } from "./open.ts";
import { vacuumTables } from "./vacuum.ts";

const openEmpty = async (options: Partial<OpenPgliteOptions> = {}) =>
  openPglite({ ...options, dataDir: null, loadDataDir: await dumpOf("empty") });

async function sizeAfterUpdates(pool: Pool, betweenRounds: () => Promise<void>): Promise<number> {
  await pool.query("create table notes (id int primary key, body text)");
  await pool.query("insert into notes select i, repeat('x', 200) from generate_series(1, 500) i");
  for (let round = 0; round < 10; round += 1) {
    await pool.query("update notes set body = repeat('y', 200)");
    await betweenRounds();
  }
  const { rows } = await pool.query<{ size: number }>("select pg_relation_size('notes')::int as size");
  return rows[0]?.size ?? 0;
}

test("the space of updated rows is used again", async () => {
  const idle = await openEmpty();
  const unvacuumed = await sizeAfterUpdates(idle.pool, async () => {});
  await idle.close();

  const tended = await openEmpty();
  const vacuumed = await sizeAfterUpdates(tended.pool, () => vacuumTables(tended.pool));
  await tended.close();

  expect(vacuumed).toBeLessThan(unvacuumed / 3);
});

test("the schedule vacuums and tells the planner how large the tables are", async () => {
  const { pool, close } = await openEmpty({ vacuumEveryMs: 50 });
  await pool.query("create table notes as select generate_series(1, 1000) as id");
  const rowsKnown = async () => {
    const { rows } = await pool.query<{ known: number }>(
      "select reltuples::int as known from pg_class where relname = 'notes'",
    );
    return rows[0]?.known;
  };
  for (let tries = 0; tries < 100 && (await rowsKnown()) !== 1000; tries += 1) await setTimeout(50);
  expect(await rowsKnown()).toBe(1000);
  await close();
});

test("closing while a vacuum runs waits for it and reports nothing", async () => {
  const failures: string[] = [];
  const logger = { error: (_details: object, message: string) => failures.push(message) };
  const { close } = await openEmpty({ vacuumEveryMs: 1, logger });
  await setTimeout(30);
  await close();
  await setTimeout(30);
  expect(failures).toEqual([]);
});
