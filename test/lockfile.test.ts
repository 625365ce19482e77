import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { z } from "zod";

/**
 * npm leaves an optional package out of the lock, without a word, when the registry does not serve it yet. The parent
 * then has no program for that platform, and `npm ci` refuses the lock.
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

const missing = Object.entries(packages).flatMap(([parent, { optionalDependencies }]) =>
  Object.keys(optionalDependencies)
    .filter((name) => !findEntry(parent, name))
    .map((name) => ({ parent, name })),
);

test("every optional package is in the lock; `npm run lock` adds what npm leaves out", () => {
  expect(missing).toEqual([]);
});

/** Platforms whose packages were not served when the lock was written: named in it, without a checksum. */
const AWAITED = /^node_modules\/@myriaddreamin\/typst-ts-node-compiler-(?!linux-x64)/;

test("every package of the lock has its checksum, except those that are awaited", () => {
  const unchecked = Object.entries(packages).filter(([path, { integrity }]) => path !== "" && !integrity);
  expect(unchecked.map(([path]) => path).filter((path) => !AWAITED.test(path))).toEqual([]);
});
