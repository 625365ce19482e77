import { createRoute, z } from "@hono/zod-openapi";
import { insightsSchema, monthAmountsSchema, monthsQuerySchema } from "#shared/insights/schema.ts";
import { createRouter, json, refusals } from "#server/http/openapi.ts";
import { ctxOf } from "#server/http/session.ts";
import { getInsights, getMonthAmounts } from "./service.ts";

const months = createRoute({
  method: "get",
  path: "/api/insights/months",
  request: { query: monthsQuerySchema },
  responses: { 200: json(z.array(monthAmountsSchema), "Amounts by month, the oldest first."), ...refusals },
});

const all = createRoute({
  method: "get",
  path: "/api/insights",
  request: { query: monthsQuerySchema },
  responses: { 200: json(insightsSchema, "What became of what was sent, and the money."), ...refusals },
});

export function insightsRoutes() {
  const router = createRouter();
  router.openapi(all, async (c) =>
    c.json(insightsSchema.encode(await getInsights(ctxOf(c), c.req.valid("query").months)), 200),
  );
  router.openapi(months, async (c) =>
    c.json(z.array(monthAmountsSchema).encode(await getMonthAmounts(ctxOf(c), c.req.valid("query").months)), 200),
  );
  return router;
}
