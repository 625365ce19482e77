import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { hostedPageSchema, subscriptionStatusSchema, billingHistorySchema } from "#shared/billing/schema.ts";
import { billingEvents, trialClaims } from "#server/db/tables/billing.ts";
import { emailNotifications } from "#server/db/tables/mail.ts";
import { users } from "#server/db/tables/accounts.ts";
import { testApp, type TestApp } from "#test/app.ts";
import { refusal, wire, type TestClient } from "#test/client.ts";
import { testClock } from "#test/clock.ts";
import { runBillingChores } from "./service/chores.ts";

const clock = testClock();
let app: TestApp;
beforeAll(async () => {
  app = await testApp({ now: clock.now });
});
afterAll(() => app.close());

const status = (client: TestClient) => wire(subscriptionStatusSchema, client.get("/api/subscription-status"));
const history = (client: TestClient) => wire(billingHistorySchema, client.get("/api/billing-history"));
const kinds = async (client: TestClient) => (await history(client)).events.map(({ kind }) => kind).sort();
const generate = (client: TestClient) =>
  client.post("/api/generate-document", { transcription: "Paint two rooms at three hundred each", type: "quote" });

async function pass(days: number): Promise<void> {
  clock.pass(days);
  await runBillingChores(app.deps);
}

async function portalOf(client: TestClient): Promise<string> {
  const { url } = await wire(hostedPageSchema, client.post("/api/create-portal-session"));
  return url.replace("/sandbox/portal/", "/api/sandbox/portals/");
}

/** Signs in again after the session's thirty days. */
async function signedIn(email: string): Promise<TestClient> {
  const client = app.visitor();
  expect((await client.post("/api/auth/login", { email, password: "a long password" })).status).toBe(200);
  return client;
}

test("trial, renewal, failed payment, grace, recovery, cancellation, resumption, end and deletion", async () => {
  const email = "life@example.com";
  let owner = await app.account({ email });
  expect(await status(owner)).toMatchObject({
    status: "trialing",
    plan: { id: "founding", monthly: 4 },
    card: { brand: "visa", last4: "4242" },
    mayCreate: true,
  });

  await pass(5);
  await pass(0);
  expect(await kinds(owner)).toEqual(["trial_ending", "trial_started", "welcome"]);

  await pass(2);
  await pass(0);
  expect(await status(owner)).toMatchObject({ status: "active", canRefund: true });
  const paid = await history(owner);
  expect(paid.invoices).toMatchObject([{ status: "paid", total: 4, amountPaid: 4 }]);
  expect(await kinds(owner)).toEqual([
    "subscription_renewed",
    "trial_ended",
    "trial_ending",
    "trial_started",
    "welcome",
  ]);

  const portal = await portalOf(owner);
  const changed = await owner.post(`${portal}/card`, { paymentMethodId: "pm_card_chargeCustomerFail" });
  expect(changed.status).toBe(200);
  await pass(31);
  owner = await signedIn(email);
  expect(await status(owner)).toMatchObject({ status: "past_due", mayCreate: true });
  expect(await kinds(owner)).toContain("payment_failed");
  expect((await generate(owner)).status).toBe(201);

  const again = await portalOf(owner);
  const refused = await owner.post(`${again}/pay`);
  expect([refused.status, (await refusal(refused)).message]).toEqual([422, "Your card was declined."]);
  await owner.post(`${again}/card`, { paymentMethodId: "pm_card_mastercard" });
  expect((await owner.post(`${again}/pay`)).status).toBe(200);
  expect(await status(owner)).toMatchObject({ status: "active", card: { brand: "mastercard" } });
  expect(await kinds(owner)).toContain("payment_recovered");

  await owner.post("/api/subscription/cancel");
  expect(await status(owner)).toMatchObject({ status: "active", cancelAtPeriodEnd: true });
  await owner.post("/api/subscription/resume");
  expect(await status(owner)).toMatchObject({ status: "active", cancelAtPeriodEnd: false });
  await owner.post("/api/subscription/cancel");

  await pass(31);
  owner = await signedIn(email);
  expect(await status(owner)).toMatchObject({ status: "canceled", mayCreate: false });
  expect((await generate(owner)).status).toBe(402);
  expect((await owner.get("/api/documents")).status).toBe(200);
  expect((await history(owner)).invoices).toHaveLength(2);

  await pass(21);
  owner = await signedIn(email);
  expect(await kinds(owner)).not.toContain("retention_warning");
  await pass(2);
  owner = await signedIn(email);
  expect(await kinds(owner)).toContain("retention_warning");
  await pass(6);
  expect(await app.deps.db.select().from(users).where(eq(users.email, email))).toHaveLength(1);
  await pass(1);
  expect(await app.deps.db.select().from(users).where(eq(users.email, email))).toHaveLength(0);
  expect(await app.deps.db.select().from(emailNotifications)).toEqual([]);
});

