import { afterAll, beforeAll, expect, test } from "vitest";
import { userSchema } from "#shared/accounts/schema.ts";
import { testApp, type TestApp } from "#test/app.ts";
import { wire } from "#test/client.ts";
import { testClock } from "#test/clock.ts";
import { runBillingChores } from "./service/chores.ts";

const clock = testClock();
let app: TestApp;
beforeAll(async () => {
  app = await testApp({ now: clock.now });
});
afterAll(() => app.close());

/** Lets days pass one by one, as a server sees them. */
async function pass(days: number): Promise<void> {
  for (let day = 0; day < days; day += 1) {
    clock.pass(1);
    await runBillingChores(app.deps);
  }
  await app.runJobs();
}

/** The subjects of the mails to this address, oldest first, without dates and without those about the account. */
async function told(email: string): Promise<string[]> {
  await app.runJobs();
  const mails = (await app.mails()).filter(({ to }) => to === email).reverse();
  return mails.map(({ subject }) => subject.replace(/\w{3} \d+, \d{4}/, "DAY")).filter((one) => !/Confirm/.test(one));
}

test("from the welcome to the deletion each mail comes once", async () => {
  const email = "told@example.com";
  const owner = await app.account({ email, firstName: "Maria" });
  await runBillingChores(app.deps);
  await runBillingChores(app.deps);
  expect(await told(email)).toEqual(["Your pad is ready"]);
  const welcome = (await app.mails()).find(({ subject }) => subject === "Your pad is ready");
  expect(welcome?.text).toMatch(/^Welcome, Maria\n/);
  expect(welcome?.text).toMatch(/After that {2}\$4\.00 a month/);

  await pass(7);
  expect(await told(email)).toEqual([
    "Your pad is ready",
    "Your free trial ends on DAY",
    expect.stringMatching(/^(Your subscription has started|Receipt: \$4\.00 for Bidspoke)$/),
    expect.stringMatching(/^(Your subscription has started|Receipt: \$4\.00 for Bidspoke)$/),
  ]);
  const receipt = (await app.mails()).find(({ subject }) => subject.startsWith("Receipt"));
  expect(receipt?.text).toMatch(/Card {9}visa ending in 4242/i);

  expect((await owner.post("/api/subscription/cancel")).status).toBe(200);
  await pass(60);
  const all = await told(email);
  expect(all.at(-1)).toBe("Your documents will be deleted on DAY");
  expect(new Set(all).size).toBe(all.length);
  await pass(8);
  expect((await app.visitor().post("/api/auth/login", { email, password: "a long password" })).status).toBe(401);
});

test("a card that is refused is told with the day until which the pad works", async () => {
  const email = "refused@example.com";
  await app.account({ email, paymentMethodId: "pm_card_chargeCustomerFail" });
  await pass(8);
  const subjects = (await app.mails()).flatMap(({ to, subject }) => (to === email ? [subject] : []));
  expect(subjects).not.toContain("Your subscription has started");
  const failed = (await app.mails()).find(({ to, subject }) => to === email && /did not go through/.test(subject));
  expect(failed?.text).toMatch(/Your pad works until \w{3} \d+, \d{4}/);
  expect(failed?.text).toMatch(/Amount {4}\$4\.00/);
});

test("a friend's sign-up and a free month are told to the referrer", async () => {
  const email = "referrer@example.com";
  const referrer = await app.account({ email });
  const { referralCode } = await wire(userSchema, referrer.get("/api/auth/user"));
  for (const friend of ["ann", "bob", "cem"])
    await app.account({ email: `${friend}@example.com`, referralCode: referralCode ?? "" });
  await pass(8);
  const subjects = await told(email);
  expect(subjects.filter((subject) => subject === "Somebody signed up with your link")).toHaveLength(3);
  expect(subjects.filter((subject) => subject === "You earned a free month")).toHaveLength(1);
});
