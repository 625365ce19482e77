// npm test: installs the packages when the lock changed, then runs every check (scripts/run-checks.ts).
import { spawnSync } from "node:child_process";
import { install, requireNode, root } from "./prepare.mjs";

process.chdir(root);
requireNode();
install();
const { status } = spawnSync(process.execPath, ["--import", "tsx", "scripts/run-checks.ts", ...process.argv.slice(2)], {
  stdio: "inherit",
});
process.exitCode = status ?? 1;
