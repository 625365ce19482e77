import { createRoute, z } from "@hono/zod-openapi";
import { body, createRouter, idParams, json, refusals } from "#server/http/openapi.ts";
import { ctxOf } from "#server/http/session.ts";
import { createThemeSchema, saveThemeSchema, themeSchema } from "#shared/themes/schema.ts";
import { createTheme, deleteTheme, findDefaultTheme, listThemes, setDefaultTheme, updateTheme } from "./service.ts";

const list = createRoute({
  method: "get",
  path: "/api/themes",
  responses: { 200: json(z.array(themeSchema), "The themes, the default first."), ...refusals },
});
const getDefault = createRoute({
  method: "get",
  path: "/api/themes/default",
  responses: { 200: json(themeSchema.nullable(), "The default theme, or null."), ...refusals },
});
const create = createRoute({
  method: "post",
  path: "/api/themes",
  request: { body: body(createThemeSchema) },
  responses: { 201: json(themeSchema, "The new theme."), ...refusals },
});
const update = createRoute({
  method: "put",
  path: "/api/themes/{id}",
  request: { params: idParams, body: body(saveThemeSchema) },
  responses: { 200: json(themeSchema, "The changed theme."), ...refusals },
});
const setDefault = createRoute({
  method: "post",
  path: "/api/themes/{id}/set-default",
  request: { params: idParams },
  responses: { 200: json(themeSchema, "The new default."), ...refusals },
});
const remove = createRoute({
  method: "delete",
  path: "/api/themes/{id}",
  request: { params: idParams },
  responses: { 204: { description: "Deleted." }, ...refusals },
});

export function themeRoutes() {
  const router = createRouter();
  router.openapi(list, async (c) => c.json(await listThemes(ctxOf(c)), 200));
  router.openapi(getDefault, async (c) => c.json(await findDefaultTheme(ctxOf(c)), 200));
  router.openapi(create, async (c) => c.json(await createTheme(ctxOf(c), c.req.valid("json")), 201));
  router.openapi(update, async (c) =>
    c.json(await updateTheme(ctxOf(c), c.req.valid("param").id, c.req.valid("json")), 200),
  );
  router.openapi(setDefault, async (c) => c.json(await setDefaultTheme(ctxOf(c), c.req.valid("param").id), 200));
  router.openapi(remove, async (c) => {
    await deleteTheme(ctxOf(c), c.req.valid("param").id);
    return c.body(null, 204);
  });
  return router;
}
