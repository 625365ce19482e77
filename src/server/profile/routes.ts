import { createRoute } from "@hono/zod-openapi";
import { body, createRouter, json, refusals } from "#server/http/openapi.ts";
import { ctxOf } from "#server/http/session.ts";
import { profileSchema, saveProfileSchema } from "#shared/profile/schema.ts";
import { findProfile, saveProfile } from "./service.ts";

const get = createRoute({
  method: "get",
  path: "/api/business-profile",
  responses: { 200: json(profileSchema.nullable(), "The profile, or null before there is one."), ...refusals },
});
const save = createRoute({
  method: "post",
  path: "/api/business-profile",
  request: { body: body(saveProfileSchema) },
  responses: { 200: json(profileSchema, "The stored profile."), ...refusals },
});

export function profileRoutes() {
  const router = createRouter();
  router.openapi(get, async (c) => c.json(await findProfile(ctxOf(c)), 200));
  router.openapi(save, async (c) => c.json(await saveProfile(ctxOf(c), c.req.valid("json")), 200));
  return router;
}
