import { drizzle } from "drizzle-orm/node-postgres";
import { asc, sql } from "drizzle-orm";
import { Client } from "pg";
import { expect, test } from "vitest";
import { startPostgres } from "#test/postgres.ts";
import { openDatabase, type Database } from "./client.ts";
import { exportSql } from "./export.ts";
import { migrateEmbedded } from "./migrate.ts";
import { openPglite } from "./pglite/open.ts";
import { schema } from "./schema.ts";

const AWKWARD = `O'Brien\\n "quoted" \\ $1 $$ -- ; 日本語 😀\n\ttail`;

async function fill(db: Database): Promise<void> {
  // The first points at the second: only the order of the file could break it.
  await db.insert(schema.users).values({ id: "b", email: "b@example.com", firstName: AWKWARD });
  await db.insert(schema.users).values({ id: "a", email: "a@example.com", referredBy: "b", firstName: null });
  const services = Array.from({ length: 450 }, (_, i) => ({
    userId: "a",
    id: `s${i}`,
    name: `${AWKWARD} ${i}`,
    hourlyRate: i % 2 ? "45.50" : null,
    isActive: i % 3 === 0,
  }));
  await db.insert(schema.services).values(services);
  await db
    .insert(schema.sessions)
    .values({ sid: "s", sess: { userId: AWKWARD, createdAt: "now" }, expire: new Date() });
}

const readAll = async (db: Database) => ({
  users: await db.select().from(schema.users).orderBy(asc(schema.users.id)),
  services: await db.select().from(schema.services).orderBy(asc(schema.services.id)),
  sessions: await db.select().from(schema.sessions),
  keys: (
    await db.execute<{ name: string }>(
      sql`select conname as "name" from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace order by 1`,
    )
  ).rows,
});

test("what the embedded database holds is the same on a PostgreSQL that loaded its export", async () => {
  const postgres = await startPostgres();
  const embedded = await openPglite({ dataDir: null });
  await migrateEmbedded(embedded.pool);
  const source = drizzle({ client: embedded.pool, schema });
  await fill(source);

  const client = new Client({ connectionString: postgres.url });
  await client.connect();
  let file = "";
  for await (const piece of exportSql(embedded.pool)) file += piece;
  await client.query(file);
  await client.end();

  const target = await openDatabase({ databaseUrl: postgres.url, dataDir: null });
  expect(await readAll(target.db)).toEqual(await readAll(source));
  await target.db.insert(schema.users).values({ id: "c", email: "c@example.com", referredBy: "a" });
  await target.close();
  await embedded.close();
  await postgres.stop();
});
