import { createRoute, z } from "@hono/zod-openapi";
import { body, createRouter, idParams, json, refusals } from "#server/http/openapi.ts";
import type { RateLimits } from "#server/http/rate-limits.ts";
import { ctxOf, subscriberCtxOf } from "#server/http/session.ts";
import { documentSchema, generatedSchema } from "#shared/documents/schema.ts";
import {
  recommendationsSchema,
  recommendTemplatesSchema,
  renameTemplateSchema,
  saveTemplateSchema,
  templateSchema,
  useTemplateSchema,
} from "#shared/templates/schema.ts";
import {
  deleteTemplate,
  listTemplates,
  recommendTemplates,
  renameTemplate,
  saveTemplate,
  undeleteTemplate,
  useTemplate,
} from "./service.ts";

const recommendRoute = createRoute({
  method: "post",
  path: "/api/template-recommendations",
  request: { body: body(recommendTemplatesSchema) },
  responses: { 200: json(recommendationsSchema, "What the words speak of and what fits, best first."), ...refusals },
});
const useRoute = createRoute({
  method: "post",
  path: "/api/use-template",
  request: {
    headers: z.object({ "idempotency-key": z.string().min(1).max(200).optional() }),
    body: body(useTemplateSchema),
  },
  responses: { 201: json(generatedSchema, "The stored document."), ...refusals },
});
const list = createRoute({
  method: "get",
  path: "/api/templates",
  responses: { 200: json(z.array(templateSchema), "One's own, newest first, then the public ones."), ...refusals },
});
const save = createRoute({
  method: "post",
  path: "/api/templates",
  request: { body: body(saveTemplateSchema) },
  responses: { 201: json(templateSchema, "The new template."), ...refusals },
});
const remove = createRoute({
  method: "delete",
  path: "/api/templates/{id}",
  request: { params: idParams },
  responses: { 204: { description: "Deleted." }, ...refusals },
});

const rename = createRoute({
  method: "patch",
  path: "/api/templates/{id}",
  request: { params: idParams, body: body(renameTemplateSchema) },
  responses: { 200: json(templateSchema, "The template with its new name."), ...refusals },
});
const undelete = createRoute({
  method: "post",
  path: "/api/templates/{id}/undelete",
  request: { params: idParams },
  responses: { 200: json(templateSchema, "The template, which is there again."), ...refusals },
});

export function templateRoutes(limit: RateLimits) {
  const router = createRouter();
  router.use("/api/use-template", limit("generate"));

  router.openapi(recommendRoute, async (c) => {
    const recommended = await recommendTemplates(ctxOf(c), c.req.valid("json").transcription);
    return c.json(recommendationsSchema.encode(recommended), 200);
  });
  router.openapi(useRoute, async (c) => {
    const key = c.req.valid("header")["idempotency-key"];
    const made = await useTemplate(subscriberCtxOf(c), c.req.valid("json"), key, c.req.raw.signal);
    const document = documentSchema.encode(made);
    return c.json({ document, generatedContent: document.content }, 201);
  });
  router.openapi(list, async (c) => c.json(z.array(templateSchema).encode(await listTemplates(ctxOf(c))), 200));
  router.openapi(save, async (c) =>
    c.json(templateSchema.encode(await saveTemplate(ctxOf(c), c.req.valid("json"))), 201),
  );
  router.openapi(rename, async (c) =>
    c.json(templateSchema.encode(await renameTemplate(ctxOf(c), c.req.valid("param").id, c.req.valid("json"))), 200),
  );
  router.openapi(undelete, async (c) =>
    c.json(templateSchema.encode(await undeleteTemplate(ctxOf(c), c.req.valid("param").id)), 200),
  );
  router.openapi(remove, async (c) => {
    await deleteTemplate(ctxOf(c), c.req.valid("param").id);
    return c.body(null, 204);
  });
  return router;
}
