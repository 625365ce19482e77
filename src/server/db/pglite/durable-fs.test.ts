import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterEach, beforeEach, expect, test } from "vitest";
import { placeIn } from "#test/bases.ts";
import { DurableNodeFS } from "./durable-fs.ts";
import { closeEngine, openEngine } from "./engine.ts";

let dataDir = "";
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "bidspoke-durable-"));
  await placeIn(dataDir, "empty");
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

test("every commit reaches the disk before it is acknowledged, and a read asks for nothing", async () => {
  const pglite = await openEngine(join(dataDir, "postgres"));
  const { fs } = pglite;
  if (!(fs instanceof DurableNodeFS)) throw new Error("The database does not lie in a durable folder.");
  await pglite.exec("create table notes (body text)");

  for (const body of ["first", "second", "third"]) {
    const before = fs.fsyncCount;
    await pglite.query("insert into notes values ($1)", [body]);
    expect(fs.fsyncCount).toBeGreaterThan(before);
  }
  await pglite.query("select * from notes"); // the first read after a write may set hint bits
  const before = fs.fsyncCount;
  await pglite.query("select * from notes");
  expect(fs.fsyncCount).toBe(before);

  const { rows } = await pglite.query(
    "select current_setting('fsync') as fsync, current_setting('wal_sync_method') as method",
  );
  expect(rows).toEqual([{ fsync: "on", method: "fsync" }]);
  await closeEngine(pglite);
});

test("a disk that refuses to sync ends the server instead of acknowledging", async () => {
  const program = `
    import { writeFile } from "node:fs/promises";
    import { openPglite } from "#server/db/pglite/open.ts";
    const { pool } = await openPglite({ dataDir: process.env.DATA_DIR });
    await pool.query("create table notes (body text)");
    await writeFile(process.env.DATA_DIR + "/broken", "");
    await pool.query("insert into notes values ('lost?')");
    process.stdout.write("acknowledged");
  `;
  // Loaded by every thread of the process: the disk breaks when the file "broken" is there.
  const disk = `
    import fs from "node:fs";
    import { syncBuiltinESMExports } from "node:module";
    const { fsyncSync } = fs;
    fs.fsyncSync = (descriptor) => {
      if (fs.existsSync(process.env.DATA_DIR + "/broken")) throw Object.assign(new Error("input/output error"), { code: "EIO" });
      fsyncSync(descriptor);
    };
    syncBuiltinESMExports();
  `;
  await writeFile(join(dataDir, "disk.mjs"), disk);
  const child = spawn(
    process.execPath,
    ["--import", "tsx", "--import", join(dataDir, "disk.mjs"), "--input-type=module", "--eval", program],
    {
      env: { ...process.env, DATA_DIR: dataDir },
      stdio: ["ignore", "pipe", "pipe"],
      timeout: 25_000,
      killSignal: "SIGKILL",
    },
  );
  const [output, errors, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, "exit")]);

  expect(output).toBe("");
  expect(errors).toContain("The disk refused to keep the database's data");
  expect(code).toBe(1);
});
