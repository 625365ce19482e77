import { setTimeout } from "node:timers/promises";
import { Client } from "pg";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { startPostgres, type RunningPostgres } from "#test/postgres.ts";
import { queueOnPostgres } from "./postgres-queue.ts";

const logger = pino({ level: "silent" });
const LISTENERS = "select pg_terminate_backend(pid) from pg_stat_activity where query ilike 'listen%'";

let postgres: RunningPostgres;
let admin: Client;
beforeAll(async () => {
  postgres = await startPostgres();
  admin = new Client({ connectionString: postgres.url });
  await admin.connect();
});
afterAll(async () => {
  await admin.end();
  await postgres.stop();
});

test("a listening line that breaks is opened anew, and what is said afterwards is heard", async () => {
  const { db, close } = queueOnPostgres(postgres.url, logger);
  const heard = vi.fn<(payload: string) => void>();
  const opened = vi.fn<() => void>();
  const listening = await db.listen?.("news", heard, opened);
  await admin.query("notify news, 'first'");
  await vi.waitFor(() => expect(heard).toHaveBeenCalledWith("first"));

  await admin.query(LISTENERS);
  await vi.waitFor(() => expect(opened).toHaveBeenCalledTimes(2), { timeout: 10_000 });
  await admin.query("notify news, 'second'");
  await vi.waitFor(() => expect(heard).toHaveBeenCalledWith("second"));

  await listening?.close();
  await close();
  await admin.query("notify news, 'third'");
  await setTimeout(100);
  expect(heard).toHaveBeenCalledTimes(2);
});

test("a listening line that is broken by the database while it is closed ends nothing else", async () => {
  const { db, close } = queueOnPostgres(postgres.url, logger);
  for (let round = 0; round < 20; round += 1) {
    const listening = await db.listen?.(
      "news",
      () => {},
      () => {},
    );
    await Promise.all([admin.query(LISTENERS), setTimeout(round % 5).then(() => listening?.close())]);
  }
  // An error that nobody heard has ended the run by now.
  expect((await db.executeSql("select 1 as one")).rows).toEqual([{ one: 1 }]);
  await close();
});