test("a payment that fails for a week ends the subscription; the grace ends with it", async () => {
  const email = "fails@example.com";
  await app.account({ email, paymentMethodId: "pm_card_chargeCustomerFail" });
  await pass(7);
  let owner = await signedIn(email);
  expect(await status(owner)).toMatchObject({ status: "past_due", mayCreate: true });
  await pass(6);
  expect((await generate(owner)).status).toBe(201);
  await pass(1.1);
  owner = await signedIn(email);
  expect(await status(owner)).toMatchObject({ status: "canceled", mayCreate: false });
  const failures = (await kinds(owner)).filter((kind) => kind === "payment_failed");
  expect(failures).toHaveLength(1);
});

describe("a second trial", () => {
  test("is refused for an address that had one, in any spelling, and can be agreed to do without", async () => {
    await app.account({ email: "once@gmail.com" });
    const person = {
      email: "on.ce+again@gmail.com",
      password: "a long password",
      firstName: "Ray",
      lastName: "K",
      paymentMethodId: "pm_card_visa",
    };
    const visitor = app.visitor();
    const first = await visitor.post("/api/auth/signup-with-payment", person);
    expect([first.status, await refusal(first)]).toMatchObject([409, { reason: "trial_used", monthly: 4 }]);
    expect((await visitor.get("/api/auth/user")).status).toBe(401);
    expect((await visitor.post("/api/auth/signup-with-payment", { ...person, withoutTrial: true })).status).toBe(201);
    expect(await status(visitor)).toMatchObject({ status: "active", trialEnd: null });
    expect((await history(visitor)).invoices).toMatchObject([{ amountPaid: 4 }]);
  });

  test("is refused for a card that had one", async () => {
    await app.account({ email: "amex-1@example.com", paymentMethodId: "pm_card_amex" });
    const second = await app.visitor().post("/api/auth/signup-with-payment", {
      email: "amex-2@example.com",
      password: "a long password",
      firstName: "Ray",
      lastName: "K",
      paymentMethodId: "pm_card_amex",
    });
    expect([second.status, (await refusal(second)).reason]).toEqual([409, "trial_used"]);
  });

  test("is not had by deleting the account; what stays says nothing of its owner", async () => {
    const owner = await app.account({ email: "gone@example.com" });
    await owner.delete("/api/user/delete-account");
    expect(JSON.stringify(await app.deps.db.select().from(trialClaims))).not.toMatch(/gone|example/);
    await expect(app.account({ email: "gone@example.com" })).rejects.toThrow("409");
  });
});

test("a double press makes one account, one customer and one trial", async () => {
  const person = {
    email: "twice@example.com",
    password: "a long password",
    firstName: "Ray",
    lastName: "K",
    paymentMethodId: "pm_card_visa",
  };
  const [one, two] = [app.visitor(), app.visitor()];
  const answers = await Promise.all([
    one.post("/api/auth/signup-with-payment", person),
    two.post("/api/auth/signup-with-payment", person),
  ]);
  expect(answers.map(({ status: code }) => code).sort()).toSatisfy(
    (codes: number[]) => codes[0] === 201 && (codes[1] === 201 || codes[1] === 409),
  );
  const rows = await app.deps.db.select().from(users).where(eq(users.email, person.email));
  expect(rows).toHaveLength(1);
  const customer = await app.deps.payments.readCustomer(rows[0]?.stripeCustomerId ?? "");
  expect(customer?.subscriptions).toMatchObject([{ status: "trialing" }]);
  await pass(1);
  expect(await app.deps.payments.readCustomer(rows[0]?.stripeCustomerId ?? "")).not.toBeNull();
});

test("the refund of the first charge is asked for once, within thirty days, and paid back", async () => {
  const owner = await app.account({ email: "refund@example.com" });
  const early = await owner.post("/api/refund-request", { reason: "Not for me" });
  expect([early.status, (await refusal(early)).message]).toEqual([
    409,
    "A refund can be asked for within 30 days of the first charge.",
  ]);
  await pass(7);
  expect((await owner.post("/api/refund-request", { reason: " " })).status).toBe(422);
  expect((await owner.post("/api/refund-request", { reason: "Not for me" })).status).toBe(201);
  expect(await kinds(owner)).toEqual(expect.arrayContaining(["refund_requested", "refunded"]));
  expect((await history(owner)).invoices).toMatchObject([{ amountRefunded: 4 }]);
  expect((await owner.post("/api/refund-request", { reason: "Again" })).status).toBe(409);
  expect(await status(owner)).toMatchObject({ canRefund: false });
});

test("a receipt is a PDF of one's own paid invoice, and nobody else's", async () => {
  const owner = await app.account({ email: "receipt@example.com" });
  await pass(7);
  const { invoices } = await history(owner);
  const path = `/api/invoices/${invoices[0]?.id}/pdf`;
  const answer = await owner.get(path);
  expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "application/pdf"]);
  expect(new TextDecoder().decode((await answer.arrayBuffer()).slice(0, 5))).toBe("%PDF-");
  const other = await app.account({ email: "other@example.com" });
  expect((await other.get(path)).status).toBe(404);
  expect((await app.visitor().get(path)).status).toBe(401);
});

test("events are recorded once, and taken once for mails", async () => {
  const rows = await app.deps.db.select().from(billingEvents);
  const keys = rows.map(({ userId, key }) => `${userId} ${key}`);
  expect(new Set(keys).size).toBe(keys.length);
  expect(rows.length).toBeGreaterThan(10);
});
