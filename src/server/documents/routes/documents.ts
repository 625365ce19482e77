import { createRoute, z } from "@hono/zod-openapi";
import {
  adviceSchema,
  changeSchema,
  documentContentSchema,
  documentSchema,
  documentCountsSchema,
  documentStateSchema,
  documentStatusSchema,
  documentTypeSchema,
  documentVersionSchema,
  keptVersionSchema,
  listedDocumentSchema,
  refineContentSchema,
  refineInstructionsSchema,
  rewriteSchema,
  searchScopes,
  updateDocumentSchema,
} from "#shared/documents/schema.ts";
import { bulkOutcomeSchema, bulkSchema } from "#shared/documents/bulk.ts";
import { polish } from "#shared/documents/polish.ts";
import { suggestionsSchema } from "#shared/documents/suggestions/schema.ts";
import { contentDisposition } from "#server/http/download.ts";
import { body, createRouter, idParams, json, refusals } from "#server/http/openapi.ts";
import type { RateLimits } from "#server/http/rate-limits.ts";
import { ctxOf, subscriberCtxOf } from "#server/http/session.ts";
import { presentContent, presentDocument, presentListed } from "../present.ts";
import { doToEach } from "../service/bulk.ts";
import { regenerateDocument, restoreVersion, updateDocument, type FindTemplateFill } from "../service/change.ts";
import { deleteDocument, undeleteDocument } from "../service/delete.ts";
import { countListed, listDocuments } from "../service/list.ts";
import { getDocument, getVersion, listVersions, renderPdf } from "../service/read.ts";
import { refineDocument } from "../service/refine.ts";
import { suggestionsFor } from "../service/suggest.ts";

const searchQuery = z.object({ q: z.string().max(200).optional(), in: z.enum(searchScopes).optional() });
const listQuery = searchQuery.extend({
  limit: z.coerce.number().int().min(1).max(100).default(100),
  cursor: z.string().max(300).optional(),
  status: documentStatusSchema.optional(),
  type: documentTypeSchema.optional(),
  state: documentStateSchema.optional(),
  client: z.string().max(100).optional(),
});
const versionParams = idParams.extend({ version: z.coerce.number().int().min(1) });
const refined = z.object({
  document: documentSchema.optional(),
  refinedContent: documentContentSchema.optional(),
  changes: z.array(changeSchema),
  notUnderstood: z.array(z.string()),
  advice: z.array(adviceSchema),
});
/** What the checks find is there at once; a model takes its time. */
const suggestionsQuery = z.object({ from: z.enum(["checks", "all"]).default("all") });
const pdfQuery = z.object({ download: z.string().optional() });

/** Not required: most callers have nothing to say. */
const rewriteBody = { ...body(rewriteSchema), required: false };

const one = "/api/documents/{id}";
const document = json(documentSchema, "The document with its content and version.");
const list = createRoute({
  method: "get",
  path: "/api/documents",
  request: { query: listQuery },
  responses: {
    200: json(z.array(listedDocumentSchema), "Newest first, without content. The header Next-Cursor leads on."),
    ...refusals,
  },
});
const counts = createRoute({
  method: "get",
  path: "/api/documents/counts",
  request: { query: searchQuery },
  responses: { 200: json(documentCountsSchema, "How many there are by status and type."), ...refusals },
});
const bulk = createRoute({
  method: "post",
  path: "/api/documents/bulk",
  request: { body: body(bulkSchema) },
  responses: { 200: json(bulkOutcomeSchema, "What happened to each of them."), ...refusals },
});
const get = createRoute({
  method: "get",
  path: one,
  request: { params: idParams },
  responses: { 200: document, ...refusals },
});
const update = createRoute({
  method: "patch",
  path: one,
  request: { params: idParams, body: body(updateDocumentSchema) },
  responses: { 200: document, ...refusals },
});
const remove = createRoute({
  method: "delete",
  path: one,
  request: { params: idParams },
  responses: { 204: { description: "Deleted." }, ...refusals },
});
const undelete = createRoute({
  method: "post",
  path: `${one}/undelete`,
  request: { params: idParams },
  responses: { 200: document, ...refusals },
});
const refineRoute = createRoute({
  method: "post",
  path: `${one}/refine`,
  request: { params: idParams, body: body(z.union([refineInstructionsSchema, refineContentSchema])) },
  responses: { 200: json(refined, "The refined document, or the polished content that was sent."), ...refusals },
});
const regenerate = createRoute({
  method: "post",
  path: `${one}/regenerate`,
  request: { params: idParams, body: rewriteBody },
  responses: { 200: document, ...refusals },
});
const versions = createRoute({
  method: "get",
  path: `${one}/versions`,
  request: { params: idParams },
  responses: { 200: json(z.array(documentVersionSchema), "The kept versions, newest first."), ...refusals },
});
const keptVersion = createRoute({
  method: "get",
  path: `${one}/versions/{version}`,
  request: { params: versionParams },
  responses: { 200: json(keptVersionSchema, "A kept version with its content."), ...refusals },
});
const restore = createRoute({
  method: "post",
  path: `${one}/versions/{version}/restore`,
  request: { params: versionParams, body: rewriteBody },
  responses: { 200: document, ...refusals },
});
const suggestions = createRoute({
  method: "get",
  path: `${one}/suggestions`,
  request: { params: idParams, query: suggestionsQuery },
  responses: { 200: json(suggestionsSchema, "What would make the document better."), ...refusals },
});
const pdf = createRoute({
  method: "get",
  path: `${one}/pdf`,
  request: { params: idParams, query: pdfQuery },
  responses: { 200: { description: "The PDF.", content: { "application/pdf": { schema: z.string() } } }, ...refusals },
});

