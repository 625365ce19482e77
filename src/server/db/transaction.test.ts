import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testDatabase } from "#test/database.ts";
import type { Database, OpenedDatabase } from "./client.ts";
import { constraintOf, sqlStateOf } from "./errors.ts";
import { users } from "./tables/accounts.ts";
import { inTransaction } from "./transaction.ts";

let opened: OpenedDatabase;
let db: Database;
beforeAll(async () => {
  opened = await testDatabase();
  db = opened.db;
});
afterAll(() => opened.close());

const insertUser = (handle: Database, id: string, email = `${id}@example.com`) =>
  handle.insert(users).values({ id, email });
const emails = async () => (await db.select({ email: users.email }).from(users)).map((user) => user.email);

/** Makes the database itself answer with this SQLSTATE. */
const raise = (handle: Database, sqlState: string) =>
  handle.execute(sql.raw(`do $$ begin raise exception using errcode = '${sqlState}'; end $$`));

test("what the work returns is the answer, and its writes stay", async () => {
  const answer = await inTransaction(db, async (tx) => {
    await insertUser(tx, "stays");
    return 42;
  });
  expect(answer).toBe(42);
  expect(await emails()).toContain("stays@example.com");
});

test("a throw rolls everything back and comes out as it was", async () => {
  const failure = new Error("not today");
  const failed = inTransaction(db, async (tx) => {
    await insertUser(tx, "goes");
    throw failure;
  });
  await expect(failed).rejects.toBe(failure);
  expect(await emails()).not.toContain("goes@example.com");
});

test.each(["40001", "40P01"])("work that the database refuses with %s runs again from its start", async (sqlState) => {
  let runs = 0;
  await inTransaction(db, async (tx) => {
    runs += 1;
    await insertUser(tx, `retried-${sqlState}`);
    if (runs < 3) await raise(tx, sqlState);
  });
  expect(runs).toBe(3);
  expect(await emails()).toContain(`retried-${sqlState}@example.com`);
});

test("it gives up after five runs, with the database's error", async () => {
  let runs = 0;
  const hopeless = inTransaction(db, async (tx) => {
    runs += 1;
    await raise(tx, "40001");
  });
  await expect(hopeless).rejects.toSatisfy((error) => sqlStateOf(error) === "40001");
  expect(runs).toBe(5);
});

test("any other refusal is not tried again", async () => {
  let runs = 0;
  const refused = inTransaction(db, async (tx) => {
    runs += 1;
    await insertUser(tx, "first", "same@example.com");
    await insertUser(tx, "second", "same@example.com");
  });
  await expect(refused).rejects.toSatisfy((error) => constraintOf(error) === "users_email_key");
  expect(runs).toBe(1);
});

test("inside a transaction it is a savepoint: its failure leaves the rest standing", async () => {
  await inTransaction(db, async (tx) => {
    await insertUser(tx, "outer");
    const inner = inTransaction(tx, async (savepoint) => {
      await insertUser(savepoint, "inner");
      throw new Error("only the inner part");
    });
    await expect(inner).rejects.toThrow("only the inner part");
  });
  expect(await emails()).toContain("outer@example.com");
  expect(await emails()).not.toContain("inner@example.com");
});
