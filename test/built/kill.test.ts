import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { addressOf, spawnServer } from "#test/server.ts";

const KILLS = Number(process.env.KILLS ?? 30);
const WRITERS = 3;
/** The server dies after at most this many documents of a round, and up to so many milliseconds into the next. */
const MOST_WRITTEN = 6;
const LONGEST_WAIT_MS = 60;
const LONGEST_ROUND_MS = 20_000;
/** Every so often the server dies while it is still starting, and recovery itself is cut short. */
const START_IS_CUT_EVERY = 4;
const LONGEST_CUT_START_MS = 900;

const generatedSchema = z.object({ document: z.object({ id: z.string(), version: z.number() }) });
const documentSchema = z.object({ id: z.string(), title: z.string(), version: z.number() });

/** What a client was promised: this document exists, at least at this version. */
type Acknowledged = Map<string, { version: number; title: string | null }>;

let dataDir = "";
let child: ChildProcess | null = null;
let address = "";
let cookie = "";
const acknowledged: Acknowledged = new Map();

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "bidspoke-kill-"));
});
afterAll(async () => {
  await kill();
  await rm(dataDir, { recursive: true, force: true });
});

const spawnHere = () => spawnServer({ DATA_DIR: dataDir, DATABASE_URL: "", RATE_LIMITS: "off" });

async function start(): Promise<void> {
  child = spawnHere();
  address = await addressOf(child);
}

async function kill(): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "exit");
  child.kill("SIGKILL");
  await ended;
}

function send(method: string, path: string, body?: unknown): Promise<Response> {
  const headers: Record<string, string> = { origin: address, cookie };
  if (body !== undefined) headers["content-type"] = "application/json";
  return fetch(address + path, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
}

async function signUp(): Promise<void> {
  const response = await send("POST", "/api/auth/signup-with-payment", {
    email: "kill@example.com",
    password: "a long password",
    firstName: "Kim",
    lastName: "Ray",
    paymentMethodId: "pm_card_visa",
  });
  expect(response.status).toBe(201);
  cookie = response.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
}

async function expectStatus(response: Response, status: number): Promise<unknown> {
  if (response.status === status) return response.json();
  throw new Error(`The server answered ${response.status}: ${await response.text()}`);
}

/** Writes a document, then saves a new title of it, noting each promise when its answer is whole. */
async function writeOne(name: string): Promise<void> {
  const transcription = `Quote for ${name}, paint the hallway, 8 hours at 45 dollars an hour, paint 120 dollars.`;
  const created = await send("POST", "/api/generate-document", { transcription, type: "quote", includeLogo: false });
  const { document } = generatedSchema.parse(await expectStatus(created, 201));
  acknowledged.set(document.id, { version: document.version, title: null });

  const title = `Hallway of ${name}`;
  const saved = await send("PATCH", `/api/documents/${document.id}`, { title, version: document.version });
  const { version } = documentSchema.parse(await expectStatus(saved, 200));
  acknowledged.set(document.id, { version, title });
}

/** Writes one document after the other until the server is gone. An answer that is a refusal fails the test. */
async function writeUntilKilled(name: string, isKilled: () => boolean): Promise<void> {
  for (let count = 0; !isKilled(); count += 1) {
    try {
      await writeOne(`${name}-${count}`);
    } catch (error) {
      if (!isKilled()) throw error;
    }
  }
}

async function writeAndKill(round: number): Promise<void> {
  let killed = false;
  const writers = Promise.all(
    Array.from({ length: WRITERS }, (_, writer) => writeUntilKilled(`${round}-${writer}`, () => killed)),
  );
  const enough = acknowledged.size + Math.floor(Math.random() * (MOST_WRITTEN + 1));
  const killSoon = async () => {
    for (let waited = 0; waited < LONGEST_ROUND_MS && acknowledged.size < enough; waited += 5) await setTimeout(5);
    await setTimeout(Math.random() * LONGEST_WAIT_MS);
    killed = true;
    await kill();
  };
  await Promise.all([writers, killSoon()]);
}

async function cutAStart(): Promise<void> {
  child = spawnHere();
  await setTimeout(Math.random() * LONGEST_CUT_START_MS);
  await kill();
}

async function listBroken(ids: Iterable<string>): Promise<string[]> {
  const broken: string[] = [];
  for (const id of ids) {
    const promised = acknowledged.get(id);
    const response = await send("GET", `/api/documents/${id}`);
    const found = response.status === 200 ? documentSchema.parse(await response.json()) : null;
    if (!found || !promised || found.version < promised.version) broken.push(`${id}: ${response.status}`);
    else if (promised.title !== null && found.title !== promised.title) broken.push(`${id}: ${found.title}`);
  }
  return broken;
}

test(`no acknowledged document is missing after ${KILLS} kills during writes, and every start works`, async () => {
  await start();
  await signUp();
  for (let round = 1; round <= KILLS; round += 1) {
    const before = new Set(acknowledged.keys());
    await writeAndKill(round);
    if (round % START_IS_CUT_EVERY === 0) await cutAStart();
    await start();
    const fresh = [...acknowledged.keys()].filter((id) => !before.has(id));
    expect(await listBroken(fresh)).toEqual([]);
  }
  expect(acknowledged.size).toBeGreaterThanOrEqual(KILLS);
  expect(await listBroken(acknowledged.keys())).toEqual([]);
});
