// Cuts the two faces to what the landing page writes with them: on one bar of signal each kilobyte is waited for.
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import subsetFont from "subset-font";

const require = createRequire(import.meta.url);
/** Besley stands in headings alone, all of one weight; Public Sans keeps the weights from text to totals. */
const faces = [
  { family: "Besley Variable", name: "besley", weights: 680, range: "400 900", typed: /[0-9A-Za-z$.,]/ },
  {
    family: "Public Sans Variable",
    name: "public-sans",
    weights: { min: 400, max: 720 },
    range: "100 900",
    typed: /./,
  },
];

/** What stands on the page, and of all that a keyboard types what `typed` allows: figures and names are filled in later. */
function lettersOf(page, typed) {
  const keys = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index));
  return [...new Set([...keys.filter((key) => typed.test(key)), ...page])].filter((letter) => letter >= " ").join("");
}

/**
 * Writes the cut faces for this text into `folder` (dist/web/assets). Answers their file names and the styles that name
 * them. Letters that they lack, as in a foreign name on the pad, are those of the device.
 */
export async function cutFaces(text, folder) {
  const cut = await Promise.all(
    faces.map(async ({ family, name, weights, range, typed }) => {
      const whole = readFileSync(require.resolve(`@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`));
      const font = await subsetFont(whole, lettersOf(text, typed), {
        targetFormat: "woff2",
        variationAxes: { wght: weights },
        keepFeatures: ["kern", "tnum"],
      });
      const file = `${name}-landing-${createHash("sha256").update(font).digest("base64url").slice(0, 8)}.woff2`;
      writeFileSync(join(folder, file), font);
      const source = `font-family:${family};font-weight:${range};font-display:swap;src:url(/assets/${file})format("woff2")`;
      return { file, css: `@font-face{${source}}` };
    }),
  );
  return { files: cut.map(({ file }) => file), css: cut.map(({ css }) => css).join("") };
}
