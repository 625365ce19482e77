import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
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
import { ORIGIN, signUp, TestClient, type SignUpFields } from "#test/client.ts";
import { testDatabase } from "#test/database.ts";

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
