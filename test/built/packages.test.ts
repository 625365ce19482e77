import { readdirSync, readFileSync } from "node:fs";
import { isBuiltin } from "node:module";
import { join } from "node:path";
import { parseSync } from "vite";
import { expect, test } from "vitest";
import { z } from "zod";

const root = new URL("../..", import.meta.url).pathname;
const folder = join(root, "dist/server");
const packageSchema = z.object({ dependencies: z.record(z.string(), z.string()) });

/** What a file of the build imports, at its start or on the way; words in strings are no imports. */
function importsOf(file: string): string[] {
  const text = readFileSync(join(folder, file), "utf8");
  const { staticImports, staticExports, dynamicImports } = parseSync(file, text).module;
  const again = staticExports.flatMap(({ entries }) => entries.flatMap(({ moduleRequest }) => moduleRequest ?? []));
  const literals = dynamicImports.map(({ moduleRequest }) =>
    text.slice(moduleRequest.start + 1, moduleRequest.end - 1),
  );
  return [
    ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...again.map(({ value }) => value),
    ...literals,
  ];
}

/** The package of `@scope/name/path` or `name/path`. */
const packageOf = (name: string) => name.split("/", name.startsWith("@") ? 2 : 1).join("/");

test("`dependencies` are the packages that the built server and its commands import, and no others", () => {
  const files = readdirSync(folder).filter((file) => file.endsWith(".js"));
  const imported = files.flatMap(importsOf).filter((name) => !name.startsWith("./") && !isBuiltin(name));
  const { dependencies } = packageSchema.parse(JSON.parse(readFileSync(join(root, "package.json"), "utf8")));
  expect([...new Set(imported.map(packageOf))].sort()).toEqual(Object.keys(dependencies).sort());
});
