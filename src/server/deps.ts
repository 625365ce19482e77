import { join } from "node:path";
import { createOidcProvider } from "./adapters/identity/oidc.ts";
import { createFileMail } from "./adapters/mail/files.ts";
import { createSmtpMail } from "./adapters/mail/smtp.ts";
import { createClock } from "./adapters/clock.ts";
import { createRangeService } from "./adapters/passwords/range-service.ts";
import { createSandboxPayments } from "./adapters/payments/sandbox.ts";
import { createTypstPdf } from "./adapters/pdf/pdf.ts";
import { createTranscriptionAdapter } from "./adapters/transcription/openai-compatible.ts";
import type { Deps } from "./context.ts";
import { openDatabase, type Database } from "./db/client.ts";
import type { Settings } from "./env.ts";
import { jobs } from "./job-list.ts";
import { migrateQueue } from "./jobs/boss.ts";
import { createJobQueue } from "./jobs/queue.ts";
import { createLogger } from "./logger.ts";
import { createMetrics } from "./metrics.ts";

/** The model's SDK is large and loaded only where a model is configured. */
async function modelOf(settings: Settings): Promise<Deps["model"]> {
  if (!settings.AI_PROVIDER || !settings.AI_MODEL) return null;
  const { createModelAdapter } = await import("./adapters/model/sdk-model.ts");
  return createModelAdapter({
    provider: settings.AI_PROVIDER,
    model: settings.AI_MODEL,
    apiKey: settings.AI_API_KEY ?? null,
    baseUrl: settings.AI_BASE_URL ?? null,
    timeoutMs: settings.AI_TIMEOUT_MS,
  });
}

/** The provider's SDK is loaded only where real cards are charged. */
async function paymentsOf(settings: Settings, db: Database, now: () => Date): Promise<Deps["payments"]> {
  const { STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET } = settings;
  const isReal = STRIPE_SECRET_KEY && STRIPE_PUBLISHABLE_KEY && STRIPE_WEBHOOK_SECRET;
  if (!isReal || settings.PAYMENTS === "sandbox") return createSandboxPayments(db, now);
  const { createStripePayments } = await import("./adapters/payments/stripe.ts");
  return createStripePayments({
    secretKey: STRIPE_SECRET_KEY,
    publishableKey: STRIPE_PUBLISHABLE_KEY,
    webhookSecret: STRIPE_WEBHOOK_SECRET,
    apiUrl: settings.STRIPE_API_URL ?? null,
    timeoutMs: settings.STRIPE_TIMEOUT_MS,
  });
}

const transcriptionOf = (settings: Settings): Deps["transcription"] =>
  settings.STT_BASE_URL
    ? createTranscriptionAdapter({
        baseUrl: settings.STT_BASE_URL,
        apiKey: settings.STT_API_KEY ?? null,
        model: settings.STT_MODEL,
      })
    : null;

const identityOf = (settings: Settings): Deps["identity"] =>
  settings.OIDC_ISSUER && settings.OIDC_CLIENT_ID && settings.OIDC_CLIENT_SECRET
    ? createOidcProvider({
        issuer: settings.OIDC_ISSUER,
        clientId: settings.OIDC_CLIENT_ID,
        clientSecret: settings.OIDC_CLIENT_SECRET,
      })
    : null;

const mailOf = ({ SMTP_URL: url, MAIL_FROM: from, DATA_DIR }: Settings): Deps["mail"] =>
  url ? createSmtpMail({ url, from }) : createFileMail({ folder: join(DATA_DIR, "mail"), from });

export interface OpenDeps {
  deps: Deps;
  kind: "pglite" | "postgres";
  /** Says where the server listens, once it does. */
  listensOn(address: string): void;
  close(): Promise<void>;
}

/** Opens the database and makes every adapter that the settings ask for. `close` ends them in the reverse order. */
export async function openDeps(settings: Settings): Promise<OpenDeps> {
  const logger = createLogger(settings);
  const database = await openDatabase({
    databaseUrl: settings.DATABASE_URL ?? null,
    dataDir: settings.DATA_DIR,
    owner: settings.MIGRATION_DATABASE_URL ? { url: settings.MIGRATION_DATABASE_URL, alsoMigrate: migrateQueue } : null,
    logger,
  });
  const clock = createClock();
  const pdf = createTypstPdf({ workers: settings.PDF_WORKERS, logger });
  let address = settings.PUBLIC_URL ?? `http://${settings.HOST}:${settings.PORT}`;
  const deps: Deps = {
    db: database.db,
    settings,
    logger,
    metrics: createMetrics(),
    now: clock.now,
    moveClock: settings.TEST_CLOCK === "on" ? clock.moveTo : null,
    pdf,
    payments: await paymentsOf(settings, database.db, clock.now),
    model: await modelOf(settings),
    transcription: transcriptionOf(settings),
    identity: identityOf(settings),
    breaches: settings.BREACHED_PASSWORDS_URL ? createRangeService({ url: settings.BREACHED_PASSWORDS_URL }) : null,
    mail: mailOf(settings),
    jobs: createJobQueue(database.connection, jobs, logger),
    backUp: database.backUp,
    address: () => address.replace(/\/$/, ""),
  };
  const listensOn = (found: string) => {
    address = found;
  };
  const close = async () => {
    await deps.jobs.stop(); // its last jobs still need the others
    await deps.mail.close();
    await pdf.close();
    await database.close();
  };
  return { deps, kind: database.kind, listensOn, close };
}
