import type { Context } from "hono";
import { getConnInfo } from "@hono/node-server/conninfo";
import type { AppEnv } from "./session.ts";

const LONGEST_ADDRESS = 45;
const ADDRESS = /^[\da-fA-F:.]+$/;

/**
 * Who stands before the trusted proxies. Each of them adds the address it was asked from at the end of
 * X-Forwarded-For, so the one that the outermost wrote stands as far from the end as there are proxies. What is left
 * of it the client wrote, and anybody can write anything there. Null when the header has not that many.
 */
export function forwardedAddress(header: string | undefined, proxies: number): string | null {
  if (proxies === 0 || header === undefined) return null;
  const address = header.split(",").at(-proxies)?.trim() ?? "";
  return address.length <= LONGEST_ADDRESS && ADDRESS.test(address) ? address : null;
}

/** The address that asks. Unknown (a request without a socket, as in a test) counts as one address. */
export function addressOf(c: Context<AppEnv>): string {
  const forwarded = forwardedAddress(c.req.header("x-forwarded-for"), c.var.deps.settings.TRUSTED_PROXIES);
  if (forwarded !== null) return forwarded;
  try {
    return getConnInfo(c).remote.address ?? "unknown";
  } catch {
    return "unknown";
  }
}
