import { createRoute, z } from "@hono/zod-openapi";
import {
  changeClientSchema,
  clientDetailsSchema,
  clientSchema,
  knownClientSchema,
  listedClientSchema,
  mergeClientSchema,
  saveClientSchema,
} from "#shared/clients/schema.ts";
import { body, createRouter, idParams, json, refusals } from "#server/http/openapi.ts";
import { ctxOf } from "#server/http/session.ts";
import { presentClient, presentDetails, presentListed } from "./present.ts";
import { changeClient, createClient } from "./service/change.ts";
import { deleteClient, undeleteClient } from "./service/delete.ts";
import { linkSomeDocuments } from "./service/link.ts";
import { getClient, listClients, listKnownClients } from "./service/list.ts";
import { mergeClients, separateClient } from "./service/merge.ts";

const listQuery = z.object({
  q: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
  cursor: z.string().max(300).optional(),
});
const one = "/api/clients/{id}";
const details = json(clientDetailsSchema, "The client with totals and other names.");

const list = createRoute({
  method: "get",
  path: "/api/clients",
  request: { query: listQuery },
  responses: {
    200: json(
      z.array(listedClientSchema),
      "Those with the newest document first. The header Next-Cursor leads on; Total-Count is at most 1001, which means more than 1000.",
    ),
    ...refusals,
  },
});
const known = createRoute({
  method: "get",
  path: "/api/clients/known",
  responses: { 200: json(z.array(knownClientSchema), "The names that spoken words are compared with."), ...refusals },
});
const create = createRoute({
  method: "post",
  path: "/api/clients",
  request: { body: body(saveClientSchema) },
  responses: { 201: json(clientSchema, "The new client."), ...refusals },
});
const get = createRoute({
  method: "get",
  path: one,
  request: { params: idParams },
  responses: { 200: details, ...refusals },
});
const change = createRoute({
  method: "patch",
  path: one,
  request: { params: idParams, body: body(changeClientSchema) },
  responses: { 200: json(clientSchema, "The changed client."), ...refusals },
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
  responses: { 200: details, ...refusals },
});
const merge = createRoute({
  method: "post",
  path: `${one}/merge`,
  request: { params: idParams, body: body(mergeClientSchema) },
  responses: { 200: details, ...refusals },
});
const separate = createRoute({
  method: "post",
  path: `${one}/separate`,
  request: { params: idParams, body: body(mergeClientSchema) },
  responses: { 200: details, ...refusals },
});

export function clientRoutes() {
  const router = createRouter();
  router.openapi(list, async (c) => {
    const ctx = ctxOf(c);
    await linkSomeDocuments(ctx);
    const { clients, next, count } = await listClients(ctx, c.req.valid("query"));
    if (next) c.header("Next-Cursor", next);
    c.header("Total-Count", String(count));
    return c.json(clients.map(presentListed), 200);
  });
  router.openapi(known, async (c) => c.json(z.array(knownClientSchema).encode(await listKnownClients(ctxOf(c))), 200));
  router.openapi(create, async (c) => c.json(presentClient(await createClient(ctxOf(c), c.req.valid("json"))), 201));
  router.openapi(get, async (c) => c.json(presentDetails(await getClient(ctxOf(c), c.req.valid("param").id)), 200));
  router.openapi(change, async (c) =>
    c.json(presentClient(await changeClient(ctxOf(c), c.req.valid("param").id, c.req.valid("json"))), 200),
  );
  router.openapi(remove, async (c) => {
    await deleteClient(ctxOf(c), c.req.valid("param").id);
    return c.body(null, 204);
  });
  router.openapi(undelete, async (c) => {
    const { id } = c.req.valid("param");
    await undeleteClient(ctxOf(c), id);
    return c.json(presentDetails(await getClient(ctxOf(c), id)), 200);
  });
  router.openapi(merge, async (c) => {
    const { id } = c.req.valid("param");
    await mergeClients(ctxOf(c), id, c.req.valid("json").other);
    return c.json(presentDetails(await getClient(ctxOf(c), id)), 200);
  });
  router.openapi(separate, async (c) => {
    const { id } = c.req.valid("param");
    await separateClient(ctxOf(c), id, c.req.valid("json").other);
    return c.json(presentDetails(await getClient(ctxOf(c), id)), 200);
  });
  return router;
}
