import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { DatabaseInUseError, lockDataDir } from "./lock.ts";

let dataDir = "";
let holder: ChildProcess | null = null;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "bidspoke-lock-"));
});
afterEach(async () => {
  if (holder) await killHolder();
  await rm(dataDir, { recursive: true, force: true });
});

async function holdInAnotherProcess(platform: NodeJS.Platform): Promise<void> {
  const program = `
    import { lockDataDir } from "#server/db/pglite/lock.ts";
    await lockDataDir(process.env.DATA_DIR, "${platform}");
    process.stdout.write("held");
    setInterval(() => {}, 1000);
  `;
  const child = spawn(process.execPath, ["--import", "tsx", "--input-type=module", "--eval", program], {
    env: { ...process.env, DATA_DIR: dataDir },
    stdio: ["ignore", "pipe", "inherit"],
  });
  holder = child;
  await once(child.stdout, "data");
}

async function killHolder(): Promise<void> {
  if (!holder) return;
  const ended = once(holder, "exit");
  holder.kill("SIGKILL");
  await ended;
  holder = null;
}

async function isFree(platform: NodeJS.Platform): Promise<boolean> {
  const lock = await lockDataDir(dataDir, platform).catch(() => null);
  await lock?.release();
  return lock !== null;
}

// The socket exists on Linux alone; the pid file works everywhere and is tried here as well.
const platforms: NodeJS.Platform[] = process.platform === "linux" ? ["linux", "darwin"] : [process.platform];

describe.each(platforms)("the lock as on %s", (platform) => {
  test("refuses a second holder in a sentence that says what to do", async () => {
    const lock = await lockDataDir(dataDir, platform);
    const second = lockDataDir(dataDir, platform);
    await expect(second).rejects.toThrow(DatabaseInUseError);
    await expect(second).rejects.toThrow(`The database in ${dataDir} is already in use`);
    await lock.release();
  });

  test("is free again once released", async () => {
    await (await lockDataDir(dataDir, platform)).release();
    expect(await isFree(platform)).toBe(true);
  });

  test("holds against another process, and is free the moment that one is killed", async () => {
    await holdInAnotherProcess(platform);
    await expect(lockDataDir(dataDir, platform)).rejects.toThrow(DatabaseInUseError);
    await killHolder();
    expect(await isFree(platform)).toBe(true);
  });

  test("sees the same folder behind another path", async () => {
    const lock = await lockDataDir(dataDir, platform);
    const link = `${dataDir}-link`;
    await symlink(dataDir, link);
    await expect(lockDataDir(link, platform)).rejects.toThrow(DatabaseInUseError);
    await rm(link);
    await lock.release();
  });
});

test("a pid file that a crash cut short does not lock the folder for ever", async () => {
  await writeFile(join(dataDir, "server.pid"), "");
  expect(await isFree("darwin")).toBe(true);
});
