import { createRoute } from "@hono/zod-openapi";
import { createRouter, json, refusals } from "#server/http/openapi.ts";
import { userOf } from "#server/http/session.ts";
import { subscriptionStatusSchema } from "#shared/billing/schema.ts";
import { subscriptionStatus } from "./service.ts";

const get = createRoute({
  method: "get",
  path: "/api/subscription-status",
  responses: { 200: json(subscriptionStatusSchema, "The state of the subscription."), ...refusals },
});

export function billingRoutes() {
  const router = createRouter();
  router.openapi(get, async (c) => c.json(await subscriptionStatus(c.var.deps, userOf(c)), 200));
  return router;
}
