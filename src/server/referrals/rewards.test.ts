import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createSandboxPayments } from "#server/adapters/payments/sandbox.ts";
import { runBillingChores } from "#server/billing/service/chores.ts";
import { referralRewards, users } from "#server/db/tables/accounts.ts";
import { billingHistorySchema } from "#shared/billing/schema.ts";
import { referralInfoSchema } from "#shared/referrals/schema.ts";
import { testApp, type TestApp } from "#test/app.ts";
import { refusal, wire, type TestClient } from "#test/client.ts";
import { testClock } from "#test/clock.ts";

const clock = testClock();
let app: TestApp;
beforeAll(async () => {
  app = await testApp({ now: clock.now });
});
afterAll(() => app.close());

const info = (client: TestClient) => wire(referralInfoSchema, client.get("/api/referrals/info"));
const history = (client: TestClient) => wire(billingHistorySchema, client.get("/api/billing-history"));
const kinds = async (client: TestClient) => (await history(client)).events.map(({ kind }) => kind);

async function pass(days: number): Promise<void> {
  clock.pass(days);
  await runBillingChores(app.deps);
}

async function creditOf(email: string): Promise<number | undefined> {
  const [row] = await app.deps.db.select().from(users).where(eq(users.email, email));
  return (await app.deps.payments.readCustomer(row?.stripeCustomerId ?? ""))?.credit;
}

const newcomer = (more: object) => ({
  password: "a long password",
  firstName: "Ray",
  lastName: "Kessler",
  paymentMethodId: "pm_card_visa",
  ...more,
});

test("three friends who pay give a free month; each friend's first month is $4.00 less", async () => {
  const referrer = await app.account({ email: "referrer@example.com" });
  const { referralCode } = await info(referrer);
  const friends: TestClient[] = [];
  for (const name of ["one", "two", "three", "four"])
    friends.push(await app.account({ email: `${name}@friends.example`, referralCode }));
  expect((await info(referrer)).stats).toMatchObject({ totalReferrals: 4, pendingReferrals: 4, totalCredits: 0 });
  expect((await kinds(referrer)).filter((kind) => kind === "referral_used")).toHaveLength(4);
  expect(await creditOf("one@friends.example")).toBe(400);

  // Two cancel in the trial: they never pay, and do not count.
  for (const friend of friends.slice(0, 2)) await friend.post("/api/subscription/cancel");
  await pass(7.1);
  expect((await info(referrer)).stats).toMatchObject({ successfulReferrals: 2, totalCredits: 0 });
  const [friend] = friends.slice(2);
  if (!friend) throw new Error("There are four friends.");
  expect((await history(friend)).invoices).toMatchObject([{ total: 4, credit: 4, amountPaid: 0 }]);

  await app.account({ email: "five@friends.example", referralCode });
  await pass(7.1);
  await pass(0);
  expect((await info(referrer)).stats).toMatchObject({ successfulReferrals: 3, totalCredits: 1 });
  const states = (await info(referrer)).referrals.map(({ status }) => status).sort();
  expect(states).toEqual(["pending", "pending", "rewarded", "rewarded", "rewarded"]);
  expect(await kinds(referrer)).toContain("referral_earned");
  expect(await creditOf("referrer@example.com")).toBe(400);
  const rewards = await app.deps.db.select().from(referralRewards);
  expect(rewards).toMatchObject([{ rewardType: "free_month", rewardValue: 1, appliedAt: expect.any(Date) }]);

  // The free month is the next one.
  await pass(25);
  const again = app.visitor();
  await again.post("/api/auth/login", { email: "referrer@example.com", password: "a long password" });
  const [newest] = (await history(again)).invoices;
  expect(newest).toMatchObject({ credit: 4, amountPaid: 0 });
  expect(await creditOf("referrer@example.com")).toBe(0);
});

describe("a code", () => {
  test("that nobody has is refused before a card is typed, and by the sign-up", async () => {
    const early = await app
      .visitor()
      .post("/api/create-setup-intent", { email: "nobody@example.com", referralCode: "NOSUCH22" });
    expect([early.status, (await refusal(early)).issues?.[0]?.path]).toEqual([422, "referralCode"]);
    const late = await app
      .visitor()
      .post("/api/auth/signup-with-payment", newcomer({ email: "nobody@example.com", referralCode: "NOSUCH22" }));
    expect(late.status).toBe(422);
    expect(await app.deps.db.select().from(users).where(eq(users.email, "nobody@example.com"))).toEqual([]);
  });

  test("of one's own is refused, by any spelling of the address and by the card", async () => {
    const owner = await app.account({ email: "self@gmail.com", paymentMethodId: "pm_card_mastercard" });
    const { referralCode } = await info(owner);
    const send = (more: object) =>
      app.visitor().post("/api/auth/signup-with-payment", newcomer({ referralCode, withoutTrial: true, ...more }));
    for (const more of [
      { email: "s.elf+new@gmail.com" },
      { email: "other@example.com", paymentMethodId: "pm_card_mastercard" },
    ]) {
      const answer = await send(more);
      expect([answer.status, (await refusal(answer)).message]).toEqual([
        422,
        "This referral code is your own. Leave it out to sign up.",
      ]);
    }
    expect((await info(owner)).stats.totalReferrals).toBe(0);
  });
});

test("a reward that the provider does not take waits, and is given once", async () => {
  let isDown = true;
  const cut = await testApp({ now: clock.now });
  const payments = createSandboxPayments(cut.deps.db, clock.now);
  const given: number[] = [];
  const flaky = await testApp({
    now: clock.now,
    db: cut.deps.db,
    payments: {
      ...payments,
      addCredit: async (input) => {
        if (isDown && input.key.startsWith("reward:")) throw new Error("connect ETIMEDOUT");
        if (input.key.startsWith("reward:")) given.push(input.amount);
        await payments.addCredit(input);
      },
    },
  });
  const referrer = await flaky.account({ email: "waits@example.com" });
  const { referralCode } = await info(referrer);
  for (const name of ["a", "b", "c"]) await flaky.account({ email: `${name}@waits.example`, referralCode });
  clock.pass(7.1);
  await runBillingChores(flaky.deps);
  expect((await info(referrer)).stats.totalCredits).toBe(1);
  expect(given).toEqual([]);
  isDown = false;
  await runBillingChores(flaky.deps);
  await runBillingChores(flaky.deps);
  expect(given).toEqual([400]);
  await flaky.close();
  await cut.close();
});
