import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { afterEach, beforeEach, expect, test } from "vitest";
import { placeIn } from "#test/bases.ts";
import { openPglite } from "./open.ts";

const SEGMENT_BYTES = 16 * 1024 * 1024;

let dataDir = "";
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "bidspoke-checkpoint-"));
  await placeIn(dataDir, "empty");
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

test("the log stays short however much is written while the server runs", async () => {
  const { pool, close } = await openPglite({ dataDir, checkpointEveryMs: 50 });
  await pool.query("create table notes (body text)");
  for (let round = 0; round < 12; round += 1) {
    await pool.query("insert into notes select repeat(md5(i::text), 20) from generate_series(1, 20000) i");
    await setTimeout(100);
  }
  const { rows } = await pool.query<{ written: number }>(
    "select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::float as written",
  );
  expect(rows[0]?.written).toBeGreaterThan(10 * SEGMENT_BYTES);
  const segments = (await readdir(join(dataDir, "postgres/pg_wal"))).filter((name) => name.length === 24);
  expect(segments.length).toBeLessThan(8);
  await close();
}, 60_000);
