import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { accountId } from "#server/context.ts";
import { createUser } from "#server/accounts/service.ts";
import { users } from "#server/db/tables/accounts.ts";
import { checkoutPageSchema } from "#shared/billing/sandbox.ts";
import {
  billingHistorySchema,
  hostedPageSchema,
  offersSchema,
  paymentResultSchema,
  subscriptionStatusSchema,
} from "#shared/billing/schema.ts";
import { testApp, type TestApp } from "#test/app.ts";
import { refusal, wire, type TestClient } from "#test/client.ts";
import { testClock } from "#test/clock.ts";

const clock = testClock();
let app: TestApp;
beforeAll(async () => {
  app = await testApp({ now: clock.now });
  await app.deps.jobs.ready();
});
afterAll(() => app.close());

const PASSWORD = "a long password";

/** An account without a subscription, as an external sign-in makes one. */
async function withoutSubscription(email: string): Promise<TestClient> {
  const id = await createUser(app.deps, { email, password: PASSWORD, firstName: "Ray", lastName: "K" }, {});
  expect(accountId(id)).toBe(id);
  const client = app.visitor();
  await client.post("/api/auth/login", { email, password: PASSWORD });
  return client;
}

async function checkoutOf(client: TestClient, email: string, more: object = {}) {
  const { url } = await wire(hostedPageSchema, client.post("/api/create-checkout-session", { email, ...more }));
  const id = url.split("/").at(-1) ?? "";
  return { id, page: await wire(checkoutPageSchema, client.get(`/api/sandbox/checkouts/${id}`)) };
}
const pay = (client: TestClient, id: string, paymentMethodId: string) =>
  client.post(`/api/sandbox/checkouts/${id}/pay`, { paymentMethodId });
const finish = (client: TestClient, id: string) =>
  wire(paymentResultSchema, client.post("/api/payment-success", { session_id: id }));
const status = (client: TestClient) => wire(subscriptionStatusSchema, client.get("/api/subscription-status"));

