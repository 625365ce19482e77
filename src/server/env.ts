import { z } from "zod";
import { listPlainLines } from "./plain-lines.ts";

const flag = <On extends string, Off extends string>(on: On, off: Off) => z.enum([on, off]);
const optional = z.string().trim().min(1).optional();

/**
 * Every setting of the server: its name in the environment, what it does, and a default that works.
 * Only this file reads the environment. `docs/settings.md` is checked against it.
 */
export const settingsSchema = z.object({
  NODE_ENV: z
    .enum(["development", "test", "production"])
    .default("development")
    .describe("What kind of start this is. `production` refuses demo mode and unconfirmed sandbox payments."),
  HOST: z.string().default("127.0.0.1").describe("The address to listen on."),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000).describe("The port to listen on; 0 takes a free one."),
  PUBLIC_URL: z
    .url()
    .optional()
    .describe("The address that browsers use, when it differs from the one listened on (behind a proxy)."),
  TRUSTED_PROXIES: z.coerce
    .number()
    .int()
    .min(0)
    .max(5)
    .default(0)
    .describe("How many proxies stand before the server; so many X-Forwarded-For entries are believed, from the end."),
  METRICS_TOKEN: z
    .string()
    .min(16)
    .optional()
    .describe("The bearer token for `GET /api/metrics` (16 characters or more). Without it there are no metrics."),
  STOP_SECONDS: z.coerce
    .number()
    .int()
    .min(1)
    .max(600)
    .default(40)
    .describe("How long requests and streams under way may take to end once the server was asked to stop."),
  DATA_DIR: z.string().default("./data").describe("The folder of the embedded database."),
  DATABASE_URL: optional.describe(
    "A PostgreSQL address (15 or newer). Without it the embedded database in DATA_DIR is used.",
  ),
  MIGRATION_DATABASE_URL: optional.describe(
    "The same database as the owner of its tables, who changes them at the start; DATABASE_URL's user gets their rows alone.",
  ),
  BACKUP_HOURS: z.coerce
    .number()
    .int()
    .min(0)
    .max(720)
    .default(24)
    .describe("Hours between two backups of the embedded database; 0 makes none."),
  BACKUP_KEEP: z.coerce.number().int().min(1).max(366).default(7).describe("So many of the newest backups are kept."),
  BACKUP_DIR: optional.describe("The folder for backups, best on another disk. Without it DATA_DIR/backups."),
  BACKUP_S3_BUCKET: optional.describe("A bucket of S3-compatible storage that backups also go to."),
  BACKUP_S3_ENDPOINT: z.url().optional().describe("The storage's address, when it is not Amazon's."),
  BACKUP_S3_REGION: z.string().trim().min(1).default("us-east-1").describe("The bucket's region."),
  BACKUP_S3_PREFIX: z.string().max(200).default("bidspoke/").describe("What the names in the bucket begin with."),
  BACKUP_S3_KEY_ID: optional.describe("The name of the key that may list, read, write and delete there."),
  BACKUP_S3_SECRET: optional.describe("The key's secret."),
  LOG_LEVEL: z
    .enum(["fatal", "error", "warn", "info", "debug", "silent"])
    .default("info")
    .describe("How much is logged."),
  LOG_KEY: z
    .string()
    .min(16)
    .optional()
    .describe(
      "By this key (16 characters or more) an account has the same reference in every log; without it in one run.",
    ),
  RATE_LIMITS: flag("on", "off").default("on").describe("`off` is for benchmarks."),
  PDF_WORKERS: z.coerce.number().int().min(1).max(16).default(2).describe("Child processes that draw PDFs."),
  DEMO_ACCOUNT: flag("on", "off")
    .optional()
    .describe("Seeds a demo account. On by default for the embedded database outside production."),
  DEMO_ACCOUNT_EMAIL: z.email().default("demo@bidspoke.example").describe("Sign-in of the demo account."),
  DEMO_ACCOUNT_PASSWORD: z.string().min(8).default("demo-quotepad").describe("Password of the demo account."),
  PAYMENTS: flag("sandbox", "off")
    .optional()
    .describe("`sandbox` confirms that no real card is charged, even with Stripe's key; production needs it said."),
  STRIPE_SECRET_KEY: optional.describe(
    "Stripe's secret key. With it real cards are charged; without it the sandbox is.",
  ),
  STRIPE_PUBLISHABLE_KEY: optional.describe("Stripe's publishable key, for the card form in the browser."),
  STRIPE_WEBHOOK_SECRET: optional.describe("The secret that Stripe signs its events to `/api/webhooks/stripe` with."),
  STRIPE_API_URL: z.url().optional().describe("Another address of Stripe's API, for tests."),
  STRIPE_TIMEOUT_MS: z.coerce
    .number()
    .int()
    .min(100)
    .max(60_000)
    .default(15_000)
    .describe("How long one call to Stripe may take; it is tried three times."),
  FOUNDING_OFFER: flag("open", "closed")
    .default("open")
    .describe("`closed` sells the founding plan at FOUNDING_PRICE_AFTER once FOUNDING_OFFER_ENDS has come."),
  FOUNDING_OFFER_ENDS: z.iso.date().default("2025-09-15").describe("The day on which the price was announced to rise."),
  FOUNDING_PRICE_AFTER: z.coerce
    .number()
    .min(0.5)
    .max(999)
    .multipleOf(0.01)
    .default(15.99)
    .describe("Dollars a month for the founding plan once its offer is closed."),
  MARKETING_FIGURES: flag("sample", "live")
    .default("sample")
    .describe(
      "The landing page's figures: `sample` ones, marked so, or `live` totals of this server and nothing else.",
    ),
  DATA_RETENTION_DAYS: z.coerce
    .number()
    .int()
    .min(8)
    .max(3_650)
    .default(30)
    .describe("Days after the end of a subscription until its account's data is deleted."),
  TEST_CLOCK: flag("on", "off")
    .default("off")
    .describe("`on` lets `POST /api/test-clock` move the server's time forward. For tests; production refuses it."),
  OIDC_ISSUER: z.url().optional().describe("The address of an OpenID provider for signing in with it."),
  OIDC_CLIENT_ID: optional.describe(
    "This server's name at that provider; it returns to PUBLIC_URL/api/login/callback.",
  ),
  OIDC_CLIENT_SECRET: optional.describe("This server's secret at that provider."),
  OIDC_NAME: z
    .string()
    .trim()
    .min(1)
    .max(40)
    .default("your work account")
    .describe("What the sign-in button calls the provider."),
  BREACHED_PASSWORDS_URL: z
    .url()
    .optional()
    .describe(
      "A range service of breached passwords, such as https://api.pwnedpasswords.com/range/, which new ones are compared with.",
    ),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: "must look like smtps://user:password@host:465" })
    .optional()
    .describe("The mail server, as `smtps://user:password@host:465`. Without it mails are files in DATA_DIR/mail."),
  MAIL_FROM: z
    .string()
    .default("Bidspoke <hello@bidspoke.example>")
    .describe("Whom mails are from; its domain is also that of their Message-ID."),
  SUPPORT_EMAIL: z
    .email()
    .default("support@bidspoke.example")
    .describe("Whom users are told to write to, and where requests for a refund go."),
  AI_PROVIDER: z
    .enum(["openai", "anthropic", "google", "openai-compatible"])
    .optional()
    .describe("The language model's provider. Without it documents come from the built-in estimator alone."),
  AI_MODEL: optional.describe("The model's name."),
  AI_API_KEY: optional.describe("The provider's key."),
  AI_BASE_URL: z.url().optional().describe("The address of an OpenAI-compatible server."),
  AI_TIMEOUT_MS: z.coerce
    .number()
    .int()
    .min(100)
    .max(120_000)
    .default(30_000)
    .describe("How long a document waits for the model before it does without."),
  STT_BASE_URL: z
    .url()
    .optional()
    .describe("An OpenAI-compatible transcription server. Without it the panel offers no recorder."),
  STT_API_KEY: optional.describe("Its key."),
  STT_MODEL: z.string().default("whisper-1").describe("Its model."),
});

