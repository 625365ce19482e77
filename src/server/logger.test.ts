import { expect, test } from "vitest";
import { users } from "#server/db/tables/accounts.ts";
import { createLogger, describeError } from "./logger.ts";
import { testDatabase } from "#test/database.ts";

test("a database error is logged without what was typed", async () => {
  const { db, close } = await testDatabase();
  const row = { id: "one", email: "private@example.com", hashedPassword: "$argon2id$secret" };
  await db.insert(users).values(row);
  const error: unknown = await db
    .insert(users)
    .values(row)
    .then(
      () => null,
      (caught: unknown) => caught,
    );
  await close();

  const lines: string[] = [];
  createLogger({ LOG_LEVEL: "error" }, { write: (line) => lines.push(line) }).error({ err: error }, "a request failed");
  expect(lines).toHaveLength(1);
  expect(lines[0]).not.toMatch(/private@example\.com|argon2id/);
  expect(lines[0]).toContain('"sqlState":"23505"');
});

test("another error keeps its first line and where it happened", () => {
  const described = describeError(new Error("The pool is closed.\nsecond line"));
  expect(described).toMatchObject({ kind: "Error", message: "The pool is closed." });
  expect(described.stack).not.toEqual([]);
});
