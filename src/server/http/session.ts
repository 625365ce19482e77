import type { Context, MiddlewareHandler } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import { DAY_MS } from "#shared/dates.ts";
import { isLoopback } from "#shared/hosts.ts";
import { requireSubscription } from "#server/accounts/rules.ts";
import {
  findSessionUser,
  removeSession,
  storeSession,
  touchSession,
  type SessionUser,
} from "#server/accounts/store.ts";
import { accountId, contextOf, type Ctx, type Deps } from "#server/context.ts";
import { AppError } from "#server/errors.ts";
import { newId } from "#server/ids.ts";
import { hashOfSecret, newSecret } from "#server/secrets.ts";

const SESSION_COOKIE = "bidspoke_session";
/** A session ends so long after its sign-in, and sooner when nobody uses it: as long as people are away on holiday. */
const SESSION_DAYS = 30;
const UNUSED_DAYS = 14;
/** How exactly "last used" is known: a write for each request would tell more than anybody asks. */
const SEEN_EVERY_MS = 900_000;
const LONGEST_USER_AGENT = 300;
/** Asked by what looks after servers: they must answer when the database, which knows the sessions, does not. */
const OF_THE_SERVER = new Set(["/api/health", "/api/ready", "/api/metrics"]);

/** What middleware leaves for the routes. */
export type AppEnv = {
  Variables: {
    deps: Deps;
    requestId: string;
    user: SessionUser | null;
    sessionId: string | null;
    /** Whose request it is, or has become by a sign-in. */
    actor: string | null;
  };
};

export function cookieOptions(c: Context<AppEnv>) {
  const url = new URL(c.var.deps.settings.PUBLIC_URL ?? c.req.url);
  return { path: "/", httpOnly: true, sameSite: "Lax", secure: !isLoopback(url.hostname) } as const;
}

/** On an encrypted line a cookie's name says that neither another host nor a plain line set it (RFC 6265bis, 4.1.3). */
export function cookieName(c: Context<AppEnv>, name: string, path = "/"): string {
  if (!cookieOptions(c).secure) return name;
  return `${path === "/" ? "__Host-" : "__Secure-"}${name}`;
}

const expiryOf = (createdAt: Date, usedAt: Date): Date =>
  new Date(Math.min(createdAt.getTime() + SESSION_DAYS * DAY_MS, usedAt.getTime() + UNUSED_DAYS * DAY_MS));

/** Starts a session of this user with a new id, and ends the one that the browser brought. */
export async function startSession(c: Context<AppEnv>, userId: string): Promise<void> {
  await endSession(c);
  c.set("actor", userId);
  const token = newSecret();
  const now = c.var.deps.now();
  const expire = expiryOf(now, now);
  const userAgent = (c.req.header("user-agent") ?? "").slice(0, LONGEST_USER_AGENT);
  await storeSession(c.var.deps.db, { sid: hashOfSecret(token), userId, userAgent, now, expire });
  setCookie(c, cookieName(c, SESSION_COOKIE), token, { ...cookieOptions(c), maxAge: SESSION_DAYS * 86_400 });
}

/** Ends the browser's session, if it has one. */
export async function endSession(c: Context<AppEnv>): Promise<void> {
  const token = getCookie(c, cookieName(c, SESSION_COOKIE));
  if (!token) return;
  await removeSession(c.var.deps.db, hashOfSecret(token));
  deleteCookie(c, cookieName(c, SESSION_COOKIE), cookieOptions(c));
}

const knowsSessions = (path: string) => path === "/" || (path.startsWith("/api/") && !OF_THE_SERVER.has(path));

/** Gives each request its id and adapters, and finds the signed-in user of its cookie. */
export function session(deps: Deps): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    c.set("deps", deps);
    c.set("requestId", newId());
    const token = knowsSessions(c.req.path) ? getCookie(c, cookieName(c, SESSION_COOKIE)) : undefined;
    const now = deps.now();
    const found = token ? await findSessionUser(deps.db, hashOfSecret(token), now) : null;
    c.set("user", found?.user ?? null);
    c.set("actor", found?.user.id ?? null);
    c.set("sessionId", found && token ? hashOfSecret(token) : null);
    if (found && token && now.getTime() - found.seenAt.getTime() > SEEN_EVERY_MS)
      await touchSession(deps.db, hashOfSecret(token), now, expiryOf(found.createdAt, now));
    await next();
  };
}

/** The signed-in user. Throws `signed_out` (401) when there is none. */
export function userOf(c: Context<AppEnv>): SessionUser {
  if (!c.var.user) throw new AppError("signed_out", "Authentication required");
  return c.var.user;
}

/** The context of the signed-in user's account. Throws `signed_out` (401) when there is none. */
export const ctxOf = (c: Context<AppEnv>): Ctx => contextOf(c.var.deps, accountId(userOf(c).id));

/** The context of an account whose subscription lets it create documents. Throws `subscription_ended` (402) otherwise. */
export function subscriberCtxOf(c: Context<AppEnv>): Ctx {
  requireSubscription(userOf(c), c.var.deps.now());
  return ctxOf(c);
}
