import { createRoute, z } from "@hono/zod-openapi";
import { monthAmountsSchema, monthsQuerySchema } from "#shared/insights/schema.ts";
import { createRouter, json, refusals } from "#server/http/openapi.ts";
import { ctxOf } from "#server/http/session.ts";
import { getMonthAmounts } from "./service.ts";

const months = createRoute({
  method: "get",
  path: "/api/insights/months",
  request: { query: monthsQuerySchema },
  responses: { 200: json(z.array(monthAmountsSchema), "Amounts by month, the oldest first."), ...refusals },
});

export function insightsRoutes() {
  const router = createRouter();
  router.openapi(months, async (c) =>
    c.json(z.array(monthAmountsSchema).encode(await getMonthAmounts(ctxOf(c), c.req.valid("query").months)), 200),
  );
  return router;
}
