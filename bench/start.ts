// npm start again after a build: milliseconds until the server says that it listens, on data that exists.
// npx tsx bench/start.ts [runs]
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describeMachine, percentile, report } from "./figures.ts";

const runs = Number(process.argv[2] ?? 7);
const dataDir = mkdtempSync(join(tmpdir(), "bidspoke-start-"));
const root = new URL("..", import.meta.url).pathname;

async function start(): Promise<number> {
  const started = performance.now();
  const child = spawn("npm", ["start"], {
    cwd: root,
    env: { ...process.env, DATA_DIR: dataDir, PORT: "0" },
    stdio: ["ignore", "pipe", "inherit"],
    detached: true,
  });
  const ms = await new Promise<number>((resolve, reject) => {
    let printed = "";
    child.stdout.on("data", (chunk: Buffer) => {
      printed += chunk.toString();
      if (printed.includes("listening on")) resolve(performance.now() - started);
    });
    child.on("exit", () => reject(new Error(`The server did not start:\n${printed}`)));
  });
  const ended = new Promise((resolve) => child.once("exit", resolve));
  if (child.pid) process.kill(-child.pid, "SIGTERM");
  await ended;
  return ms;
}

await start(); // builds, migrates and seeds
const times: number[] = [];
for (let run = 0; run < runs; run += 1) times.push(await start());
rmSync(dataDir, { recursive: true, force: true });
console.log(describeMachine());
report({
  what: "npm start after a build, until it listens",
  measured: `median ${percentile(times, 0.5).toFixed(0)} ms, worst ${Math.max(...times).toFixed(0)} ms, n ${runs}`,
});
