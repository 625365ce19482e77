import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { createStripePayments } from "#server/adapters/payments/stripe.ts";
import { billingEvents, providerEvents, refundRequests, signUpAttempts } from "#server/db/tables/billing.ts";
import { users } from "#server/db/tables/accounts.ts";
import {
  billingHistorySchema,
  hostedPageSchema,
  paymentResultSchema,
  setupIntentSchema,
  subscriptionStatusSchema,
} from "#shared/billing/schema.ts";
import { cents } from "#shared/money.ts";
import { testApp, type TestApp } from "#test/app.ts";
import { refusal, wire, type TestClient } from "#test/client.ts";
import {
  PUBLISHABLE_KEY,
  SECRET_KEY,
  startStripeServer,
  WEBHOOK_SECRET,
  type StripeServer,
} from "#test/providers/stripe-server.ts";
import type { WireEvent } from "#test/providers/stripe/provider.ts";
import { runBillingChores } from "./service/chores.ts";

let stripe: StripeServer;
let app: TestApp;
beforeAll(async () => {
  stripe = await startStripeServer();
  const payments = createStripePayments({
    secretKey: SECRET_KEY,
    publishableKey: PUBLISHABLE_KEY,
    webhookSecret: WEBHOOK_SECRET,
    apiUrl: stripe.address,
    timeoutMs: 400,
  });
  app = await testApp({ payments, now: () => stripe.provider.date });
});
afterEach(() => stripe.trouble());
afterAll(async () => {
  await app.close();
  await stripe.close();
});

const status = (client: TestClient) => wire(subscriptionStatusSchema, client.get("/api/subscription-status"));
const history = (client: TestClient) => wire(billingHistorySchema, client.get("/api/billing-history"));
const person = (more: object = {}) => ({
  password: "a long password",
  firstName: "Ray",
  lastName: "Kessler",
  paymentMethodId: "pm_card_visa",
  ...more,
});
const signUp = (more: object) => app.visitor().post("/api/auth/signup-with-payment", person(more));

async function rowOf(email: string) {
  const [row] = await app.deps.db.select().from(users).where(eq(users.email, email));
  return row;
}
const callsTo = (path: RegExp, method = "POST") =>
  stripe.calls.filter((call) => call.method === method && path.test(call.path));

/** Sends an event as the provider does. */
function deliver(event: WireEvent, at?: number): Promise<Response> {
  const { body, signature } = stripe.sign(event, at);
  return post(body, signature);
}
function post(body: string, signature: string): Promise<Response> {
  return app.visitor().send("POST", "/api/webhooks/stripe", body, {
    origin: "https://stripe.example",
    ...(signature && { "stripe-signature": signature }),
  });
}
const days = (count: number) => stripe.provider.moveTo(new Date(stripe.provider.date.getTime() + count * 86_400_000));

test("a sign-up makes a setup intent, a customer with the card, a price once, and a subscription with its trial", async () => {
  const intent = await wire(
    setupIntentSchema,
    app.visitor().post("/api/create-setup-intent", { email: "first@example.com" }),
  );
  expect(intent).toMatchObject({ provider: "stripe", publishableKey: PUBLISHABLE_KEY });
  const one = await app.account({ email: "first@example.com" });
  await app.account({ email: "second@example.com" });
  expect(await status(one)).toMatchObject({
    status: "trialing",
    plan: { id: "founding", monthly: 4 },
    card: { brand: "visa", last4: "4242" },
  });
  expect(callsTo(/\/v1\/prices$/)).toHaveLength(1);
  expect(callsTo(/\/v1\/subscriptions$/)[0]?.parameters).toMatchObject({
    trial_period_days: "7",
    metadata: { plan: "founding" },
  });
  expect(callsTo(/./).every(({ key }) => key !== undefined)).toBe(true);
});

