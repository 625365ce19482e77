import { createHmac } from "node:crypto";
import type { MiddlewareHandler } from "hono";
import { matchedRoutes } from "hono/route";
import type { AppEnv } from "./session.ts";

const METHODS = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

const REFERENCE_DIGITS = 16;

/** The same account has the same reference as long as the key is the same; nobody reads an account from one without it. */
const referenceOf = (key: string, userId: string): string =>
  createHmac("sha256", key).update(userId).digest("hex").slice(0, REFERENCE_DIGITS);

/**
 * One line and one measurement for each call of the API: the pattern of its route, never the address itself, which may
 * hold an id or a secret; no header, no address of a client, nothing that was sent; of the account a reference by `key`.
 */
export const requestLog =
  (key: string): MiddlewareHandler<AppEnv> =>
  async (c, next) => {
    const began = performance.now();
    await next();
    const ms = performance.now() - began;
    const { deps, requestId, actor } = c.var;
    const route = matchedRoutes(c).findLast(({ path }) => !path.endsWith("*"))?.path ?? "unmatched";
    const method = METHODS.has(c.req.method) ? c.req.method : "OTHER";
    const { status } = c.res;
    deps.metrics.request({ method, route, status }, ms / 1000);
    const level = deps.settings.NODE_ENV === "production" ? "info" : "debug";
    deps.logger[level](
      { requestId, method, route, status, ms: Math.round(ms), account: actor && referenceOf(key, actor) },
      "request",
    );
  };
