import type { Context, MiddlewareHandler } from "hono";
import { AppError } from "#server/errors.ts";
import { isClientPage } from "./client-pages.ts";
import type { AppEnv } from "./session.ts";

/** What the card provider's form needs: its script, its frames, and its API. */
const PROVIDER = {
  script: " https://js.stripe.com https://*.js.stripe.com",
  frame: " https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com",
  connect: " https://api.stripe.com",
};
const NOTHING_ELSE = { script: "", frame: "", connect: "" };

const policyWith = (more: typeof PROVIDER, style = ""): string =>
  [
    "default-src 'self'",
    `script-src 'self'${more.script}`,
    `style-src 'self'${style}`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self'${more.connect}`,
    "media-src 'self' blob:",
    `frame-src 'self' blob:${more.frame}`,
    "frame-ancestors 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "object-src 'none'",
  ].join("; ");

const policy = policyWith(NOTHING_ELSE);
/** The one page on which the provider's script runs. */
const CARD_PAGE = "/payment-setup";
const cardPolicy = policyWith(PROVIDER);

/** A client's page shows a document and sends an answer: nothing else, and inside nobody's frame. */
const clientPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "form-action 'none'",
].join("; ");

function policyFor(c: Context<AppEnv>): string {
  if (isClientPage(c.req.path)) return clientPolicy;
  return c.req.path === CARD_PAGE && c.var.deps.payments.name === "stripe" ? cardPolicy : policy;
}

/** The policy of a page that brings a style and a script inside itself, named by their SHA-256 in base64. */
export const policyWithInner = (style: string, script: string): string =>
  policyWith({ ...NOTHING_ELSE, script: ` 'sha256-${script}'` }, ` 'sha256-${style}'`);

/** A year of encrypted lines alone, once the site is known to have them. */
const ENCRYPTED = "max-age=31536000; includeSubDomains";

/** Headers that every answer carries. */
export const securityHeaders: MiddlewareHandler<AppEnv> = async (c, next) => {
  await next();
  const headers = c.res.headers;
  // A mail that is shown brings a policy of its own, narrower but for its styles.
  if (!headers.has("content-security-policy")) headers.set("content-security-policy", policyFor(c));
  headers.set("x-content-type-options", "nosniff");
  if (c.var.deps.settings.PUBLIC_URL?.startsWith("https:")) headers.set("strict-transport-security", ENCRYPTED);
  const isSecret = isClientPage(c.req.path);
  headers.set("referrer-policy", isSecret ? "no-referrer" : "strict-origin-when-cross-origin");
  if (isSecret) headers.set("x-robots-tag", "noindex, nofollow, noarchive");
  headers.set("x-frame-options", "SAMEORIGIN");
  headers.set("permissions-policy", "microphone=(self), camera=(), geolocation=()");
  headers.set("cross-origin-opener-policy", "same-origin");
  headers.set("x-request-id", c.var.requestId);
  if (c.req.path.startsWith("/api/") && !headers.has("cache-control")) headers.set("cache-control", "no-store");
};

export const READS = new Set(["GET", "HEAD", "OPTIONS"]);

/** Sent by machines that prove themselves by a signature. */
const SIGNED = "/api/webhooks/";

/** A write must come from a page of this site: its Origin names the host that was asked, or PUBLIC_URL. */
export const sameOriginWrites: MiddlewareHandler<AppEnv> = async (c, next) => {
  if (!READS.has(c.req.method) && !c.req.path.startsWith(SIGNED)) {
    const origin = c.req.header("origin");
    const publicUrl = c.var.deps.settings.PUBLIC_URL;
    const own = publicUrl ? new URL(publicUrl).host : new URL(c.req.url).host;
    if (!origin || !URL.canParse(origin) || new URL(origin).host !== own)
      throw new AppError("forbidden", "This request did not come from a page of this site.");
  }
  await next();
};
