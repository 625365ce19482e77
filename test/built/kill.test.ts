import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { afterAll, expect, test } from "vitest";
import { Acknowledged } from "#test/acknowledged.ts";
import { clientOf, signUp } from "#test/client.ts";
import { placeIn } from "#test/bases.ts";
import { addressOf, spawnServer } from "#test/server.ts";

const KILLS = Number(process.env.KILLS ?? 30);
/** Each with data of its own: while one starts, the others are written to and die. */
const SERVERS = 3;
const WRITERS = 3;
/** The server dies after at most this many documents of a round, and up to so many milliseconds into the next. */
const MOST_WRITTEN = 6;
const LONGEST_WAIT_MS = 60;
const LONGEST_ROUND_MS = 20_000;
/** Every so often the server dies while it is still starting, and recovery itself is cut short. */
const START_IS_CUT_EVERY = 4;
const LONGEST_CUT_START_MS = 900;

/** One server that dies and comes back on the same data. */
class Mortal {
  #child: ChildProcess | null = null;
  #address = "";
  readonly #dataDir: string;
  readonly client = clientOf(() => this.#address);
  readonly acknowledged = new Acknowledged(this.client);

  constructor(dataDir: string) {
    this.#dataDir = dataDir;
  }

  #spawn = () => spawnServer({ DATA_DIR: this.#dataDir, DATABASE_URL: "", RATE_LIMITS: "off" });

  async start(): Promise<void> {
    this.#child = this.#spawn();
    this.#address = await addressOf(this.#child);
  }

  async kill(): Promise<void> {
    if (!this.#child || this.#child.exitCode !== null || this.#child.signalCode !== null) return;
    const ended = once(this.#child, "exit");
    this.#child.kill("SIGKILL");
    await ended;
  }

  async writeAndKill(round: number): Promise<void> {
    const { acknowledged } = this;
    let killed = false;
    const writers = Promise.all(
      Array.from({ length: WRITERS }, (_, writer) => acknowledged.writeUntil(`${round}-${writer}`, () => killed)),
    );
    const enough = acknowledged.size + Math.floor(Math.random() * (MOST_WRITTEN + 1));
    const killSoon = async () => {
      for (let waited = 0; waited < LONGEST_ROUND_MS && acknowledged.size < enough; waited += 5) await setTimeout(5);
      await setTimeout(Math.random() * LONGEST_WAIT_MS);
      killed = true;
      await this.kill();
    };
    await Promise.all([writers, killSoon()]);
  }

  async cutAStart(): Promise<void> {
    this.#child = this.#spawn();
    await setTimeout(Math.random() * LONGEST_CUT_START_MS);
    await this.kill();
  }

  async end(): Promise<void> {
    await this.kill();
    await rm(this.#dataDir, { recursive: true, force: true });
  }
}

const mortals: Mortal[] = [];
afterAll(() => Promise.all(mortals.map((mortal) => mortal.end())));

/** Writes to a server that dies so often, and answers what is broken at the end. */
async function dieAndComeBack(kills: number): Promise<string[]> {
  const dataDir = await mkdtemp(join(tmpdir(), "bidspoke-kill-"));
  await placeIn(dataDir, "migrated");
  const mortal = new Mortal(dataDir);
  mortals.push(mortal);
  const { acknowledged } = mortal;
  await mortal.start();
  await signUp(mortal.client);
  for (let round = 1; round <= kills; round += 1) {
    const before = acknowledged.copy();
    await mortal.writeAndKill(round);
    if (round % START_IS_CUT_EVERY === 0) await mortal.cutAStart();
    await mortal.start();
    const fresh = new Map([...acknowledged.copy()].filter(([id]) => !before.has(id)));
    expect(await acknowledged.listBroken(fresh)).toEqual([]);
  }
  expect(acknowledged.size).toBeGreaterThanOrEqual(kills);
  return acknowledged.listBroken();
}

test(`no acknowledged document is missing after ${KILLS} kills during writes, and every start works`, async () => {
  const killsOf = (server: number) => Math.floor((KILLS + server) / SERVERS);
  const broken = await Promise.all(Array.from({ length: SERVERS }, (_, server) => dieAndComeBack(killsOf(server))));
  expect(broken.flat()).toEqual([]);
});