export type Settings = Omit<z.output<typeof settingsSchema>, "DEMO_ACCOUNT"> & { DEMO_ACCOUNT: "on" | "off" };

/** Thrown with one line for each setting that is wrong. */
export class SettingsError extends Error {
  override name = "SettingsError";
}

function contradictions(settings: Settings): string[] {
  const wrong: string[] = [];
  const production = settings.NODE_ENV === "production";
  if (production && settings.DEMO_ACCOUNT === "on")
    wrong.push("DEMO_ACCOUNT: must be off when NODE_ENV is production.");
  if (production && settings.TEST_CLOCK === "on") wrong.push("TEST_CLOCK: must be off when NODE_ENV is production.");
  if (production && !settings.STRIPE_SECRET_KEY && settings.PAYMENTS !== "sandbox")
    wrong.push("PAYMENTS: no card provider is configured; say PAYMENTS=sandbox if no card shall be charged.");
  if (production) wrong.push(...listPlainLines(settings));
  if (settings.SMTP_URL && settings.MAIL_FROM.includes("bidspoke.example"))
    wrong.push("MAIL_FROM: needed when SMTP_URL is set; mail servers refuse an address that is not yours.");
  if (settings.STRIPE_SECRET_KEY && settings.PAYMENTS !== "sandbox") {
    if (!settings.STRIPE_PUBLISHABLE_KEY) wrong.push("STRIPE_PUBLISHABLE_KEY: needed when STRIPE_SECRET_KEY is set.");
    if (!settings.STRIPE_WEBHOOK_SECRET) wrong.push("STRIPE_WEBHOOK_SECRET: needed when STRIPE_SECRET_KEY is set.");
  }
  if (settings.MIGRATION_DATABASE_URL && !settings.DATABASE_URL)
    wrong.push("DATABASE_URL: needed when MIGRATION_DATABASE_URL is set.");
  if (settings.OIDC_ISSUER && !(settings.OIDC_CLIENT_ID && settings.OIDC_CLIENT_SECRET))
    wrong.push("OIDC_CLIENT_ID, OIDC_CLIENT_SECRET: both needed when OIDC_ISSUER is set.");
  if (settings.BACKUP_S3_BUCKET && !(settings.BACKUP_S3_KEY_ID && settings.BACKUP_S3_SECRET))
    wrong.push("BACKUP_S3_KEY_ID, BACKUP_S3_SECRET: both needed when BACKUP_S3_BUCKET is set.");
  if (settings.AI_PROVIDER && !settings.AI_MODEL) wrong.push("AI_MODEL: needed when AI_PROVIDER is set.");
  if (settings.AI_PROVIDER === "openai-compatible" && !settings.AI_BASE_URL)
    wrong.push("AI_BASE_URL: needed when AI_PROVIDER is openai-compatible.");
  return wrong;
}

/** Reads the settings. Empty variables count as not set. Throws SettingsError with the whole list of what is wrong. */
export function readSettings(environment: Record<string, string | undefined>): Settings {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ""));
  const result = settingsSchema.safeParse(given);
  if (!result.success)
    throw new SettingsError(result.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`).join("\n"));
  const demo = result.data.NODE_ENV !== "production" && !result.data.DATABASE_URL ? "on" : "off";
  const settings: Settings = { ...result.data, DEMO_ACCOUNT: result.data.DEMO_ACCOUNT ?? demo };
  const wrong = contradictions(settings);
  if (wrong.length > 0) throw new SettingsError(wrong.join("\n"));
  return settings;
}
