import type { MiddlewareHandler } from "hono";
import { matchedRoutes } from "hono/route";
import type { AppEnv } from "./session.ts";

const METHODS = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

/**
 * One line and one measurement for each call of the API: the pattern of its route, never the address itself, which may
 * hold an id or a secret; no header, no address of a client, nothing that was sent.
 */
export const requestLog: MiddlewareHandler<AppEnv> = async (c, next) => {
  const began = performance.now();
  await next();
  const ms = performance.now() - began;
  const { deps, requestId, user } = c.var;
  const route = matchedRoutes(c).findLast(({ path }) => !path.endsWith("*"))?.path ?? "unmatched";
  const method = METHODS.has(c.req.method) ? c.req.method : "OTHER";
  const { status } = c.res;
  deps.metrics.request({ method, route, status }, ms / 1000);
  const level = deps.settings.NODE_ENV === "production" ? "info" : "debug";
  deps.logger[level]({ requestId, method, route, status, ms: Math.round(ms), signedIn: user !== null }, "request");
};
