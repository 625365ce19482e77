import { Agent, request as ask } from "node:http";
import { pino } from "pino";
import { testApp, type TestApp } from "#test/app.ts";
import { createTranscriptionAdapter } from "#server/adapters/transcription/openai-compatible.ts";
import { listenOn } from "#server/http/listen.ts";
import { startTranscriptionServer } from "#test/providers/transcription-server.ts";
import { allOperations, nameOf, type Operation } from "./description.ts";
import { dice } from "./dice.ts";
import { planRequest, type PlannedRequest } from "./requests.ts";
import { problemsWith, type Answer } from "./verdict.ts";
import { settle, tend, type Citizen } from "./world.ts";

/** A request that takes longer hangs. The longest honest work is a PDF of the longest document. */
const PATIENCE_SECONDS = 20;
const TEND_EVERY = 120;
/** Where an account ends: seldom, since all of it is made anew. */
const ENDINGS = new Set(["DELETE /api/user/delete-account"]);
const ENDS = 0.1;

export interface FuzzReport {
  requests: number;
  operations: number;
  /** Answers by status. */
  statuses: Record<string, number>;
  /** Routes that never gave a success, and might be checked less than it seems. */
  neverSucceeded: string[];
  slowestMs: number;
  slowest: string;
  problems: string[];
}

/** A connection that the server closed after its last answer is no failure of the next request: it goes over another. */
const wasClosed = (error: Error) => "code" in error && (error.code === "ECONNRESET" || error.code === "EPIPE");

function send(port: number, agent: Agent, plan: PlannedRequest, mayRetry = true): Promise<Answer> {
  const { method, path, headers, body } = plan;
  return new Promise((resolve, reject) => {
    const outgoing = ask(
      {
        host: "127.0.0.1",
        port,
        agent,
        method,
        path,
        headers: { ...headers, ...(body ? { "content-length": body.length } : {}) },
      },
      (incoming) => {
        const chunks: Buffer[] = [];
        incoming.on("data", (chunk: Buffer) => chunks.push(chunk));
        incoming.on("error", reject);
        incoming.on("end", () =>
          resolve({
            status: incoming.statusCode ?? 0,
            headers: Object.fromEntries(Object.entries(incoming.headers).map(([name, value]) => [name, String(value)])),
            text: Buffer.concat(chunks).toString(),
          }),
        );
      },
    );
    // Counted in seconds that this process really ran: a machine that was paused hangs nothing.
    let seconds = 0;
    const timer = setInterval(() => {
      seconds += 1;
      if (seconds >= PATIENCE_SECONDS) outgoing.destroy(new Error(`no answer within ${PATIENCE_SECONDS} s`));
    }, 1_000);
    outgoing.on("close", () => clearInterval(timer));
    outgoing.on("error", (error) => {
      if (mayRetry && outgoing.reusedSocket && wasClosed(error)) resolve(send(port, agent, plan, false));
      else reject(error);
    });
    outgoing.end(body ?? undefined);
  });
}

const describeRequest = ({ method, path, headers, body }: PlannedRequest) => {
  const { origin: _origin, cookie, ...others } = headers;
  return `${method} ${path.slice(0, 200)} ${JSON.stringify({ ...others, cookie: cookie?.slice(0, 60) }).slice(0, 300)} ${(body?.toString() ?? "").slice(0, 300)}`;
};

class Tally {
  readonly statuses: Record<string, number> = {};
  readonly succeeded = new Set<string>();
  readonly problems = new Map<string, string>();
  slowestMs = 0;
  slowest = "";

  note(operation: Operation, status: number, ms: number): void {
    this.statuses[status] = (this.statuses[status] ?? 0) + 1;
    if (status < 400) this.succeeded.add(nameOf(operation));
    if (ms > this.slowestMs) [this.slowestMs, this.slowest] = [ms, nameOf(operation)];
  }

  /** The first request that showed a problem stands for all that show the same. */
  blame(operation: Operation, problem: string, request: string): void {
    const key = `${nameOf(operation)} ${problem}`;
    if (!this.problems.has(key)) this.problems.set(key, `${key}\n    by ${request}`);
  }
}

/**
 * Sends so many requests over every route, as two accounts and a visitor, through a socket to the real app. The same
 * seed chooses the same requests.
 */
export async function fuzz({
  seed,
  requests,
  afterwards,
}: {
  seed: number;
  requests: number;
  /** Looks at what the requests have left, before the app is closed. */
  afterwards?: (app: TestApp) => Promise<void>;
}): Promise<FuzzReport> {
  const said: string[] = [];
  const logger = pino({ level: "error" }, { write: (line: string) => said.push(line) });
  const listener = await startTranscriptionServer();
  listener.behave({ kind: "answers", body: JSON.stringify({ text: "Paint the hallway for two hundred." }) });
  const transcription = createTranscriptionAdapter({ baseUrl: listener.baseUrl, apiKey: null, model: "any" });
  const app = await testApp({ logger, transcription });
  const { server, port } = await listenOn(app.api.fetch, { hostname: "127.0.0.1", port: 0 });
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  try {
    const report = await attack(app, {
      seed,
      requests,
      said,
      shoot: (plan) => send(port, agent, plan),
      origin: `http://127.0.0.1:${port}`,
    });
    await afterwards?.(app);
    return report;
  } finally {
    agent.destroy();
    server.closeAllConnections();
    server.close();
    await app.close();
    await listener.close();
  }
}

interface Attack {
  seed: number;
  requests: number;
  /** Lines of the server's log about failures. */
  said: string[];
  shoot: (plan: PlannedRequest) => Promise<Answer>;
  origin: string;
}

async function attack(app: TestApp, { seed, requests, said, shoot, origin }: Attack): Promise<FuzzReport> {
  const die = dice(seed);
  const operations = await allOperations(app);
  let citizens: [Citizen, Citizen] = [await settle(app, "heliotrope"), await settle(app, "marigold")];
  const marks = citizens.map(({ mark }) => mark);
  const tally = new Tally();

  for (let count = 0; count < requests; count += 1) {
    if (count % TEND_EVERY === TEND_EVERY - 1) citizens = [await tend(app, citizens[0]), await tend(app, citizens[1])];
    const operation = operations[count % operations.length];
    if (!operation) break;
    const [actor, other] = die.chance(0.5) ? citizens : [citizens[1], citizens[0]];
    const isVisitor = die.chance(0.1) || (ENDINGS.has(nameOf(operation)) && !die.chance(ENDS));
    const plan = planRequest(operation, { actor: isVisitor ? null : actor, other }, origin, die);
    const began = performance.now();
    try {
      const answer = await shoot(plan);
      tally.note(operation, answer.status, performance.now() - began);
      for (const problem of problemsWith(plan, answer, marks)) tally.blame(operation, problem, describeRequest(plan));
      if (answer.status === 401 && plan.headers.cookie === actor.client.cookie)
        citizens = [await tend(app, citizens[0]), await tend(app, citizens[1])];
    } catch (error) {
      tally.blame(operation, `gives no answer: ${String(error)}`, describeRequest(plan));
    }
    for (const line of said.splice(0))
      tally.blame(operation, `logs a failure: ${line.slice(0, 600)}`, describeRequest(plan));
  }
  return {
    requests,
    operations: operations.length,
    statuses: tally.statuses,
    neverSucceeded: operations.map(nameOf).filter((name) => !tally.succeeded.has(name)),
    slowestMs: Math.round(tally.slowestMs),
    slowest: tally.slowest,
    problems: [...tally.problems.values()],
  };
}
