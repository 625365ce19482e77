import type { MiddlewareHandler } from "hono";
import { READS } from "./security.ts";
import type { AppEnv } from "./session.ts";

/** A write may queue jobs in its transaction, and a queue that still starts needs the database itself: it goes first. */
export const awaitJobs: MiddlewareHandler<AppEnv> = async (c, next) => {
  if (!READS.has(c.req.method)) await c.var.deps.jobs.ready();
  await next();
};
