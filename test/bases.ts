// The embedded databases that tests begin with. Making one takes seconds of work, so each is made once for each state of
// what it is made from, and kept between runs.
import { execFile } from "node:child_process";
import { createHash, randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { cp, mkdir, readdir, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { migrationsFolder } from "#server/db/migrations-folder.ts";

/** Without any table, or as a first start of the server leaves it: every table, the job queue's too, and no row. */
export type Base = "empty" | "migrated";

const CACHE = "node_modules/.cache/bidspoke";
const QUEUE = ["node_modules/pg-boss/package.json", "src/server/job-list.ts", "src/server/jobs/queue.ts"];
const ENGINE = [
  "node_modules/@electric-sql/pglite/package.json",
  "src/server/db/pglite/engine.ts",
  "test/make-base.ts",
];

/** A dump to start an in-memory database from. */
export const dumpOf = async (base: Base): Promise<Blob> => new Blob([await readFile(await kept(base, "dump"))]);

/** Puts a database into a server's data folder. */
export const placeIn = async (dataDir: string, base: Base): Promise<void> =>
  cp(await kept(base, "folder"), dataDir, { recursive: true });

/** For vitest's globalSetup: no test waits for the making of a base. */
export async function setup(): Promise<void> {
  for (const base of ["empty", "migrated"] as const)
    for (const form of ["dump", "folder"] as const) await kept(base, form);
}

/** Changes with the migrations and with what the queue's tables are made by. */
export async function stateOfTables(): Promise<string> {
  const folder = migrationsFolder();
  const migrations = (await readdir(folder)).filter((file) => file.endsWith(".sql")).sort();
  return hashOf([...migrations.map((name) => join(folder, name)), ...QUEUE]);
}

async function hashOf(files: readonly string[]): Promise<string> {
  const hash = createHash("sha256");
  for (const file of files) hash.update(file).update(await readFile(file));
  return hash.digest("hex").slice(0, 16);
}

/** Made beside its place and moved there whole; of two that are made at once, the first stays. */
async function kept(base: Base, form: "dump" | "folder"): Promise<string> {
  const state = [await hashOf(ENGINE), ...(base === "migrated" ? [await stateOfTables()] : [])];
  const path = join(CACHE, [base, form, ...state].join("-"));
  if (existsSync(path)) return path;
  await mkdir(CACHE, { recursive: true });
  const unfinished = `${path}.${randomUUID()}`;
  // In a process of its own: it loads the whole server, which a browser's test has no use for.
  await promisify(execFile)(process.execPath, ["--import", "tsx", "test/make-base.ts", base, form, unfinished]);
  await rename(unfinished, path).catch(() => rm(unfinished, { recursive: true, force: true }));
  return path;
}
