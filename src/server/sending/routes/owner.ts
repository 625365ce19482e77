import { createRoute } from "@hono/zod-openapi";
import {
  madeLinkSchema,
  makeLinkSchema,
  sendDocumentSchema,
  sendingStateSchema,
  voidSchema,
} from "#shared/sending/schema.ts";
import { answersSchema } from "#shared/sending/answers.ts";
import type { Ctx } from "#server/context.ts";
import { body, createRouter, idParams, json, refusals } from "#server/http/openapi.ts";
import type { RateLimits } from "#server/http/rate-limits.ts";
import { ctxOf, subscriberCtxOf } from "#server/http/session.ts";
import { listAnswers } from "../service/answers.ts";
import { copyLink, sendDocument } from "../service/send.ts";
import { readSendingState } from "../service/state.ts";
import { voidAcceptance, withdrawDocument } from "../service/withdraw.ts";

const one = "/api/documents/{id}";
const state = { 200: json(sendingStateSchema, "How the document stands with its client."), ...refusals };

const get = createRoute({
  method: "get",
  path: `${one}/sending`,
  request: { params: idParams },
  responses: state,
});
const send = createRoute({
  method: "post",
  path: `${one}/send`,
  request: { params: idParams, body: body(sendDocumentSchema) },
  responses: state,
});
const link = createRoute({
  method: "post",
  path: `${one}/links`,
  request: { params: idParams, body: body(makeLinkSchema) },
  responses: { 200: json(madeLinkSchema, "A link that was not given out before."), ...refusals },
});
const withdraw = createRoute({
  method: "post",
  path: `${one}/withdraw`,
  request: { params: idParams },
  responses: state,
});
const voidRoute = createRoute({
  method: "post",
  path: `${one}/void`,
  request: { params: idParams, body: body(voidSchema) },
  responses: state,
});

const answers = createRoute({
  method: "get",
  path: "/api/answers",
  responses: { 200: json(answersSchema, "What clients answered in the last 14 days, newest first."), ...refusals },
});

const present = async (ctx: Ctx, id: string) => sendingStateSchema.encode(await readSendingState(ctx, id));

/** What the owner does with a document and its client. */
export function sendingRoutes(limit: RateLimits) {
  const router = createRouter();
  router.use("/api/documents/:id/send", limit("send"));
  router.use("/api/documents/:id/links", limit("send"));

  router.openapi(answers, async (c) => c.json(answersSchema.encode(await listAnswers(ctxOf(c))), 200));
  router.openapi(get, async (c) => c.json(await present(ctxOf(c), c.req.valid("param").id), 200));
  router.openapi(send, async (c) => {
    const [ctx, { id }] = [subscriberCtxOf(c), c.req.valid("param")];
    await sendDocument(ctx, id, c.req.valid("json"));
    return c.json(await present(ctx, id), 200);
  });
  router.openapi(link, async (c) => {
    const path = await copyLink(subscriberCtxOf(c), c.req.valid("param").id, c.req.valid("json"));
    return c.json({ url: `${c.var.deps.address()}${path}` }, 200);
  });
  router.openapi(withdraw, async (c) => {
    const [ctx, { id }] = [ctxOf(c), c.req.valid("param")];
    await withdrawDocument(ctx, id);
    return c.json(await present(ctx, id), 200);
  });
  router.openapi(voidRoute, async (c) => {
    const [ctx, { id }] = [ctxOf(c), c.req.valid("param")];
    await voidAcceptance(ctx, id, c.req.valid("json").reason);
    return c.json(await present(ctx, id), 200);
  });
  return router;
}
