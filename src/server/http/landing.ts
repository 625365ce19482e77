import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import type { MiddlewareHandler } from "hono";
import { landingOf } from "#server/marketing/service.ts";
import { fillLanding, landingFile, landingVariants } from "#shared/marketing/landing.ts";
import { policyWithInner } from "./security.ts";
import type { AppEnv } from "./session.ts";

type FilledPage = { plain: string; brotli: Uint8Array<ArrayBuffer>; etag: string; policy: string };

const sha256 = (text: string) => createHash("sha256").update(text);

/** The hash of what the build put into the page inside this element. */
const hashOf = (element: "style" | "script", page: string): string =>
  sha256(new RegExp(`<${element}>([\\s\\S]*?)</${element}>`).exec(page)?.[1] ?? "").digest("base64");

/** As small as can be: once for each filled page, and the first packets of a slow line hold all of it. */
const compressed = (plain: string) =>
  promisify(brotliCompress)(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } });

async function filled(plain: string): Promise<FilledPage> {
  const brotli = await compressed(plain);
  const etag = `"${sha256(plain).digest("base64url").slice(0, 22)}"`;
  const policy = policyWithInner(hashOf("style", plain), hashOf("script", plain));
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
  let last: { key: string; page: Promise<FilledPage> } | null = null;
  return async (c, next) => {
    if (c.var.user) return next();
    const { variant, gaps } = landingOf(c.var.deps);
    const file = landingFile(variant);
    const key = file + JSON.stringify(gaps);
    if (last?.key !== key) last = { key, page: filled(fillLanding(built.get(file) ?? "", gaps)) };
    const page = await last.page;
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
