import { createRoute, z } from "@hono/zod-openapi";
import type { Context } from "hono";
import {
  generateContractorQuoteSchema,
  generateDocumentSchema,
  generatedSchema,
  type Document,
} from "#shared/documents/schema.ts";
import { answerWithEvents, wantsEvents, type SendEvent } from "#server/http/events.ts";
import { body, createRouter, json, refusals } from "#server/http/openapi.ts";
import type { RateLimits } from "#server/http/rate-limits.ts";
import { subscriberCtxOf, type AppEnv } from "#server/http/session.ts";
import type { GenerationInput, GenerationListener } from "#server/generation/service.ts";
import { presentContent, presentDocument } from "../present.ts";
import { generateDocument, type GenerateDocumentInput } from "../service/generate.ts";

const answers = {
  201: json(
    generatedSchema,
    "The stored document. With Accept: text/event-stream the same as events: progress, draft, then done or error.",
  ),
  ...refusals,
};
const headers = z.object({ "idempotency-key": z.string().min(1).max(200).optional() });
const post = createRoute({
  method: "post",
  path: "/api/generate-document",
  request: { headers, body: body(generateDocumentSchema) },
  responses: answers,
});
const postContractor = createRoute({
  method: "post",
  path: "/api/generate-contractor-quote",
  request: { headers, body: body(generateContractorQuoteSchema) },
  responses: answers,
});

const silent: GenerationListener = { progress: () => {}, draft: () => {} };

const listenerOf = (send: SendEvent): GenerationListener => ({
  progress: (percent, message) => send("progress", { percent, message }),
  draft: (content) => send("draft", { content: presentContent(content) }),
});

function presentGenerated(generated: Document) {
  const document = presentDocument(generated);
  return { document, generatedContent: document.content };
}

/** One request, two ways to answer it: as JSON when it is done, or as events while it grows. */
async function answer(c: Context<AppEnv>, given: GenerationInput, idempotencyKey: string | undefined) {
  const ctx = subscriberCtxOf(c);
  const input: GenerateDocumentInput = { ...given, idempotencyKey };
  const work = async (listener: GenerationListener) =>
    presentGenerated(await generateDocument(ctx, input, listener, c.req.raw.signal));
  return wantsEvents(c) ? answerWithEvents(c, (send) => work(listenerOf(send))) : c.json(await work(silent), 201);
}

export function generationRoutes(limit: RateLimits) {
  const router = createRouter();
  router.use("/api/generate-document", limit("generate"));
  router.use("/api/generate-contractor-quote", limit("generate"));
  // An event stream is an answer that the route's description has no type for: these two are checked by their tests.
  router.openapi(post, (c) => answer(c, c.req.valid("json"), c.req.valid("header")["idempotency-key"]) as never);
  router.openapi(
    postContractor,
    (c) => answer(c, c.req.valid("json"), c.req.valid("header")["idempotency-key"]) as never,
  );
  return router;
}
