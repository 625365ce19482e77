import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { pino } from "pino";
import { z } from "zod";
import type { Deps } from "#server/context.ts";
import type { OpenedDatabase } from "#server/db/client.ts";
import { createMetrics } from "#server/metrics.ts";
import { inTransaction } from "#server/db/transaction.ts";
import { testDatabase } from "#test/database.ts";
import { handle, type Attempt, type Handler } from "./handler.ts";
import { defineJob } from "./job.ts";
import { createJobQueue, type JobQueue } from "./queue.ts";
import { runDueJobs, startWorker } from "./worker.ts";

const note = defineJob({
  name: "test.note",
  payload: z.object({ text: z.string() }),
  retries: 2,
  retryAfterSeconds: 1,
});
const alone = defineJob({ name: "test.alone", payload: z.object({}), alone: true });

let database: OpenedDatabase;
let queue: JobQueue;
let deps: Deps;
let ran: string[];
let fails: (attempt: Attempt) => boolean;
let work: Handler[];
const logged: string[] = [];
const logger = pino({ level: "warn" }, { write: (line: string) => logged.push(line) });

beforeEach(async () => {
  database = await testDatabase();
  queue = createJobQueue(database.connection, [note, alone], logger);
  // Jobs ask for nothing else of a server here.
  deps = { db: database.db, logger, metrics: createMetrics(), jobs: queue, now: () => new Date() } as Deps;
  ran = [];
  fails = () => false;
  work = [
    handle(note, (_deps, { text }, attempt) => {
      ran.push(text);
      return fails(attempt) ? Promise.reject(new TypeError("what Mrs. Lopez typed")) : Promise.resolve();
    }),
    handle(alone, () => Promise.resolve(void ran.push("alone")), "0 4 * * *"),
  ];
  await queue.ready();
});
afterEach(async () => {
  await queue.stop();
  await database.close();
});

const until = async (isTrue: () => boolean) => {
  for (let waited = 0; waited < 15_000 && !isTrue(); waited += 20) await new Promise((done) => setTimeout(done, 20));
  expect(isTrue()).toBe(true);
};

describe("a queued job", () => {
  test("stands with the transaction that queued it, and falls with it", async () => {
    await inTransaction(database.db, (tx) => queue.enqueue(tx, note, { text: "kept" }));
    const undone = inTransaction(database.db, async (tx) => {
      await queue.enqueue(tx, note, { text: "undone" });
      throw new Error("no");
    });
    await expect(undone).rejects.toThrow("no");
    expect(await runDueJobs(deps, work)).toBe(1);
    expect(ran).toEqual(["kept"]);
  });

  test("with a key is queued once, also after it ran", async () => {
    await queue.enqueue(database.db, note, { text: "first" }, { key: "same" });
    await queue.enqueue(database.db, note, { text: "second" }, { key: "same" });
    await runDueJobs(deps, work);
    await queue.enqueue(database.db, note, { text: "third" }, { key: "same" });
    await runDueJobs(deps, work);
    expect(ran).toEqual(["first"]);
  });

  test("waits for its time", async () => {
    await queue.enqueue(database.db, note, { text: "later" }, { startAfter: new Date(Date.now() + 3_600_000) });
    expect(await runDueJobs(deps, work)).toBe(0);
  });

  test("with a payload of another shape fails without reaching its work", async () => {
    const wrong = { ...note, payload: z.object({ words: z.number() }) };
    await queue.enqueue(database.db, wrong, { words: 1 });
    await runDueJobs(deps, work);
    expect(ran).toEqual([]);
  });
});

describe("a worker", () => {
  test("runs a job as soon as it is queued, and tries a failed one again", async () => {
    fails = (attempt) => attempt.number === 1;
    await startWorker(deps, work);
    await queue.enqueue(database.db, note, { text: "again" });
    await until(() => ran.length === 2);
    expect(ran).toEqual(["again", "again"]);
  });

  test("gives up after the last try, and keeps nothing of what the error said", async () => {
    const lasts: boolean[] = [];
    fails = (attempt) => {
      lasts.push(attempt.isLast);
      return true;
    };
    await startWorker(deps, work);
    await queue.enqueue(database.db, note, { text: "never" }, { key: "never" });
    await until(() => lasts.length === 3);
    expect(lasts).toEqual([false, false, true]);
    const boss = await queue.ready();
    const states = async () => (await boss.findJobs(note.name)).map(({ state }) => state);
    for (let waited = 0; waited < 5000 && (await states())[0] !== "failed"; waited += 50)
      await new Promise((done) => setTimeout(done, 50));
    expect(await states()).toEqual(["failed"]);
    expect(JSON.stringify(await boss.findJobs(note.name))).not.toContain("Lopez");
  });

  test("that stops lets its running job end, and leaves the others to the next", async () => {
    let ended = false;
    const started: string[] = [];
    const slow = handle({ ...note, atOnce: 1 }, async (_deps, { text }) => {
      started.push(text);
      await new Promise((done) => setTimeout(done, 400));
      ended = true;
    });
    await startWorker(deps, [slow]);
    await queue.enqueue(database.db, note, { text: "running" });
    await until(() => started.length === 1);
    await queue.enqueue(database.db, note, { text: "waiting" });
    await queue.stop();
    expect(ended).toBe(true);
    queue = createJobQueue(database.connection, [note, alone], logger);
    expect(await runDueJobs({ ...deps, jobs: queue }, work)).toBe(1);
    expect(ran).toEqual(["waiting"]);
  });

  test("sets the schedules of its handlers and forgets those that are gone", async () => {
    const boss = await queue.ready();
    await boss.schedule(note.name, "0 1 * * *");
    await startWorker(deps, work);
    expect((await boss.getSchedules()).map(({ name, cron }) => [name, cron])).toEqual([["test.alone", "0 4 * * *"]]);
  });
});

test("work that stands alone is queued once at a time", async () => {
  await queue.enqueue(database.db, alone, {});
  await queue.enqueue(database.db, alone, {});
  await runDueJobs(deps, work);
  expect(ran).toEqual(["alone"]);
  await queue.enqueue(database.db, alone, {});
  await runDueJobs(deps, work);
  expect(ran).toEqual(["alone", "alone"]);
});

test("two servers on one database run each job once", async () => {
  const other = createJobQueue(database.connection, [note, alone], logger);
  await startWorker(deps, work);
  await startWorker({ ...deps, jobs: other }, work);
  const texts = Array.from({ length: 30 }, (_, index) => `job ${index}`);
  await Promise.all(texts.map((text) => queue.enqueue(database.db, note, { text })));
  await until(() => ran.length >= texts.length);
  await other.stop();
  expect([...ran].sort()).toEqual([...texts].sort());
});
