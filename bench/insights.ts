// The insights of an account with 10,000 documents, every accepted one signed with an option, every invoice paid in
// part: over one year and three, on a PostgreSQL of its own and on the embedded database, without a socket.
// npx tsx bench/insights.ts [samples]
import { sql } from "drizzle-orm";
import { generatedSchema } from "#shared/documents/schema.ts";
import { testApp } from "#test/app.ts";
import { wire } from "#test/client.ts";
import { startPostgres } from "#test/postgres.ts";
import { describeMachine, report, summary } from "./figures.ts";
import { writeDocuments } from "./many-documents.ts";

const samples = Number(process.argv[2] ?? 50);
const WARM = 5;
const DOCUMENTS = 10_000;
const PATHS = ["/api/insights?months=12", "/api/insights?months=36", "/api/insights/months?months=6"];

/** What became of the documents, as their columns, snapshots and proof have it. The same numbers on every run. */
const HISTORY = [
  sql`select setseed(0.5)`,
  sql`update documents set
    trade = (array['fencing', 'painting', 'roofing', null])[1 + (random() * 3)::int],
    amount = (random() * 15000)::numeric(10, 2),
    sent_at = case when status <> 'draft' then created_at end,
    viewed_at = case when random() > 0.3 and status <> 'draft' then created_at + interval '1 hour' end,
    answered_at = case when status in ('accepted', 'declined') then created_at + random() * interval '5 days' end,
    signed_snapshot_id = case when status = 'accepted' and type <> 'invoice' then id end,
    due_on = case when type = 'invoice' then created_at::date + 30 end,
    paid_amount = case when type = 'invoice' then 50 end`,
  sql`insert into document_snapshots (user_id, id, document_id, version, number, type, amount, content, theme, pdf, sha256, created_at)
    select user_id, 'sent ' || id, id, 1, number, type, amount, jsonb_set(content, '{items,1,optional}', 'true'), '{}', '\x00', '', created_at
    from documents where signed_snapshot_id is not null`,
  sql`insert into proof_events (user_id, document_id, sequence, kind, data, previous_hash, hash, created_at)
    select user_id, id, 1, status, jsonb_build_object('snapshotId', 'sent ' || id, 'reason', 'Too dear',
      'lines', jsonb_build_array(content -> 'items' -> 1 -> 'id')), '', '', answered_at
    from documents where status in ('accepted', 'declined')`,
  ...["documents", "document_snapshots", "proof_events"].map((table) => sql.raw(`vacuum analyze ${table}`)),
];

async function measure(name: string): Promise<void> {
  const app = await testApp();
  try {
    const client = await app.account();
    const transcription =
      "Quote for Dana Whitfield. Cedar fence, hundred foot at thirty eight a foot. Two gates at ninety each.";
    const { document } = await wire(generatedSchema, client.post("/api/generate-document", { transcription }));
    const { rows } = await app.deps.db.execute<{ owner: string }>(
      sql`select user_id as owner from documents where id = ${document.id}`,
    );
    await writeDocuments(app.deps.db, new Map([[rows[0]?.owner ?? "", DOCUMENTS - 1]]), document.id);
    for (const statement of HISTORY) await app.deps.db.execute(statement);
    for (const path of PATHS) {
      const times: number[] = [];
      for (let sample = 0; sample < WARM + samples; sample += 1) {
        const started = performance.now();
        const answer = await client.get(path);
        if (!answer.ok) throw new Error(`${path} answered ${answer.status}.`);
        await answer.text();
        times.push(performance.now() - started);
      }
      report({ what: `${name}, ${path}`, measured: summary(times.slice(WARM)) });
    }
  } finally {
    await app.close();
  }
}

console.log(describeMachine());
const postgres = await startPostgres();
try {
  process.env.TEST_DATABASE_URL = postgres.url;
  await measure("PostgreSQL");
} finally {
  delete process.env.TEST_DATABASE_URL;
  await postgres.stop();
}
await measure("Embedded database");
