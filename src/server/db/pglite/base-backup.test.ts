import { mkdtemp, readdir, rm, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { placeIn } from "#test/bases.ts";
import { DatabaseInUseError } from "./lock.ts";
import { openPglite, type OpenedPglite } from "./open.ts";
import { restoreBaseBackup } from "./restore.ts";

const NOW = new Date("2026-11-21T12:00:00Z");
const never = new AbortController().signal;
/** A request that has to wait longer than this behind a backup feels broken. */
const LONGEST_WAIT_MS = 2_000;

let parent = "";
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), "bidspoke-backup-"));
});
afterEach(() => rm(parent, { recursive: true, force: true }));

const openHere = (name: string) => openPglite({ dataDir: join(parent, name) });
async function openNew(name: string): Promise<OpenedPglite> {
  await placeIn(join(parent, name), "empty");
  return openHere(name);
}
const backUp = async ({ backUp: write }: OpenedPglite, file: string, signal = never) => write?.(file, signal);

/** Writes until told to stop: rows, changes of old ones, a table that comes and goes, and checkpoints in between. */
function writeAlong({ pool }: OpenedPglite) {
  const over = new AbortController();
  const seen = { written: 0, longestMs: 0 };
  const work = async () => {
    while (!over.signal.aborted) {
      const began = performance.now();
      await pool.query("insert into notes values ($1, repeat('n', 300))", [seen.written]);
      seen.longestMs = Math.max(seen.longestMs, performance.now() - began);
      seen.written += 1;
      await pool.query("update large set body = 'changed' where id = $1", [seen.written * 7]);
      if (seen.written % 40 === 0) await pool.query("create table passing as select * from notes");
      if (seen.written % 40 === 20) await pool.query("drop table if exists passing; checkpoint");
    }
  };
  const done = work();
  return {
    seen,
    stop: async () => {
      over.abort();
      await done;
    },
  };
}

test("a backup made while rows are written holds every row that was acknowledged before it began, and is whole", async () => {
  const source = await openNew("source");
  await source.pool.query("create table notes (id int primary key, body text)");
  await source.pool.query(
    "create table large as select i as id, repeat(md5(i::text), 10) as body from generate_series(1, 30000) i",
  );
  await source.pool.query("create unique index on large (id)");
  const writer = writeAlong(source);
  for (let tries = 0; tries < 500 && writer.seen.written < 30; tries += 1) await source.pool.query("select 1");
  const before = writer.seen.written;
  const file = join(parent, "backup.tar.gz");
  await backUp(source, file);
  const after = writer.seen.written;
  await writer.stop();
  await source.close();
  expect(after - before, "writes that went on meanwhile").toBeGreaterThan(20);
  expect(writer.seen.longestMs).toBeLessThan(LONGEST_WAIT_MS);

  expect(await restoreBaseBackup(file, join(parent, "restored"), NOW)).toBeNull();
  const restored = await openHere("restored");
  const { rows } = await restored.pool.query<{ count: number; last: number; large: number; changed: number }>(
    `select count(*)::int as count, max(id) as last, (select count(*)::int from large) as large,
       (select count(*)::int from large where body = 'changed') as changed from notes`,
  );
  const [found] = rows;
  expect(found?.count).toBeGreaterThanOrEqual(before);
  expect(found?.last, "no row is missing before the last").toBe((found?.count ?? 0) - 1);
  expect(found?.large).toBe(30_000);
  // Each note but the last was followed by one change: the state is that of one moment.
  expect([0, 1]).toContain((found?.count ?? 0) - (found?.changed ?? 0));
  await restored.pool.query("insert into notes values (-1, 'goes on')");
  await restored.close();
}, 120_000);

test("a backup that is cut short leaves the database as it was and is no obstacle to the next", async () => {
  const source = await openNew("source");
  await source.pool.query("create table notes as select i as id from generate_series(1, 1000) i");
  await expect(backUp(source, join(parent, "cut"), AbortSignal.abort())).rejects.toThrow(/abort/i);
  const late = new AbortController();
  const cut = backUp(source, join(parent, "cut late"), late.signal);
  setTimeout(() => late.abort(), 20);
  await expect(cut).rejects.toThrow(/abort/i);
  await expect(backUp(source, join(parent, "no such folder/file"))).rejects.toThrow(/ENOENT/);
  expect((await source.pool.query("select 1 from pg_replication_slots")).rows).toEqual([]);
  await backUp(source, join(parent, "whole"));
  await source.close();
  await restoreBaseBackup(join(parent, "whole"), join(parent, "restored"), NOW);
}, 60_000);

test("restoring keeps what was there before, and a file that is no whole backup changes nothing", async () => {
  const target = await openNew("target");
  await target.pool.query("create table notes as select 'old' as body");
  const file = join(parent, "backup.tar.gz");
  await backUp(target, file);
  await expect(restoreBaseBackup(file, join(parent, "target"), NOW)).rejects.toThrow(DatabaseInUseError);
  await target.pool.query("update notes set body = 'new'");
  await target.close();

  const half = join(parent, "half.tar.gz");
  const other = await openNew("other");
  await backUp(other, half);
  await other.close();
  await truncate(half, 1_000_000);
  await writeFile(join(parent, "words"), "no backup at all");
  for (const wrong of [half, join(parent, "words"), join(parent, "missing")])
    await expect(restoreBaseBackup(wrong, join(parent, "target"), NOW)).rejects.toThrow(/./);
  expect((await readdir(join(parent, "target"))).sort()).toEqual(["postgres"]);

  const kept = await restoreBaseBackup(file, join(parent, "target"), NOW);
  expect(kept).toBe(join(parent, "target/postgres.before-20261121T120000Z"));
  const restored = await openHere("target");
  expect((await restored.pool.query("select body from notes")).rows).toEqual([{ body: "old" }]);
  await restored.close();
}, 120_000);
