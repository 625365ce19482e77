import { expect, test } from "vitest";
import { testDatabaseInMemory } from "#test/database.ts";
import { keptMegabytes } from "#test/kept-memory.ts";
import { sql } from "drizzle-orm";

const READINGS = 60;
const ANSWER_MEGABYTES = 0.6;

test("the engine keeps nothing of what it answered", async () => {
  const { db, close } = await testDatabaseInMemory();
  const read = () => db.execute(sql`select repeat('words ', 100) as words from generate_series(1, 1000)`);
  for (let warm = 0; warm < 5; warm += 1) await read();
  const before = keptMegabytes();
  for (let reading = 0; reading < READINGS; reading += 1) await read();
  const grown = keptMegabytes() - before;
  await close();
  expect(grown).toBeLessThan((READINGS * ANSWER_MEGABYTES) / 2); // other tests of the process let go and take some meanwhile
});
