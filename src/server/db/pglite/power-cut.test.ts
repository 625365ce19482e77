import fs, { cpSync, existsSync, mkdirSync, statSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { syncBuiltinESMExports } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { placeIn } from "#test/bases.ts";
import { databaseInThisThread } from "#test/database.ts";

let parent = "";
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), "bidspoke-power-"));
});
afterEach(() => rm(parent, { recursive: true, force: true }));

/**
 * Keeps in `disk` what a power cut would leave of `folder` at its worst: each file as it was when it was last synced.
 * Returns the end of the watch.
 */
function mirrorSyncs(folder: string, disk: string): () => void {
  const { fsyncSync, openSync } = fs;
  const pathOf = new Map<number, string>();
  fs.openSync = (path, ...rest) => {
    const descriptor = openSync(path, ...rest);
    pathOf.set(descriptor, String(path));
    return descriptor;
  };
  fs.fsyncSync = (descriptor) => {
    fsyncSync(descriptor);
    const path = pathOf.get(descriptor) ?? "";
    const place = relative(folder, path);
    if (place.startsWith("..") || !existsSync(path) || statSync(path).isDirectory()) return;
    mkdirSync(dirname(join(disk, place)), { recursive: true });
    cpSync(path, join(disk, place));
  };
  syncBuiltinESMExports();
  return () => {
    Object.assign(fs, { fsyncSync, openSync });
    syncBuiltinESMExports();
  };
}

test("after a power cut every acknowledged row is there, with nothing on the disk but what was synced", async () => {
  await placeIn(parent, "empty");
  const folder = join(parent, "postgres");
  const disk = join(parent, "disk");
  const created = await databaseInThisThread(folder);
  await created.pool.query("create table notes (id int primary key, body text)");
  await created.close();
  cpSync(folder, disk, { recursive: true });

  const endOfWatch = mirrorSyncs(folder, disk);
  const running = await databaseInThisThread(folder);
  for (let id = 0; id < 40; id += 1) {
    await running.pool.query("insert into notes values ($1, repeat('x', 2000))", [id]);
    if (id === 20) await running.pool.query("checkpoint");
    if (id === 30) await running.pool.query("update notes set body = 'short' where id < 10");
    if (id === 35) await running.pool.query("vacuum notes");
  }
  endOfWatch(); // the cut: nothing later reaches `disk`

  const after = await databaseInThisThread(disk);
  const { rows } = await after.pool.query(
    "select count(*)::int as count, count(*) filter (where body = 'short')::int as changed from notes",
  );
  expect(rows).toEqual([{ count: 40, changed: 10 }]);
  await after.close();
  await running.close();
}, 120_000);
