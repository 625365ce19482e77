import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import faces from "../../../../templates/fonts.json" with { type: "json" };

/** Where the template and the faces lie, and a hash of all that shapes a page besides its data. */
export interface PdfAssets {
  root: string;
  templates: string;
  fonts: string;
  hash: string;
}

/** The nearest folder upwards that holds the template: source and bundle lie at different depths. */
function findRoot(start: string): string {
  let folder = start;
  while (!existsSync(join(folder, "templates", "document.typ"))) {
    const parent = dirname(folder);
    if (parent === folder) throw new Error(`templates/document.typ is in no folder above ${start}.`);
    folder = parent;
  }
  return folder;
}

/** Finds and checks what the typesetter needs. Throws with what to do when a face is missing. */
export function findPdfAssets(): PdfAssets {
  const root = findRoot(dirname(fileURLToPath(import.meta.url)));
  const templates = join(root, "templates");
  const fonts = join(root, ".cache", "fonts");
  const missing = faces.faces.map(({ file }) => basename(file)).filter((file) => !existsSync(join(fonts, file)));
  if (missing.length > 0) {
    throw new Error(`Faces of the PDF are missing: ${missing.join(", ")}. Run: node scripts/fonts.mjs`);
  }
  const hash = createHash("sha256");
  for (const file of readdirSync(templates).sort()) hash.update(file).update(readFileSync(join(templates, file)));
  return { root, templates, fonts, hash: hash.digest("hex") };
}
