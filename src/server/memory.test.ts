import { sql } from "drizzle-orm";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { z } from "zod";
import { documentSchema } from "#shared/documents/schema.ts";
import { createTypstPdf } from "#server/adapters/pdf/pdf.ts";
import type { Database } from "#server/db/client.ts";
import { folderOf } from "#server/db/pglite/open.ts";
import { testApp } from "#test/app.ts";
import { type TestClient, wire } from "#test/client.ts";
import { placeIn } from "#test/bases.ts";
import { databaseInThisThread } from "#test/database.ts";
import { keptMegabytes } from "#test/kept-memory.ts";

/** Jobs from one look at the memory to the next. */
const WINDOW = 20;

const made = z.object({ document: documentSchema });

/** What a user does with one job, told apart from every other by its number. */
async function oneJob(user: TestClient, number: number): Promise<void> {
  const list = "/api/documents?limit=100";
  const answers = [await user.get(list)];
  const transcription = `Quote for Maria Lopez. Paint ${number + 2} rooms at 450 dollars each and the hallway for 275.`;
  const { document } = await wire(made, user.post("/api/generate-document", { transcription }));
  const path = `/api/documents/${document.id}`;
  answers.push(
    await user.patch(path, { version: document.version, title: `Job ${number}` }),
    await user.get(list),
    await user.post(`${path}/refine`, { instructions: "Add a line for haul away, three hundred" }),
    await user.get(list),
    await user.get(`${path}/pdf`),
    await user.get(`${list}&q=rooms`),
  );
  for (const answer of answers) expect(await answer.arrayBuffer().then(() => answer.ok)).toBe(true);
}

/** What the database's one backend holds, and how many statements it keeps prepared. */
type Backend = { kilobytes: number; prepared: number };
async function backendOf(db: Database): Promise<Backend> {
  const { rows } = await db.execute<Backend>(
    sql`select (sum(total_bytes) / 1024)::int as kilobytes,
      (select count(*)::int from pg_prepared_statements) as prepared from pg_backend_memory_contexts`,
  );
  return rows[0] ?? { kilobytes: NaN, prepared: NaN };
}

test("users at work leave nothing behind in the server's memory nor in the embedded database's", async () => {
  const folder = await mkdtemp(join(tmpdir(), "bidspoke-memory-"));
  await placeIn(folder, "migrated");
  // The PDFs that are kept have an end too: one that is reached within the first jobs.
  const pdf = createTypstPdf({ workers: 1, cacheBytes: 500_000 });
  const app = await testApp({ pdf }, {}, databaseInThisThread(folderOf(folder)));
  onTestFinished(async () => {
    await app.close();
    await rm(folder, { recursive: true });
  });
  const user = await app.account();
  const states: (Backend & { server: number })[] = [];
  for (let job = 0; job < 3 * WINDOW; job += 1) {
    await oneJob(user, job);
    if (job % WINDOW === WINDOW - 1) states.push({ ...(await backendOf(app.deps.db)), server: keptMegabytes() });
  }

  // Code that becomes hot and caches that fill take memory once; what is left behind takes it every time.
  const leastGrowth = (of: keyof (typeof states)[number]) =>
    Math.min(...states.slice(1).map((state, index) => state[of] - (states[index]?.[of] ?? NaN)));
  expect(leastGrowth("server"), "megabytes of the server").toBeLessThan(0.7);
  expect(leastGrowth("kilobytes"), "kilobytes of the database").toBeLessThan(100);
  expect(leastGrowth("prepared"), "prepared statements").toBe(0);
}, 180_000);
