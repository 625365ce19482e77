// Zod can also write JSON Schema. The server does that; no page does, and cannot leave it out by itself, since every
// schema has a method for it: 6 KB of each page, after gzip.
import { readFileSync } from "node:fs";

const WRITERS = /\/zod\/v4\/core\/(to-json-schema|json-schema-processors)\.js$/;
const EXPORTED = /^export (?:async )?(?:function|const|class) (\w+)/gm;

/** For the builds of pages: whoever asks a schema for JSON Schema there is told that it cannot. */
export const withoutJsonSchema = () => ({
  name: "without JSON Schema",
  apply: "build",
  load(id) {
    if (!WRITERS.test(id)) return null;
    const names = [...readFileSync(id, "utf8").matchAll(EXPORTED)].map(([, name]) => `absent as ${name}`);
    return `function absent() { throw new Error("Pages write no JSON Schema."); }\nexport { ${names.join(", ")} };`;
  },
});
