import type { Context } from "hono";
import type { AppEnv } from "./session.ts";

/** The address by which browsers know this site, without a path. */
export const originOf = (c: Context<AppEnv>): string => new URL(c.var.deps.settings.PUBLIC_URL ?? c.req.url).origin;
