import { spawnSync } from "node:child_process";
import { accessSync, constants, existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/** The folders of PATH, in order. */
export const pathFolders = (): string[] => (process.env.PATH ?? "").split(delimiter).filter((folder) => folder !== "");

export function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The path of the first of `names` that is on PATH, or null. */
export function findProgram(names: readonly string[]): string | null {
  const paths = names.flatMap((name) => pathFolders().map((folder) => join(folder, name)));
  return paths.find(isExecutable) ?? null;
}

function apt(...args: string[]): boolean {
  const { status } = spawnSync("apt-get", ["-q", "-o", "DPkg::Lock::Timeout=180", ...args], {
    stdio: ["ignore", "inherit", "inherit"],
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    timeout: 600_000,
  });
  return status === 0;
}

/** Installs Debian packages where that can be done (as root, with apt). False when it cannot or fails. */
export function aptInstall(...packages: readonly string[]): boolean {
  if (process.getuid?.() !== 0 || findProgram(["apt-get"]) === null) return false;
  const install = () => apt("install", "-y", "--no-install-recommends", ...packages);
  // The lists are fetched only when they are missing or too old to install from.
  return install() || (apt("update") && install());
}

/** Debian packages by name, each with a program or an absolute path that it brings. */
export type Packages = Readonly<Record<string, string>>;

const isThere = (brought: string): boolean =>
  brought.startsWith("/") ? existsSync(brought) : findProgram([brought]) !== null;

/**
 * Sees to it that the packages are there: installs what is missing by apt as root on Debian, and otherwise throws with
 * the command to run. Tests that need them are never skipped.
 */
export function ensurePackages(packages: Packages): void {
  const missing = () => Object.entries(packages).flatMap(([name, brought]) => (isThere(brought) ? [] : [name]));
  const wanted = missing();
  if (wanted.length === 0) return;
  aptInstall(...wanted);
  const still = missing();
  if (still.length > 0)
    throw new Error(
      `The tests need ${still.join(", ")}. As root on Debian: apt-get install -y --no-install-recommends ${still.join(" ")}`,
    );
}
