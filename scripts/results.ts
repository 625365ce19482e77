// What a child process measured or found, handed to the script that started it and written into a page.
import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { z } from "zod";

/** Names the file that results are appended to. Without it, noting one does nothing. */
const FILE = "RESULTS_FILE";

/** Notes one result for the script that started this process. */
export function noteResult(result: object): void {
  const file = process.env[FILE];
  if (file) appendFileSync(file, `${JSON.stringify(result)}\n`);
}

/** Runs `work` with the environment that its child processes need, and answers with what they noted, in order. */
export function collectResults<T>(schema: z.ZodType<T>, work: (environment: NodeJS.ProcessEnv) => void): T[] {
  const folder = mkdtempSync(join(tmpdir(), "bidspoke-results-"));
  const file = join(folder, "results");
  try {
    work({ ...process.env, [FILE]: file });
    const lines = existsSync(file) ? readFileSync(file, "utf8").trim().split("\n") : [];
    return lines.map((line) => schema.parse(JSON.parse(line)));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** A table of Markdown. */
export const tableOf = (heads: readonly string[], rows: readonly (readonly string[])[]): string =>
  [heads, heads.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |\n`).join("");

/** Replaces what stands in the page from the first place of `from` on; what was written by hand above it stays. */
export function rewriteFrom(page: string, from: string, text: string): void {
  const before = readFileSync(page, "utf8");
  const at = before.indexOf(from);
  if (at < 0) throw new Error(`${page} has no "${from}".`);
  writeFileSync(page, before.slice(0, at) + text);
}
