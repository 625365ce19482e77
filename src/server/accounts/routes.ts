import { createRoute, z } from "@hono/zod-openapi";
import type { Context } from "hono";
import { checkEmailSchema, emailExistsSchema, loginSchema, signUpSchema, userSchema } from "#shared/accounts/schema.ts";
import { signUpWithPayment } from "#server/billing/service/sign-up.ts";
import { AppError } from "#server/errors.ts";
import { body, createRouter, json, refusals } from "#server/http/openapi.ts";
import type { RateLimits } from "#server/http/rate-limits.ts";
import { deviceOf, setDevice } from "#server/http/device.ts";
import { endSession, startSession, userOf, type AppEnv } from "#server/http/session.ts";
import { presentUser } from "./present.ts";
import { emailExists } from "./service.ts";
import { refuseGuessedPassword } from "./service/guessed-passwords.ts";
import { loginCarefully, rememberDevice, type TryCounter } from "./service/guessing.ts";

const signedIn = z.object({ success: z.literal(true), userId: z.string() });

const getUser = createRoute({
  method: "get",
  path: "/api/auth/user",
  responses: { 200: json(userSchema, "The signed-in user."), ...refusals },
});
const postLogin = createRoute({
  method: "post",
  path: "/api/auth/login",
  request: { body: body(loginSchema) },
  responses: { 200: json(signedIn, "Signed in."), ...refusals },
});
const postCheckEmail = createRoute({
  method: "post",
  path: "/api/auth/check-email",
  request: { body: body(checkEmailSchema) },
  responses: { 200: json(emailExistsSchema, "Whether the address is registered."), ...refusals },
});
const postSignUp = createRoute({
  method: "post",
  path: "/api/auth/signup-with-payment",
  request: { body: body(signUpSchema) },
  responses: { 201: json(signedIn, "Account made, trial started, signed in."), ...refusals },
});

/** Signs in, and makes the browser known to the account. */
export async function enter(c: Context<AppEnv>, userId: string): Promise<void> {
  await startSession(c, userId);
  setDevice(c, await rememberDevice(c.var.deps, userId, deviceOf(c)));
}

export function accountRoutes(limit: RateLimits, tries: TryCounter) {
  const router = createRouter();
  router.use("/api/auth/login", limit("signIn"));
  router.use("/api/auth/check-email", limit("checkEmail"));
  router.use("/api/auth/signup-with-payment", limit("signUp"));

  router.openapi(getUser, (c) => c.json(presentUser(userOf(c)), 200));

  router.openapi(postLogin, async (c) => {
    const userId = await loginCarefully(c.var.deps, tries, c.req.valid("json"), deviceOf(c));
    await enter(c, userId);
    return c.json({ success: true as const, userId }, 200);
  });

  router.openapi(postCheckEmail, async (c) => {
    const { email, password } = c.req.valid("json");
    if (password !== undefined) await refuseGuessedPassword(c.var.deps, password, "password");
    return c.json({ exists: await emailExists(c.var.deps, email) }, 200);
  });

  router.openapi(postSignUp, async (c) => {
    const userId = await signUpWithPayment(c.var.deps, c.req.valid("json"));
    await enter(c, userId);
    return c.json({ success: true as const, userId }, 201);
  });

  // Browser navigations. Another site must not sign a user out: it can only navigate here with Sec-Fetch-Site cross-site.
  router.get("/api/logout", async (c) => {
    const site = c.req.header("sec-fetch-site");
    if (site && site !== "same-origin" && site !== "none")
      throw new AppError("forbidden", "Sign out from a page of this site.");
    await endSession(c);
    return c.redirect("/", 302);
  });
  return router;
}
