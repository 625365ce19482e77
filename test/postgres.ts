import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { chownSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { Client } from "pg";
import { sqlStateOf } from "#server/db/errors.ts";
import { aptInstall, isExecutable, pathFolders } from "./programs.ts";

const OLDEST_VERSION = 15;
const START_TIMEOUT_MS = 30_000;
const STOP_TIMEOUT_MS = 10_000;
const PORT_ATTEMPTS = 3;
const RESTART_ATTEMPTS = 20;

/** Safe only because the data is thrown away after the run. */
const FAST_SETTINGS = ["fsync=off", "synchronous_commit=off", "full_page_writes=off", "max_connections=100"];
/** What it says is kept outlives its processes, though not the power. */
const LASTING_SETTINGS = ["fsync=off", "max_connections=100"];

export type RunningPostgres = {
  /** The address of the maintenance database, as a superuser. */
  url: string;
  /** `kill -9` of all its processes, and a start on what they left. Resolves when it answers again. */
  crash(): Promise<void>;
  /** Stops it for as long as `work` takes: nobody is at its port. Resolves when it answers again. */
  whileDown(work: () => Promise<void>): Promise<void>;
  /** It runs and takes nobody yet (`CANNOT_CONNECT_NOW`), as it does while it starts, for as long as `work` takes. */
  whileStarting(work: () => Promise<void>): Promise<void>;
  stop(): Promise<void>;
};

type Owner = { uid: number; gid: number };

/**
 * Starts a PostgreSQL of its own for the tests, in a temporary folder, on a free local port, with a random password.
 * One that `isLasting` keeps what it acknowledged through a crash of its processes.
 * Uses installed binaries of version 15 or newer, or installs them by apt as root. Throws when none can be had.
 */
export async function startPostgres({ isLasting = false } = {}): Promise<RunningPostgres> {
  const bin = findBinaries() ?? (aptInstall("postgresql") ? findBinaries() : null);
  if (bin === null) {
    throw new Error(
      `The tests need PostgreSQL ${OLDEST_VERSION} or newer, and none could be found or installed. ` +
        "Install it (Debian: apt-get install postgresql) or put its initdb and postgres on PATH, and run npm test again.",
    );
  }
  const folder = mkdtempSync(join(tmpdir(), "bidspoke-postgres-"));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    const password = randomBytes(12).toString("hex");
    const owner = unprivilegedOwner();
    if (owner) chownSync(folder, owner.uid, owner.gid);
    createCluster(bin, folder, password, owner);
    const settings = isLasting ? LASTING_SETTINGS : FAST_SETTINGS;
    const start = (port: number, more: string[] = []) => startServer(bin, folder, port, owner, [...settings, ...more]);
    const first = await startOnFreePort(start, password);
    const url = urlOf(first.port, password);
    let { server } = first;
    const comeBack = async () => {
      server = await startAgain(() => start(first.port), url);
    };
    return {
      url,
      async crash() {
        await killAll(server);
        await comeBack();
      },
      async whileDown(work) {
        await stopServer(server);
        await work().finally(comeBack);
      },
      async whileStarting(work) {
        await stopServer(server);
        // A standby replays what it gets and nothing comes; it takes nobody as long as it may not be read.
        const standby = join(folder, "data", "standby.signal");
        writeFileSync(standby, "");
        if (owner) chownSync(standby, owner.uid, owner.gid);
        server = start(first.port, ["hot_standby=off"]);
        await untilReady(server, url, CANNOT_CONNECT_NOW);
        await work().finally(async () => {
          await stopServer(server);
          rmSync(standby);
          await comeBack();
        });
      },
      async stop() {
        await stopServer(server);
        remove();
      },
    };
  } catch (error) {
    remove();
    throw error;
  }
}

function findBinaries(): string | null {
  const debian = "/usr/lib/postgresql";
  const versions = listFolders(debian).sort((a, b) => Number(b) - Number(a));
  const candidates = [...pathFolders(), ...versions.map((version) => join(debian, version, "bin"))];
  return candidates.map(binariesIn).find((folder) => folder !== null) ?? null;
}

/** A link to initdb does not find the files beside it, so the folder that it leads to is taken. */
function binariesIn(folder: string): string | null {
  const initdb = join(folder, "initdb");
  if (!isExecutable(initdb)) return null;
  const real = dirname(realpathSync(initdb));
  if (!isExecutable(join(real, "postgres"))) return null;
  const { stdout } = spawnSync(join(real, "postgres"), ["--version"], { encoding: "utf8" });
  const version = Number(/(\d+)(?:\.\d+)?/.exec(stdout)?.[1] ?? 0);
  return version >= OLDEST_VERSION ? real : null;
}

function listFolders(path: string): string[] {
  try {
    return readdirSync(path);
  } catch {
    return [];
  }
}

