// npm run faults: the long faults (test/faults, as root on Linux: they mount disks); writes what was found to
// docs/faults.md when all of them held.
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { z } from "zod";
import { buildWhenChanged, root } from "./prepare.mjs";
import { collectResults, rewriteFrom, tableOf } from "./results.ts";

process.chdir(root);
const HEADS = ["what fails", "what was done", "what was found"];
const resultSchema = z.object({ fault: z.string(), done: z.string(), found: z.string() });

buildWhenChanged();
let status: number | null = 1;
const results = collectResults(resultSchema, (env) => {
  const args = ["run", "--project", "faults", "--no-file-parallelism"];
  ({ status } = spawnSync(join(root, "node_modules/.bin/vitest"), args, { stdio: "inherit", env }));
});
if (status === 0) {
  const rows = results.map(({ fault, done, found }) => [fault, done, found]);
  rewriteFrom("docs/faults.md", `| ${HEADS.join(" | ")} |`, tableOf(HEADS, rows));
}
process.exitCode = status ?? 1;
