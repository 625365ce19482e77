import { createRoute } from "@hono/zod-openapi";
import { documentSchema } from "#shared/documents/schema.ts";
import { convertSchema, recordPaymentSchema, settlementSchema } from "#shared/settlement/schema.ts";
import { presentDocument } from "#server/documents/service/read.ts";
import { body, createRouter, idParams, json, refusals } from "#server/http/openapi.ts";
import { ctxOf, subscriberCtxOf } from "#server/http/session.ts";
import { convertToInvoice } from "./service/convert.ts";
import { recordPayment, voidPayment } from "./service/pay.ts";
import { getSettlement } from "./service/settlement.ts";

const one = "/api/documents/{id}";
const settlement = json(settlementSchema, "What was invoiced of it, or paid on it.");
const get = createRoute({
  method: "get",
  path: `${one}/settlement`,
  request: { params: idParams },
  responses: { 200: settlement, ...refusals },
});
const convert = createRoute({
  method: "post",
  path: `${one}/invoices`,
  request: { params: idParams, body: body(convertSchema) },
  responses: { 201: json(documentSchema, "The new invoice, a draft."), ...refusals },
});
const pay = createRoute({
  method: "post",
  path: `${one}/payments`,
  request: { params: idParams, body: body(recordPaymentSchema) },
  responses: { 201: settlement, ...refusals },
});
const takeBack = createRoute({
  method: "post",
  path: `${one}/payments/{payment}/void`,
  request: { params: idParams.extend({ payment: idParams.shape.id }) },
  responses: { 200: settlement, ...refusals },
});

export function settlementRoutes() {
  const router = createRouter();
  router.openapi(get, async (c) =>
    c.json(settlementSchema.encode(await getSettlement(ctxOf(c), c.req.valid("param").id)), 200),
  );
  router.openapi(convert, async (c) =>
    c.json(
      presentDocument(await convertToInvoice(subscriberCtxOf(c), c.req.valid("param").id, c.req.valid("json"))),
      201,
    ),
  );
  // What came in is noted whatever became of the subscription.
  router.openapi(pay, async (c) => {
    const { id } = c.req.valid("param");
    await recordPayment(ctxOf(c), id, c.req.valid("json"));
    return c.json(settlementSchema.encode(await getSettlement(ctxOf(c), id)), 201);
  });
  router.openapi(takeBack, async (c) => {
    const { id, payment } = c.req.valid("param");
    await voidPayment(ctxOf(c), id, payment);
    return c.json(settlementSchema.encode(await getSettlement(ctxOf(c), id)), 200);
  });
  return router;
}
