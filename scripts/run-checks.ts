// Runs every check, lists the slowest tests and what failed, and ends with "N passed, N failed" alone on a line. What waits more than it works runs beside others.
// --fast: only what needs no build, no PostgreSQL and no browser.
import { spawn } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { z } from "zod";
import { findBrowser } from "#test/browser.ts";
import { startPostgres } from "#test/postgres.ts";
import { ensurePackages } from "#test/programs.ts";
import { speechPackages } from "#test/speech-tools.ts";
import { root } from "./prepare.mjs";
import { failuresIn, readOutcomes } from "./test-reports.ts";

process.chdir(root);
const startedAt = Date.now();
const fast = process.argv.includes("--fast");
const reports = mkdtempSync(join(tmpdir(), "bidspoke-test-"));
const results: { name: string; passed: number; failed: number }[] = [];
const SLOWEST = 10;
const bin = (name: string) => join(root, "node_modules/.bin", name);

/** Runs a program and shows what it says under its name, at its end. Resolves to its exit code. */
function run(name: string, command: string, args: string[], environment: Record<string, string> = {}): Promise<number> {
  const began = Date.now();
  console.log(`... ${name}`);
  return new Promise((resolve) => {
    let said = "";
    const end = (code: number) => {
      console.log(`# ${name}, ${Math.round((Date.now() - began) / 1000)} s\n${said}`);
      resolve(code);
    };
    const child = spawn(command, args, {
      stdio: ["ignore", "pipe", "pipe"],
      env: { ...process.env, ...environment },
    });
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (chunk: Buffer) => {
        said += chunk.toString();
      });
    child.on("error", (error) => {
      said += `${command}: ${error.message}\n`;
      end(1);
    });
    child.on("close", (code) => end(code ?? 1));
  });
}

function note(name: string, passed: number, failed: number): void {
  results.push({ name, passed, failed });
  console.log(`${failed === 0 ? "ok" : "FAILED"}: ${name} (${passed} passed, ${failed} failed)\n`);
}

/** A check that is one yes or no. */
async function check(name: string, command: string, args: string[]): Promise<void> {
  const code = await run(name, command, args);
  note(name, code === 0 ? 1 : 0, code === 0 ? 0 : 1);
}

const vitestReport = z.object({ numPassedTests: z.number(), numTotalTests: z.number() });
const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
});

/** A report that is missing or broken counts as a failure, not as nothing. */
function readReport<T>(file: string, schema: z.ZodType<T>): T | null {
  try {
    return schema.parse(JSON.parse(readFileSync(file, "utf8")));
  } catch {
    return null;
  }
}

/** A test that was skipped did not show what it promises: it counts as failed. */
async function vitest(
  name: string,
  projects: string[],
  environment: Record<string, string> = {},
  more: string[] = [],
): Promise<void> {
  const file = join(reports, `${name.replaceAll(/\W+/g, "-")}.json`);
  const chosen = projects.flatMap((project) => ["--project", project]);
  const code = await run(
    name,
    bin("vitest"),
    ["run", ...chosen, ...more, "--reporter=default", "--reporter=json", `--outputFile=${file}`],
    environment,
  );
  const report = readReport(file, vitestReport);
  const passed = report?.numPassedTests ?? 0;
  const failed = (report?.numTotalTests ?? 0) - passed;
  note(name, passed, Math.max(failed, code === 0 && passed > 0 ? 0 : 1));
}

async function browser(name: string, environment: Record<string, string>, more: string[] = []): Promise<void> {
  const file = join(reports, `${name.replaceAll(/\W+/g, "-")}.json`);
  const code = await run(name, bin("playwright"), ["test", ...more, "--reporter=list,json"], {
    ...environment,
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
  });
  const stats = readReport(file, playwrightReport)?.stats ?? { expected: 0, unexpected: 0, flaky: 0, skipped: 0 };
  note(
    name,
    stats.expected + stats.flaky,
    Math.max(stats.unexpected + stats.skipped, code === 0 && stats.expected > 0 ? 0 : 1),
  );
}

