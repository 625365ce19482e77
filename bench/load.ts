// Users at work, as a bounded load: each signs in, looks at the list, says a job, edits it, refines it, takes its PDF,
// searches, and thinks in between. Embedded, or on PostgreSQL with one server or several over one database.
// npx tsx bench/load.ts [users] [seconds] [servers; 0 is one server on the embedded database]
// Says for each request p50, p95 and p99, how many failed, and what memory each server and its processes for PDFs hold
// over the time: 30 times, so once a minute in half an hour.
import { readFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { startPostgres, type RunningPostgres } from "#test/postgres.ts";
import { seededRandom } from "#test/seeded-random.ts";
import { startServer, type RunningServer } from "#test/server.ts";
import { describeMachine, percentile } from "./figures.ts";

const users = Number(process.argv[2] ?? 200);
const seconds = Number(process.argv[3] ?? 60);
const servers = Number(process.argv[4] ?? 1);
/** Milliseconds between two requests of one user: reading, thinking, walking round the house. */
const THINKS_MS = { least: 500, most: 3_500 };
const REQUEST_MS = 30_000;
const MEMORY_EVERY_MS = Math.max(10_000, (seconds * 1_000) / 30);
const PASSWORD = "a long password";

const JOBS = [
  "Quote for Maria Lopez at 42 Oak Street. Paint three bedrooms at four hundred fifty each and the hallway for two seventy five. Two guys for two days at sixty five an hour. Forty percent deposit, net thirty.",
  "Estimate for the Hendersons. Pull the old water heater and set a new fifty gallon for eleven hundred, four hours at ninety five an hour, and a permit for eighty.",
  "Invoice to Blue Door Cafe. Replaced two outlets at 85 dollars each and one breaker for 140. Ten percent off. Due in two weeks.",
];

type Memory = { server: number; pdf: number };
type Outcome = { name: string; ms: number; failure: string | null };
const outcomes: Outcome[] = [];
const random = seededRandom(11);
const think = () => pause(THINKS_MS.least + random() * (THINKS_MS.most - THINKS_MS.least));

/** One user with a session of their own; each request is counted under its name. */
class LoadUser {
  readonly #address: string;
  readonly #cookies = new Map<string, string>();

  constructor(address: string) {
    this.#address = address;
  }

  #cookieHeader(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  }

  #keepCookies(response: Response): void {
    for (const cookie of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (name && value) this.#cookies.set(name, value);
      else if (name) this.#cookies.delete(name);
    }
  }

  /** Answers what the server said, or null when the request failed. */
  async ask<Answer>(name: string, method: string, path: string, body?: object): Promise<Answer | null> {
    const started = performance.now();
    let failure: string | null = null;
    let answer: Answer | null = null;
    try {
      const response = await fetch(this.#address + path, {
        method,
        headers: { origin: this.#address, cookie: this.#cookieHeader(), "content-type": "application/json" },
        ...(body && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(REQUEST_MS),
      });
      this.#keepCookies(response);
      const bytes = Buffer.from(await response.arrayBuffer());
      if (!response.ok) failure = `${response.status} ${bytes.toString().slice(0, 200)}`;
      // What the routes answer is checked by their own tests; here only ids and versions are taken from it.
      else if (response.headers.get("content-type")?.includes("json")) answer = JSON.parse(bytes.toString()) as Answer;
    } catch (error) {
      failure = String(error);
    }
    outcomes.push({ name, ms: performance.now() - started, failure });
    return answer;
  }
}

type Made = { document: { id: string; version: number } };

async function oneJob(user: LoadUser, round: number): Promise<void> {
  await user.ask("list", "GET", "/api/documents?limit=100");
  await think();
  const transcription = JOBS[round % JOBS.length];
  const made = await user.ask<Made>("generate", "POST", "/api/generate-document", { transcription });
  if (!made) return;
  const path = `/api/documents/${made.document.id}`;
  await think();
  await user.ask("edit", "PATCH", path, { version: made.document.version, title: `Job ${round}` });
  await think();
  await user.ask("refine", "POST", `${path}/refine`, { instructions: "Add a line for haul away, three hundred" });
  await think();
  await user.ask("pdf", "GET", `${path}/pdf`);
  await think();
  await user.ask("search", "GET", "/api/documents?limit=100&q=bedrooms");
  await think();
}

async function work(address: string, number: number, until: number): Promise<void> {
  const user = new LoadUser(address);
  await pause(random() * Math.min(10_000, seconds * 250)); // nobody starts with the same second
  const email = `user-${number}@example.com`;
  const account = { email, password: PASSWORD, firstName: "Load", lastName: "User", paymentMethodId: "pm_card_visa" };
  await user.ask("sign up", "POST", "/api/auth/signup-with-payment", account);
  await user.ask("sign in", "POST", "/api/auth/login", { email, password: PASSWORD });
  for (let round = number; Date.now() < until; round += 1) await oneJob(user, round);
}

/** Megabytes that a process holds in memory. */
function megabytesOf(id: number | string | undefined): number {
  const status = readFileSync(`/proc/${id}/status`, "utf8");
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024);
}

