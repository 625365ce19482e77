import { createRoute, z } from "@hono/zod-openapi";
import { followUpSchema, followUpSettingsSchema, followUpSwitchSchema } from "#shared/follow-ups/schema.ts";
import { body, createRouter, idParams, json, refusals } from "#server/http/openapi.ts";
import type { RateLimits } from "#server/http/rate-limits.ts";
import { ctxOf, subscriberCtxOf } from "#server/http/session.ts";
import { remindNow } from "./service/remind.ts";
import { getFollowUpSettings, saveFollowUpSettings } from "./service/settings.ts";
import { readFollowUp, switchFollowUp } from "./service/state.ts";

const SETTINGS = "/api/follow-up-settings";
const one = "/api/documents/{id}/follow-up";
const settings = { 200: json(followUpSettingsSchema, "What goes out by itself."), ...refusals };
const state = { 200: json(followUpSchema, "What goes out about this document by itself."), ...refusals };

const getSettings = createRoute({ method: "get", path: SETTINGS, responses: settings });
const putSettings = createRoute({
  method: "put",
  path: SETTINGS,
  request: { body: body(followUpSettingsSchema) },
  responses: settings,
});
const get = createRoute({ method: "get", path: one, request: { params: idParams }, responses: state });
const put = createRoute({
  method: "put",
  path: one,
  request: { params: idParams, body: body(followUpSwitchSchema) },
  responses: state,
});
const remind = createRoute({
  method: "post",
  path: "/api/documents/{id}/remind",
  request: { params: idParams },
  responses: { 200: json(z.object({ to: z.array(z.string()) }), "Whom a reminder goes to."), ...refusals },
});

/** Reminders and notices: what goes out by itself, and a reminder by hand. */
export function followUpRoutes(limit: RateLimits) {
  const router = createRouter();
  router.use("/api/documents/:id/remind", limit("send"));

  router.openapi(getSettings, async (c) => c.json(await getFollowUpSettings(ctxOf(c)), 200));
  router.openapi(putSettings, async (c) => c.json(await saveFollowUpSettings(ctxOf(c), c.req.valid("json")), 200));
  router.openapi(get, async (c) => c.json(await readFollowUp(ctxOf(c), c.req.valid("param").id), 200));
  router.openapi(put, async (c) => {
    const [ctx, { id }] = [ctxOf(c), c.req.valid("param")];
    await switchFollowUp(ctx, id, c.req.valid("json").isOn);
    return c.json(await readFollowUp(ctx, id), 200);
  });
  router.openapi(remind, async (c) =>
    c.json({ to: await remindNow(subscriberCtxOf(c), c.req.valid("param").id) }, 200),
  );
  return router;
}
