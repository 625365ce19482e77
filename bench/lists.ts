// The list screens of an account with 10,000 documents beside one with 100: every route in the process, without a
// socket. On a PostgreSQL of its own with 200,000 documents in it, and on the embedded database with these two accounts.
// npx tsx bench/lists.ts [samples] [documents in the database]
import { testApp } from "#test/app.ts";
import type { TestClient } from "#test/client.ts";
import { startPostgres } from "#test/postgres.ts";
import { describeMachine } from "./figures.ts";
import { account, compare, ofOneLength, open, screens } from "./list-screens.ts";
import { writeDocuments } from "./many-documents.ts";

const samples = Number(process.argv[2] ?? 200);
const inDatabase = Number(process.argv[3] ?? 200_000);
const LARGE = 10_000;
const SMALL = 100;

/** The cursor behind which the account's last 100 documents lie. */
async function lastPage(client: TestClient): Promise<string> {
  let last = "";
  for (let pages = 1; pages < LARGE / 100; pages += 1)
    last =
      (await client.get(`/api/documents?limit=100&cursor=${last}`.replace(/&cursor=$/, ""))).headers.get(
        "next-cursor",
      ) ?? last;
  return `/api/documents?limit=100&cursor=${last}`;
}

async function measure(name: string, documents: number): Promise<void> {
  const app = await testApp();
  try {
    const large = await account(app);
    const small = await account(app);
    const others = Math.max(0, Math.ceil((documents - LARGE - SMALL) / LARGE));
    const owners = new Map([
      [large.id, LARGE - 1],
      [small.id, SMALL - 1],
    ]);
    for (let other = 0; other < others; other += 1) owners.set((await account(app)).id, LARGE);
    await writeDocuments(app.deps.db, owners, large.document);
    const inAll = [...owners.values()].reduce((sum, count) => sum + count, 0);
    const nameOf = (screen: string) => `${name} with ${inAll} documents, an account with ${LARGE}: ${screen}`;
    const beside = `an account with ${SMALL}`;
    for (const [screen, paths] of screens) {
      const asked = await ofOneLength(small.client, paths);
      await compare(
        nameOf(screen),
        () => open(large.client, asked),
        { name: beside, small: () => open(small.client, asked) },
        samples,
      );
    }
    const [first, last] = ["/api/documents?limit=100", await lastPage(large.client)];
    await compare(
      nameOf("the last page of 100"),
      () => open(large.client, [last]),
      { name: beside, small: () => open(small.client, [first]) },
      samples,
    );
  } finally {
    await app.close();
  }
}

console.log(describeMachine());
const postgres = await startPostgres();
try {
  process.env.TEST_DATABASE_URL = postgres.url;
  await measure("PostgreSQL", inDatabase);
} finally {
  delete process.env.TEST_DATABASE_URL;
  await postgres.stop();
}
await measure("Embedded database", LARGE + SMALL);
