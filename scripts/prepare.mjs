// What both commands do first: install when the lock changed, build when the sources changed.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";

export const root = new URL("..", import.meta.url).pathname;

const read = (path) => (existsSync(path) ? readFileSync(path, "utf8") : "");
const hashOf = (text) => createHash("sha256").update(text).digest("hex");

/** Runs a program with its output shown. Throws when it fails. */
export function run(command, args, options = {}) {
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: "inherit", ...options });
  if (error) throw error;
  if (status !== 0) throw new Error(`${command} ${args.join(" ")} ended with ${status}.`);
}

/** Installs the packages when package-lock.json is not the one that they were installed from. */
export function install() {
  const stamp = join(root, "node_modules/.bidspoke-lock");
  const wanted = hashOf(read(join(root, "package-lock.json")));
  if (read(stamp) === wanted) return;
  console.log("Installing packages...");
  // Also where NODE_ENV is production, for which npm leaves out what the build and the tests need.
  run("npm", ["ci", "--include=dev", "--no-audit", "--no-fund"]);
  writeFileSync(stamp, wanted);
}

const SOURCES = [
  "src",
  "templates",
  "public",
  "index.html",
  "vite.config.ts",
  "package-lock.json",
  "scripts/build.mjs",
  "scripts/fonts.mjs",
];

/** Name, size and time of every source file: cheap to read, and different after every edit. */
function sourceState() {
  const lines = [];
  for (const source of SOURCES) {
    const path = join(root, source);
    if (!existsSync(path)) continue;
    const files = statSync(path).isDirectory()
      ? readdirSync(path, { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map((entry) => join(entry.parentPath, entry.name))
      : [path];
    for (const file of files.sort()) {
      const { size, mtimeMs } = statSync(file);
      lines.push(`${file} ${size} ${mtimeMs}`);
    }
  }
  return hashOf(lines.join("\n"));
}

/** Builds dist/ when a source changed since the last build. */
export function buildWhenChanged() {
  const stamp = join(root, "dist/.stamp");
  const state = sourceState();
  if (read(stamp) === state) return;
  console.log("Building...");
  // In a process of its own: the bundler makes this one a production.
  run(process.execPath, ["scripts/build.mjs"]);
  mkdirSync(join(root, "dist"), { recursive: true });
  writeFileSync(stamp, state);
}

/** Refuses a Node that is too old, in words. */
export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  if (major > 20 || (major === 20 && minor >= 20)) return;
  console.error(`Bidspoke needs Node 20.20 or newer; this is ${process.versions.node}. See https://nodejs.org.`);
  process.exit(1);
}
