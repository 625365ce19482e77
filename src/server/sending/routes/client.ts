import { createRoute, z } from "@hono/zod-openapi";
import type { Context } from "hono";
import { acceptSchema, askSchema, clientPageSchema, declineSchema } from "#shared/sending/schema.ts";
import { addressOf } from "#server/http/address.ts";
import { contentDisposition } from "#server/http/download.ts";
import { body, createRouter, json, refusals } from "#server/http/openapi.ts";
import type { RateLimits } from "#server/http/rate-limits.ts";
import type { AppEnv } from "#server/http/session.ts";
import { acceptDocument, askForChange, declineDocument } from "../service/answer.ts";
import { noteView, readClientPage, readClientPdf } from "../service/client-page.ts";
import type { Answerer } from "../types.ts";

const one = "/api/shared/{token}";
const params = z.object({ token: z.string().min(1).max(100) });
const page = { 200: json(clientPageSchema, "The document as its client sees it, and how it stands."), ...refusals };

const get = createRoute({ method: "get", path: one, request: { params }, responses: page });
const pdf = createRoute({
  method: "get",
  path: `${one}/pdf`,
  request: { params },
  responses: { 200: { description: "The PDF.", content: { "application/pdf": { schema: z.string() } } }, ...refusals },
});
const viewed = createRoute({
  method: "post",
  path: `${one}/viewed`,
  request: { params },
  responses: { 204: { description: "Noted." }, ...refusals },
});
const accept = createRoute({
  method: "post",
  path: `${one}/accept`,
  request: { params, body: body(acceptSchema) },
  responses: page,
});
const decline = createRoute({
  method: "post",
  path: `${one}/decline`,
  request: { params, body: body(declineSchema) },
  responses: page,
});
const change = createRoute({
  method: "post",
  path: `${one}/change`,
  request: { params, body: body(askSchema) },
  responses: page,
});

const LONGEST_BROWSER = 300;
const visitorOf = (c: Context<AppEnv>): string | null => c.var.user?.id ?? null;
const answererOf = (c: Context<AppEnv>): Answerer => ({
  address: addressOf(c),
  browser: (c.req.header("user-agent") ?? "").slice(0, LONGEST_BROWSER),
  visitor: visitorOf(c),
});
const present = async (c: Context<AppEnv>, token: string) =>
  clientPageSchema.encode(await readClientPage(c.var.deps, token, visitorOf(c)));

/** The page of a client: the token in its address is all that they need, and opens one document alone. */
export function clientPageRoutes(limit: RateLimits) {
  const router = createRouter();
  router.use("/api/shared/*", limit("clientPage"));
  for (const answer of ["accept", "decline", "change"])
    router.use(`/api/shared/:token/${answer}`, limit("clientAnswer"), limit("clientAnswerByLink"));
  router.use("/api/shared/:token/pdf", limit("clientPdf"));

  router.openapi(get, async (c) => c.json(await present(c, c.req.valid("param").token), 200));
  router.openapi(pdf, async (c) => {
    const { bytes, fileName } = await readClientPdf(c.var.deps, c.req.valid("param").token);
    return c.body(new Uint8Array(bytes), 200, {
      "content-type": "application/pdf",
      "content-disposition": contentDisposition("inline", fileName),
      "cache-control": "private, no-store",
    });
  });
  router.openapi(viewed, async (c) => {
    await noteView(c.var.deps, c.req.valid("param").token, visitorOf(c));
    return c.body(null, 204);
  });
  router.openapi(accept, async (c) => {
    const { token } = c.req.valid("param");
    await acceptDocument(c.var.deps, token, c.req.valid("json"), answererOf(c));
    return c.json(await present(c, token), 200);
  });
  router.openapi(decline, async (c) => {
    const { token } = c.req.valid("param");
    await declineDocument(c.var.deps, token, c.req.valid("json"), answererOf(c));
    return c.json(await present(c, token), 200);
  });
  router.openapi(change, async (c) => {
    const { token } = c.req.valid("param");
    await askForChange(c.var.deps, token, c.req.valid("json"), answererOf(c));
    return c.json(await present(c, token), 200);
  });
  return router;
}
