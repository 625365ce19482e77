import { createRoute, z } from "@hono/zod-openapi";
import type { Context } from "hono";
import {
  changeEmailSchema,
  changePasswordSchema,
  endSessionsSchema,
  forgotPasswordSchema,
  resetPasswordSchema,
  saveNameSchema,
  sessionSchema,
  verifiedEmailSchema,
  verifyEmailSchema,
  type EndSessions,
} from "#shared/accounts/schema.ts";
import { body, createRouter, idParams, json, refusals } from "#server/http/openapi.ts";
import type { RateLimits } from "#server/http/rate-limits.ts";
import { userOf, type AppEnv } from "#server/http/session.ts";
import { presentSession } from "../present.ts";
import { enter } from "../routes.ts";
import { askForEmailChange, confirmEmail } from "../service/email.ts";
import { askForPassword, changePassword, resetPassword } from "../service/password.ts";
import { endOtherSessions, endOwnSession, listOwnSessions, saveName, type Asker } from "../service/sessions.ts";
import { sendVerification } from "../service/verification.ts";

const done = z.object({ success: z.literal(true) });
const DONE = { success: true } as const;

const post = <S extends z.ZodType>(path: string, schema: S, description: string) =>
  createRoute({
    method: "post",
    path,
    request: { body: body(schema) },
    responses: { 200: json(done, description), ...refusals },
  });

const forgot = post(
  "/api/auth/forgot-password",
  forgotPasswordSchema,
  "A link is on its way, if the address is known.",
);
const reset = post("/api/auth/reset-password", resetPasswordSchema, "The password is set, and the browser signed in.");
const change = post("/api/auth/change-password", changePasswordSchema, "Changed; others were signed out.");
const changeEmail = post("/api/auth/change-email", changeEmailSchema, "A link is on its way to the new address.");
const askVerification = createRoute({
  method: "post",
  path: "/api/auth/request-verification",
  responses: { 200: json(done, "A link is on its way."), ...refusals },
});
const verify = createRoute({
  method: "post",
  path: "/api/auth/verify-email",
  request: { body: body(verifyEmailSchema) },
  responses: { 200: json(verifiedEmailSchema, "The address that is confirmed."), ...refusals },
});
const patchName = createRoute({
  method: "patch",
  path: "/api/auth/user",
  request: { body: body(saveNameSchema) },
  responses: { 200: json(done, "The name is saved."), ...refusals },
});
const list = createRoute({
  method: "get",
  path: "/api/sessions",
  responses: { 200: json(z.array(sessionSchema), "Where the user is signed in."), ...refusals },
});
const endOne = createRoute({
  method: "post",
  path: "/api/sessions/{id}/end",
  request: { params: idParams, body: body(endSessionsSchema) },
  responses: { 200: json(done, "That session is over."), ...refusals },
});
const endOthers = post("/api/sessions/end-others", endSessionsSchema, "Every other session is over.");

const askerOf = (c: Context<AppEnv>, { password }: EndSessions): Asker => ({
  userId: userOf(c).id,
  sid: c.var.sessionId,
  password,
});

/** Password, address and sessions of an account. */
export function accountSafetyRoutes(limit: RateLimits) {
  const router = createRouter();
  router.use("/api/auth/forgot-password", limit("accountMail"));
  router.use("/api/auth/request-verification", limit("accountMail"));
  router.use("/api/auth/change-email", limit("accountMail"));
  router.use("/api/auth/reset-password", limit("signIn"));
  router.use("/api/auth/verify-email", limit("signIn"));
  for (const path of ["/api/auth/change-password", "/api/sessions/:id/end", "/api/sessions/end-others"])
    router.use(path, limit("accountChange"));

  router.openapi(forgot, async (c) => {
    await askForPassword(c.var.deps, c.req.valid("json").email);
    return c.json(DONE, 200);
  });
  router.openapi(reset, async (c) => {
    await enter(c, await resetPassword(c.var.deps, c.req.valid("json")));
    return c.json(DONE, 200);
  });
  router.openapi(change, async (c) => {
    await changePassword(c.var.deps, userOf(c).id, c.var.sessionId, c.req.valid("json"));
    return c.json(DONE, 200);
  });
  router.openapi(changeEmail, async (c) => {
    await askForEmailChange(c.var.deps, userOf(c).id, c.req.valid("json"));
    return c.json(DONE, 200);
  });
  router.openapi(askVerification, async (c) => {
    await sendVerification(c.var.deps, c.var.deps.db, userOf(c));
    return c.json(DONE, 200);
  });
  router.openapi(verify, async (c) =>
    c.json({ email: await confirmEmail(c.var.deps, c.req.valid("json").token) }, 200),
  );
  router.openapi(patchName, async (c) => {
    await saveName(c.var.deps, userOf(c).id, c.req.valid("json"));
    return c.json(DONE, 200);
  });
  router.openapi(list, async (c) => {
    const rows = await listOwnSessions(c.var.deps, userOf(c).id);
    return c.json(
      rows.map((row) => presentSession(row, c.var.sessionId)),
      200,
    );
  });
  router.openapi(endOne, async (c) => {
    await endOwnSession(c.var.deps, askerOf(c, c.req.valid("json")), c.req.valid("param").id);
    return c.json(DONE, 200);
  });
  router.openapi(endOthers, async (c) => {
    await endOtherSessions(c.var.deps, askerOf(c, c.req.valid("json")));
    return c.json(DONE, 200);
  });
  return router;
}
