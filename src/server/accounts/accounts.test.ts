import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { eq } from "drizzle-orm";
import { sandboxObjects } from "#server/db/tables/billing.ts";
import { sessions, users } from "#server/db/tables/accounts.ts";
import { userSchema } from "#shared/accounts/schema.ts";
import { testApp, type TestApp } from "#test/app.ts";
import { refusal, wire } from "#test/client.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const signUp = (more: object = {}) => ({
  email: "Maria@Example.com",
  password: "correct horse",
  firstName: "Maria",
  lastName: "Okafor",
  paymentMethodId: "pm_card_visa",
  ...more,
});

describe("sign-up", () => {
  test("makes the user with a trial, signs in, and keeps neither password nor card", async () => {
    const visitor = app.visitor();
    const response = await visitor.post("/api/auth/signup-with-payment", signUp());
    expect(response.status).toBe(201);

    const user = await wire(userSchema, visitor.get("/api/auth/user"));
    expect(user).toMatchObject({ email: "maria@example.com", firstName: "Maria", subscriptionStatus: "trialing" });
    expect(user.referralCode).toMatch(/^[A-HJKMNP-Z2-9]{8}$/);
    expect(Object.keys(user)).not.toContain("hashedPassword");

    const [row] = await app.deps.db.select().from(users).where(eq(users.email, "maria@example.com"));
    expect(row?.hashedPassword).toMatch(/^\$argon2id\$/);
    expect(row?.authProvider).toBe("email");
    const days = ((row?.subscriptionEndDate?.getTime() ?? 0) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(6.9);
    expect(days).toBeLessThan(7.1);
    expect(JSON.stringify(await app.deps.db.select().from(sandboxObjects))).not.toContain("4242424242424242");
  });

  test("refuses an address that is registered, whatever its letters' case", async () => {
    const response = await app.visitor().post("/api/auth/signup-with-payment", signUp({ email: "MARIA@example.COM" }));
    expect(response.status).toBe(409);
    expect(await refusal(response)).toMatchObject({
      message: "Email already registered",
      description: "Please sign in or use a different email address.",
    });
    const exists = await app.visitor().post("/api/auth/check-email", { email: "MARIA@example.com" });
    expect(await exists.json()).toEqual({ exists: true });
  });

  test.each([
    ["pm_card_chargeDeclined", "Your card was declined."],
    ["pm_card_chargeDeclinedInsufficientFunds", "Your card has insufficient funds."],
    ["pm_card_authenticationRequired", "Your bank asks you to confirm this card, and it was not confirmed."],
    ["pm_unknown", "This card is not one of the test cards."],
  ])("with the card %s makes no account", async (paymentMethodId, message) => {
    const email = `${paymentMethodId.toLowerCase()}@example.com`;
    const response = await app.visitor().post("/api/auth/signup-with-payment", signUp({ email, paymentMethodId }));
    expect(response.status).toBe(422);
    expect((await refusal(response)).message).toBe(message);
    expect(await app.deps.db.select().from(users).where(eq(users.email, email))).toHaveLength(0);
  });

  test.each([
    [{ email: "nobody" }, "email", "Please enter a valid email address"],
    [{ password: "short" }, "password", "Password must be at least 8 characters"],
    [{ firstName: " " }, "firstName", "First name is required"],
    [{ lastName: "" }, "lastName", "Last name is required"],
    [{ paymentMethodId: "" }, "paymentMethodId", "Payment method is required"],
  ])("names the field that is wrong: %j", async (more, path, message) => {
    const response = await app
      .visitor()
      .post("/api/auth/signup-with-payment", signUp({ email: "field@example.com", ...more }));
    expect(response.status).toBe(422);
    expect((await refusal(response)).issues).toContainEqual({ path, message });
  });

  test("remembers who invited", async () => {
    const [referrer] = await app.deps.db.select().from(users).where(eq(users.email, "maria@example.com"));
    await app
      .visitor()
      .post(
        "/api/auth/signup-with-payment",
        signUp({ email: "friend@example.com", referralCode: referrer?.referralCode?.toLowerCase() }),
      );
    const [friend] = await app.deps.db.select().from(users).where(eq(users.email, "friend@example.com"));
    expect(friend?.referredBy).toBe(referrer?.id);
  });
});

describe("sign-in", () => {
  test("works, rotates the session, and ends at /api/logout", async () => {
    const visitor = app.visitor();
    await visitor.post("/api/auth/login", { email: "maria@example.com", password: "correct horse" });
    const first = visitor.cookie;
    await visitor.post("/api/auth/login", { email: "maria@example.com", password: "correct horse" });
    expect(visitor.cookie).not.toBe(first);
    const out = await visitor.get("/api/logout", { "sec-fetch-site": "same-origin" });
    expect([out.status, out.headers.get("location")]).toEqual([302, "/"]);
    expect((await visitor.get("/api/auth/user")).status).toBe(401);
  });

  test("refuses a wrong password and an unknown address with the same words", async () => {
    const wrong = await app.visitor().post("/api/auth/login", { email: "maria@example.com", password: "wrong" });
    const unknown = await app.visitor().post("/api/auth/login", { email: "who@example.com", password: "wrong" });
    expect([wrong.status, unknown.status]).toEqual([401, 401]);
    expect(await wrong.json()).toEqual(await unknown.json());
  });

  test("another site can neither write nor sign a user out", async () => {
    const client = await app.account();
    const write = await client.send("POST", "/api/services", { name: "Spam" }, { origin: "https://elsewhere.example" });
    expect(write.status).toBe(403);
    const out = await client.get("/api/logout", { "sec-fetch-site": "cross-site" });
    expect(out.status).toBe(403);
    expect((await client.get("/api/auth/user")).status).toBe(200);
  });

  test("the session table does not hold the cookie", async () => {
    const client = await app.account();
    const token = client.cookie.split("=")[1] ?? "";
    expect(token.length).toBeGreaterThan(30);
    expect(JSON.stringify(await app.deps.db.select().from(sessions))).not.toContain(token);
  });

  test("the cookie is httpOnly and SameSite", async () => {
    const response = await app
      .visitor()
      .post("/api/auth/login", { email: "maria@example.com", password: "correct horse" });
    expect(response.headers.get("set-cookie")).toMatch(/HttpOnly; SameSite=Lax/);
  });
});

test("too many sign-ins are told to wait", async () => {
  const limited = await testApp({}, { RATE_LIMITS: "on" });
  const answers: Response[] = [];
  for (let attempt = 0; attempt < 11; attempt += 1)
    answers.push(await limited.visitor().post("/api/auth/login", { email: "who@example.com", password: "x" }));
  expect(answers.slice(0, 10).every((answer) => answer.status === 401)).toBe(true);
  expect(answers[10]?.status).toBe(429);
  expect(Number(answers[10]?.headers.get("retry-after"))).toBeGreaterThan(0);
  await limited.close();
});

test("without a subscription nothing new is made, and everything can be read", async () => {
  const client = await app.account({ email: "ended@example.com" });
  await app.deps.db.update(users).set({ subscriptionStatus: "canceled" }).where(eq(users.email, "ended@example.com"));
  const refused = await client.post("/api/generate-document", {
    transcription: "Paint two rooms at three hundred each",
    type: "quote",
  });
  expect(refused.status).toBe(402);
  expect((await refusal(refused)).message).toBe("Your subscription has ended. Renew it to create documents.");
  expect((await client.get("/api/documents")).status).toBe(200);
});
