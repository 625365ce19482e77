import { createRoute, z } from "@hono/zod-openapi";
import { sql } from "drizzle-orm";
import { configSchema, demoAccountSchema } from "#shared/operation/schema.ts";
import { notFound } from "#server/errors.ts";
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

export function operationRoutes() {
  const router = createRouter();
  router.openapi(health, (c) => c.json({ status: "ok" as const }, 200));
  router.openapi(ready, async (c) => {
    await c.var.deps.db.execute(sql`select 1`);
    return c.json({ status: "ok" as const }, 200);
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
