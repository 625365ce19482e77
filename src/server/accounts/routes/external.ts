import type { Context } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import { z } from "zod";
import { isOwnPath } from "#shared/accounts/own-path.ts";
import type { ExternalProblem } from "#shared/accounts/schema.ts";
import type { IdentityProvider } from "#server/adapters/identity/identity.ts";
import { createRouter } from "#server/http/openapi.ts";
import type { RateLimits } from "#server/http/rate-limits.ts";
import { cookieName, cookieOptions, type AppEnv } from "#server/http/session.ts";
import { attributeReferral } from "#server/referrals/service.ts";
import { enter } from "../routes.ts";
import { enterExternally, hasSubscription } from "../service/external.ts";

const CALLBACK = "/api/login/callback";
/** What a sign-in remembers while its owner is at the provider. In the browser, so that any server can finish it. */
const FLOW_COOKIE = "bidspoke_sign_in";
const FLOW_SECONDS = 900;
const flowSchema = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  returnTo: z.string().refine(isOwnPath).nullable(),
  referralCode: z.string().max(50).nullable(),
});
type Flow = z.output<typeof flowSchema>;

const FLOW_PATH = "/api/login";
const flowCookie = (c: Context<AppEnv>) => cookieName(c, FLOW_COOKIE, FLOW_PATH);
const flowCookieOptions = (c: Context<AppEnv>) => ({ ...cookieOptions(c), path: FLOW_PATH });

function readFlow(c: Context<AppEnv>): Flow | null {
  try {
    return flowSchema.parse(JSON.parse(Buffer.from(getCookie(c, flowCookie(c)) ?? "", "base64url").toString()));
  } catch {
    return null;
  }
}

const refuse = (c: Context<AppEnv>, problem: ExternalProblem) => c.redirect(`/auth?external=${problem}`, 302);

async function begin(c: Context<AppEnv>, provider: IdentityProvider) {
  const { deps } = c.var;
  const { returnTo = "", ref = "", anew } = c.req.query();
  try {
    const { url, flow } = await provider.begin(deps.address() + CALLBACK, { anew: anew !== undefined });
    const remembered: Flow = {
      ...flow,
      returnTo: isOwnPath(returnTo) ? returnTo : null,
      referralCode: ref === "" ? null : ref.slice(0, 50),
    };
    const value = Buffer.from(JSON.stringify(remembered)).toString("base64url");
    setCookie(c, flowCookie(c), value, { ...flowCookieOptions(c), maxAge: FLOW_SECONDS });
    return c.redirect(url.href, 302);
  } catch (err) {
    deps.logger.warn({ err }, "the external sign-in does not answer");
    return refuse(c, "unavailable");
  }
}

async function finish(c: Context<AppEnv>, provider: IdentityProvider) {
  const { deps } = c.var;
  const flow = readFlow(c);
  deleteCookie(c, flowCookie(c), flowCookieOptions(c));
  if (!flow) return refuse(c, "unfinished");
  // The provider compares the address that it was given: ours, whatever a proxy in between calls this request.
  const address = new URL(CALLBACK + new URL(c.req.url).search, deps.address());
  const person = await provider.finish(address, flow).catch((err: unknown) => {
    deps.logger.warn({ err }, "an external sign-in was not finished");
    return null;
  });
  if (!person) return refuse(c, "unfinished");
  await deps.jobs.ready();
  const outcome = await enterExternally(deps, person);
  if (outcome.kind === "refused") return refuse(c, outcome.problem);
  if (outcome.isNew && flow.referralCode && person.email)
    await attributeReferral(deps, {
      refereeId: outcome.userId,
      refereeEmail: person.email,
      code: flow.referralCode,
    });
  await enter(c, outcome.userId);
  if (!(await hasSubscription(deps, outcome.userId))) return c.redirect("/subscribe", 302);
  return c.redirect(flow.returnTo ?? "/auth", 302);
}

/** Browser navigations: to the provider and back. Without a provider the sign-in is our own page. */
export function externalSignInRoutes(limit: RateLimits) {
  const router = createRouter();
  router.use(CALLBACK, limit("signIn"));
  router.get("/api/login", (c) => {
    const { identity } = c.var.deps;
    return identity ? begin(c, identity) : c.redirect("/auth", 302);
  });
  router.get(CALLBACK, (c) => {
    const { identity } = c.var.deps;
    return identity ? finish(c, identity) : c.redirect("/auth", 302);
  });
  return router;
}
