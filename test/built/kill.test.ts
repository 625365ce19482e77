import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Acknowledged } from "#test/acknowledged.ts";
import { clientOf, signUp } from "#test/app.ts";
import { placeIn } from "#test/bases.ts";
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

let dataDir = "";
let child: ChildProcess | null = null;
let address = "";
const client = clientOf(() => address);
const acknowledged = new Acknowledged(client);

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "bidspoke-kill-"));
  await placeIn(dataDir, "migrated");
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

async function writeAndKill(round: number): Promise<void> {
  let killed = false;
  const writers = Promise.all(
    Array.from({ length: WRITERS }, (_, writer) => acknowledged.writeUntil(`${round}-${writer}`, () => killed)),
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

test(`no acknowledged document is missing after ${KILLS} kills during writes, and every start works`, async () => {
  await start();
  await signUp(client);
  for (let round = 1; round <= KILLS; round += 1) {
    const before = acknowledged.copy();
    await writeAndKill(round);
    if (round % START_IS_CUT_EVERY === 0) await cutAStart();
    await start();
    const fresh = new Map([...acknowledged.copy()].filter(([id]) => !before.has(id)));
    expect(await acknowledged.listBroken(fresh)).toEqual([]);
  }
  expect(acknowledged.size).toBeGreaterThanOrEqual(KILLS);
  expect(await acknowledged.listBroken()).toEqual([]);
});
