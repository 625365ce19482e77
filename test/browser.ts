import { chromium } from "@playwright/test";
import { spawnSync } from "node:child_process";
import { aptInstall, findProgram, isExecutable } from "./programs.ts";

const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const MAC_PATHS = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

const starts = (path: string): boolean => spawnSync(path, ["--version"], { timeout: 30_000 }).status === 0;

function installed(): string | null {
  const candidates = [process.env.CHROMIUM, findProgram(NAMES), ...MAC_PATHS, chromium.executablePath()];
  return candidates.find((path) => path && isExecutable(path) && starts(path)) ?? null;
}

/**
 * The path of a Chromium for the browser tests: the one of CHROMIUM or of the system, or else one that is installed
 * now, by apt as root or by Playwright. Throws when none can be had: the browser tests are never skipped.
 */
export async function findBrowser(): Promise<string> {
  const found = installed();
  if (found) return found;
  if (aptInstall("chromium")) {
    const fromApt = installed();
    if (fromApt) return fromApt;
  }
  spawnSync("npx", ["playwright", "install", "chromium"], { stdio: "inherit", timeout: 600_000 });
  const fromPlaywright = installed();
  if (fromPlaywright) return fromPlaywright;
  throw new Error(
    "The browser tests need Chromium and none could be installed. " +
      "Install it (Debian: apt-get install chromium), or name its program in CHROMIUM, and run npm test again.",
  );
}
