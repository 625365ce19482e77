// The landing page and the signed-in screens as Lighthouse sees them on a simulated phone with a slow line.
// Build first. npx tsx bench/lighthouse.ts
import { createServer } from "node:net";
import { gzipSync } from "node:zlib";
import { chromium } from "@playwright/test";
import lighthouse, { type Result } from "lighthouse";
import { demoAccountSchema } from "#shared/operation/schema.ts";
import { BROWSER_FLAGS } from "#test/browser-flags.ts";
import { findBrowser } from "#test/browser.ts";
import { startServer } from "#test/server.ts";
import { describeMachine, percentile, report } from "./figures.ts";

/** The promises: scores of 100, milliseconds, and bytes of JavaScript after gzip before anybody presses anything. */
const LEAST_SCORE = 98;
const MOST_LCP_MS = 1_200;
const MOST_SCRIPT = 25 * 1024;
/** The landing page's speed is the median of these. */
const RUNS = 3;
const screens = ["/dashboard", "/quotes", "/documents-view", "/clients", "/settings", "/referrals"];
const forEverybody = ["accessibility", "best-practices"];

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });

const port = await freePort();
const server = await startServer({ RATE_LIMITS: "off", DEMO_ACCOUNT: "on" });
const browser = await chromium.launch({
  executablePath: await findBrowser(),
  args: [...BROWSER_FLAGS, `--remote-debugging-port=${port}`],
});

async function measure(path: string, onlyCategories: string[], cookie = ""): Promise<Result> {
  const answer = await lighthouse(server.address + path, {
    port,
    onlyCategories,
    logLevel: "error",
    ...(cookie && { extraHeaders: { cookie } }),
  });
  if (!answer) throw new Error(`Lighthouse did not measure ${path}.`);
  const { lhr } = answer;
  if (lhr.runtimeError) throw new Error(`${path}: ${lhr.runtimeError.message}`);
  return lhr;
}

const missed: string[] = [];
/** Says what was measured, and keeps in mind what is not as promised. */
function expectScores(path: string, { categories, audits }: Result): void {
  const scores = Object.values(categories).map(({ id, score }) => ({ id, score: Math.round((score ?? 0) * 100) }));
  const measured = scores.map(({ id, score }) => `${id} ${score}`).join(", ");
  report({ what: `Lighthouse, ${path}`, measured, goal: `each ${LEAST_SCORE}` });
  for (const { id, score } of scores) if (score < LEAST_SCORE) missed.push(`${path}: ${id} is ${score}`);
  for (const { auditRefs } of Object.values(categories))
    for (const { id, weight } of auditRefs) {
      const audit = audits[id];
      if (weight > 0 && audit?.score !== null && audit && audit.score < 0.9)
        console.log(`  ${id}: ${audit.displayValue ?? audit.title}`);
    }
}

const valueOf = (run: Result, audit: string): number => run.audits[audit]?.numericValue ?? Number.NaN;

async function measureLanding(): Promise<void> {
  const runs: Result[] = [];
  for (let run = 0; run < RUNS; run += 1) runs.push(await measure("/", ["performance", ...forEverybody, "seo"]));
  const [middle] = runs
    .toSorted((a, b) => (a.categories["performance"]?.score ?? 0) - (b.categories["performance"]?.score ?? 0))
    .slice(Math.floor(RUNS / 2));
  if (!middle) return;
  expectScores("/", middle);
  const lcp = percentile(
    runs.map((run) => valueOf(run, "largest-contentful-paint")),
    0.5,
  );
  const shift = Math.max(...runs.map((run) => valueOf(run, "cumulative-layout-shift")));
  const fcp = valueOf(middle, "first-contentful-paint");
  report({
    what: "The landing page on a simulated phone and a slow line",
    measured: `LCP ${Math.round(lcp)} ms, FCP ${Math.round(fcp)} ms, CLS ${shift}`,
    goal: `LCP ${MOST_LCP_MS} ms, CLS 0`,
  });
  if (!(lcp <= MOST_LCP_MS)) missed.push(`/: LCP is ${Math.round(lcp)} ms`);
  if (!(shift === 0)) missed.push(`/: CLS is ${shift}`);
}

/** What the landing page loads of JavaScript while nobody touches it. */
async function measureScript(): Promise<void> {
  const page = await browser.newPage();
  const bodies: Promise<Buffer>[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() === "script") bodies.push(response.body());
  });
  await page.goto(server.address, { waitUntil: "networkidle" });
  await page.waitForTimeout(6_000);
  const bytes = (await Promise.all(bodies)).reduce((sum, body) => sum + gzipSync(body).length, 0);
  await page.close();
  report({
    what: "JavaScript of the landing page before a press, gzip",
    measured: `${(bytes / 1024).toFixed(1)} KB`,
    goal: `${MOST_SCRIPT / 1024} KB`,
  });
  if (bytes > MOST_SCRIPT) missed.push(`/: ${bytes} bytes of JavaScript`);
}

async function signIn(): Promise<string> {
  const { email, password } = demoAccountSchema.parse(await (await fetch(`${server.address}/api/demo-account`)).json());
  const answer = await fetch(`${server.address}/api/auth/login`, {
    method: "POST",
    headers: { origin: server.address, "content-type": "application/json" },
    body: JSON.stringify({ email, password }),
  });
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
}

try {
  console.log(describeMachine());
  await measureScript();
  await measureLanding();
  expectScores("/privacy-policy", await measure("/privacy-policy", [...forEverybody, "seo"]));
  const cookie = await signIn();
  for (const screen of screens) expectScores(screen, await measure(screen, forEverybody, cookie));
} finally {
  await browser.close();
  await server.stop();
}
for (const promise of missed) console.error(`Not as promised: ${promise}`);
process.exitCode = missed.length > 0 ? 1 : 0;