const tsc = (project: string) => check(`types: ${project}`, bin("tsc"), ["-p", `tsconfig.${project}.json`]);

async function quick() {
  await Promise.all([
    check("lint", bin("oxlint"), ["--deny-warnings"]),
    check("format", bin("oxfmt"), ["--check", "."]),
    check("structure", bin("tsx"), ["scripts/check-structure.ts"]),
    check("what the coverage page names", bin("tsx"), ["scripts/check-coverage.ts"]),
  ]);
  await Promise.all(["shared", "server", "web", "worker", "e2e"].map(tsc));
  await vitest("unit tests", ["shared", "web"]);
}

/** In a process of its own, so that the quick checks go on beside it. */
async function build(): Promise<void> {
  const program = `import { buildWhenChanged } from "./scripts/prepare.mjs"; buildWhenChanged();`;
  const code = await run("build", process.execPath, ["--input-type=module", "--eval", program]);
  note("build", code === 0 ? 1 : 0, code === 0 ? 0 : 1);
  if (code !== 0) throw new Error("Without a build the other tests cannot run.");
}

/** The server's tests that open a database: the others would tell nothing new on another one. */
function testsOfTheDatabase(): string[] {
  const files = ["src/server", "test"].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".test.ts") && !name.startsWith("built/"))
      .map((name) => `${folder}/${name}`),
  );
  return files.filter((file) => {
    const text = readFileSync(join(root, file), "utf8");
    return /\btest(App|Database)\(/.test(text) && !/\bdatabaseInThisThread\(/.test(text); // which is an embedded one
  });
}

/** The walks from a word to a PDF and back: what a browser does that the database could change. */
const WALKS = ["typed-job", "nothing-lost"];

async function whole() {
  const CHROMIUM = await findBrowser();
  ensurePackages({ ...speechPackages, "poppler-utils": "pdftotext" });
  await vitest("server, embedded database", ["server"]);
  const postgres = await startPostgres();
  try {
    const environment = { TEST_DATABASE_URL: postgres.url };
    await Promise.all([
      // Servers that are killed and come back: most of it is waiting.
      vitest("built server", ["built"]),
      vitest("server, PostgreSQL", ["server"], environment, testsOfTheDatabase()),
    ]);
    await Promise.all([
      browser("browser, embedded database", { CHROMIUM }),
      // One worker fills the pauses of the two others; what it leaves behind lies elsewhere, for each run clears its folder.
      browser("browser, PostgreSQL", { CHROMIUM, TEST_DATABASE_URL: postgres.url }, [
        ...WALKS,
        "--workers=1",
        `--output=${join(reports, "walks")}`,
      ]),
    ]);
  } finally {
    await postgres.stop();
  }
  await check("the specification's coverage by these tests", bin("tsx"), ["scripts/check-coverage.ts", reports]);
}

/** The slowest tests, and what failed: a long run is read from its end. */
function listTests(): void {
  const outcomes = readOutcomes(reports, root);
  const slowest = outcomes.toSorted((one, other) => other.seconds - one.seconds);
  for (const { seconds, file, titles } of slowest.slice(0, SLOWEST))
    console.log(`${Math.round(seconds)} s: ${file} › ${titles.join(" › ")}`);
  for (const failure of failuresIn(outcomes)) console.log(failure);
}

let broken: unknown = null;
try {
  await Promise.all([quick(), ...(fast ? [] : [build()])]);
  if (!fast) await whole();
  listTests();
} catch (error) {
  broken = error;
}
rmSync(reports, { recursive: true, force: true });
if (broken) {
  console.error(broken);
  results.push({ name: "the run itself", passed: 0, failed: 1 });
}
const sum = (key: "passed" | "failed") => results.reduce((total, result) => total + result[key], 0);
console.log(`in ${Math.round((Date.now() - startedAt) / 1000)} s`);
for (const { name } of results.filter((result) => result.failed > 0)) console.log(`failed: ${name}`);
console.log(`${sum("passed")} passed, ${sum("failed")} failed`);
process.exitCode = sum("failed") === 0 ? 0 : 1;
