import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import type { MiddlewareHandler } from "hono";
import { landingOf } from "#server/marketing/service.ts";
import { fillLanding, landingFile, landingVariants } from "#shared/marketing/landing.ts";
import { policyWithStyle } from "./security.ts";
import type { AppEnv } from "./session.ts";

type FilledPage = { plain: string; brotli: Uint8Array<ArrayBuffer>; etag: string; policy: string };

/** The page's own styles, as the build put them into it. */
const stylesOf = (page: string): string => /<style>([\s\S]*?)<\/style>/.exec(page)?.[1] ?? "";

function filled(plain: string): FilledPage {
  const brotli = brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });
  const etag = `"${createHash("sha256").update(plain).digest("base64url").slice(0, 22)}"`;
  const policy = policyWithStyle(createHash("sha256").update(stylesOf(plain)).digest("base64"));
  return { plain, brotli: new Uint8Array(brotli), etag, policy };
}

/**
 * Serves the landing page to signed-out visitors: built beforehand in `root`, with today's prices in its gaps. Who is
 * signed in gets the app, which takes them to the dashboard or to where they were going.
 */
export function landingPage(root: string): MiddlewareHandler<AppEnv> {
  const built = new Map(
    landingVariants.map((variant) => {
      const file = landingFile(variant);
      return [file, readFileSync(join(root, file), "utf8")];
    }),
  );
  let last: { key: string; page: FilledPage } | null = null;
  return async (c, next) => {
    if (c.var.user) return next();
    const { variant, gaps } = landingOf(c.var.deps);
    const file = landingFile(variant);
    const key = file + JSON.stringify(gaps);
    if (last?.key !== key) last = { key, page: filled(fillLanding(built.get(file) ?? "", gaps)) };
    const { page } = last;
    const headers = {
      "content-type": "text/html; charset=utf-8",
      "cache-control": "private, no-cache",
      etag: page.etag,
      "content-security-policy": page.policy,
      vary: "accept-encoding, cookie",
    };
    if (c.req.header("if-none-match") === page.etag) return c.body(null, 304, headers);
    if (/\bbr\b/.test(c.req.header("accept-encoding") ?? ""))
      return c.body(page.brotli, 200, { ...headers, "content-encoding": "br" });
    return c.body(page.plain, 200, headers);
  };
}