const silent = { progress: () => {}, draft: () => {} };

/** `findTemplateFill` comes from the templates: they know the documents, and the documents do not know them. */
export function documentRoutes(limit: RateLimits, findTemplateFill: FindTemplateFill) {
  const router = createRouter();
  router.use("/api/documents/:id/pdf", limit("pdf"));
  router.use("/api/documents/:id/refine", limit("generate"));
  router.use("/api/documents/:id/regenerate", limit("generate"));

  router.openapi(list, async (c) => {
    const page = await listDocuments(ctxOf(c), c.req.valid("query"));
    if (page.next) c.header("Next-Cursor", page.next);
    return c.json(page.rows.map(presentListed), 200);
  });
  router.openapi(counts, async (c) => c.json(await countListed(ctxOf(c), c.req.valid("query")), 200));
  router.openapi(bulk, async (c) => {
    const input = c.req.valid("json");
    return c.json(await doToEach(input.action === "remind" ? subscriberCtxOf(c) : ctxOf(c), input), 200);
  });
  router.openapi(get, async (c) => c.json(presentDocument(await getDocument(ctxOf(c), c.req.valid("param").id)), 200));
  router.openapi(update, async (c) =>
    c.json(presentDocument(await updateDocument(ctxOf(c), c.req.valid("param").id, c.req.valid("json"))), 200),
  );
  router.openapi(remove, async (c) => {
    await deleteDocument(ctxOf(c), c.req.valid("param").id);
    return c.body(null, 204);
  });
  router.openapi(undelete, async (c) =>
    c.json(presentDocument(await undeleteDocument(ctxOf(c), c.req.valid("param").id)), 200),
  );
  router.openapi(refineRoute, async (c) => {
    const ctx = subscriberCtxOf(c);
    const { id } = c.req.valid("param");
    const input = c.req.valid("json");
    if ("instructions" in input) {
      const { document: changed, ...rest } = await refineDocument(ctx, id, input, c.req.raw.signal);
      return c.json({ document: presentDocument(changed), ...rest }, 200);
    }
    await getDocument(ctx, id); // polishing stores nothing, but only the owner may ask
    return c.json(
      { refinedContent: presentContent(polish(input.content)), changes: [], notUnderstood: [], advice: [] },
      200,
    );
  });
  router.openapi(regenerate, async (c) =>
    c.json(
      presentDocument(
        await regenerateDocument(
          subscriberCtxOf(c),
          c.req.valid("param").id,
          findTemplateFill,
          silent,
          c.req.raw.signal,
          c.req.valid("json"),
        ),
      ),
      200,
    ),
  );
  router.openapi(versions, async (c) =>
    c.json(z.array(documentVersionSchema).encode(await listVersions(ctxOf(c), c.req.valid("param").id)), 200),
  );
  router.openapi(keptVersion, async (c) => {
    const { id, version } = c.req.valid("param");
    return c.json(keptVersionSchema.encode(await getVersion(ctxOf(c), id, version)), 200);
  });
  router.openapi(restore, async (c) =>
    c.json(
      presentDocument(
        await restoreVersion(ctxOf(c), c.req.valid("param").id, c.req.valid("param").version, c.req.valid("json")),
      ),
      200,
    ),
  );
  router.openapi(suggestions, async (c) =>
    c.json(
      suggestionsSchema.encode({
        suggestions: await suggestionsFor(ctxOf(c), c.req.valid("param").id, c.req.valid("query"), c.req.raw.signal),
      }),
      200,
    ),
  );
  router.openapi(pdf, async (c) => {
    const { bytes, fileName } = await renderPdf(ctxOf(c), c.req.valid("param").id);
    const disposition = c.req.valid("query").download === undefined ? "inline" : "attachment";
    return c.body(new Uint8Array(bytes), 200, {
      "content-type": "application/pdf",
      "content-disposition": contentDisposition(disposition, fileName),
      "cache-control": "private, no-store",
    });
  });
  return router;
}
