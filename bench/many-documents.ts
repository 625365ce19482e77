import { sql } from "drizzle-orm";
import { Client } from "pg";
import { z } from "zod";
import type { Database } from "#server/db/client.ts";
import { newId } from "#server/ids.ts";
import { seededRandom } from "#test/seeded-random.ts";

const BATCH = 1_000;
/** Batches that are written at once. */
const AT_ONCE = 2;
const VOCABULARY = 12_000;
const CLIENTS = 2_500;
/** What most jobs say. The word at place n of the vocabulary is said about 1/n as often as the first. */
const COMMON =
  "the a for and at of to dollars hundred fifty twenty feet foot labor hours each two three paint fence deck install remove haul away tear out new old bathroom kitchen tile cedar gate post boards room walls ceiling trim door window deposit net thirty percent quote estimate invoice job";
const SYLLABLES = "ba be ca ce da de fa fe ga go ha he ja ke la le ma me na ne pa pe ra re sa se ta te va ve wa we";
const TYPES = ["quote", "quote", "quote", "bid", "estimate", "invoice"];
const STATUSES = ["draft", "draft", "pending", "accepted", "accepted", "declined"];

const random = seededRandom(7);
const pick = <T>(from: readonly T[]): T | undefined => from[Math.floor(random() * from.length)];
const syllables = SYLLABLES.split(" ");
const invented = () => Array.from({ length: 2 + Math.floor(random() * 3) }, () => pick(syllables)).join("");
const vocabulary = [...COMMON.split(" "), ...Array.from({ length: VOCABULARY }, invented)];
const word = () => vocabulary[Math.floor(vocabulary.length ** random()) - 1] ?? "the";
const words = (count: number) => Array.from({ length: count }, word).join(" ");
const name = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const clients = Array.from({ length: CLIENTS }, () => `${name(invented())} ${name(invented())}`);

function rowOf(userId: string, at: number): string[] {
  const client = pick(clients) ?? "";
  const created = new Date(Date.UTC(2024, 0, 1) + at * 30_000);
  return [
    userId,
    newId(created.getTime()),
    `Q-${100_000 + at}`,
    `${name(word())} ${word()} ${word()}`,
    pick(TYPES) ?? "quote",
    client,
    pick(STATUSES) ?? "draft",
    `Quote for ${client}. ${words(40 + Math.floor(random() * 60))}.`,
    created.toISOString(),
  ];
}

/** Accounts in the order in which their documents were written: all of them at once, mixed. */
function inOrderOfWriting(accounts: ReadonlyMap<string, number>): string[] {
  const owners = [...accounts].flatMap(([id, count]) => Array.from({ length: count }, () => id));
  for (let last = owners.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    const [one = "", two = ""] = [owners[last], owners[other]];
    owners[last] = two;
    owners[other] = one;
  }
  return owners;
}

type Run = (statement: string) => Promise<{ rows: unknown[] }>;

/** Works as the owner of the tables, who may take time and memory: on PostgreSQL that is nobody whom the server is. */
async function asOwner(db: Database, work: (run: Run) => Promise<void>): Promise<void> {
  const server = process.env.TEST_DATABASE_URL;
  if (!server) return work((statement) => db.execute(sql.raw(statement)));
  const { rows } = await db.execute<{ name: string }>(sql`select current_database() as name`);
  const client = new Client({ connectionString: new URL(rows[0]?.name ?? "", server).href });
  await client.connect();
  try {
    await client.query("set maintenance_work_mem = '512MB'; set work_mem = '256MB'");
    await work((statement) => client.query(statement));
  } finally {
    await client.end();
  }
}

const indexesOf = z.array(z.object({ name: z.string(), definition: z.string() }));

/** Drops the indexes of a table that no constraint needs: filled at the end they cost far less. Resolves to what brings them back. */
async function takeIndexes(run: Run, table: string): Promise<() => Promise<void>> {
  const { rows } = await run(`
    select indexname as name, indexdef as definition from pg_indexes
    where tablename = '${table}' and indexname not in (select conname from pg_constraint)`);
  const indexes = indexesOf.parse(rows);
  for (const { name: index } of indexes) await run(`drop index ${index}`);
  return async () => {
    for (const { definition } of indexes) await run(definition);
  };
}

/** Writes so many documents for each account, with the content of the one that `like` names. */
export const writeDocuments = (db: Database, accounts: ReadonlyMap<string, number>, like: string): Promise<void> =>
  asOwner(db, async (run) => {
    const indexDocuments = await takeIndexes(run, "documents");
    const indexWords = await takeIndexes(run, "document_words");
    await insertDocuments(db, inOrderOfWriting(accounts), like);
    await indexDocuments();
    await run(`
      insert into document_words
      select distinct user_id, substr(entry, 10) from documents, unnest(tsvector_to_array(search)) as entry
      where substr(entry, 10) ~ '^[^0-9]{4,}$' order by 1, 2 on conflict do nothing`);
    await indexWords();
    for (const table of ["documents", "document_words"]) await run(`vacuum analyze ${table}`);
  });

async function insertDocuments(db: Database, owners: readonly string[], like: string): Promise<void> {
  const insert = async (from: number) => {
    const batch = owners.slice(from, from + BATCH).map((owner, index) => rowOf(owner, from + index));
    const column = (at: number) => sql`${sql.param(batch.map((row) => row[at]))}::text[]`;
    await db.execute(sql`
      insert into documents (user_id, id, number, title, type, client, status, transcription, amount, content, created_at)
      select u, i, n, t, ty, c, s, w, 100, (select content from documents where id = ${like}), at::timestamptz
      from unnest(${column(0)}, ${column(1)}, ${column(2)}, ${column(3)}, ${column(4)}, ${column(5)}, ${column(6)},
        ${column(7)}, ${column(8)}) as made (u, i, n, t, ty, c, s, w, at)`);
  };
  for (let from = 0; from < owners.length; from += BATCH * AT_ONCE)
    await Promise.all(Array.from({ length: AT_ONCE }, (_, at) => from + at * BATCH).map(insert));
}

/** A client of the made documents, whole and with two letters swapped. */
export const someClient = (): { right: string; mistyped: string } => {
  const right = clients.find((client) => client.split(" ")[0]?.length === 8)?.split(" ")[0] ?? "";
  return { right, mistyped: right.slice(0, 4) + right.charAt(5) + right.charAt(4) + right.slice(6) };
};
