import { createRoute } from "@hono/zod-openapi";
import {
  checkoutPageSchema,
  confirmSetupSchema,
  paySchema,
  portalPageSchema,
  setupResultSchema,
} from "#shared/billing/sandbox.ts";
import { doneSchema, hostedPageSchema } from "#shared/billing/schema.ts";
import { body, createRouter, idParams, json, refusals } from "#server/http/openapi.ts";
import type { RateLimits } from "#server/http/rate-limits.ts";
import {
  changeSandboxCard,
  confirmSandboxSetup,
  paySandboxCheckout,
  paySandboxInvoice,
  readSandboxCheckout,
  readSandboxPortal,
  setSandboxCancellation,
} from "../service/sandbox.ts";

const done = { success: true as const };
const byId = { params: idParams };

const confirm = createRoute({
  method: "post",
  path: "/api/sandbox/confirm-setup",
  request: { body: body(confirmSetupSchema) },
  responses: { 200: json(setupResultSchema, "What the pretended bank says."), ...refusals },
});
const checkout = createRoute({
  method: "get",
  path: "/api/sandbox/checkouts/{id}",
  request: byId,
  responses: { 200: json(checkoutPageSchema, "The hosted checkout."), ...refusals },
});
const pay = createRoute({
  method: "post",
  path: "/api/sandbox/checkouts/{id}/pay",
  request: { ...byId, body: body(paySchema) },
  responses: { 200: json(hostedPageSchema, "Where the browser goes on."), ...refusals },
});
const portal = createRoute({
  method: "get",
  path: "/api/sandbox/portals/{id}",
  request: byId,
  responses: { 200: json(portalPageSchema, "The billing portal."), ...refusals },
});
const card = createRoute({
  method: "post",
  path: "/api/sandbox/portals/{id}/card",
  request: { ...byId, body: body(paySchema) },
  responses: { 200: json(doneSchema, "The card is changed."), ...refusals },
});
const invoice = createRoute({
  method: "post",
  path: "/api/sandbox/portals/{id}/pay",
  request: byId,
  responses: { 200: json(doneSchema, "The open invoice is paid."), ...refusals },
});
const cancel = createRoute({
  method: "post",
  path: "/api/sandbox/portals/{id}/cancel",
  request: byId,
  responses: { 200: json(doneSchema, "Ends with the time that is paid for."), ...refusals },
});
const resume = createRoute({
  method: "post",
  path: "/api/sandbox/portals/{id}/resume",
  request: byId,
  responses: { 200: json(doneSchema, "Goes on."), ...refusals },
});

/** The sandbox's own hosted pages. Their ids cannot be guessed, and stand for a sign-in as a real provider's do. */
export function sandboxRoutes(limit: RateLimits) {
  const router = createRouter();
  router.use("/api/sandbox/*", limit("card"));
  router.openapi(confirm, async (c) => c.json(await confirmSandboxSetup(c.var.deps, c.req.valid("json")), 200));
  router.openapi(checkout, async (c) =>
    c.json(checkoutPageSchema.encode(await readSandboxCheckout(c.var.deps, c.req.valid("param").id)), 200),
  );
  router.openapi(pay, async (c) =>
    c.json(await paySandboxCheckout(c.var.deps, c.req.valid("param").id, c.req.valid("json").paymentMethodId), 200),
  );
  router.openapi(portal, async (c) =>
    c.json(portalPageSchema.encode(await readSandboxPortal(c.var.deps, c.req.valid("param").id)), 200),
  );
  router.openapi(card, async (c) => {
    await changeSandboxCard(c.var.deps, c.req.valid("param").id, c.req.valid("json").paymentMethodId);
    return c.json(done, 200);
  });
  router.openapi(invoice, async (c) => {
    await paySandboxInvoice(c.var.deps, c.req.valid("param").id);
    return c.json(done, 200);
  });
  router.openapi(cancel, async (c) => {
    await setSandboxCancellation(c.var.deps, c.req.valid("param").id, true);
    return c.json(done, 200);
  });
  router.openapi(resume, async (c) => {
    await setSandboxCancellation(c.var.deps, c.req.valid("param").id, false);
    return c.json(done, 200);
  });
  return router;
}