/** PostgreSQL refuses to run as root; then it runs as the packages' own user, or as nobody. */
function unprivilegedOwner(): Owner | null {
  if (process.getuid?.() !== 0) return null;
  const lines = readFileSync("/etc/passwd", "utf8").split("\n");
  const fieldsOf = (name: string) => lines.find((line) => line.startsWith(`${name}:`))?.split(":");
  const fields = fieldsOf("postgres") ?? fieldsOf("nobody");
  if (!fields)
    throw new Error("PostgreSQL does not run as root, and there is no user postgres or nobody to run it as.");
  return { uid: Number(fields[2]), gid: Number(fields[3]) };
}

function createCluster(bin: string, folder: string, password: string, owner: Owner | null): void {
  const passwordFile = join(folder, "password");
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (owner) chownSync(passwordFile, owner.uid, owner.gid);
  const place = ["-D", join(folder, "data"), "-U", "postgres", "-E", "UTF8", "--no-locale", "--no-sync"];
  const { status, stderr } = spawnSync(
    join(bin, "initdb"),
    [...place, "--auth=scram-sha-256", `--pwfile=${passwordFile}`],
    { ...owner, cwd: folder, encoding: "utf8", timeout: START_TIMEOUT_MS },
  );
  if (status !== 0) throw new Error(`initdb failed: ${stderr}`);
}

async function startOnFreePort(start: (port: number) => ChildProcess, password: string) {
  for (let attempt = 1; ; attempt += 1) {
    const port = await findFreePort();
    const server = start(port);
    try {
      await untilReady(server, urlOf(port, password));
      return { server, port };
    } catch (error) {
      await stopServer(server);
      // Another program may have taken the port in between.
      if (attempt === PORT_ATTEMPTS) throw error;
    }
  }
}

function startServer(bin: string, folder: string, port: number, owner: Owner | null, chosen: string[]): ChildProcess {
  const settings = ["listen_addresses=127.0.0.1", "unix_socket_directories=", ...chosen];
  const server = spawn(
    join(bin, "postgres"),
    ["-D", join(folder, "data"), "-p", String(port), ...settings.flatMap((setting) => ["-c", setting])],
    { ...owner, cwd: folder, stdio: ["ignore", "ignore", "ignore"] },
  );
  const endWithUs = () => server.kill("SIGQUIT");
  process.once("exit", endWithUs);
  server.once("exit", () => process.off("exit", endWithUs));
  return server;
}

/** Its backends are in process groups of their own; they are found as its children (Linux). */
async function killAll(server: ChildProcess): Promise<void> {
  const ended = once(server, "exit");
  const children = readFileSync(`/proc/${server.pid}/task/${server.pid}/children`, "utf8").trim().split(" ");
  server.kill("SIGKILL");
  for (const child of children) {
    try {
      process.kill(Number(child), "SIGKILL");
    } catch {
      // It ended by itself in between.
    }
  }
  await ended;
}

/** A start may be refused as long as the killed processes are not quite gone. */
async function startAgain(start: () => ChildProcess, url: string): Promise<ChildProcess> {
  for (let attempt = 1; ; attempt += 1) {
    const server = start();
    try {
      await untilReady(server, url);
      return server;
    } catch (error) {
      await stopServer(server);
      if (attempt === RESTART_ATTEMPTS) throw error;
      await setTimeout(200);
    }
  }
}

const CANNOT_CONNECT_NOW = "57P03";

/** Waits until it takes a connection, or until it refuses one with this SQLSTATE. */
async function untilReady(server: ChildProcess, connectionString: string, refusal?: string): Promise<void> {
  for (const deadline = Date.now() + START_TIMEOUT_MS; Date.now() < deadline; await setTimeout(50)) {
    if (server.exitCode !== null) throw new Error(`PostgreSQL ended with ${server.exitCode} as it started.`);
    const client = new Client({ connectionString, connectionTimeoutMillis: 1000 });
    try {
      await client.connect();
      if (!refusal) return;
    } catch (error) {
      // Else it does not listen yet, or still starts up.
      if (refusal && sqlStateOf(error) === refusal) return;
    } finally {
      await client.end().catch(() => {});
    }
  }
  throw new Error(`PostgreSQL did not answer within ${START_TIMEOUT_MS / 1000} seconds.`);
}

async function stopServer(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = once(server, "exit");
  server.kill("SIGINT"); // a fast shutdown: open connections are cut
  const late = new AbortController();
  await Promise.race([ended, setTimeout(STOP_TIMEOUT_MS, undefined, { signal: late.signal }).catch(() => {})]);
  late.abort();
  if (server.exitCode === null && server.signalCode === null) {
    server.kill("SIGKILL");
    await ended;
  }
}

const urlOf = (port: number, password: string): string =>
  `postgresql://postgres:${password}@127.0.0.1:${port}/postgres`;

/** A local TCP port that was free a moment ago. */
export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  if (address === null || typeof address === "string") throw new Error("The system gave no port.");
  return address.port;
}
