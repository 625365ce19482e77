// npm run faults: the long faults (test/faults, as root on Linux: they mount disks), and those of `npm test` with more
// rounds; writes what was found to docs/faults.md when all of them held.
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { z } from "zod";
import { buildWhenChanged, root } from "./prepare.mjs";

process.chdir(root);
const PAGE = "docs/faults.md";
/** Above it stands what was written by hand. */
const TABLE = /\| what fails \|[\s\S]*$/;
const resultSchema = z.object({ fault: z.string(), done: z.string(), found: z.string() });

const folder = mkdtempSync(join(tmpdir(), "bidspoke-faults-"));
const file = join(folder, "results");
buildWhenChanged();
const { status } = spawnSync(
  join(root, "node_modules/.bin/vitest"),
  ["run", "--project", "faults", "--no-file-parallelism"],
  {
    stdio: "inherit",
    env: { ...process.env, FAULTS_FILE: file },
  },
);
if (status === 0) {
  const results = readFileSync(file, "utf8")
    .trim()
    .split("\n")
    .map((line) => resultSchema.parse(JSON.parse(line)));
  const rows = results.map(({ fault, done, found }) => `| ${fault} | ${done} | ${found} |`);
  const page = readFileSync(PAGE, "utf8");
  writeFileSync(
    PAGE,
    page.replace(TABLE, `| what fails | what was done | what was found |\n|---|---|---|\n${rows.join("\n")}\n`),
  );
}
rmSync(folder, { recursive: true });
process.exitCode = status ?? 1;
