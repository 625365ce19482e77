import { createRoute } from "@hono/zod-openapi";
import { createRouter, json, refusals } from "#server/http/openapi.ts";
import { ctxOf, userOf } from "#server/http/session.ts";
import { referralInfoSchema } from "#shared/referrals/schema.ts";
import { referralInfo } from "./service.ts";

const info = createRoute({
  method: "get",
  path: "/api/referrals/info",
  responses: { 200: json(referralInfoSchema, "The user's code, link, figures and referrals."), ...refusals },
});

export function referralRoutes() {
  const router = createRouter();
  router.openapi(info, async (c) => {
    const { origin } = new URL(c.var.deps.settings.PUBLIC_URL ?? c.req.url);
    return c.json(await referralInfo(ctxOf(c), userOf(c), origin), 200);
  });
  return router;
}
