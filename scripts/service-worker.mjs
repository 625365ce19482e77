// Builds dist/web/service-worker.js from the files of dist/web: their names and hashes are written into it, so that a
// new build is a new worker, and a worker installs its own build's files or none.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { extname, join, relative } from "node:path";
import { build } from "vite";

/** The page of the app, which stands for each of its screens. */
const SHELL = "/index.html";
const NEEDED = new Set([".js", ".css", ".svg", ".webmanifest"]);
/** The two faces of the screens. Those of themes come with the themes, over the line. */
const FACES = /\/(public-sans|besley)-latin-wght-[^/]+\.woff2$/;
/** Runs on one page alone, which needs the line anyway. */
const ONLINE_ONLY = /\/(stripe|payment)-[^/]+$/;

const isNeeded = (path) => path === SHELL || FACES.test(path) || (NEEDED.has(extname(path)) && !ONLINE_ONLY.test(path));

function listFiles(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(folder, join(entry.parentPath, entry.name))}`)
    .filter(isNeeded)
    .sort()
    .map((path) => {
      const hash = createHash("sha256")
        .update(readFileSync(join(folder, path)))
        .digest("base64");
      return { path, integrity: `sha256-${hash}` };
    });
}

/** `root` is the project's folder; the pages are built already. */
export async function buildServiceWorker(root) {
  const folder = join(root, "dist/web");
  const files = listFiles(folder);
  const version = createHash("sha256").update(JSON.stringify(files)).digest("hex").slice(0, 12);
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: "warn",
    define: { BUILD: JSON.stringify({ version, shell: SHELL, files }) },
    build: {
      outDir: folder,
      emptyOutDir: false,
      modulePreload: { polyfill: false },
      rollupOptions: {
        input: { "service-worker": "src/web/offline/worker/service-worker.ts" },
        output: { entryFileNames: "[name].js", format: "iife" },
      },
    },
  });
}