test.each([
  ["pm_card_chargeDeclined", "Your card was declined.", "card_declined"],
  ["pm_card_chargeDeclinedInsufficientFunds", "Your card has insufficient funds.", "insufficient_funds"],
  ["pm_card_chargeDeclinedExpiredCard", "Your card has expired.", "expired_card"],
])(
  "the card %s is refused in the provider's words, and no account is made",
  async (paymentMethodId, message, reason) => {
    const email = `${reason}@example.com`;
    const answer = await signUp({ email, paymentMethodId });
    expect([answer.status, await refusal(answer)]).toMatchObject([422, { message, reason }]);
    expect(await rowOf(email)).toBeUndefined();
  },
);

describe("a provider that", () => {
  test.each([
    ["is down for a moment", ["down"]],
    ["fails for a moment", ["failing"]],
    ["takes the work and loses the answer", ["lost answer"]],
  ] as const)("%s is asked again, and does the thing once", async (name, troubles) => {
    const email = `${name.replaceAll(" ", "-")}@example.com`;
    stripe.trouble(...troubles);
    expect((await signUp({ email })).status).toBe(201);
    const customers = [...stripe.provider.customers.values()].filter((customer) => customer.email === email);
    expect(customers).toHaveLength(1);
    expect(customers[0]?.subscriptions).toHaveLength(1);
  });

  test.each([
    ["stays-down", ["down", "down", "down"]],
    ["is-busy", ["busy"]],
  ] as const)("%s leaves no account, and the same press works later", async (name, troubles) => {
    const email = `${name}@example.com`;
    stripe.trouble(...troubles);
    const answer = await signUp({ email });
    expect([answer.status, (await refusal(answer)).message]).toEqual([
      503,
      "The card provider did not answer, and nothing was charged. Please try again.",
    ]);
    expect(await rowOf(email)).toBeUndefined();
    expect((await signUp({ email })).status).toBe(201);
  });

  test("is too slow is given up on", async () => {
    stripe.trouble("slow", "slow", "slow");
    const began = performance.now();
    expect((await signUp({ email: "slow@example.com" })).status).toBe(503);
    expect(performance.now() - began).toBeLessThan(8_000);
  });

  test("is down while the subscription is looked at shows what was last known", async () => {
    const owner = await app.account({ email: "looks@example.com" });
    stripe.trouble(...Array.from({ length: 6 }, () => "down" as const));
    expect(await status(owner)).toMatchObject({ status: "trialing" });
  });
});

test("a sign-up that the server did not finish is ended an hour later, and no card is charged for nothing", async () => {
  const email = "unfinished@example.com";
  // The customer is made; the price, the subscription and all later calls do not come through.
  stripe.trouble();
  const calls = stripe.calls.length;
  const pending = signUp({ email });
  await expect.poll(() => stripe.calls.length, { interval: 1 }).toBeGreaterThan(calls);
  stripe.trouble(...Array.from({ length: 12 }, () => "failing" as const));
  expect((await pending).status).toBe(503);
  stripe.trouble();
  const made = () => [...stripe.provider.customers.values()].filter((customer) => customer.email === email);
  expect(made()).toHaveLength(1);
  await runBillingChores(app.deps);
  expect(made()).toHaveLength(1);
  days(0.05);
  await runBillingChores(app.deps);
  expect(made()).toHaveLength(0);
});

