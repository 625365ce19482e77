import { createClock } from "./adapters/clock.ts";
import { createSandboxPayments } from "./adapters/payments/sandbox.ts";
import { createTypstPdf } from "./adapters/pdf/pdf.ts";
import { createTranscriptionAdapter } from "./adapters/transcription/openai-compatible.ts";
import type { Deps } from "./context.ts";
import { openDatabase, type Database } from "./db/client.ts";
import type { Settings } from "./env.ts";
import { createLogger } from "./logger.ts";

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

export interface OpenDeps {
  deps: Deps;
  kind: "pglite" | "postgres";
  close(): Promise<void>;
}

/** Opens the database and makes every adapter that the settings ask for. `close` ends them in the reverse order. */
export async function openDeps(settings: Settings): Promise<OpenDeps> {
  const logger = createLogger(settings);
  const database = await openDatabase({
    databaseUrl: settings.DATABASE_URL ?? null,
    dataDir: settings.DATA_DIR,
    logger,
  });
  const clock = createClock();
  const pdf = createTypstPdf({ workers: settings.PDF_WORKERS, logger });
  const deps: Deps = {
    db: database.db,
    settings,
    logger,
    now: clock.now,
    moveClock: settings.TEST_CLOCK === "on" ? clock.moveTo : null,
    pdf,
    payments: await paymentsOf(settings, database.db, clock.now),
    model: await modelOf(settings),
    transcription: transcriptionOf(settings),
  };
  const close = async () => {
    await pdf.close();
    await database.close();
  };
  return { deps, kind: database.kind, close };
}
