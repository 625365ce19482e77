import { readFileSync, existsSync } from "node:fs";
import { expect, test } from "vitest";
import { settingsSchema } from "#server/env.ts";

const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), "utf8");
const containerFile = read("Dockerfile");
const compose = read("compose.yaml");
const lines = (text: string) => text.split("\n").filter((line) => line.trim() !== "" && !line.startsWith("#"));

/** Made by the build or by npm; what makes them stands in scripts/build.mjs. */
const MADE = new Set(["node_modules", "dist", ".cache/fonts"]);
/** What the other service is told. */
const OF_POSTGRES = ["POSTGRES_USER", "POSTGRES_DB", "POSTGRES_PASSWORD"];

test("what the container file copies is there, and nothing that the build needs is kept from it", () => {
  const copied = containerFile.matchAll(/^COPY (?:--from=build )?(.+) \S+$/gm);
  const paths = [...copied].flatMap(([, from = ""]) => from.split(" ")).map((path) => path.replace(/^\/app\//, ""));
  expect(paths).toContain("templates");
  expect(paths.filter((path) => !MADE.has(path) && !existsSync(path))).toEqual([]);

  const [everything, ...letIn] = lines(read(".dockerignore"));
  expect(everything).toBe("*");
  const named = letIn.map((line) => line.replace(/^!/, ""));
  expect(named.filter((path) => !path.includes("*") && !existsSync(path))).toEqual([]);
  const needed = [
    "package.json",
    "package-lock.json",
    ".npmrc",
    "vite.config.ts",
    "db",
    "public",
    "scripts",
    "src",
    "templates",
  ];
  expect(named).toEqual(expect.arrayContaining(needed));
});

test("its command is a part of the build, it does not run as root, and its Node is one that the project takes", () => {
  const [, entry = ""] = /^CMD \["node", "dist\/server\/([\w-]+)\.js"\]$/m.exec(containerFile) ?? [];
  expect(read("scripts/build.mjs")).toMatch(new RegExp(`\\b${entry}: "src/server/`));
  expect(lines(containerFile).lastIndexOf("USER node")).toBeGreaterThan(
    lines(containerFile).findLastIndex((line) => line.startsWith("RUN")),
  );
  expect(new Set(containerFile.match(/^FROM (\S+)/gm))).toEqual(new Set(["FROM node:24-bookworm-slim"]));
});

test("every setting that the two files name exists, and every one that is asked for is in the example", () => {
  const known = [...Object.keys(settingsSchema.shape), ...OF_POSTGRES];
  const [, environment = ""] = /^ENV (.+)$/m.exec(containerFile) ?? [];
  const inContainer = environment.split(" ").map((pair) => pair.split("=")[0] ?? "");
  const inCompose = [...compose.matchAll(/^ +([A-Z][A-Z0-9_]+):/gm)].map(([, name = ""]) => name);
  const taken = [...compose.matchAll(/\$\{([A-Z0-9_]+)/g)].map(([, name = ""]) => name);
  expect(inCompose.length).toBeGreaterThan(10);
  for (const name of [...inContainer, ...inCompose, ...taken]) expect(known).toContain(name);
  const example = read("compose.example.env");
  for (const [, name = ""] of compose.matchAll(/\$\{([A-Z0-9_]+):\?/g))
    expect(example).toMatch(new RegExp(`^${name}=`, "m"));
});

test("the container stops later than the server does by itself", () => {
  const [, asked = ""] = /STOP_SECONDS: (\d+)/.exec(compose) ?? [];
  const [, given = ""] = /stop_grace_period: (\d+)s/.exec(compose) ?? [];
  const JOBS_SECONDS = 10;
  expect(Number(given)).toBeGreaterThan(Number(asked) + JOBS_SECONDS);
});
