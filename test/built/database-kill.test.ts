import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Acknowledged } from "#test/acknowledged.ts";
import { clientOf, signUp } from "#test/client.ts";
import { startPostgres, type RunningPostgres } from "#test/postgres.ts";
import { addressOf, spawnServer } from "#test/server.ts";

const CRASHES = Number(process.env.KILLS ?? 5);
const WRITERS = 3;
/** The database dies up to so many milliseconds after the first documents of a round. */
const LONGEST_WAIT_MS = 500;
const LONGEST_ROUND_MS = 20_000;
/** So long after the database is back at the latest, a request is answered as before. */
const RECOVERS_WITHIN_MS = 10_000;

let postgres: RunningPostgres;
let dataDir = "";
beforeAll(async () => {
  postgres = await startPostgres({ isLasting: true });
  dataDir = await mkdtemp(join(tmpdir(), "bidspoke-database-kill-"));
});
afterAll(async () => {
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
});

test(`PostgreSQL killed ${CRASHES} times in the middle of transactions: the server goes on by itself, nothing acknowledged is missing`, async () => {
  const child = spawnServer({ DATABASE_URL: postgres.url, DATA_DIR: dataDir, RATE_LIMITS: "off", LOG_LEVEL: "fatal" });
  try {
    const address = await addressOf(child);
    const client = clientOf(() => address);
    await signUp(client);
    const writing = new Acknowledged(client);
    for (let crash = 1; crash <= CRASHES; crash += 1) {
      const before = writing.size;
      let isDown = false;
      const writers = Array.from({ length: WRITERS }, (_, writer) =>
        writing.writeUntil(`${crash}-${writer}`, () => isDown),
      );
      for (let waited = 0; waited < LONGEST_ROUND_MS && writing.size < before + WRITERS; waited += 10)
        await setTimeout(10);
      await setTimeout(Math.random() * LONGEST_WAIT_MS);
      isDown = true;
      await postgres.crash();
      await Promise.all(writers);
      expect(writing.size).toBeGreaterThan(before);
      const back = Date.now();
      while ((await client.get("/api/ready")).status !== 200 && Date.now() - back < RECOVERS_WITHIN_MS)
        await setTimeout(50);
      expect(Date.now() - back).toBeLessThan(RECOVERS_WITHIN_MS);
    }
    expect(await writing.listBroken()).toEqual([]);
    expect(child.exitCode, "the same process all the time").toBeNull();
  } finally {
    child.kill("SIGKILL");
  }
});
