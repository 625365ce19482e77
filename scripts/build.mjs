// Builds dist/: the app and the client's page (dist/web), the landing page (dist/landing), the server (dist/server) and the PDF's fonts.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { extname, join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { build } from "vite";
import { installFonts } from "./fonts.mjs";
import { buildLanding } from "./landing.mjs";
import { buildOnPreact } from "./preact-pages.mjs";
import { buildServiceWorker } from "./service-worker.mjs";

const root = new URL("..", import.meta.url).pathname;
const COMPRESSED = new Set([".html", ".js", ".css", ".svg", ".json", ".webmanifest"]);

/** The server keeps its packages in node_modules; only our own files are put together. */
const buildServer = () =>
  build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: "warn",
    build: {
      ssr: true,
      target: "node20",
      outDir: "dist/server",
      emptyOutDir: true,
      rollupOptions: {
        input: {
          main: "src/server/main.ts",
          "pdf-child": "src/server/adapters/pdf/pdf-child.ts",
          "engine-thread": "src/server/db/pglite/engine-thread.ts",
          "db-export": "scripts/db-export.ts",
          "db-import": "scripts/db-import.ts",
          "db-restore": "scripts/db-restore.ts",
          "end-sessions": "scripts/end-sessions.ts",
        },
        output: { entryFileNames: "[name].js", chunkFileNames: "[name]-[hash].js" },
      },
    },
  });

function compressPages() {
  for (const entry of readdirSync(join(root, "dist/web"), { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !COMPRESSED.has(extname(entry.name))) continue;
    const file = join(entry.parentPath, entry.name);
    writeFileSync(
      `${file}.br`,
      brotliCompressSync(readFileSync(file), { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
    );
  }
}

// Whoever asks for it: with a test's or a developer's NODE_ENV the pages would be built for development.
process.env.NODE_ENV = "production";
installFonts();
await Promise.all([build({ root, logLevel: "warn" }), buildServer()]);
await buildServiceWorker(root);
// After the worker, which keeps the app for use without a line: these pages need one.
await buildOnPreact(root, "landing.html");
await buildLanding(root);
await buildOnPreact(root, "client-page.html");
compressPages();
