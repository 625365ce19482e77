import { createRoute } from "@hono/zod-openapi";
import { createRouter, json, refusals } from "#server/http/openapi.ts";
import { ctxOf, endSession } from "#server/http/session.ts";
import { accountDeletedSchema } from "#shared/account-data/schema.ts";
import { deleteAccount } from "./service/delete.ts";

const remove = createRoute({
  method: "delete",
  path: "/api/user/delete-account",
  responses: { 200: json(accountDeletedSchema, "Everything of the account is gone."), ...refusals },
});

export function accountDataRoutes() {
  const router = createRouter();
  router.openapi(remove, async (c) => {
    await deleteAccount(ctxOf(c));
    await endSession(c);
    return c.json({ success: true as const, message: "Your account has been permanently deleted." as const }, 200);
  });
  return router;
}
