import { mkdtemp, readdir, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { openDatabase, type OpenedDatabase } from "#server/db/client.ts";
import { schema } from "#server/db/schema.ts";
import type { Deps } from "#server/context.ts";
import { readSettings } from "#server/env.ts";
import { jobs } from "#server/job-list.ts";
import { createJobQueue } from "#server/jobs/queue.ts";
import { placeIn } from "#test/bases.ts";
import { fillEveryTable } from "#test/every-table.ts";
import { startS3Server, type S3Server } from "#test/providers/s3-server.ts";
import { embeddedPool, readTables } from "#test/table-contents.ts";
import { isBackupDue, newestFirst } from "./rules.ts";
import { backUpWhenDue } from "./service/make.ts";
import { listBackups, restoreBackup } from "./service/restore.ts";

const owner = { id: "owner", email: "owner@example.com", customerId: "cus_owner" };
const never = new AbortController().signal;
const logger = pino({ level: "silent" });

let parent = "";
let storage: S3Server;
let database: OpenedDatabase;
let now = new Date();
let folder = "";

beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), "bidspoke-backups-"));
  storage = await startS3Server();
  await placeIn(join(parent, "data"), "migrated");
  database = await openDatabase({ databaseUrl: null, dataDir: join(parent, "data") });
  await database.db.insert(schema.users).values({ id: owner.id, email: owner.email, firstName: "Owner" });
  await fillEveryTable(database.db, owner);
  const queue = createJobQueue(database.connection, jobs, logger);
  await queue.ready();
  await queue.stop();
}, 60_000);
afterAll(async () => {
  await database.close();
  await storage.stop();
  await rm(parent, { recursive: true, force: true });
});
beforeEach(async () => {
  now = new Date("2026-11-21T08:29:03.120Z");
  folder = await mkdtemp(join(parent, "backups-"));
  storage.objects.clear();
});

const settingsFor = (dataDir: string, more: Record<string, string> = {}) =>
  readSettings({
    ...storage.settings,
    DATA_DIR: join(parent, dataDir),
    BACKUP_DIR: folder,
    BACKUP_KEEP: "3",
    ...more,
  });

/** Backups ask for nothing else of a server. */
const run = (settings = settingsFor("data")) =>
  backUpWhenDue({ backUp: database.backUp, settings, now: () => now, logger } as Deps, never);
const hoursLater = (hours: number) => {
  now = new Date(now.getTime() + hours * 3_600_000);
};
test("every table, the queue's included, is the same after it came back from the bucket alone", async () => {
  await run();
  const wanted = await readTables(embeddedPool(database));
  expect(Object.keys(wanted).length).toBeGreaterThan(20);

  await rm(folder, { recursive: true });
  await restoreBackup(settingsFor("restored"), "latest", new Date());
  const restored = await openDatabase({ databaseUrl: null, dataDir: join(parent, "restored") });
  expect(await readTables(embeddedPool(restored))).toEqual(wanted);
  await restored.close();
}, 60_000);

test("backups come when they are due, the newest are kept in both places, and other files are let be", async () => {
  await run();
  const first = "bidspoke-2026-11-21T082903Z.tar.gz";
  await writeFile(join(folder, "notes.txt"), "mine");
  expect((await stat(join(folder, first))).mode & 0o777).toBe(0o600);
  hoursLater(23);
  await run();
  expect(newestFirst(await readdir(folder))).toEqual([first]);
  for (let day = 0; day < 4; day += 1) {
    hoursLater(day === 0 ? 1 : 24);
    await run();
  }
  const kept = newestFirst(await readdir(folder));
  expect(kept).toHaveLength(3);
  expect(kept).not.toContain(first);
  expect((await readdir(folder)).sort()).toEqual([...kept, "notes.txt"].sort());
  expect([...storage.objects.keys()].sort()).toEqual(kept.map((name) => `bidspoke/${name}`).sort());
  expect((await listBackups(settingsFor("data"))).map(({ places }) => places.length)).toEqual([2, 2, 2]);
}, 60_000);

test("what the storage refused is sent at the next look; a short refusal is tried again at once", async () => {
  storage.failNext(100);
  await expect(run()).rejects.toThrow("SlowDown");
  expect(newestFirst(await readdir(folder))).toHaveLength(1);
  expect(storage.objects.size).toBe(0);
  storage.failNext(2);
  hoursLater(1);
  await run();
  expect(storage.objects.size).toBe(1);
}, 60_000);

test("a wrong secret is refused by the storage", async () => {
  await expect(run(settingsFor("data", { BACKUP_S3_SECRET: "another" }))).rejects.toThrow("SignatureDoesNotMatch");
});

test("no hours mean no backup", async () => {
  await run(settingsFor("data", { BACKUP_HOURS: "0" }));
  expect(await readdir(folder)).toEqual([]);
});

test("a name that is not there is answered with those that are", async () => {
  await run();
  await expect(restoreBackup(settingsFor("restored"), "bidspoke-2020", now)).rejects.toThrow(
    "There is no backup bidspoke-2020. There are: bidspoke-2026-11-21T082903Z.tar.gz.",
  );
}, 60_000);

test.each([
  [undefined, true],
  ["bidspoke-2026-11-20T082959Z.tar.gz", true],
  ["bidspoke-2026-11-20T092959Z.tar.gz", false],
])("with the newest %s a backup is due: %s", (newest, isDue) => {
  expect(isBackupDue(newest, 24, new Date("2026-11-21T08:29:00Z"))).toBe(isDue);
});
