// Makes the landing page at build time: one HTML file for each offer and kind of figures, in dist/landing, with gaps
// that only the running server can fill (src/shared/marketing/landing.ts).
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "vite";

const FONTS = /(public-sans|besley)-latin-wght-normal-[\w-]+\.woff2$/;

/** The page's components as a module of Node, and the styles of all of them. */
async function buildPrerender(root, outDir) {
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: "warn",
    build: {
      ssr: true,
      ssrEmitAssets: true,
      assetsInlineLimit: 0,
      cssCodeSplit: false,
      cssMinify: true,
      target: "node20",
      outDir,
      emptyOutDir: true,
      rollupOptions: {
        input: { prerender: "src/web/landing/prerender.tsx" },
        output: { entryFileNames: "[name].mjs" },
      },
    },
  });
  const assets = readdirSync(join(outDir, "assets"));
  const css = assets
    .filter((name) => name.endsWith(".css"))
    .map((name) => readFileSync(join(outDir, "assets", name), "utf8"));
  for (const name of assets)
    if (name.endsWith(".woff2")) cpSync(join(outDir, "assets", name), join(root, "dist/web/assets", name));
  return {
    page: await import(pathToFileURL(join(outDir, "prerender.mjs")).href),
    css: css.join("").trim(),
    fonts: assets.filter((name) => FONTS.test(name)),
  };
}

/** Writes dist/landing from dist/web/landing.html, which goes: nobody is to see the page with its gaps. */
export async function buildLanding(root) {
  const outDir = join(root, "dist/prerender");
  const { page, css, fonts } = await buildPrerender(root, outDir);
  const preloads = fonts
    .map((name) => `<link rel="preload" href="/assets/${name}" as="font" type="font/woff2" crossorigin>`)
    .join("");
  const shell = readFileSync(join(root, "dist/web/landing.html"), "utf8")
    .replace("<!--structured-data-->", () => page.renderStructuredData())
    // The styles stand in the page, which saves a way to the server; the policy names them by their hash.
    .replace("</title>", () => `</title>${preloads}<style>${css}</style>`);
  const folder = join(root, "dist/landing");
  mkdirSync(folder, { recursive: true });
  for (const variant of page.landingVariants)
    writeFileSync(
      join(folder, page.landingFile(variant)),
      shell.replace("<!--page-->", () => page.renderLanding(variant)),
    );
  rmSync(join(root, "dist/web/landing.html"));
  rmSync(outDir, { recursive: true });
}
