// Makes the landing page at build time: one HTML file for each offer and kind of figures, in dist/landing, with gaps
// that only the running server can fill (src/shared/marketing/landing.ts).
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "vite";
import { cutFaces } from "./landing-fonts.mjs";

/** Names of classes as short as can be: the page is to come in few packets. */
function shortNames() {
  const names = new Map();
  return (name, file) => {
    const key = `${file} ${name}`;
    if (!names.has(key)) names.set(key, `l${names.size.toString(36)}`);
    return names.get(key);
  };
}

/** The page's components as a module of Node, and the styles of all of them. */
async function buildPrerender(root, outDir) {
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: "warn",
    css: { modules: { generateScopedName: shortNames() } },
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
  const page = await import(pathToFileURL(join(outDir, "prerender.mjs")).href);
  return { page, css: css.join("").trim() };
}

/** The page around its content, from what the build of all pages made of landing.html. */
function shellOf(built, { page, css, fonts }) {
  const preloads = fonts.files.map(
    (file) => `<link rel="preload" href="/assets/${file}" as="font" type="font/woff2" crossorigin>`,
  );
  const [, script] = /<script type="module"[^>]* src="([^"]+)">/.exec(built);
  return (
    built
      .replace("<!--structured-data-->", () => page.renderStructuredData())
      // Nothing that is seen waits for the script: words and faces come before it, and it is asked for once they are painted.
      .replaceAll(/<link rel="modulepreload"[^>]*>\s*/g, "")
      .replace(/<script type="module"[^>]* src="([^"]+)"><\/script>\s*/, "")
      .replace(
        "</body>",
        () => `<script>requestAnimationFrame(()=>setTimeout(()=>import("${script}")))</script></body>`,
      )
      // The styles stand in the page, which saves a way to the server; the policy names them and that script by their hash.
      .replace("</title>", () => `</title>${preloads.join("")}<style>${css}${fonts.css}</style>`)
  );
}

/** Writes dist/landing from dist/web/landing.html, which goes: nobody is to see the page with its gaps. */
export async function buildLanding(root) {
  const outDir = join(root, "dist/prerender");
  const { page, css } = await buildPrerender(root, outDir);
  const contents = page.landingVariants.map((variant) => ({
    file: page.landingFile(variant),
    content: page.renderLanding(variant),
  }));
  const text = contents.map(({ content }) => content.replaceAll(/<[^>]*>/g, "")).join("");
  const fonts = await cutFaces(text, join(root, "dist/web/assets"));
  const shell = shellOf(readFileSync(join(root, "dist/web/landing.html"), "utf8"), { page, css, fonts });
  const folder = join(root, "dist/landing");
  mkdirSync(folder, { recursive: true });
  for (const { file, content } of contents)
    writeFileSync(
      join(folder, file),
      shell.replace("<!--page-->", () => content),
    );
  rmSync(join(root, "dist/web/landing.html"));
  rmSync(outDir, { recursive: true });
}
