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
