import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The folder of the migrations, seen from the sources and from the built server alike. */
export function migrationsFolder(): string {
  for (let folder = dirname(fileURLToPath(import.meta.url)); ; folder = dirname(folder)) {
    const candidate = join(folder, "db/migrations");
    if (existsSync(join(candidate, "meta/_journal.json"))) return candidate;
    if (folder === dirname(folder)) throw new Error("The folder db/migrations is missing: is this installation whole?");
  }
}
