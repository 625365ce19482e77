import { execFileSync } from "node:child_process";

/** What a reader finds in a PDF, by poppler's tools; for tests. */
function poppler(tool: "pdftotext" | "pdfinfo" | "pdffonts", options: string[], pdf: Uint8Array): string {
  const files = tool === "pdftotext" ? ["-", "-"] : ["-"];
  return execFileSync(tool, [...options, ...files], {
    input: pdf,
    encoding: "utf8",
    maxBuffer: 64_000_000,
    stdio: ["pipe", "pipe", "ignore"],
  });
}

/** The text in reading order, white space made single. */
export const textOf = (pdf: Uint8Array): string => poppler("pdftotext", [], pdf).replace(/\s+/gu, " ");

/** The lines of the page as they stand, each with single spaces. */
export const linesOf = (pdf: Uint8Array): string[] =>
  poppler("pdftotext", ["-layout"], pdf)
    .split("\n")
    .map((line) => line.replace(/\s+/gu, " ").trim());

/** `pdfinfo`'s table: "Pages", "Tagged", "Title" and so on. */
export function infoOf(pdf: Uint8Array): Record<string, string> {
  const rows = poppler("pdfinfo", [], pdf).matchAll(/^(.+?):\s+(.*)$/gm);
  return Object.fromEntries(Array.from(rows, ([, name = "", value = ""]) => [name, value]));
}

/** The names of the faces in it, without their subset tags. */
export const facesOf = (pdf: Uint8Array): string[] =>
  poppler("pdffonts", [], pdf)
    .split("\n")
    .slice(2)
    .flatMap((line) => /\+(\S+)/.exec(line)?.[1] ?? []);

/** The roles in its structure tree: "H1", "Table", "TH" and so on. */
export const rolesIn = (pdf: Uint8Array): string[] => [
  ...new Set(Array.from(poppler("pdfinfo", ["-struct"], pdf).matchAll(/^\s*(\w+)/gm), ([, role = ""]) => role)),
];

/** A word of the first page and its box, in points from the top left. */
export interface PageWord {
  text: string;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const WORD = /<word xMin="([\d.]+)" yMin="([\d.]+)" xMax="([\d.]+)" yMax="([\d.]+)">(.*?)<\/word>/g;

export function wordsOf(pdf: Uint8Array): PageWord[] {
  const xml = poppler("pdftotext", ["-bbox", "-l", "1"], pdf);
  return Array.from(xml.matchAll(WORD), ([, left, top, right, bottom, text = ""]) => ({
    text,
    left: Number(left),
    right: Number(right),
    top: Number(top),
    bottom: Number(bottom),
  }));
}

/** The first page as dots, two to a point, without smoothing: every dot has a colour that was asked for. */
export function dotsOf(pdf: Uint8Array) {
  const options = ["-r", "144", "-l", "1", "-aa", "no", "-aaVector", "no", "-"];
  const ppm = execFileSync("pdftoppm", options, { input: pdf, maxBuffer: 64_000_000 });
  const [head = "", width = "0", height = "0"] = /^P6\s(\d+)\s(\d+)\s255\s/.exec(ppm.toString("latin1", 0, 40)) ?? [];
  const at = (dot: number) => `#${ppm.toString("hex", head.length + 3 * dot, head.length + 3 * dot + 3)}`;
  return {
    /** The colour at a place in points. */
    at: (x: number, y: number) => at(Math.round(y * 2) * Number(width) + Math.round(x * 2)),
    /** How many dots have each colour. */
    counts: () => {
      const counts = new Map<number, number>();
      for (let dot = 0; dot < Number(width) * Number(height); dot += 1) {
        const color = ppm.readUIntBE(head.length + 3 * dot, 3);
        counts.set(color, (counts.get(color) ?? 0) + 1);
      }
      return new Map(Array.from(counts, ([color, count]) => [`#${color.toString(16).padStart(6, "0")}`, count]));
    },
  };
}
