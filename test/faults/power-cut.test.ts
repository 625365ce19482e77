import { type ChildProcess, execFileSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Acknowledged } from "#test/acknowledged.ts";
import { clientOf, signUp } from "#test/client.ts";
import { ensurePackages } from "#test/programs.ts";
import { record } from "./record.ts";
import { addressOf, spawnServer } from "#test/server.ts";

const CUTS = Number(process.env.CUTS ?? 15);
const WRITERS = 3;
const LONGEST_BETWEEN_CUTS_MS = 1_500;
/** The recovery syncs each of a thousand files, here through two file systems. */
const RECOVERS_WITHIN_MS = 240_000;

/**
 * The server's disk is an ext4 in a file of a second file system, which can copy a file in one instant, its writers
 * halted. Such a copy is what a power cut leaves: what the server and the kernel had not yet sent to the disk is missing.
 */
let parent = "";
const mounted: string[] = [];
const run = (command: string, ...args: string[]) => execFileSync(command, args, { encoding: "utf8", stdio: "pipe" });

function mount(image: string, name: string): string {
  const place = join(parent, name);
  mkdirSync(place);
  run("mount", "-o", "loop", image, place);
  mounted.push(place);
  return place;
}

function unmount(place: string): void {
  run("umount", place);
  mounted.splice(mounted.indexOf(place), 1);
}

beforeAll(() => {
  ensurePackages({ xfsprogs: "/usr/sbin/mkfs.xfs", e2fsprogs: "/usr/sbin/mkfs.ext4" });
  parent = mkdtempSync(join(tmpdir(), "bidspoke-power-cut-"));
});
afterAll(() => {
  for (const place of mounted.toReversed()) run("umount", place);
  rmSync(parent, { recursive: true, force: true });
});

const start = (dataDir: string) => spawnServer({ DATA_DIR: dataDir, DATABASE_URL: "", RATE_LIMITS: "off" });

async function kill(child: ChildProcess): Promise<void> {
  const ended = once(child, "exit");
  child.kill("SIGKILL");
  await ended;
}

function makeDisk(): { disk: string; image: string } {
  const outer = join(parent, "outer.img");
  run("truncate", "--size", "6G", outer);
  run("mkfs.xfs", "-q", "-m", "reflink=1", outer);
  const image = join(mount(outer, "outer"), "disk.img");
  run("truncate", "--size", "400M", image);
  run("mkfs.ext4", "-q", image);
  return { disk: mount(image, "disk"), image };
}

test(`${CUTS} power cuts while documents are written: every one opens, and none that was acknowledged is missing`, async () => {
  const { disk, image } = makeDisk();
  const child = start(join(disk, "data"));
  const running = await addressOf(child, RECOVERS_WITHIN_MS);
  let asked = running;
  const client = clientOf(() => asked);
  await signUp(client);
  const writing = new Acknowledged(client);
  let isOver = false;
  const writers = Array.from({ length: WRITERS }, (_, writer) => writing.writeUntil(`writer ${writer}`, () => isOver));

  const cuts: { copy: string; promised: ReturnType<Acknowledged["copy"]> }[] = [];
  for (let cut = 0; cut < CUTS; cut += 1) {
    await setTimeout(Math.random() * LONGEST_BETWEEN_CUTS_MS);
    const promised = writing.copy();
    const copy = `${image}.${cut}`;
    run("cp", "--reflink=always", image, copy);
    cuts.push({ copy, promised });
  }
  isOver = true;
  await Promise.all(writers);
  await kill(child);

  for (const [cut, { copy, promised }] of cuts.entries()) {
    const place = mount(copy, `cut-${cut}`);
    const after = start(join(place, "data"));
    asked = await addressOf(after, RECOVERS_WITHIN_MS);
    expect(await writing.listBroken(promised)).toEqual([]);
    await writing.writeOne(`after cut ${cut}`);
    await kill(after);
    unmount(place);
  }
  record({
    fault: "the power, embedded database",
    done: `${CUTS} copies of the disk's blocks while ${WRITERS} clients write, each opened by a new server`,
    found: `${CUTS} of ${CUTS} opened; 0 of ${cuts.at(-1)?.promised.size} acknowledged documents missing`,
  });
  expect(cuts.at(-1)?.promised.size).toBeGreaterThan(CUTS);
});
