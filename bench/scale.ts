// A PostgreSQL database of 1,000,000 documents beside one of 10,000: the list screens, searches and a generation of an
// account of the usual size, in turns, every route in the process, without a socket.
// npx tsx bench/scale.ts [samples] [documents in the large database]
import { sql } from "drizzle-orm";
import { newId } from "#server/ids.ts";
import { testApp, type TestApp } from "#test/app.ts";
import type { TestClient } from "#test/client.ts";
import { startPostgres } from "#test/postgres.ts";
import { describeMachine, timed } from "./figures.ts";
import { account, compare, generate, open, screens } from "./list-screens.ts";
import { writeDocuments } from "./many-documents.ts";

const samples = Number(process.argv[2] ?? 100);
const LARGE = Number(process.argv[3] ?? 1_000_000);
const SMALL = 10_000;
const OF_ONE = 50;

/** Accounts like the one of this id. Resolves to their ids. */
async function moreAccounts({ deps: { db } }: TestApp, like: string, count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, () => newId(Date.now()));
  await db.execute(sql`
    insert into users
    select (jsonb_populate_record(users, jsonb_build_object('id', made, 'email', made || '@example.com', 'referral_code', made))).*
    from users, unnest(${sql.param(ids)}::text[]) as made where users.id = ${like}`);
  return ids;
}

/** A database with so many documents. Resolves to one of its accounts. */
async function fill(app: TestApp, documents: number): Promise<TestClient> {
  const own = await account(app);
  const others = await moreAccounts(app, own.id, documents / OF_ONE - 1);
  const owners = new Map([[own.id, OF_ONE - 1], ...others.map((id) => [id, OF_ONE] as const)]);
  await writeDocuments(app.deps.db, owners, own.document);
  return own.client;
}

console.log(describeMachine());
const postgres = await startPostgres();
process.env.TEST_DATABASE_URL = postgres.url;
const apps = [await testApp(), await testApp()] as const;
try {
  const [large, small] = [await fill(apps[0], LARGE), await fill(apps[1], SMALL)];
  const nameOf = (what: string) => `PostgreSQL with ${LARGE} documents, an account with ${OF_ONE}: ${what}`;
  const name = `with ${SMALL} documents`;
  for (const [screen, paths] of screens)
    await compare(nameOf(screen), () => open(large, paths), { name, small: () => open(small, paths) }, samples);
  const generation = (client: TestClient) => () => timed(() => generate(client));
  await compare(nameOf("a generation"), generation(large), { name, small: generation(small) }, samples);
} finally {
  for (const app of apps) await app.close();
  await postgres.stop();
}
