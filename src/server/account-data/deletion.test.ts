import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createSandboxPayments } from "#server/adapters/payments/sandbox.ts";
import { users } from "#server/db/tables/accounts.ts";
import { userSchema } from "#shared/accounts/schema.ts";
import { testApp, type TestApp } from "#test/app.ts";
import { refusal, wire, type TestClient } from "#test/client.ts";
import { fillEveryTable, listRowsOf, type Owner } from "#test/every-table.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

async function ownerOf(client: TestClient): Promise<Owner> {
  const { id } = await wire(userSchema, client.get("/api/auth/user"));
  const [row] = await app.deps.db.select().from(users).where(eq(users.id, id));
  return { id, email: row?.email ?? "", customerId: row?.stripeCustomerId ?? "" };
}

const doesNotAnswer = () => Promise.reject(new Error("connect ETIMEDOUT"));

/** Hashes of who had a trial, and customers of sign-ups without an account. */
const NAMES_NOBODY = ["sign_up_attempts", "trial_claims"];

const DELETE = "/api/user/delete-account";

test("leaves no row of the account in any table, and every row of others as it was", async () => {
  const [leaving, staying] = [await app.account(), await app.account()];
  const [gone, kept] = [await ownerOf(leaving), await ownerOf(staying)];
  const tables = await fillEveryTable(app.deps.db, gone);
  await fillEveryTable(app.deps.db, kept);
  const before = await listRowsOf(app.deps.db, kept);
  const mine = await listRowsOf(app.deps.db, gone);
  expect(tables.length).toBeGreaterThan(15);
  expect(tables.filter((table) => (mine[table] ?? []).length === 0).sort()).toEqual(NAMES_NOBODY);

  const answer = await leaving.delete(DELETE);
  expect([answer.status, await answer.json()]).toEqual([
    200,
    { success: true, message: "Your account has been permanently deleted." },
  ]);

  expect(Object.entries(await listRowsOf(app.deps.db, gone)).filter(([, rows]) => rows.length > 0)).toEqual([]);
  expect(await listRowsOf(app.deps.db, kept)).toEqual(before);
});

test("signs out every device, frees the address, and ends the subscription", async () => {
  const email = "leaving@example.com";
  const phone = await app.account({ email });
  const desk = app.visitor();
  await desk.post("/api/auth/login", { email, password: "a long password" });
  const [row] = await app.deps.db.select().from(users).where(eq(users.email, email));
  const customer = () => app.deps.payments.readCustomer(row?.stripeCustomerId ?? "");
  expect(await customer()).toMatchObject({ subscriptions: [{ status: "trialing" }] });

  const answer = await phone.delete(DELETE);
  expect(answer.headers.get("set-cookie")).toMatch(/bidspoke_session=;.*Max-Age=0/);
  expect((await phone.get("/api/auth/user")).status).toBe(401);
  expect((await desk.get("/api/documents")).status).toBe(401);
  expect(await customer()).toBeNull();
  const login = await app.visitor().post("/api/auth/login", { email, password: "a long password" });
  expect(login.status).toBe(401);
  const exists = await app.visitor().post("/api/auth/check-email", { email });
  expect(await exists.json()).toEqual({ exists: false });
});

test("needs a sign-in, and a page of this site", async () => {
  const client = await app.account();
  expect((await app.visitor().delete(DELETE)).status).toBe(401);
  expect((await client.send("DELETE", DELETE, undefined, { origin: "https://elsewhere.example" })).status).toBe(403);
  expect((await client.get("/api/auth/user")).status).toBe(200);
});

describe("while the provider does not answer", () => {
  let cut: TestApp;
  beforeAll(async () => {
    cut = await testApp({ payments: { ...createSandboxPayments(app.deps.db), deleteCustomer: doesNotAnswer } });
  });
  afterAll(() => cut.close());

  test("nothing is deleted, and the owner is told", async () => {
    const client = await cut.account();
    const answer = await client.delete(DELETE);
    expect([answer.status, (await refusal(answer)).message]).toEqual([
      503,
      "Your subscription could not be ended, so nothing was deleted. Please try again in a few minutes.",
    ]);
    expect((await client.get("/api/auth/user")).status).toBe(200);
  });
});