describe("the hosted checkout", () => {
  test("starts the standard plan with its trial for an account that has none, at the price that it shows", async () => {
    const email = "external@example.com";
    const owner = await withoutSubscription(email);
    expect(await status(owner)).toMatchObject({ status: "no_subscription", mayCreate: false, trialAvailable: true });
    const { id, page } = await checkoutOf(owner, email);
    expect(page).toMatchObject({ monthly: 8.99, trialDays: 7, dueToday: 0 });
    const refused = await pay(owner, id, "pm_card_chargeDeclined");
    expect([refused.status, (await refusal(refused)).message]).toEqual([422, "Your card was declined."]);
    expect((await pay(owner, id, "pm_card_visa")).status).toBe(200);
    expect((await pay(owner, id, "pm_card_visa")).status).toBe(200);
    expect(await finish(owner, id)).toEqual({ success: true, needsLogin: false });
    expect(await status(owner)).toMatchObject({ status: "trialing", plan: { id: "standard", monthly: 8.99 } });
    expect((await app.deps.payments.findCheckout(id))?.complete).toBe(true);
  });

  test.each(["toString", "constructor", "__proto__"])("knows no card that is called %s", async (token) => {
    const email = `${token}@example.com`;
    const owner = await withoutSubscription(email);
    const { id } = await checkoutOf(owner, email);
    const refused = await pay(owner, id, token);
    expect([refused.status, (await refusal(refused)).message]).toEqual([
      422,
      "This card is not one of the test cards.",
    ]);
  });

  test("ends a second trial of the same card before anything is charged, and offers to do without", async () => {
    const [first, second] = ["card-one@example.com", "card-two@example.com"];
    for (const email of [first, second]) await withoutSubscription(email);
    const owner = app.visitor();
    await owner.post("/api/auth/login", { email: first, password: PASSWORD });
    const one = await checkoutOf(owner, first);
    await pay(owner, one.id, "pm_card_amex");
    expect(await finish(owner, one.id)).toMatchObject({ success: true });

    const other = app.visitor();
    await other.post("/api/auth/login", { email: second, password: PASSWORD });
    const two = await checkoutOf(other, second);
    await pay(other, two.id, "pm_card_amex");
    expect(await finish(other, two.id)).toMatchObject({ success: false, trialUsed: true });
    expect(await finish(other, two.id)).toMatchObject({ success: false, trialUsed: true });
    expect(await status(other)).toMatchObject({ status: "canceled" });
    expect(await wire(billingHistorySchema, other.get("/api/billing-history"))).toMatchObject({ invoices: [] });

    const three = await checkoutOf(other, second, { withoutTrial: true });
    expect(three.page).toMatchObject({ trialDays: 0, dueToday: 8.99 });
    await pay(other, three.id, "pm_card_amex");
    expect(await finish(other, three.id)).toMatchObject({ success: true });
    expect(await status(other)).toMatchObject({ status: "active" });
    expect(await status(owner)).toMatchObject({ status: "trialing" });
  });

  test("that was open in two tabs and paid in both leaves one subscription, and gives the other month back", async () => {
    const email = "two-tabs@example.com";
    const owner = await withoutSubscription(email);
    const one = await checkoutOf(owner, email, { withoutTrial: true });
    const two = await checkoutOf(owner, email, { withoutTrial: true });
    for (const { id } of [one, two]) {
      await pay(owner, id, "pm_card_visa");
      expect(await finish(owner, id)).toEqual({ success: true, needsLogin: false });
      clock.pass(1 / 1440);
    }
    expect(await status(owner)).toMatchObject({ status: "active" });
    const { invoices } = await wire(billingHistorySchema, owner.get("/api/billing-history"));
    expect(invoices).toMatchObject([
      { amountPaid: 8.99, amountRefunded: 8.99 },
      { amountPaid: 8.99, amountRefunded: 0 },
    ]);
    clock.pass(40);
    await owner.post("/api/auth/login", { email, password: PASSWORD });
    await status(owner);
    const later = await wire(billingHistorySchema, owner.get("/api/billing-history"));
    expect(later.invoices).toHaveLength(3);
  });

  test("makes a customer anew when the provider does not have the account's any more", async () => {
    const email = "moved@example.com";
    const owner = await app.account({ email });
    const [row] = await app.deps.db.select().from(users).where(eq(users.email, email));
    await app.deps.payments.deleteCustomer(row?.stripeCustomerId ?? "");
    clock.pass(1 / 1440); // so that it is known which subscription is the newer one
    const { id } = await checkoutOf(owner, email);
    await pay(owner, id, "pm_card_visa");
    expect(await finish(owner, id)).toEqual({ success: true, needsLogin: false });
    expect(await status(owner)).toMatchObject({ status: "active", plan: { id: "standard" } });
  });

  test("is not made for an address without an account, nor for another's while signed in", async () => {
    const nobody = await app.visitor().post("/api/create-checkout-session", { email: "nobody@example.com" });
    expect([nobody.status, (await refusal(nobody)).message]).toEqual([404, "Email not found. Please sign up again."]);
    const owner = await withoutSubscription("mine@example.com");
    expect((await owner.post("/api/create-checkout-session", { email: "external@example.com" })).status).toBe(404);
    expect((await owner.post("/api/payment-success", { session_id: "" })).status).toBe(422);
    expect(await finish(owner, "cs_test_guess")).toMatchObject({ success: false, needsLogin: false });
  });
});

describe("the sandbox's pages", () => {
  test("know only ids that they gave, and the portal forgets a visit after an hour", async () => {
    const owner = await app.account({ email: "portal@example.com" });
    const { url } = await wire(hostedPageSchema, owner.post("/api/create-portal-session"));
    const path = url.replace("/sandbox/portal/", "/api/sandbox/portals/");
    expect((await app.visitor().get(path)).status).toBe(200);
    for (const unknown of ["/api/sandbox/portals/bps_test_guess", "/api/sandbox/checkouts/cs_test_guess"])
      expect((await app.visitor().get(unknown)).status).toBe(404);
    clock.pass(1 / 20);
    expect((await app.visitor().get(path)).status).toBe(404);
    expect((await app.visitor().post(`${path}/cancel`)).status).toBe(404);
  });
});

test("each plan is sold and charged at its price; a founding offer that is closed costs the later one", async () => {
  const offers = await wire(offersSchema, app.visitor().get("/api/offers"));
  expect([offers.founding.monthly, offers.standard.monthly]).toEqual([4, 8.99]);
  const closed = await testApp({ now: clock.now }, { FOUNDING_OFFER: "closed" });
  expect(await wire(offersSchema, closed.visitor().get("/api/offers"))).toMatchObject({
    founding: { monthly: 15.99, isOpen: false },
    standard: { monthly: 8.99 },
  });
  const owner = await closed.account({ email: "late@example.com" });
  expect(await status(owner)).toMatchObject({ plan: { id: "founding", monthly: 15.99 } });
  clock.pass(8);
  expect(await status(owner)).toMatchObject({ status: "active" });
  expect((await wire(billingHistorySchema, owner.get("/api/billing-history"))).invoices).toMatchObject([
    { total: 15.99, amountPaid: 15.99 },
  ]);
  await closed.close();
});
