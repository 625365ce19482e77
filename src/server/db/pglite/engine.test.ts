import { expect, test } from "vitest";
import { testDatabaseInMemory } from "#test/database.ts";
import { keptMegabytes } from "#test/kept-memory.ts";
import { sql } from "drizzle-orm";

const READINGS = 60;
const ANSWER_MEGABYTES = 0.6;
const WINDOWS = 3;

test("the engine keeps nothing of what it answered", async () => {
  const { db, close } = await testDatabaseInMemory();
  const read = () => db.execute(sql`select repeat('words ', 100) as words from generate_series(1, 1000)`);
  for (let warm = 0; warm < 5; warm += 1) await read();
  // What other tests of the process take or let go meanwhile is in one window; what the engine kept would be in each.
  const grown: number[] = [];
  for (let window = 0; window < WINDOWS; window += 1) {
    const before = keptMegabytes();
    for (let reading = 0; reading < READINGS; reading += 1) await read();
    grown.push(keptMegabytes() - before);
  }
  await close();
  expect(Math.min(...grown)).toBeLessThan((READINGS * ANSWER_MEGABYTES) / 2);
});
