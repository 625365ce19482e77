import { spawn, type ChildProcess } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { placeIn } from "./bases.ts";

const MAIN = new URL("../dist/server/main.js", import.meta.url).pathname;
const START_MS = 60_000;

export interface RunningServer {
  address: string;
  process: ChildProcess;
  stop(): Promise<void>;
}

/** A database of its own on the server of TEST_DATABASE_URL. */
async function freshDatabase(url: string): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `e2e_${randomBytes(6).toString("hex")}`;
  const run = async (statement: string) => {
    const client = new Client({ connectionString: url });
    await client.connect();
    await client.query(statement);
    await client.end();
  };
  await run(`create database ${name}`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  return { url: own.href, drop: () => run(`drop database if exists ${name} with (force)`) };
}

/** Reads the address that the server prints once it listens. One that does not listen in time is ended. */
export function addressOf(child: ChildProcess, patienceMs = START_MS): Promise<string> {
  return new Promise((resolve, reject) => {
    let printed = "";
    const timer = setTimeout(() => {
      child.kill("SIGKILL");
      reject(new Error(`The server did not start in ${patienceMs} ms:\n${printed}`));
    }, patienceMs);
    const read = (chunk: Buffer) => {
      printed += chunk.toString();
      const address = /listening on (http:\S+)/.exec(printed)?.[1];
      if (!address) return;
      clearTimeout(timer);
      resolve(address);
    };
    child.stdout?.on("data", read);
    child.stderr?.on("data", read);
    child.on("exit", (code) => {
      clearTimeout(timer);
      reject(new Error(`The server ended with ${code}:\n${printed}`));
    });
  });
}

/** The built server's process, as a user would start it but on a free port and without the demo account. */
export function spawnServer(environment: Record<string, string>): ChildProcess {
  return spawn(process.execPath, [MAIN], {
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, PORT: "0", LOG_LEVEL: "error", DEMO_ACCOUNT: "off", PDF_WORKERS: "1", ...environment },
  });
}

/** Starts the built server on a database without a row: embedded, or on the PostgreSQL of TEST_DATABASE_URL. */
export async function startServer(environment: Record<string, string> = {}): Promise<RunningServer> {
  const dataDir = mkdtempSync(join(tmpdir(), "bidspoke-e2e-"));
  const postgres = process.env.TEST_DATABASE_URL ? await freshDatabase(process.env.TEST_DATABASE_URL) : null;
  if (!postgres && !environment.DATABASE_URL) await placeIn(dataDir, "migrated");
  const child = spawnServer({
    DATA_DIR: dataDir,
    ...(postgres ? { DATABASE_URL: postgres.url } : {}),
    ...environment,
  });
  const address = await addressOf(child);
  const stop = async () => {
    const ended = new Promise((resolve) => child.once("exit", resolve));
    const isGone = child.exitCode !== null || child.signalCode !== null;
    if (!isGone && child.kill("SIGTERM")) await ended;
    await postgres?.drop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { address, process: child, stop };
}
