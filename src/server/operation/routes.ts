import { createHash, timingSafeEqual } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { createRoute, z } from "@hono/zod-openapi";
import { sql } from "drizzle-orm";
import { configSchema, demoAccountSchema } from "#shared/operation/schema.ts";
import { AppError, notFound } from "#server/errors.ts";
import { createRouter, json, refusals } from "#server/http/openapi.ts";

const state = z.object({ status: z.literal("ok") });
const health = createRoute({
  method: "get",
  path: "/api/health",
  responses: { 200: json(state, "The process runs.") },
});
const ready = createRoute({
  method: "get",
  path: "/api/ready",
  responses: { 200: json(state, "The database answers."), ...refusals },
});
const metrics = createRoute({
  method: "get",
  path: "/api/metrics",
  responses: {
    200: { description: "Counts and times in the OpenMetrics format, for who has METRICS_TOKEN." },
    ...refusals,
  },
});
const config = createRoute({
  method: "get",
  path: "/api/config",
  responses: { 200: json(configSchema, "What this server offers.") },
});
const demo = createRoute({
  method: "get",
  path: "/api/demo-account",
  responses: { 200: json(demoAccountSchema, "The demo sign-in."), ...refusals },
});

const DATABASE_ANSWERS_MS = 2_000;

/** Refuses with `unavailable` (503) when the database takes too long or fails: no request should be sent here. */
async function withinReason(answer: Promise<unknown>): Promise<void> {
  const late = setTimeout(DATABASE_ANSWERS_MS, "late", { ref: false });
  const outcome = await Promise.race([answer.catch(() => "broken"), late]);
  if (outcome === "late" || outcome === "broken")
    throw new AppError("unavailable", "The database does not answer.", { retryAfterSeconds: 5 });
}

const digest = (text: string) => createHash("sha256").update(text).digest();
/** Compares two secrets in the same time whatever they share. */
const isSame = (given: string, wanted: string) => timingSafeEqual(digest(given), digest(wanted));

export function operationRoutes() {
  const router = createRouter();
  router.openapi(health, (c) => c.json({ status: "ok" as const }, 200));
  router.openapi(ready, async (c) => {
    await withinReason(c.var.deps.db.execute(sql`select 1`));
    return c.json({ status: "ok" as const }, 200);
  });
  router.openapi(metrics, async (c) => {
    const { settings, metrics: counted } = c.var.deps;
    const wanted = settings.METRICS_TOKEN;
    if (!wanted) throw notFound("This address");
    if (!isSame(c.req.header("authorization") ?? "", `Bearer ${wanted}`))
      throw new AppError("signed_out", "The bearer token is missing or wrong.");
    return c.text(await counted.text(), 200, { "content-type": counted.contentType });
  });
  router.openapi(config, (c) => {
    const { settings, transcription, model, identity, mail, payments } = c.var.deps;
    const isDemo = settings.DEMO_ACCOUNT === "on";
    return c.json(
      {
        demo: isDemo,
        transcription: transcription !== null,
        model: model?.model ?? null,
        externalSignIn: identity ? settings.OIDC_NAME : null,
        mailbox: isDemo && mail.kept !== null,
        payments: payments.name,
        retentionDays: settings.DATA_RETENTION_DAYS,
        backupDays: settings.DATABASE_URL ? 0 : Math.ceil((settings.BACKUP_HOURS * settings.BACKUP_KEEP) / 24),
        supportEmail: settings.SUPPORT_EMAIL,
      },
      200,
    );
  });
  router.openapi(demo, (c) => {
    const { settings } = c.var.deps;
    if (settings.DEMO_ACCOUNT !== "on") throw notFound("The demo account");
    return c.json({ email: settings.DEMO_ACCOUNT_EMAIL, password: settings.DEMO_ACCOUNT_PASSWORD }, 200);
  });
  return router;
}
