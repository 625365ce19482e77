import { PGlite } from "@electric-sql/pglite";
import { existsSync } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { setFlagsFromString } from "node:v8";
import { DurableNodeFS } from "./durable-fs.ts";
import { syncTree } from "./sync-tree.ts";

/**
 * How much of a function's code runs (in bytes) before it is compiled anew for speed: the value of Node 22 and later.
 * Node 20 does it seven times as early, and then a third of a start's work is compiling what hardly runs again.
 */
setFlagsFromString("--wasm-tiering-budget=13000000");

/**
 * The engine's own parameters with few buffers: they are written full of zeros at every start, and what they do not hold
 * the system keeps in memory anyway.
 */
const START_PARAMS = [...PGlite.defaultStartParams, "-c", "shared_buffers=16MB"];

/** With syncing left on (`-F` turns it off) and a log that stays small. */
const DURABLE_START_PARAMS = [
  ...START_PARAMS.filter((parameter) => parameter !== "-F"),
  "-c",
  "wal_sync_method=fsync",
  "-c",
  "max_wal_size=64MB",
];

/** Opens a database in memory: an empty one, or what a dump holds. */
export async function openInMemory(loadDataDir: Blob | undefined): Promise<PGlite> {
  const engine = new PGlite({ startParams: START_PARAMS, ...(loadDataDir ? { loadDataDir } : {}) });
  await engine.waitReady;
  return engine;
}

/** Opens the database of a folder, which is made when it is missing. Its caller has locked the folder. */
export async function openEngine(folder: string): Promise<PGlite> {
  if (!existsSync(folder)) await createFolder(folder);
  return openDurable(folder);
}

/** Builds the database beside its place and moves it in whole: an interrupted first start leaves no half of one. */
async function createFolder(folder: string): Promise<void> {
  const unfinished = `${folder}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  const engine = await openDurable(unfinished);
  await closeEngine(engine);
  await syncTree(unfinished);
  await rename(unfinished, folder);
  await syncTree(join(folder, ".."), { recursive: false });
}

async function openDurable(folder: string): Promise<PGlite> {
  const engine = new PGlite({ fs: new DurableNodeFS(folder), startParams: DURABLE_START_PARAMS });
  await engine.waitReady;
  return engine;
}

/** Closes it with its log written away, which spares the next start the replay. */
export async function closeEngine(engine: PGlite): Promise<void> {
  await engine.exec("checkpoint");
  await engine.close();
}

/**
 * The engine's answer to whole messages of PostgreSQL's wire protocol, in a memory of its own. As a stream: what the engine
 * answers whole it also reads itself, and keeps what it read for ever.
 */
export async function answerOf(engine: PGlite, messages: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  await engine.execProtocolRawStream(messages, {
    syncToFs: false, // the files are the disk's own; the engine syncs them itself
    onRawData: (part) => parts.push(part.slice()), // a view of the engine's memory, which goes on changing
  });
  const [first] = parts;
  return first && parts.length === 1 ? first : new Uint8Array(Buffer.concat(parts)); // all but the longest are of one
}
