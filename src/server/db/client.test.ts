import { setTimeout } from "node:timers/promises";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testDatabase } from "#test/database.ts";
import { startPostgres } from "#test/postgres.ts";
import { openDatabase, type OpenedDatabase } from "./client.ts";
import { constraintOf, sqlStateOf } from "./errors.ts";
import { services } from "./tables/business.ts";
import { users } from "./tables/accounts.ts";

let opened: OpenedDatabase;
beforeAll(async () => {
  opened = await testDatabase();
});
afterAll(() => opened.close());

test("both engines answer a query with the same values", async () => {
  const { db } = opened;
  const at = new Date("2026-03-04T05:06:07.089Z");
  await db.insert(users).values({ id: "u1", email: "ray@example.com", createdAt: at });
  await db.insert(services).values({ userId: "u1", id: "s1", name: "Painting", hourlyRate: "45.50", createdAt: at });

  const [service] = await db.select().from(services).where(eq(services.userId, "u1"));
  expect(service).toMatchObject({ hourlyRate: "45.50", fixedRate: null, isActive: true, createdAt: at });
  const { rows } = await db.execute<{ count: number }>(sql`select count(*)::int as count from ${services}`);
  expect(rows).toEqual([{ count: 1 }]);
});

test("a broken constraint is known by its name, a failed statement by its SQLSTATE", async () => {
  const { db } = opened;
  await db.insert(users).values({ id: "u2", email: "kim@example.com" });
  const twice = db.insert(users).values({ id: "u3", email: "kim@example.com" });
  await expect(twice).rejects.toSatisfy((error) => constraintOf(error) === "users_email_key");
  const orphan = db.insert(services).values({ userId: "nobody", id: "s1", name: "Painting" });
  await expect(orphan).rejects.toSatisfy(
    (error) => sqlStateOf(error) === "23503" && constraintOf(error) === "services_user_id_users_id_fk",
  );
  await expect(db.execute(sql`select 1 / 0`)).rejects.toSatisfy(
    (error) => sqlStateOf(error) === "22012" && constraintOf(error) === null,
  );
});

test("an error that is not the database's has neither", () => {
  const error = Object.assign(new Error("refused", { cause: new Error("deeper") }), { code: "ECONNREFUSED" });
  expect([sqlStateOf(error), constraintOf(error), sqlStateOf("text")]).toEqual([null, null, null]);
});

test("a server that does not answer is an error, not a wait without end", async () => {
  const silent = openDatabase({ databaseUrl: "postgresql://nobody@127.0.0.1:1/none", dataDir: null });
  await expect(silent).rejects.toThrow("ECONNREFUSED");
});

test("a connection that breaks in the middle of a transaction, between two statements, fails that one alone", async () => {
  const postgres = await startPostgres();
  const { db, close } = await openDatabase({ databaseUrl: postgres.url, dataDir: null, poolSize: 2 });
  const broken = db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
    await db.execute(sql`select pg_terminate_backend(${rows[0]?.pid})`);
    await setTimeout(200);
    await tx.execute(sql`select 1`);
  });
  await expect(broken).rejects.toThrow(/./);
  expect((await db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
  await close();
  await postgres.stop();
});
