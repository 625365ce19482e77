import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterEach, beforeEach, expect, test } from "vitest";
import { DurableNodeFS } from "./durable-fs.ts";
import { openPglite } from "./open.ts";

let dataDir = "";
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "bidspoke-durable-"));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

test("every commit reaches the disk before it is acknowledged, and a read asks for nothing", async () => {
  const { pglite, close } = await openPglite({ dataDir });
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
  await close();
});

test("a disk that refuses to sync ends the server instead of acknowledging", async () => {
  const program = `
    import fs from "node:fs";
    import { syncBuiltinESMExports } from "node:module";
    import { openPglite } from "#server/db/pglite/open.ts";
    const { pglite } = await openPglite({ dataDir: process.env.DATA_DIR });
    await pglite.exec("create table notes (body text)");
    fs.fsyncSync = () => { throw Object.assign(new Error("input/output error"), { code: "EIO" }); };
    syncBuiltinESMExports();
    await pglite.exec("insert into notes values ('lost?')");
    process.stdout.write("acknowledged");
  `;
  const child = spawn(process.execPath, ["--import", "tsx", "--input-type=module", "--eval", program], {
    env: { ...process.env, DATA_DIR: dataDir },
    stdio: ["ignore", "pipe", "pipe"],
    timeout: 25_000,
    killSignal: "SIGKILL",
  });
  const [output, errors, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, "exit")]);

  expect(output).toBe("");
  expect(errors).toContain("The disk refused to keep the database's data");
  expect(code).toBe(1);
});
