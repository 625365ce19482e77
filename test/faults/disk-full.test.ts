import { type ChildProcess, execFileSync } from "node:child_process";
import { once } from "node:events";
import { closeSync, mkdtempSync, openSync, rmSync, statfsSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Acknowledged } from "#test/acknowledged.ts";
import { clientOf, refusal, signUp } from "#test/client.ts";
import { startPostgres } from "#test/postgres.ts";
import { record } from "./record.ts";
import { addressOf, spawnServer } from "#test/server.ts";

const DISK_MB = 400;
const PIECE = Buffer.alloc(1_000_000);
const WRITERS = 3;
const RECOVERS_WITHIN_MS = 20_000;
const MOST_DOCUMENTS = 500;
/** Soon asks for a page that the disk no longer has. */
const LONG = "The stairs are narrow and the walls are high there. ".repeat(300);
const JOB = { transcription: "Quote for Ann Field. Paint the hallway, 8 hours at 45 dollars.", type: "quote" };

let disk = "";
let ballast = "";
let address = "";
const running: ChildProcess[] = [];
const client = clientOf(() => address);
beforeAll(() => {
  disk = mkdtempSync(join(tmpdir(), "bidspoke-disk-full-"));
  ballast = join(disk, "ballast");
  execFileSync("mount", ["-t", "tmpfs", "-o", `size=${DISK_MB}m`, "tmpfs", disk]);
});
afterAll(async () => {
  for (const child of running) await kill(child);
  execFileSync("umount", [disk]);
  rmSync(disk, { recursive: true, force: true });
});

async function start(databaseUrl = ""): Promise<ChildProcess> {
  const child = spawnServer({
    DATA_DIR: join(disk, "data"),
    DATABASE_URL: databaseUrl,
    RATE_LIMITS: "off",
    LOG_LEVEL: "fatal",
  });
  running.push(child);
  address = await addressOf(child);
  return child;
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "exit");
  child.kill("SIGKILL");
  await ended;
}

/** Another program takes the disk, but for so many bytes. */
function fillDisk(leave: number): void {
  const file = openSync(ballast, "w");
  try {
    for (let { bavail, bsize } = statfsSync(disk); bavail * bsize > leave; { bavail, bsize } = statfsSync(disk))
      writeSync(file, PIECE, 0, Math.min(PIECE.length, bavail * bsize - leave));
  } finally {
    closeSync(file);
  }
}

test("with little room left writes are refused in words, what exists is read, and with room again the same server goes on", async () => {
  const child = await start();
  await signUp(client);
  const writing = new Acknowledged(client);
  for (let count = 0; count < 10; count += 1) await writing.writeOne(`before ${count}`);

  fillDisk(50_000_000);
  const refused = await client.post("/api/generate-document", JOB);
  expect(refused.status).toBe(503);
  expect(refused.headers.get("retry-after")).toBe("60");
  expect((await refusal(refused)).message).toMatch(/^The server's disk is full.*free some space/);
  expect(await writing.listBroken()).toEqual([]);

  rmSync(ballast);
  await writing.writeOne("after it");
  expect(child.exitCode).toBeNull();
  record({
    fault: "the disk is nearly full, embedded database",
    done: `another program fills all but 50 of ${DISK_MB} MB, then frees them`,
    found: `writes were refused with 503 and what to do; 0 of ${writing.size} acknowledged documents missing; the same server went on`,
  });
  await kill(child);
});

test("a disk that is full from one moment to the next costs nothing that was acknowledged", async () => {
  const child = await start();
  await signUp(client);
  const writing = new Acknowledged(client);
  let isOver = false;
  const writers = Array.from({ length: WRITERS }, (_, writer) =>
    writing.writeUntil(`writer ${writer}`, () => isOver, { mayFail: true }),
  );
  for (let waited = 0; waited < 20_000 && writing.size < 2 * WRITERS; waited += 50) await setTimeout(50);
  fillDisk(0);
  await setTimeout(2_000);
  isOver = true;
  await Promise.race([Promise.all(writers), setTimeout(20_000)]);
  const outcome = child.exitCode === null ? "the server refused and went on" : "the server ended itself";
  rmSync(ballast);
  if (child.exitCode !== null) await start();
  expect(await writing.listBroken()).toEqual([]);
  await writing.writeOne("after it");
  record({
    fault: "the disk is full from one moment to the next, embedded database",
    done: `another program takes every byte while ${WRITERS} clients write, then frees them`,
    found: `${outcome}; 0 of ${writing.size} acknowledged documents missing`,
  });
});

/** Writes until the server refuses; answers with how. */
async function writeUntilRefused(writing: Acknowledged): Promise<string> {
  for (let count = 0; count < MOST_DOCUMENTS; count += 1)
    try {
      await writing.writeOne(`while it fills ${count}`, LONG);
    } catch (error) {
      return String(error);
    }
  throw new Error("The disk did not become full.");
}

test("a PostgreSQL whose disk is full is said with 503, and the server goes on once there is room", async () => {
  const usual = process.env.TMPDIR;
  process.env.TMPDIR = disk;
  const postgres = await startPostgres({ isLasting: true });
  if (usual === undefined) delete process.env.TMPDIR;
  else process.env.TMPDIR = usual;
  try {
    const child = await start(postgres.url);
    await signUp(client);
    const writing = new Acknowledged(client);
    for (let count = 0; count < 10; count += 1) await writing.writeOne(`before ${count}`);
    fillDisk(0);
    const refused = await writeUntilRefused(writing);
    expect(refused).toMatch(/answered 503: .*(disk is full|cannot be reached)/);
    rmSync(ballast);
    for (const back = Date.now(); (await client.get("/api/ready")).status !== 200; await setTimeout(100))
      expect(Date.now() - back).toBeLessThan(RECOVERS_WITHIN_MS);
    expect(await writing.listBroken()).toEqual([]);
    await writing.writeOne("after it");
    expect(child.exitCode).toBeNull();
    record({
      fault: "the disk of PostgreSQL is full",
      done: "another program takes every byte while a client writes, then frees them",
      found: `writes were refused with 503; 0 of ${writing.size} acknowledged documents missing; the same server went on`,
    });
    await kill(child);
  } finally {
    await postgres.stop();
  }
});
