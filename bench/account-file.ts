// A large account as one file on the embedded database: how long it takes to write and to read back, and what memory the
// server needs for it.
// npx tsx bench/account-file.ts [documents]
import { sql } from "drizzle-orm";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDatabase } from "#server/db/client.ts";
import { accountImportSchema } from "#shared/account-data/schema.ts";
import { documentSchema } from "#shared/documents/schema.ts";
import { testApp } from "#test/app.ts";
import { wire } from "#test/client.ts";
import { placeIn } from "#test/bases.ts";
import { z } from "zod";
import { describeMachine } from "./figures.ts";

const DOCUMENTS = Number(process.argv[2] ?? 10_000);
const VERSIONS = 3;
const WORDS =
  "Quote for Dana Whitfield at 42 Oak Street. Hundred and forty foot of six foot cedar fence at thirty eight a foot, " +
  "two walk gates at two eighty five each. Tear out the chain link for four fifty. Thirty six bags of post mix.";

const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(0)} MB`;
const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`;

/** How long `work` took, how much of a processor, and what memory it needed at most beyond what there was. */
async function costOf<T>(work: () => Promise<T>): Promise<[T, string]> {
  globalThis.gc?.();
  const { rss } = process.memoryUsage();
  let peak = rss;
  const timer = setInterval(() => (peak = Math.max(peak, process.memoryUsage().rss)), 20);
  const began = performance.now();
  const processor = process.cpuUsage();
  const result = await work();
  const took = performance.now() - began;
  const { user, system } = process.cpuUsage(processor);
  clearInterval(timer);
  return [result, `${seconds(took)}, ${seconds((user + system) / 1000)} of a processor, ${megabytes(peak - rss)} more`];
}

const folder = await mkdtemp(join(tmpdir(), "bidspoke-bench-"));
await placeIn(folder, "migrated");
const app = await testApp({}, {}, openDatabase({ databaseUrl: null, dataDir: folder }));
const owner = await app.account();
const made = await wire(
  z.object({ document: documentSchema }),
  owner.post("/api/generate-document", { transcription: WORDS, type: "quote" }),
);
const { id } = made.document;
const copy = (columns: string) => columns.replaceAll(/\s+/g, " ");
await app.deps.db.execute(
  sql.raw(
    copy(`insert into documents (user_id, id, number, title, type, client, amount, status, content, transcription,
        open_questions, version, created_at, updated_at)
      select user_id, gen_random_uuid()::text, 'Q-' || (5000 + n), title, type, client, amount, status, content, transcription,
        open_questions, ${VERSIONS + 1}, created_at, updated_at
      from documents, generate_series(2, ${DOCUMENTS}) n where id = '${id}'`),
  ),
);
await app.deps.db.execute(
  sql.raw(
    copy(`insert into document_versions (user_id, document_id, version, title, type, amount, content, reason, created_at)
      select user_id, id, n, title, type, amount, content, 'edited', created_at
      from documents, generate_series(1, ${VERSIONS}) n where id <> '${id}'`),
  ),
);

const [{ chunks, bytes }, exported] = await costOf(async () => {
  const answer = await owner.get("/api/export");
  const kept: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of answer.body ?? []) {
    kept.push(chunk);
    size += chunk.length;
  }
  return { chunks: kept, bytes: size };
});
process.stdout.write(`${describeMachine()}\n`);
process.stdout.write(
  `export, ${DOCUMENTS} documents with ${VERSIONS} versions each, ${megabytes(bytes)}: ${exported} (with the file, which is kept here)\n`,
);

const file = new Blob(chunks);
const taker = await app.account();
for (const apply of [false, true]) {
  const [report, cost] = await costOf(() =>
    wire(
      accountImportSchema,
      taker.send("POST", `/api/import?apply=${apply}`, file, { "content-type": "application/json" }),
    ),
  );
  const { added } = report.sections.find(({ name }) => name === "documents") ?? { added: 0 };
  process.stdout.write(`${apply ? "import" : "preview"}, ${added} documents: ${cost}\n`);
}
await app.close();
await rm(folder, { recursive: true });
