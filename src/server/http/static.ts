import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { extname, join, relative, sep } from "node:path";
import type { MiddlewareHandler } from "hono";
import { isClientPage } from "./client-pages.ts";
import type { AppEnv } from "./session.ts";

const types: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".webp": "image/webp",
  ".ico": "image/x-icon",
  ".woff2": "font/woff2",
  ".json": "application/json",
  ".webmanifest": "application/manifest+json",
  ".txt": "text/plain; charset=utf-8",
};

interface Asset {
  type: string;
  etag: string;
  /** Hashed names never change their content. */
  cache: string;
  plain: Uint8Array<ArrayBuffer>;
  brotli: Uint8Array<ArrayBuffer> | null;
}

const bytesOf = (path: string) => new Uint8Array(readFileSync(path));

/** Reads the built pages once: they are small, and a request then touches no disk. */
function readAssets(root: string): Map<string, Asset> {
  const assets = new Map<string, Asset>();
  for (const entry of readdirSync(root, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || entry.name.endsWith(".br")) continue;
    const file = join(entry.parentPath, entry.name);
    const path = `/${relative(root, file).split(sep).join("/")}`;
    const plain = bytesOf(file);
    assets.set(path, {
      type: types[extname(entry.name)] ?? "application/octet-stream",
      etag: `"${createHash("sha256").update(plain).digest("base64url").slice(0, 22)}"`,
      cache: path.startsWith("/assets/") ? "public, max-age=31536000, immutable" : "no-cache",
      plain,
      brotli: existsSync(`${file}.br`) ? bytesOf(`${file}.br`) : null,
    });
  }
  return assets;
}

/** Serves the built pages: files by their path, and the page itself for every other address, whose routes are its own. */
export function staticFiles(root: string): MiddlewareHandler<AppEnv> {
  const assets = readAssets(root);
  const page = assets.get("/index.html");
  const clientPage = assets.get("/client-page.html");
  const pageAt = (path: string) => (isClientPage(path) ? clientPage : extname(path) === "" ? page : undefined);
  return async (c) => {
    const asset = assets.get(c.req.path) ?? pageAt(c.req.path);
    if (!asset || (c.req.method !== "GET" && c.req.method !== "HEAD")) return c.text("Not Found", 404);
    const headers = {
      "content-type": asset.type,
      "cache-control": asset.cache,
      etag: asset.etag,
      vary: "accept-encoding",
    };
    if (c.req.header("if-none-match") === asset.etag) return c.body(null, 304, headers);
    if (asset.brotli && /\bbr\b/.test(c.req.header("accept-encoding") ?? ""))
      return c.body(asset.brotli, 200, { ...headers, "content-encoding": "br" });
    return c.body(asset.plain, 200, headers);
  };
}
