// Checks what docs/architecture.md promises: the arrows between the roots, layers and features, the closed list of
// file names in server features, no cycles, nothing that is used by nobody, and that the documents name paths that exist
// (docs/spec-coverage.md and docs/security.md also tests).
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { readPages } from "./spec-coverage.ts";
import { unusedClasses, unusedExports } from "./unused.ts";

const root = new URL("..", import.meta.url).pathname;
const problems: string[] = [];

const filesBelow = (folder: string): string[] =>
  existsSync(join(root, folder))
    ? readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    : [];

const sources = filesBelow("src").filter((file) => /\.(ts|tsx)$/.test(file));
const isTest = (file: string) => /\.test\.tsx?$/.test(file);

/** The files of this project that a file imports. */
function importsOf(file: string): string[] {
  const text = readFileSync(join(root, file), "utf8");
  const found = text.matchAll(/(?:from|import)\s*\(?\s*"((?:#|\.)[^"]+)"/g);
  return [...found].flatMap(([, target = ""]) => {
    const path = target.startsWith("#")
      ? target.replace(/^#(test\/)?/, (_, test) => (test ? "test/" : "src/"))
      : relative(root, join(root, dirname(file), target));
    return /\.(ts|tsx)$/.test(path) ? [path] : [];
  });
}

const graph = new Map(sources.map((file) => [file, importsOf(file)]));

/** The estimator's folders, as in docs/estimator.md: each imports only those before it, and any the types beside them. */
const ESTIMATOR = [
  "prose",
  "words",
  "service-names",
  "numbers",
  "likelihood",
  "told",
  "roles",
  "figures",
  "quantities",
  "terms",
  "client",
  "catalogue",
  "asked",
  "heard",
  "changes",
  "gathering",
  "listen.ts",
  "hear-job.ts",
  "lines",
  "estimate.ts",
  "validator",
];
const ESTIMATOR_TYPES = new Set(["estimate-input.ts", "open-question.ts"]);

/** The parts of the server that serve every feature and know none. */
const SERVER_LAYERS = new Set(["adapters", "db", "http", "jobs"]);
const rootOf = (file: string) => file.split("/")[1] ?? "";
const partOf = (file: string) => file.split("/")[2] ?? "";
const isServerFeature = (file: string) =>
  rootOf(file) === "server" && file.split("/").length > 3 && !SERVER_LAYERS.has(partOf(file));
/** A feature's face to the others: service.ts, or a file of its service folder; its access rules too. */
const isPublic = (file: string) => /^src\/server\/[^/]+\/(service(\.ts|\/[^/]+\.ts)|rules\.ts)$/.test(file);

function checkStage(from: string, to: string, say: (why: string) => void): void {
  const [stage = "", target = ""] = [from, to].map((file) => file.split("/")[3]);
  if (ESTIMATOR_TYPES.has(target) || stage === "gold" || stage === target) return;
  if (!ESTIMATOR.includes(stage) && !ESTIMATOR_TYPES.has(stage)) say(`${stage} is no stage of the estimator`);
  if (ESTIMATOR.indexOf(target) > ESTIMATOR.indexOf(stage)) say(`${stage} comes before ${target}`);
}

function checkArrow(from: string, to: string): void {
  const say = (why: string) => problems.push(`${from} imports ${to}: ${why}`);
  if ([from, to].every((file) => file.startsWith("src/shared/estimator/"))) checkStage(from, to, say);
  if (rootOf(from) === "shared" && rootOf(to) !== "shared") say("shared imports nothing of web and server");
  if (rootOf(from) === "web" && rootOf(to) === "server") say("web imports nothing of the server");
  if (rootOf(from) === "server" && rootOf(to) === "web") say("the server imports nothing of web");
  if (rootOf(from) === "web" && partOf(from) === "ui" && !to.startsWith("src/web/ui/") && !to.startsWith("src/shared/"))
    say("ui knows no feature");
  if (rootOf(from) !== "server" || rootOf(to) !== "server") return;
  const layered = SERVER_LAYERS.has(partOf(from)) && partOf(from) !== "http";
  if (layered && isServerFeature(to)) say(`${partOf(from)} knows no feature`);
  if (isServerFeature(from) && isServerFeature(to) && partOf(from) !== partOf(to) && !isPublic(to))
    say("a feature imports of another only its service");
  if (/\/store(\/|\.ts)/.test(from) && /\/(service|routes|present)/.test(to)) say("a store imports nothing above it");
  if (/\/service(\/|\.ts)/.test(from) && /\/routes(\/|\.ts)/.test(to)) say("a service imports no routes");
}

const FEATURE_FILES =
  /^(routes|service|store|present|jobs|rules|types)\.ts$|^[a-z-]+\.test\.ts$|^(service|routes|store)\/[a-z-]+(\.test)?\.ts$/;
/** Names that belong to one feature alone, with the reason. */
const NAMED_EXCEPTIONS = new Map([["src/server/profile/logo.ts", "the one place that decodes an uploaded picture"]]);

function checkName(file: string): void {
  if (!/^[a-z0-9./-]+$/.test(file.replace("src/", ""))) problems.push(`${file}: file names are kebab-case`);
  if (/\b(utils?|helpers?|misc|common)\b/.test(file)) problems.push(`${file}: say what it holds`);
  const inFeature = file.split("/").slice(3).join("/");
  if (isServerFeature(file) && !FEATURE_FILES.test(inFeature) && !NAMED_EXCEPTIONS.has(file))
    problems.push(`${file}: not one of the file names of a feature`);
}

/** Tarjan's strongly connected components would name them all; the first cycle found is enough to mend. */
function findCycle(): string[] | null {
  const done = new Set<string>();
  const visit = (file: string, path: string[]): string[] | null => {
    const at = path.indexOf(file);
    if (at >= 0) return [...path.slice(at), file];
    if (done.has(file)) return null;
    for (const next of graph.get(file) ?? []) {
      const cycle = visit(next, [...path, file]);
      if (cycle) return cycle;
    }
    done.add(file);
    return null;
  };
  for (const file of graph.keys()) {
    const cycle = visit(file, []);
    if (cycle) return cycle;
  }
  return null;
}

/** Paths in backticks that look like ours must exist. */
function checkDocument(file: string): void {
  const text = readFileSync(join(root, file), "utf8");
  for (const [, path = ""] of text.matchAll(/`((?:src|test|scripts|bench|docs|db|templates|public)\/[\w./-]+)`/g))
    if (!existsSync(join(root, path))) problems.push(`${file} names ${path}, which does not exist`);
}

for (const file of sources) {
  checkName(file);
  if (!isTest(file)) for (const target of graph.get(file) ?? []) checkArrow(file, target);
  for (const target of graph.get(file) ?? [])
    if (!existsSync(join(root, target))) problems.push(`${file} imports ${target}, which does not exist`);
}
const cycle = findCycle();
if (cycle) problems.push(`A cycle: ${cycle.join(" -> ")}`);
for (const file of ["README.md", "CONTRIBUTING.md", ...filesBelow("docs").filter((name) => name.endsWith(".md"))])
  if (existsSync(join(root, file))) checkDocument(file);

const program = ["src", "test", "bench", "scripts"]
  .flatMap(filesBelow)
  .filter((file) => /\.(ts|tsx|mjs|css)$/.test(file));
const texts = new Map(program.map((file) => [file, readFileSync(join(root, file), "utf8")]));
problems.push(...unusedExports(texts), ...unusedClasses(texts), ...readPages(root).problems);

for (const problem of problems) console.error(problem);
console.log(`structure: ${sources.length} files, ${problems.length} problems`);
process.exitCode = problems.length === 0 ? 0 : 1;
