import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { z } from "zod";
import { errorBodySchema } from "#shared/errors.ts";
import { createFileMail } from "#server/adapters/mail/files.ts";
import type { KeptMail } from "#server/adapters/mail/mail.ts";
import { createTypstPdf } from "#server/adapters/pdf/pdf.ts";
import { createSandboxPayments } from "#server/adapters/payments/sandbox.ts";
import { createApp } from "#server/app.ts";
import type { Deps } from "#server/context.ts";
import type { OpenedDatabase } from "#server/db/client.ts";
import { readSettings } from "#server/env.ts";
import { handlers, jobs } from "#server/job-list.ts";
import { createMetrics } from "#server/metrics.ts";
import { createJobQueue } from "#server/jobs/queue.ts";
import { runDueJobs } from "#server/jobs/worker.ts";
import { testDatabase } from "#test/database.ts";

const ORIGIN = "http://127.0.0.1:3000";

/** A browser's part of a conversation: keeps cookies, names its origin, speaks JSON. */
export class TestClient {
  #cookies = new Map<string, string>();
  readonly #fetch: (request: Request) => Response | Promise<Response>;
  readonly #origin: () => string;

  constructor(fetchRequest: (request: Request) => Response | Promise<Response>, origin = () => ORIGIN) {
    this.#fetch = fetchRequest;
    this.#origin = origin;
  }

  async send(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Response> {
    const isText = typeof body === "string" || body instanceof FormData || body instanceof Blob;
    const request = new Request(this.#origin() + path, {
      method,
      headers: {
        origin: this.#origin(),
        ...(body === undefined || body instanceof FormData ? {} : { "content-type": "application/json" }),
        ...(this.#cookies.size > 0
          ? { cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join("; ") }
          : {}),
        ...headers,
      },
      ...(body === undefined ? {} : { body: isText ? body : JSON.stringify(body) }),
    });
    return this.#keepCookies(await this.#fetch(request));
  }

  /** A page of another site, as a navigation; with a form it is posted. */
  async visit(url: URL, form: string | null): Promise<Response> {
    const headers: Record<string, string> = { cookie: this.cookie };
    if (form !== null) headers["content-type"] = "application/x-www-form-urlencoded";
    const request = new Request(url, { method: form === null ? "GET" : "POST", headers, body: form });
    return this.#keepCookies(await this.#fetch(request));
  }

  #keepCookies(response: Response): Response {
    for (const line of response.headers.getSetCookie()) {
      const [pair = ""] = line.split(";");
      const at = pair.indexOf("=");
      const isOver = /max-age=0\b|expires=thu, 01 jan 1970/i.test(line);
      if (isOver) this.#cookies.delete(pair.slice(0, at));
      else this.#cookies.set(pair.slice(0, at), pair.slice(at + 1));
    }
    return response;
  }

  get = (path: string, headers?: Record<string, string>) => this.send("GET", path, undefined, headers);
  post = (path: string, body?: unknown, headers?: Record<string, string>) => this.send("POST", path, body, headers);
  put = (path: string, body?: unknown) => this.send("PUT", path, body);
  patch = (path: string, body?: unknown) => this.send("PATCH", path, body);
  delete = (path: string) => this.send("DELETE", path);

  get cookie(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  }
}

/** The body of an answer, checked against the schema of the wire; its type is the wire's. */
export async function wire<S extends z.ZodType>(schema: S, answer: Response | Promise<Response>): Promise<z.input<S>> {
  const body: unknown = await (await answer).json();
  const result = schema.safeParse(body);
  if (!result.success)
    throw new Error(`The answer is not of its shape: ${result.error.message}\n${JSON.stringify(body).slice(0, 500)}`);
  return body as z.input<S>; // it was just parsed by S
}

/** A refusal's body, with whatever details it carries. */
export const refusal = (answer: Response | Promise<Response>) => wire(errorBodySchema.loose(), answer);