/** Megabytes of the server and of the processes that it started; null where the system does not say (not Linux). */
function memoryOf({ process: { pid } }: RunningServer): Memory | null {
  try {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim();
    const ofChildren = children === "" ? [] : children.split(" ").map(megabytesOf);
    return { server: megabytesOf(pid), pdf: ofChildren.reduce((sum, megabytes) => sum + megabytes, 0) };
  } catch {
    return null;
  }
}

async function start(postgres: RunningPostgres | null): Promise<RunningServer[]> {
  if (!postgres) return [await startServer({ RATE_LIMITS: "off" })];
  const started: RunningServer[] = [];
  for (let count = 0; count < servers; count += 1)
    started.push(await startServer({ RATE_LIMITS: "off", DATABASE_URL: postgres.url }));
  return started;
}

const row = (name: string, all: readonly Outcome[]) => {
  const times = all.map(({ ms }) => ms);
  const [p50, p95, p99] = [0.5, 0.95, 0.99].map((share) => percentile(times, share).toFixed(1));
  return `| ${name} | ${all.length} | ${all.filter(({ failure }) => failure).length} | ${p50} | ${p95} | ${p99} |`;
};

const postgres = servers > 0 ? await startPostgres() : null;
const running = await start(postgres);
const memory = running.map((): Memory[] => []);
const remember = () =>
  running.forEach((server, index) => {
    const found = memoryOf(server);
    if (found) memory[index]?.push(found);
  });
const watching = setInterval(remember, MEMORY_EVERY_MS);
try {
  remember();
  const until = Date.now() + seconds * 1_000;
  await Promise.all(
    Array.from({ length: users }, (_, number) => work(running[number % running.length]?.address ?? "", number, until)),
  );
  remember();
} finally {
  clearInterval(watching);
  for (const server of running) await server.stop();
  await postgres?.stop();
}

console.log(describeMachine());
const where = postgres ? `PostgreSQL, ${servers} ${servers === 1 ? "server" : "servers"}` : "embedded database";
console.log(`${users} users, ${seconds} s, ${where}\n`);
console.log("| request | n | failed | p50 ms | p95 ms | p99 ms |\n|---|---|---|---|---|---|");
for (const name of new Set(outcomes.map((outcome) => outcome.name)))
  console.log(
    row(
      name,
      outcomes.filter((outcome) => outcome.name === name),
    ),
  );
console.log(row("all", outcomes));
for (const [index, found] of memory.entries()) {
  console.log(`Memory of server ${index + 1}: ${found.map((at) => at.server).join(" ")} MB`);
  console.log(`Memory of its processes for PDFs: ${found.map(({ pdf }) => pdf).join(" ")} MB`);
}
const failures = outcomes.flatMap(({ name, failure }) => (failure ? [`${name}: ${failure}`] : []));
for (const failure of [...new Set(failures)].slice(0, 5)) console.log(failure);
if (failures.length > 0) process.exitCode = 1;
