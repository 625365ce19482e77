// Makes the landing page at build time: one HTML file for each offer and kind of figures, in dist/landing, with gaps
// that only the running server can fill (src/shared/marketing/landing.ts).
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
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

/** The page's components as a module of Node, the styles of the first picture, and the file of those below the fold. */
async function buildPrerender(root, outDir) {
  const { output } = await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: "warn",
    css: { modules: { generateScopedName: shortNames() } },
    build: {
      ssr: true,
      ssrEmitAssets: true,
      assetsInlineLimit: 0,
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
  const page = await import(pathToFileURL(join(outDir, "prerender.mjs")).href);
  const styles = output.filter(({ fileName }) => fileName.endsWith(".css"));
  const named = (name) => styles.filter(({ names }) => names.includes(name));
  const [entry, [below]] = [named("prerender.css"), named("below-the-fold.css")];
  // What both share comes before what changes it, as it does when it is imported.
  const shared = styles.filter((file) => file !== below && !entry.includes(file));
  const first = [...shared, ...entry].map(({ source }) => source.trim()).join("");
  return { page, first, below: below.fileName };
}

const SCRIPT = /<script type="module"[^>]* src="([^"]+)"><\/script>\s*/;

/** The page around its content, from what the build of all pages made of landing.html. */
function shellOf(built, { page, first, fonts }) {
  const preloads = fonts.files.map(
    (file) => `<link rel="preload" href="/assets/${file}" as="font" type="font/woff2" crossorigin>`,
  );
  return (
    built
      .replace("<!--structured-data-->", () => page.renderStructuredData())
      // Nothing that is seen waits for the script: the content asks for it (src/web/landing/later-files.tsx).
      .replaceAll(/<link rel="modulepreload"[^>]*>\s*/g, "")
      .replace(SCRIPT, "")
      // The first styles stand in the page, which saves a way to the server; the policy names them by their hash.
      .replace("</title>", () => `</title>${preloads.join("")}<style>${first}${fonts.css}</style>`)
  );
}

/** Writes dist/landing from dist/web/landing.html, which goes: nobody is to see the page with its gaps. */
export async function buildLanding(root) {
  const outDir = join(root, "dist/prerender");
  const { page, first, below } = await buildPrerender(root, outDir);
  copyFileSync(join(outDir, below), join(root, "dist/web", below));
  const built = readFileSync(join(root, "dist/web/landing.html"), "utf8");
  const later = { styles: `/${below}`, script: SCRIPT.exec(built)[1] };
  const contents = page.landingVariants.map((variant) => ({
    file: page.landingFile(variant),
    content: page.renderLanding(variant, later),
  }));
  const text = contents.map(({ content }) => content.replaceAll(/<[^>]*>/g, "")).join("");
  const fonts = await cutFaces(text, join(root, "dist/web/assets"));
  const shell = shellOf(built, { page, first, fonts });
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
