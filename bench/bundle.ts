// What the signed-in screens load first, as a browser does it: each in a fresh profile, straight to its address. And what
// the page of a client loads, who has no account.
// npx tsx bench/bundle.ts
import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { chromium, type Browser, type Response } from "@playwright/test";
import { BROWSER_FLAGS } from "#test/browser-flags.ts";
import { findBrowser } from "#test/browser.ts";
import { startServer } from "#test/server.ts";
import { describeMachine, report } from "./figures.ts";

/** The promise, in bytes of JavaScript after gzip. */
const MOST = 160 * 1024;
const screens = ["/dashboard", "/quotes", "/documents-view", "/settings", "/referrals"];

type Loaded = { first: number; later: number; styles: number };

/** What is loaded until the screen stands, and what is fetched afterwards in idle time. */
async function load(browser: Browser, address: string, screen: string): Promise<Loaded> {
  const context = await browser.newContext({ baseURL: address, serviceWorkers: "block" });
  const { email, password } = await (await context.request.get("/api/demo-account")).json();
  await context.request.post("/api/auth/login", { data: { email, password }, headers: { origin: address } });
  const page = await context.newPage();
  // Idle time begins when we say so.
  await page.addInitScript("globalThis.requestIdleCallback = (work) => ((globalThis.waiting ??= []).push(work), 0)");
  const answers: Response[] = [];
  page.on("response", (response) => answers.push(response));
  const sizeOf = async (kind: "script" | "stylesheet") => {
    const bodies = answers.filter((answer) => answer.request().resourceType() === kind).map((answer) => answer.body());
    return (await Promise.all(bodies)).reduce((sum, body) => sum + gzipSync(body).length, 0);
  };
  await page.goto(screen, { waitUntil: "networkidle" });
  await page.getByRole("heading", { level: 1 }).waitFor();
  const first = await sizeOf("script");
  await page.evaluate("globalThis.waiting?.forEach((work) => work())");
  await page.waitForLoadState("networkidle");
  await page.waitForTimeout(1_000);
  const loaded = { first, later: (await sizeOf("script")) - first, styles: await sizeOf("stylesheet") };
  await context.close();
  return loaded;
}

/** The promise for the page of a client: script and style together. */
const MOST_FOR_CLIENTS = 80 * 1024;

/** The bytes of script and style that the page of a client names, after gzip. */
function clientPageSize(): number {
  const file = (path: string) => readFileSync(new URL(`../dist/web/${path}`, import.meta.url));
  const named = file("client-page.html")
    .toString()
    .matchAll(/(?:src|href)="\/(assets\/[^"]+\.(?:js|css))"/g);
  return [...named].reduce((total, [, path = ""]) => total + gzipSync(file(path)).length, 0);
}

const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;

const server = await startServer({ DEMO_ACCOUNT: "on", RATE_LIMITS: "off" });
const browser = await chromium.launch({ executablePath: await findBrowser(), args: BROWSER_FLAGS });
try {
  console.log(describeMachine());
  for (const screen of screens) {
    const { first, later, styles } = await load(browser, server.address, screen);
    report({
      what: `JavaScript before ${screen} can be used, gzip`,
      measured: `${kilobytes(first)}; ${kilobytes(later)} in idle time; styles ${kilobytes(styles)}`,
      goal: kilobytes(MOST),
    });
    if (first > MOST) process.exitCode = 1;
  }
  const forClients = clientPageSize();
  report({
    what: "JavaScript and styles of a client's page, gzip",
    measured: kilobytes(forClients),
    goal: kilobytes(MOST_FOR_CLIENTS),
  });
  if (forClients > MOST_FOR_CLIENTS) process.exitCode = 1;
} finally {
  await browser.close();
  await server.stop();
}