describe("events", () => {
  test("in any order, late and twice, leave the account as the provider has it, and each thing recorded once", async () => {
    const email = "events@example.com";
    const owner = await app.account({ email });
    const customerId = (await rowOf(email))?.stripeCustomerId ?? "";
    days(8);
    stripe.provider.setCard(customerId, "pm_card_chargeCustomerFail");
    days(33); // paid days after the renewal in every month of the year, so that a later try paid it
    stripe.provider.setCard(customerId, "pm_card_mastercard");
    stripe.provider.payOpen(customerId);
    const mine = stripe.provider.events.filter(({ object }) => object.customer === customerId);
    expect(mine.length).toBeGreaterThan(4);
    const shuffled = [...mine.reverse(), ...mine, ...mine.slice(2)];
    for (const event of shuffled) expect((await deliver(event)).status).toBe(200);
    await Promise.all(mine.map((event) => deliver(event)));

    const row = await rowOf(email);
    expect(row?.subscriptionStatus).toBe("active");
    const events = await app.deps.db
      .select()
      .from(billingEvents)
      .where(eq(billingEvents.userId, row?.id ?? ""));
    const kinds = events.map(({ kind }) => kind).sort();
    expect(kinds.filter((kind) => kind === "subscription_renewed")).toHaveLength(2);
    expect(kinds.filter((kind) => kind === "payment_failed")).toHaveLength(1);
    expect(kinds.filter((kind) => kind === "trial_ended")).toHaveLength(1);
    await owner.post("/api/auth/login", { email, password: "a long password" });
    expect((await history(owner)).invoices).toMatchObject([{ status: "paid" }, { status: "paid" }]);
  });

  test("that were handled are not handled again", async () => {
    const email = "once@example.com";
    await app.account({ email });
    const [event] = stripe.provider.events.slice(-1);
    if (!event) throw new Error("The provider reported nothing.");
    expect((await deliver(event)).status).toBe(200);
    const asked = stripe.calls.length;
    expect((await deliver(event)).status).toBe(200);
    expect(stripe.calls.length).toBe(asked);
  });

  test("whose handling failed are handled by the next try", async () => {
    const email = "retry@example.com";
    await app.account({ email });
    const customerId = (await rowOf(email))?.stripeCustomerId ?? "";
    days(8);
    const event = stripe.provider.events.findLast(({ object }) => object.customer === customerId);
    if (!event) throw new Error("The provider reported nothing.");
    stripe.trouble(...Array.from({ length: 9 }, () => "down" as const));
    expect((await deliver(event)).status).toBe(503);
    stripe.trouble();
    expect((await rowOf(email))?.subscriptionStatus).toBe("trialing");
    expect((await deliver(event)).status).toBe(200);
    expect((await rowOf(email))?.subscriptionStatus).toBe("active");
  });

  test("that are unsigned, forged, changed or old are refused, and not stored", async () => {
    const event = { id: "evt_bad", type: "invoice.paid", object: { id: "in_1", object: "invoice", customer: "cus_1" } };
    const { body, signature } = stripe.sign(event);
    const old = stripe.sign(event, Math.floor(Date.now() / 1000) - 600);
    expect((await post(body, "")).status).toBe(400);
    expect((await post(body, "t=1,v1=abc")).status).toBe(400);
    expect((await post(body.replace("cus_1", "cus_2"), signature)).status).toBe(400);
    expect((await post(old.body, old.signature)).status).toBe(400);
    expect(await app.deps.db.select().from(providerEvents).where(eq(providerEvents.id, "evt_bad"))).toEqual([]);
    expect((await post(body, signature)).status).toBe(200);
  });

  test("keep of their content nothing but whose they are", async () => {
    const rows = await app.deps.db.select().from(providerEvents);
    expect(rows.length).toBeGreaterThan(5);
    for (const { payload } of rows) expect(Object.keys(payload)).toEqual(["customer"]);
  });
});

test("the hosted checkout takes who had a subscription back, and its return can be repeated", async () => {
  const email = "back@example.com";
  const owner = await app.account({ email });
  const running = await owner.post("/api/create-checkout-session", { email });
  expect([running.status, (await refusal(running)).message]).toEqual([
    409,
    "You already have a subscription. Sign in to manage it.",
  ]);
  const row = await rowOf(email);
  stripe.provider.end(row?.stripeCustomerId ?? "", row?.stripeSubscriptionId ?? "");
  expect(await status(owner)).toMatchObject({ status: "canceled", mayCreate: false });

  const { url } = await wire(hostedPageSchema, owner.post("/api/create-checkout-session", { email }));
  const sessionId = url.split("/").at(-1) ?? "";
  const finish = (client: TestClient) =>
    wire(paymentResultSchema, client.post("/api/payment-success", { session_id: sessionId }));
  expect(await finish(owner)).toMatchObject({ success: false, error: expect.stringContaining("not finished") });
  const other = await app.account({ email: "stranger@example.com" });
  stripe.provider.payCheckout(sessionId, "pm_card_mastercard");
  expect(await finish(other)).toMatchObject({ success: false, error: expect.stringContaining("not known") });
  expect(await finish(app.visitor())).toEqual({ success: true, needsLogin: true });
  expect(await finish(owner)).toEqual({ success: true, needsLogin: false });
  expect(await finish(owner)).toEqual({ success: true, needsLogin: false });
  expect(await status(owner)).toMatchObject({ status: "active", plan: { id: "standard", monthly: 8.99 } });
  expect((await history(owner)).invoices).toMatchObject([{ total: 8.99 }]);
});

