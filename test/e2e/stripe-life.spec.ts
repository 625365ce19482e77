import type { Page } from "@playwright/test";
import { SCRIPT } from "#test/providers/stripe/pages.ts";
import { startStripeServer, type StripeServer } from "#test/providers/stripe-server.ts";
import { startServer, type RunningServer } from "#test/server.ts";
import { expect, test } from "@playwright/test";

test.setTimeout(180_000);

let stripe: StripeServer;
let server: RunningServer;
test.beforeAll(async () => {
  stripe = await startStripeServer();
  server = await startServer({ ...stripe.environment, TEST_CLOCK: "on", RATE_LIMITS: "off" });
});
test.afterAll(async () => {
  await server.stop();
  await stripe.close();
});

let now = new Date();
let delivered = 0;

/** Time passes at the provider, which reports what came due by signed events. */
async function pass(page: Page, days: number): Promise<void> {
  now = new Date(now.getTime() + days * 86_400_000);
  stripe.provider.moveTo(now);
  await deliver(page);
  const headers = { origin: server.address };
  const answer = await page.request.post(`${server.address}/api/test-clock`, {
    data: { now: now.toISOString() },
    headers,
  });
  expect(answer.ok()).toBe(true);
}

async function deliver(page: Page): Promise<void> {
  for (const event of stripe.provider.events.slice(delivered)) {
    const { body, signature } = stripe.sign(event);
    const headers = { "stripe-signature": signature, "content-type": "application/json" };
    const answer = await page.request.post(`${server.address}/api/webhooks/stripe`, {
      data: Buffer.from(body),
      headers,
    });
    expect(answer.status()).toBe(200);
  }
  delivered = stripe.provider.events.length;
}

async function kinds(page: Page): Promise<string[]> {
  const { events } = await (await page.request.get(`${server.address}/api/billing-history`)).json();
  return events.map((event: { kind: string }) => event.kind);
}

async function status(page: Page): Promise<string> {
  return (await (await page.request.get(`${server.address}/api/subscription-status`)).json()).status;
}

async function signIn(page: Page, email: string): Promise<void> {
  await page.goto(`${server.address}/auth`);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill("a long password");
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(page.getByRole("heading", { name: /^Welcome back,/ })).toBeVisible();
}

async function toPortal(page: Page): Promise<void> {
  const answer = await page.request.post(`${server.address}/api/create-portal-session`, {
    headers: { origin: server.address },
  });
  const { url } = await answer.json();
  await page.goto(url);
}

/** Presses a button of the provider's portal; what it does is done when the portal stands there again. */
async function atPortal(page: Page, name: string): Promise<void> {
  const sent = page.waitForResponse((answer) => answer.request().method() === "POST");
  await page.getByRole("button", { name }).click();
  await (await sent).finished();
}

test("with Stripe: card form, trial, renewal, failure, recovery, end, hosted checkout, deletion", async ({ page }) => {
  const asked: string[] = [];
  const policies: string[] = [];
  page.on("console", (message) => message.type() === "error" && policies.push(message.text()));
  await page.route("https://js.stripe.com/**", async (route) => {
    asked.push(new URL(page.url()).pathname);
    await route.fulfill({ contentType: "text/javascript", body: SCRIPT });
  });
  const email = `stripe-${process.pid}@example.com`;
  await page.goto(`${server.address}/auth?mode=signup`);
  await page.getByLabel("First name").fill("Maria");
  await page.getByLabel("Last name").fill("Okafor");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill("a long password");
  await page.getByRole("button", { name: "Continue to your card" }).click();
  await expect(page.getByRole("heading", { name: "Your card" })).toBeVisible();

  // The page was loaded anew, since its policy alone lets the provider's script in: the password is typed again.
  await page.getByLabel("Password").fill("a long password");
  await page.getByLabel("Card number").fill("4000 0000 0000 0002");
  await page.getByRole("button", { name: "Start 7 days free" }).click();
  await expect(page.getByText("Payment setup failed")).toBeVisible();
  await expect(page.getByText("Your card was declined.")).toBeVisible();
  await page.getByLabel("Card number").fill("4242 4242 4242 4242");
  await page.getByRole("button", { name: "Start 7 days free" }).click();
  await expect(page.getByRole("heading", { name: "Welcome back, Maria" })).toBeVisible();
  expect(new Set(asked)).toEqual(new Set(["/payment-setup"]));
  expect(policies.filter((text) => /Content Security Policy/i.test(text))).toEqual([]);

  const customer = () => [...stripe.provider.customers.values()].find((one) => one.email === email);
  expect(customer()?.subscriptions).toMatchObject([{ status: "trialing", monthly: 400 }]);

  await pass(page, 7.1);
  expect(await status(page)).toBe("active");
  expect(customer()?.invoices).toMatchObject([{ status: "paid", amountPaid: 400 }]);

  await toPortal(page);
  await page.getByLabel("Payment method").fill("pm_card_chargeCustomerFail");
  await atPortal(page, "Save card");
  await pass(page, 31);
  await signIn(page, email);
  await expect(page.getByRole("region", { name: "Subscription" }).getByText("Your last payment failed.")).toBeVisible();
  expect(await kinds(page)).toContain("payment_failed");

  await page.getByRole("button", { name: "Fix payment" }).click();
  await page.getByLabel("Payment method").fill("pm_card_mastercard");
  for (const name of ["Save card", "Pay now", "Cancel plan"]) await atPortal(page, name);
  await deliver(page);
  expect(await kinds(page)).toEqual(expect.arrayContaining(["payment_recovered", "cancel_requested"]));

  await pass(page, 31);
  await signIn(page, email);
  const notice = page.getByRole("region", { name: "Subscription" });
  await expect(notice.getByText("Your subscription has ended. Renew it to create documents.")).toBeVisible();
  await notice.getByRole("link", { name: "Renew" }).click();
  await page.getByRole("button", { name: "Go to payment" }).click();
  await expect(page.getByText("$8.99 a month")).toBeVisible();
  await page.getByRole("button", { name: "Subscribe" }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  expect(await status(page)).toBe("active");
  expect(customer()?.invoices).toHaveLength(3);

  const answer = await page.request.delete(`${server.address}/api/user/delete-account`, {
    headers: { origin: server.address },
  });
  expect(answer.status()).toBe(200);
  expect(customer()).toBeUndefined();
});

test("a provider whose script does not come leads back to the form", async ({ page }) => {
  await page.route("https://js.stripe.com/**", (route) => route.abort());
  await page.goto(`${server.address}/auth?mode=signup`);
  await page.getByLabel("First name").fill("Maria");
  await page.getByLabel("Last name").fill("Okafor");
  await page.getByLabel("Email").fill(`script-${process.pid}@example.com`);
  await page.getByLabel("Password").fill("a long password");
  await page.getByRole("button", { name: "Continue to your card" }).click();
  await expect(page.getByText("Failed to load payment form")).toBeVisible();
  await expect(page).toHaveURL(/\/auth\?mode=signup$/);
  await expect(page.getByLabel("First name")).toHaveValue("Maria");
});

test("the provider's script may run on the card page alone", async ({ page }) => {
  for (const path of ["/", "/auth?mode=signup", "/subscribe", "/settings", "/payment-setup/other"]) {
    const answer = await page.request.get(server.address + path);
    expect([path, answer.headers()["content-security-policy"]?.includes("stripe")]).toEqual([path, false]);
  }
  const card = await page.request.get(`${server.address}/payment-setup`);
  expect(card.headers()["content-security-policy"]).toContain("script-src 'self' https://js.stripe.com");
});
