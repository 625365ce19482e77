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

/** Each of the eight groups of an IPv6 address, without leading zeros. */
function groupsOf(address: string): string[] {
  const [head = "", tail] = address.split("::");
  const [before, after] = [head, tail ?? ""].map((part) => (part === "" ? [] : part.split(":")));
  const missing = tail === undefined ? 0 : 8 - (before?.length ?? 0) - (after?.length ?? 0);
  const groups = [...(before ?? []), ...Array.from({ length: Math.max(0, missing) }, () => "0"), ...(after ?? [])];
  return groups.map((group) => group.toLowerCase().replace(/^0+(?=.)/, ""));
}

/**
 * Whom a limit counts: an IPv4 address, and of IPv6 the network of 64 bits, since whoever has one address there has
 * all of them. Anything else stands for itself.
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  return address.includes(":") ? `${groupsOf(address).slice(0, 4).join(":")}::/64` : address;
}
