import type { ChildProcess } from "node:child_process";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { Client } from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { clientOf, refusal, signUp, type TestClient } from "#test/client.ts";
import { startPostgres, type RunningPostgres } from "#test/postgres.ts";
import { addressOf, spawnServer } from "#test/server.ts";

const RECOVERS_WITHIN_MS = 10_000;
const JOB = { transcription: "Quote for Ann Field. Paint the hallway, 8 hours at 45 dollars an hour.", type: "quote" };

let postgres: RunningPostgres;
let dataDir = "";
let start: (folder: string) => ChildProcess;
let server: ChildProcess;
let client: TestClient;
/** Has no session, as what looks after servers. */
let visitor: TestClient;

/** As a superuser, whom limits of connections do not hold. */
async function asAdmin(...statements: string[]): Promise<void> {
  const admin = new Client({ connectionString: postgres.url });
  await admin.connect();
  for (const statement of statements) await admin.query(statement);
  await admin.end();
}

beforeAll(async () => {
  postgres = await startPostgres({ isLasting: true });
  // Of the tables, which the superuser makes, its user has the rows alone.
  await asAdmin("create role bidspoke login password 'of this test'", "create database bidspoke");
  const owner = new URL(postgres.url);
  owner.pathname = "/bidspoke";
  const url = new URL(owner);
  Object.assign(url, { username: "bidspoke", password: "of this test" });
  dataDir = await mkdtemp(join(tmpdir(), "bidspoke-outage-"));
  start = (folder) =>
    spawnServer({
      DATABASE_URL: url.href,
      MIGRATION_DATABASE_URL: owner.href,
      DATA_DIR: folder,
      LOG_LEVEL: "fatal",
    });
  server = start(dataDir);
  const address = await addressOf(server);
  visitor = clientOf(() => address);
  client = clientOf(() => address);
  await signUp(client);
});
afterAll(async () => {
  server.kill("SIGKILL");
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
});

async function whileFull(work: () => Promise<void>): Promise<void> {
  await asAdmin(
    "alter role bidspoke connection limit 0",
    "select pg_terminate_backend(pid) from pg_stat_activity where usename = 'bidspoke'",
  );
  await work().finally(() => asAdmin("alter role bidspoke connection limit -1"));
}

async function expectRefusal(answer: Response): Promise<void> {
  expect(answer.status).toBe(503);
  expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(await refusal(answer)).toMatchObject({
    code: "unavailable",
    message: expect.stringMatching(/^The database cannot be reached/),
  });
}

async function untilReady(asker: TestClient): Promise<void> {
  for (const back = Date.now(); (await asker.get("/api/ready")).status !== 200; await setTimeout(50))
    expect(Date.now() - back).toBeLessThan(RECOVERS_WITHIN_MS);
}

test.each([
  ["starts", (work: () => Promise<void>) => postgres.whileStarting(work)],
  ["is down", (work: () => Promise<void>) => postgres.whileDown(work)],
  ["takes no more connections", whileFull],
])(
  "a PostgreSQL that %s is said with 503 and a time to wait, and the server goes on by itself afterwards",
  async (_name, during) => {
    await during(async () => {
      await expectRefusal(await client.get("/api/documents?limit=10"));
      await expectRefusal(await client.post("/api/generate-document", JOB));
      await expectRefusal(await client.post("/api/generate-document", JOB, { accept: "text/event-stream" }));
      for (const asker of [visitor, client]) {
        expect((await asker.get("/api/health")).status).toBe(200);
        expect((await asker.get("/api/ready")).status).toBe(503);
      }
    });
    await untilReady(visitor);
    expect((await client.post("/api/generate-document", JOB)).status).toBe(201);
    expect(server.exitCode, "the same process all the time").toBeNull();
  },
);

test("a server whose PostgreSQL is killed when it has just begun to listen stays, and works off its jobs afterwards", async () => {
  server.kill("SIGKILL"); // nobody else is to do its jobs
  const folder = await mkdtemp(join(dataDir, "late-"));
  const late = start(folder);
  try {
    const address = await addressOf(late);
    await postgres.crash();
    const owner = clientOf(() => address);
    await untilReady(owner);
    await signUp(owner);
    const mails = () => readdir(join(folder, "mail")).catch(() => []);
    for (const began = Date.now(); (await mails()).length === 0; await setTimeout(100))
      expect(Date.now() - began).toBeLessThan(RECOVERS_WITHIN_MS);
    expect(late.exitCode).toBeNull();
  } finally {
    late.kill("SIGKILL");
  }
});
