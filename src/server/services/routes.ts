import { createRoute, z } from "@hono/zod-openapi";
import { body, createRouter, idParams, json, refusals } from "#server/http/openapi.ts";
import { ctxOf } from "#server/http/session.ts";
import { writePriceList } from "#shared/services/price-list-file.ts";
import { importReportSchema, importServicesSchema, saveServiceSchema, serviceSchema } from "#shared/services/schema.ts";
import { createService, deleteService, listServices, updateService } from "./service.ts";
import { importServices } from "./service/import.ts";

const list = createRoute({
  method: "get",
  path: "/api/services",
  responses: { 200: json(z.array(serviceSchema), "The price list."), ...refusals },
});
const create = createRoute({
  method: "post",
  path: "/api/services",
  request: { body: body(saveServiceSchema) },
  responses: { 201: json(serviceSchema, "The new service."), ...refusals },
});
const update = createRoute({
  method: "put",
  path: "/api/services/{id}",
  request: { params: idParams, body: body(saveServiceSchema) },
  responses: { 200: json(serviceSchema, "The changed service."), ...refusals },
});
const remove = createRoute({
  method: "delete",
  path: "/api/services/{id}",
  request: { params: idParams },
  responses: { 204: { description: "Deleted." }, ...refusals },
});
const exportRoute = createRoute({
  method: "get",
  path: "/api/services/export",
  responses: {
    200: { description: "The price list as a file.", content: { "text/csv": { schema: z.string() } } },
    ...refusals,
  },
});
const importRoute = createRoute({
  method: "post",
  path: "/api/services/import",
  request: { body: body(importServicesSchema) },
  responses: { 200: json(importReportSchema, "What the file does to the price list."), ...refusals },
});

export function serviceRoutes() {
  const router = createRouter();
  router.openapi(list, async (c) => c.json(z.array(serviceSchema).encode(await listServices(ctxOf(c))), 200));
  router.openapi(create, async (c) =>
    c.json(serviceSchema.encode(await createService(ctxOf(c), c.req.valid("json"))), 201),
  );
  router.openapi(update, async (c) =>
    c.json(serviceSchema.encode(await updateService(ctxOf(c), c.req.valid("param").id, c.req.valid("json"))), 200),
  );
  router.openapi(remove, async (c) => {
    await deleteService(ctxOf(c), c.req.valid("param").id);
    return c.body(null, 204);
  });
  router.openapi(exportRoute, async (c) =>
    c.body(writePriceList(await listServices(ctxOf(c))), 200, {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": 'attachment; filename="price-list.csv"',
    }),
  );
  router.openapi(importRoute, async (c) =>
    c.json(importReportSchema.encode(await importServices(ctxOf(c), c.req.valid("json"))), 200),
  );
  return router;
}