test("cancellation, resumption, portal, refund and deletion reach the provider", async () => {
  const email = "manage@example.com";
  const owner = await app.account({ email });
  const customerId = (await rowOf(email))?.stripeCustomerId ?? "";
  expect((await owner.post("/api/subscription/cancel")).status).toBe(200);
  expect(stripe.provider.customer(customerId).subscriptions).toMatchObject([{ cancelAtPeriodEnd: true }]);
  expect((await owner.post("/api/subscription/resume")).status).toBe(200);
  expect(stripe.provider.customer(customerId).subscriptions).toMatchObject([{ cancelAtPeriodEnd: false }]);
  const { url } = await wire(hostedPageSchema, owner.post("/api/create-portal-session"));
  expect(url).toContain(`${stripe.address}/portal/`);

  days(8);
  expect((await owner.post("/api/refund-request", { reason: "Not for me" })).status).toBe(201);
  expect(callsTo(/\/v1\/refunds$/)).toHaveLength(1);
  expect((await history(owner)).invoices).toMatchObject([{ amountRefunded: 4 }]);

  expect((await owner.delete("/api/user/delete-account")).status).toBe(200);
  expect(stripe.provider.deleted.has(customerId)).toBe(true);
});

test("a sign-up that was charged at once and never became an account is paid back before its customer is removed", async () => {
  const { payments, db, now } = app.deps;
  const given = { email: "never@example.com", name: "Ray", paymentMethodId: "pm_card_visa", key: "never" };
  const customer = await payments.createCustomer(given);
  if (customer.kind !== "accepted") throw new Error(customer.message);
  const { customerId } = customer;
  await db.insert(signUpAttempts).values({ customerId, createdAt: now() });
  const offer = { plan: "founding", planName: "Founding", monthly: cents(400), trialDays: 0 };
  await payments.startSubscription({ customerId, accountId: null, offer, key: "never" });
  const refunds = callsTo(/\/v1\/refunds$/).length;
  days(1);
  await runBillingChores(app.deps);
  expect(callsTo(/\/v1\/refunds$/)).toHaveLength(refunds + 1);
  expect(stripe.provider.deleted.has(customerId)).toBe(true);
});

test("a refund that support gave by hand while the provider did not answer is not asked for again and again", async () => {
  const email = "by-hand@example.com";
  const owner = await app.account({ email });
  const customerId = (await rowOf(email))?.stripeCustomerId ?? "";
  days(8);
  await status(owner);
  const paid = stripe.provider.customer(customerId).invoices.find(({ amountPaid }) => amountPaid > 0);
  const userId = (await rowOf(email))?.id ?? "";
  const request = { userId, invoiceId: paid?.id ?? "", reason: "No", amount: "4.00", createdAt: app.deps.now() };
  await app.deps.db.insert(refundRequests).values(request);
  stripe.provider.refund(customerId, request.invoiceId);
  await runBillingChores(app.deps);
  const asked = callsTo(/\/v1\/refunds$/).length;
  await runBillingChores(app.deps);
  expect(callsTo(/\/v1\/refunds$/)).toHaveLength(asked);
  const [row] = await app.deps.db.select().from(refundRequests).where(eq(refundRequests.userId, userId));
  expect(row?.status).toBe("refunded");
});

test("a server that knows the wrong key says nothing of it", async () => {
  const payments = createStripePayments({
    secretKey: "sk_test_wrong_and_secret",
    publishableKey: PUBLISHABLE_KEY,
    webhookSecret: WEBHOOK_SECRET,
    apiUrl: stripe.address,
    timeoutMs: 400,
  });
  const wrong = await testApp({ payments });
  const answer = await wrong.visitor().post("/api/create-setup-intent", { email: "wrong@example.com" });
  expect(answer.status).toBe(503);
  expect(await answer.text()).not.toContain("sk_test");
  await wrong.close();
});
