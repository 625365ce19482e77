import { spawn, type ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { placeIn } from "#test/bases.ts";

const root = new URL("../..", import.meta.url).pathname;
let dataDir: string;
const children: ChildProcess[] = [];
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "bidspoke-start-"));
});
afterEach(() => {
  for (const child of children.splice(0)) child.kill("SIGKILL");
  rmSync(dataDir, { recursive: true, force: true });
});

interface Started {
  child: ChildProcess;
  /** All that was printed until the server listened or ended. */
  printed: string;
  code: number | null;
}

/** `npm start`'s program, as a shell would run it. Resolves when it listens or ends. */
function start(environment: Record<string, string> = {}): Promise<Started> {
  const child = spawn(process.execPath, ["scripts/start.mjs"], {
    cwd: root,
    env: { ...process.env, DATA_DIR: dataDir, PORT: "0", LOG_LEVEL: "error", NODE_ENV: "development", ...environment },
  });
  children.push(child);
  let printed = "";
  return new Promise((resolve) => {
    const read = (chunk: Buffer) => {
      printed += chunk.toString();
      if (printed.includes("Ctrl-C stops it")) resolve({ child, printed, code: null });
    };
    child.stdout?.on("data", read);
    child.stderr?.on("data", read);
    child.on("exit", (code) => resolve({ child, printed, code }));
  });
}

const exitOf = (child: ChildProcess) => new Promise<number | null>((resolve) => child.once("exit", resolve));

test("a start prints the address and the demo sign-in, serves the pages, and stops cleanly on Ctrl-C", async () => {
  const { child, printed } = await start();
  const address = /listening on (http:\S+)/.exec(printed)?.[1] ?? "";
  expect(printed).toContain("demo@bidspoke.example / ");

  for (const [path, part] of [
    ["/dashboard", '<div id="root">'],
    ["/", "<h1"],
  ]) {
    const page = await fetch(`${address}${path}`);
    expect(await page.text()).toContain(part);
    const again = await fetch(`${address}${path}`, { headers: { "if-none-match": page.headers.get("etag") ?? "" } });
    expect(again.status).toBe(304);
  }
  expect((await fetch(`${address}/assets/none.js`)).status).toBe(404);
  expect(await (await fetch(`${address}/api/ready`)).json()).toEqual({ status: "ok" });

  const exit = exitOf(child);
  child.kill("SIGINT");
  expect(await exit).toBe(0);
  expect((await start()).printed).toContain("listening on");
});

test("a second start on the same data is refused with a sentence that says what to do", async () => {
  await placeIn(dataDir, "migrated");
  await start();
  const second = await start();
  expect(second.code).toBe(1);
  expect(second.printed).toMatch(/already in use by another running server.*DATA_DIR/s);
});

test("wrong settings stop the start with their list", async () => {
  const { code, printed } = await start({ PORT: "eighty", LOG_LEVEL: "loud" });
  expect(code).toBe(1);
  expect(printed).toContain("PORT: ");
  expect(printed).toContain("LOG_LEVEL: ");
});

test("production refuses demo mode and unconfirmed payments", async () => {
  const { code, printed } = await start({ NODE_ENV: "production", DEMO_ACCOUNT: "on" });
  expect(code).toBe(1);
  expect(printed).toContain("DEMO_ACCOUNT: must be off");
  expect(printed).toContain("PAYMENTS: ");
});
