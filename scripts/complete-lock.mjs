// Completes package-lock.json after `npm install`: a registry may serve a package before the packages of its platforms.
// npm then leaves those out of the lock, and `npm ci` refuses it everywhere. An entry without an address says that the
// package exists for that platform: other platforms pass it over, and that one fetches it when it is served.
// npm run lock
import { readFileSync, writeFileSync } from "node:fs";

const file = new URL("../package-lock.json", import.meta.url);
const lock = JSON.parse(readFileSync(file, "utf8"));

const SYSTEMS = ["android", "darwin", "freebsd", "linux", "win32"];
const PROCESSORS = { arm: ["arm", "armv7"], arm64: ["arm64"], ia32: ["ia32"], x64: ["x64"] };

/** The platform that a package's name ends with, such as linux-arm64-gnu; null when it names none. */
function platformOf(name) {
  const parts = name.split("/").at(-1).split("-");
  const os = SYSTEMS.find((system) => parts.includes(system));
  const cpu = Object.keys(PROCESSORS).find((processor) => PROCESSORS[processor].some((word) => parts.includes(word)));
  return os && cpu ? { os: [os], cpu: [cpu] } : null;
}

let added = 0;
for (const [path, entry] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    const known = [`${path}/node_modules/${name}`, `node_modules/${name}`].some((place) => place in lock.packages);
    const platform = platformOf(name);
    if (known || !platform) continue;
    lock.packages[`node_modules/${name}`] = { version, ...platform, optional: true };
    added += 1;
  }
}
lock.packages = Object.fromEntries(Object.entries(lock.packages).toSorted(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`package-lock.json: ${added} entries added.`);
