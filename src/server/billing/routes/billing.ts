import { createRoute } from "@hono/zod-openapi";
import {
  billingHistorySchema,
  doneSchema,
  hostedPageSchema,
  offersSchema,
  refundRequestSchema,
  subscriptionStatusSchema,
} from "#shared/billing/schema.ts";
import { contentDisposition } from "#server/http/download.ts";
import { body, createRouter, idParams, json, refusals } from "#server/http/openapi.ts";
import { ctxOf, userOf } from "#server/http/session.ts";
import { originOf } from "#server/http/origin.ts";
import { billingHistory, renderReceipt } from "../service/history.ts";
import { createPortal, setCancellation } from "../service/manage.ts";
import { listOffers } from "../service/offers.ts";
import { requestRefund } from "../service/refund.ts";
import { subscriptionStatus } from "../service/status.ts";

const status = createRoute({
  method: "get",
  path: "/api/subscription-status",
  responses: { 200: json(subscriptionStatusSchema, "The state of the subscription."), ...refusals },
});
const offers = createRoute({
  method: "get",
  path: "/api/offers",
  responses: { 200: json(offersSchema, "What each plan costs to those who start it now.") },
});
const history = createRoute({
  method: "get",
  path: "/api/billing-history",
  responses: { 200: json(billingHistorySchema, "What happened, and the invoices, newest first."), ...refusals },
});
const receipt = createRoute({
  method: "get",
  path: "/api/invoices/{id}/pdf",
  request: { params: idParams },
  responses: { 200: { description: "The receipt of a paid invoice, as a PDF." }, ...refusals },
});
const portal = createRoute({
  method: "post",
  path: "/api/create-portal-session",
  responses: { 200: json(hostedPageSchema, "The address of the provider's billing portal."), ...refusals },
});
const cancel = createRoute({
  method: "post",
  path: "/api/subscription/cancel",
  responses: { 200: json(doneSchema, "Ends with the time that is paid for."), ...refusals },
});
const resume = createRoute({
  method: "post",
  path: "/api/subscription/resume",
  responses: { 200: json(doneSchema, "Goes on."), ...refusals },
});
const refund = createRoute({
  method: "post",
  path: "/api/refund-request",
  request: { body: body(refundRequestSchema) },
  responses: { 201: json(doneSchema, "The request is recorded and with support."), ...refusals },
});

const done = { success: true as const };

export function billingRoutes() {
  const router = createRouter();
  router.openapi(status, async (c) =>
    c.json(subscriptionStatusSchema.encode(await subscriptionStatus(c.var.deps, userOf(c))), 200),
  );
  router.openapi(offers, (c) => c.json(offersSchema.encode(listOffers(c.var.deps)), 200));
  router.openapi(history, async (c) =>
    c.json(billingHistorySchema.encode(await billingHistory(c.var.deps, ctxOf(c).account)), 200),
  );
  router.openapi(receipt, async (c) => {
    const { bytes, fileName } = await renderReceipt(ctxOf(c), c.req.valid("param").id);
    return c.body(new Uint8Array(bytes), 200, {
      "content-type": "application/pdf",
      "content-disposition": contentDisposition("attachment", fileName),
    });
  });
  router.openapi(portal, async (c) => c.json(await createPortal(c.var.deps, ctxOf(c).account, originOf(c)), 200));
  router.openapi(cancel, async (c) => {
    await setCancellation(c.var.deps, ctxOf(c).account, true);
    return c.json(done, 200);
  });
  router.openapi(resume, async (c) => {
    await setCancellation(c.var.deps, ctxOf(c).account, false);
    return c.json(done, 200);
  });
  router.openapi(refund, async (c) => {
    await requestRefund(c.var.deps, ctxOf(c).account, c.req.valid("json").reason);
    return c.json(done, 201);
  });
  return router;
}
