import { execFile } from "node:child_process";
import { access, constants } from "node:fs/promises";
import { promisify } from "node:util";

const run = promisify(execFile);

/** Debian's packages behind the tests that speak and listen, and a file that each one brings. */
export const speechPackages = {
  flite: "/usr/bin/flite",
  pocketsphinx: "/usr/bin/pocketsphinx_continuous",
  "pocketsphinx-en-us": "/usr/share/pocketsphinx/model/en-us/cmudict-en-us.dict",
  ffmpeg: "/usr/bin/ffmpeg",
} as const;

async function missingPackages(): Promise<string[]> {
  const entries = Object.entries(speechPackages);
  const found = await Promise.allSettled(entries.map(([, path]) => access(path, constants.R_OK)));
  return entries.filter((_, index) => found[index]?.status === "rejected").map(([name]) => name);
}

async function apt(...args: string[]): Promise<void> {
  const environment = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  // Another test process may be installing at the same moment.
  await run("apt-get", ["-o", "DPkg::Lock::Timeout=180", ...args], { env: environment, timeout: 300_000 });
}

/**
 * Sees to it that the speech tools are there: installs what is missing by apt when run as root on Debian, and otherwise
 * throws with the command to run. Tests that need them are never skipped.
 */
export async function ensureSpeechTools(): Promise<void> {
  const missing = await missingPackages();
  if (missing.length === 0) return;
  const command = `apt-get install -y --no-install-recommends ${missing.join(" ")}`;
  try {
    if (process.getuid?.() !== 0) throw new Error("not root");
    await apt("update");
    await apt("install", "-y", "--no-install-recommends", ...missing);
  } catch (error) {
    throw new Error(`The speech tests need ${missing.join(", ")}. As root on Debian: ${command}`, { cause: error });
  }
  const still = await missingPackages();
  if (still.length > 0) throw new Error(`Installed, but still not there: ${still.join(", ")}`);
}
