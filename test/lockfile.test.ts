import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { z } from "zod";

/**
 * npm leaves an optional package out of the lock, without a word, when the registry does not serve it yet. The parent
 * then has no program for that platform, and `npm ci` installs something that cannot run.
 */
const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({
      optionalDependencies: z.record(z.string(), z.string()).default({}),
      resolved: z.string().optional(),
      integrity: z.string().optional(),
    }),
  ),
});

const { packages } = lockSchema.parse(JSON.parse(readFileSync("package-lock.json", "utf8")));

/** Where npm puts `name` as seen from `parent`: its own node_modules, or those of any folder above. */
function findEntry(parent: string, name: string) {
  for (let folder = parent; ; folder = folder.slice(0, Math.max(folder.lastIndexOf("/node_modules/"), 0))) {
    const entry = packages[`${folder === "" ? "" : `${folder}/`}node_modules/${name}`];
    if (entry || folder === "") return entry;
  }
}

/** What is known to be missing, by its parent. Such a parent does not run on the platforms that it lacks. */
const KNOWN_GAPS = new Set(["node_modules/@myriaddreamin/typst-ts-node-compiler"]);

const missing = Object.entries(packages).flatMap(([parent, { optionalDependencies }]) =>
  Object.keys(optionalDependencies)
    .filter((name) => !findEntry(parent, name))
    .map((name) => ({ parent, name })),
);

test("every optional package for Linux on x64 is in the lock", () => {
  expect(missing.filter(({ name }) => name.includes("linux-x64"))).toEqual([]);
});

test("no package lacks another platform, except those that are known to", () => {
  expect(new Set(missing.map(({ parent }) => parent))).toEqual(KNOWN_GAPS);
});

test("every package of the lock has its checksum", () => {
  const unchecked = Object.entries(packages).filter(([path, { integrity }]) => path !== "" && !integrity);
  expect(unchecked.map(([path]) => path)).toEqual([]);
});
