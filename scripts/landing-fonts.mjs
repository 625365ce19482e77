// Cuts the two faces to what the landing page writes with them: on one bar of signal each kilobyte is waited for.
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import subsetFont from "subset-font";

const require = createRequire(import.meta.url);
/** Besley stands in headings alone, all of one weight; Public Sans keeps the weights from text to totals. */
const faces = [
  { family: "Besley Variable", name: "besley", weights: 680, range: "400 900" },
  { family: "Public Sans Variable", name: "public-sans", weights: { min: 400, max: 720 }, range: "100 900" },
];

/** All that a keyboard types, and what else stands on the page: figures and names are filled in later. */
function lettersOf(page) {
  const typed = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index));
  return [...new Set([...typed, ...page])].filter((letter) => letter >= " ").sort();
}

const codesOf = (letters) => letters.map((letter) => `U+${letter.codePointAt(0).toString(16)}`).join(",");

/**
 * Writes the cut faces for this text into `folder` (dist/web/assets). Answers their file names and the styles that name
 * them: other letters, such as those of somebody's own words, are still those of the whole faces.
 */
export async function cutFaces(text, folder) {
  const letters = lettersOf(text);
  const cut = await Promise.all(
    faces.map(async ({ family, name, weights, range }) => {
      const whole = readFileSync(require.resolve(`@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`));
      const font = await subsetFont(whole, letters.join(""), {
        targetFormat: "woff2",
        variationAxes: { wght: weights },
      });
      const file = `${name}-landing-${createHash("sha256").update(font).digest("base64url").slice(0, 8)}.woff2`;
      writeFileSync(join(folder, file), font);
      const source = `font-family:${family};font-weight:${range};font-display:swap;src:url(/assets/${file})format("woff2")`;
      return { file, css: `@font-face{${source};unicode-range:${codesOf(letters)}}` };
    }),
  );
  return { files: cut.map(({ file }) => file), css: cut.map(({ css }) => css).join("") };
}