export interface TestApp {
  deps: Deps;
  /** The app itself: its routes, and what a socket is put before. */
  api: ReturnType<typeof createApp>;
  /** A visitor without an account, from this network address: limits count by it. */
  visitor(from?: string): TestClient;
  /** A new account with its trial, signed in. */
  account(fields?: SignUpFields): Promise<TestClient>;
  /** A press on a link's button as a mail program makes it: a POST without cookie and origin. */
  press(path: string): Promise<Response>;
  /** Runs the jobs that are due and those that they queue; answers how many ran. */
  runJobs(): Promise<number>;
  /** Runs this job now, as its schedule would. */
  runJob(name: string): Promise<void>;
  /** The mails that were sent, newest first. */
  mails(): Promise<KeptMail[]>;
  close(): Promise<void>;
}

/** What a test says of a new account; the rest is made up. */
export interface SignUpFields {
  email?: string;
  firstName?: string;
  referralCode?: string;
  paymentMethodId?: string;
  withoutTrial?: boolean;
}

let accounts = 0;

/** A new account with its trial, signed in with this client. */
export async function signUp(client: TestClient, fields: SignUpFields = {}): Promise<void> {
  accounts += 1;
  const response = await client.post("/api/auth/signup-with-payment", {
    email: `account-${accounts}@example.com`,
    password: "a long password",
    firstName: "Ray",
    lastName: "Kessler",
    paymentMethodId: "pm_card_visa",
    ...fields,
  });
  if (response.status !== 201)
    throw new Error(`The sign-up of a test account answered ${response.status}: ${await response.text()}`);
}

/**
 * A browser's part of a conversation with a server in a process of its own, which may come back at another address.
 * Each request has a connection of its own: one that is kept may be closed at the moment it is used again.
 */
export const clientOf = (address: () => string): TestClient =>
  new TestClient((request) => {
    request.headers.set("connection", "close");
    return fetch(request);
  }, address);

/** The real app on a real database (embedded, or the PostgreSQL of TEST_DATABASE_URL), with adapters replaced by `overrides`. */
export async function testApp(
  overrides: Partial<Deps> = {},
  environment: Record<string, string> = {},
  database: Promise<OpenedDatabase> = testDatabase(),
): Promise<TestApp> {
  const { db, kind, connection, backUp, close } = await database;
  const settings = readSettings({
    NODE_ENV: "test",
    LOG_LEVEL: "silent",
    RATE_LIMITS: "off",
    DEMO_ACCOUNT: "off",
    ...environment,
  });
  const logger = pino({ level: "silent" });
  const mailFolder = mkdtempSync(join(tmpdir(), "bidspoke-mail-"));
  const jobQueue = createJobQueue(connection, jobs, logger);
  const pdf = overrides.pdf ?? createTypstPdf({ workers: 1 });
  const deps: Deps = {
    db,
    settings,
    logger,
    metrics: createMetrics(),
    now: () => new Date(),
    moveClock: null,
    payments: createSandboxPayments(db, overrides.now),
    model: null,
    transcription: null,
    identity: null,
    breaches: null,
    mail: createFileMail({ folder: mailFolder, from: settings.MAIL_FROM }),
    jobs: jobQueue,
    backUp,
    address: () => ORIGIN,
    ...overrides,
    pdf,
  };
  const app = createApp(deps, kind);
  const visitor = (from = "192.0.2.1") =>
    new TestClient((request) => app.fetch(request, { incoming: { socket: { remoteAddress: from } } }));
  return {
    deps,
    api: app,
    visitor,
    account: async (fields = {}) => {
      const client = visitor();
      await signUp(client, fields);
      return client;
    },
    press: async (path) =>
      app.fetch(new Request(ORIGIN + path, { method: "POST", body: "List-Unsubscribe=One-Click" })),
    runJobs: () => runDueJobs(deps, handlers),
    runJob: async (name) => {
      const job = jobs.find((one) => one.name === name);
      if (!job) throw new Error(`There is no job ${name}.`);
      await jobQueue.ready();
      await jobQueue.enqueue(db, job, {});
      await runDueJobs(deps, handlers);
    },
    mails: () => deps.mail.kept?.list(100) ?? Promise.resolve([]),
    close: async () => {
      await jobQueue.stop();
      await pdf.close();
      rmSync(mailFolder, { recursive: true, force: true });
      await close();
    },
  };
}
