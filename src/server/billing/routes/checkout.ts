import { createRoute } from "@hono/zod-openapi";
import {
  createCheckoutSchema,
  createSetupIntentSchema,
  hostedPageSchema,
  paymentResultSchema,
  paymentSuccessSchema,
  setupIntentSchema,
} from "#shared/billing/schema.ts";
import { accountId } from "#server/context.ts";
import { body, createRouter, json, refusals } from "#server/http/openapi.ts";
import { originOf } from "#server/http/origin.ts";
import type { RateLimits } from "#server/http/rate-limits.ts";
import { createCheckout, finishCheckout } from "../service/checkout.ts";
import { createSetupIntent } from "../service/setup-intent.ts";

const postSetupIntent = createRoute({
  method: "post",
  path: "/api/create-setup-intent",
  request: { body: body(createSetupIntentSchema) },
  responses: { 200: json(setupIntentSchema, "What the browser confirms a card with."), ...refusals },
});
const postCheckout = createRoute({
  method: "post",
  path: "/api/create-checkout-session",
  request: { body: body(createCheckoutSchema) },
  responses: { 200: json(hostedPageSchema, "The address of the hosted checkout."), ...refusals },
});
const postSuccess = createRoute({
  method: "post",
  path: "/api/payment-success",
  request: { body: body(paymentSuccessSchema) },
  responses: { 200: json(paymentResultSchema, "What came of the checkout."), ...refusals },
});

/** The steps that take a card, before and after there is an account. */
export function checkoutRoutes(limit: RateLimits) {
  const router = createRouter();
  router.use("/api/create-setup-intent", limit("card"));
  router.use("/api/create-checkout-session", limit("card"));
  router.use("/api/payment-success", limit("card"));

  router.openapi(postSetupIntent, async (c) => c.json(await createSetupIntent(c.var.deps, c.req.valid("json")), 200));
  router.openapi(postCheckout, async (c) => {
    const account = c.var.user ? accountId(c.var.user.id) : null;
    return c.json(await createCheckout(c.var.deps, { ...c.req.valid("json"), account, origin: originOf(c) }), 200);
  });
  router.openapi(postSuccess, async (c) => {
    const account = c.var.user ? accountId(c.var.user.id) : null;
    return c.json(await finishCheckout(c.var.deps, c.req.valid("json").session_id, account), 200);
  });
  return router;
}
