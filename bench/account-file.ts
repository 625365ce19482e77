// A large account as one file: how long it takes to write and to read back, and what memory the server needs for it.
// npx tsx bench/account-file.ts [documents]
import { sql } from "drizzle-orm";
import { accountImportSchema } from "#shared/account-data/schema.ts";
import { documentSchema } from "#shared/documents/schema.ts";
import { testApp, wire } from "#test/app.ts";
import { z } from "zod";
import { describeMachine } from "./figures.ts";

const DOCUMENTS = Number(process.argv[2] ?? 10_000);
const VERSIONS = 3;
const WORDS =
  "Quote for Dana Whitfield at 42 Oak Street. Hundred and forty foot of six foot cedar fence at thirty eight a foot, " +
  "two walk gates at two eighty five each. Tear out the chain link for four fifty. Thirty six bags of post mix.";

const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(0)} MB`;
const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/** What `work` needs at most beyond what there was. */
async function peakOf<T>(work: () => Promise<T>): Promise<[T, string]> {
  globalThis.gc?.();
  const before = process.memoryUsage().rss;
  let peak = before;
  const timer = setInterval(() => (peak = Math.max(peak, process.memoryUsage().rss)), 20);
  const result = await work();
  clearInterval(timer);
  return [result, megabytes(peak - before)];
}

const app = await testApp();
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

let start = performance.now();
const [{ chunks, bytes }, exportPeak] = await peakOf(async () => {
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
  `export, ${DOCUMENTS} documents with ${VERSIONS} versions each: ${megabytes(bytes)} in ${seconds(start)}, ` +
    `peak ${exportPeak} (the file itself is kept here)\n`,
);

const taker = await app.account();
for (const apply of [false, true]) {
  start = performance.now();
  const [report, peak] = await peakOf(() =>
    wire(
      accountImportSchema,
      taker.send("POST", `/api/import?apply=${apply}`, new Blob(chunks), { "content-type": "application/json" }),
    ),
  );
  const { added } = report.sections.find(({ name }) => name === "documents") ?? { added: 0 };
  process.stdout.write(`${apply ? "import" : "preview"}, ${added} documents: ${seconds(start)}, peak ${peak}\n`);
}
await app.close();
