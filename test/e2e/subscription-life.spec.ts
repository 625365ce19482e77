import type { Page } from "@playwright/test";
import { pass } from "./clock.ts";
import { expect, signUp, test, typeCard } from "./fixtures.ts";

test.use({ environment: { TEST_CLOCK: "on" } });
test.setTimeout(180_000);

async function signIn(page: Page, email: string): Promise<void> {
  await page.goto("/auth");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill("a long password");
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(page.getByRole("heading", { name: /^Welcome back,/ })).toBeVisible();
}

async function kinds(page: Page): Promise<string[]> {
  const answer = await page.request.get("/api/billing-history");
  const { events } = await answer.json();
  return events.map((event: { kind: string }) => event.kind);
}

async function openPortal(page: Page): Promise<void> {
  const headers = { origin: new URL(page.url()).origin };
  const { url } = await (await page.request.post("/api/create-portal-session", { headers })).json();
  await page.goto(url);
  await expect(page.getByRole("heading", { name: "Billing" })).toBeVisible();
}

test("from the invitation to the deletion: link, card, trial, renewal, failure, recovery, end", async ({ page }) => {
  await signUp(page);
  const { referralCode } = await (await page.request.get("/api/auth/user")).json();
  await page.context().clearCookies();

  // The friend comes by the link.
  await page.goto(`/auth?ref=${referralCode}`);
  await expect(page.getByText(/You were invited|invited/).first()).toBeVisible();
  const email = `friend-${process.pid}@example.com`;
  await page.getByLabel("First name").fill("Maria");
  await page.getByLabel("Last name").fill("Okafor");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill("a long password");
  await page.getByRole("button", { name: "Continue to your card" }).click();
  await expect(page.getByText("less $4.00 for your invitation")).toBeVisible();
  await typeCard(page, "4242 4242 4242 4242");
  await page.getByRole("button", { name: "Start 7 days free" }).click();
  await expect(page.getByRole("heading", { name: "Welcome back, Maria" })).toBeVisible();
  expect(await kinds(page)).toEqual(expect.arrayContaining(["trial_started", "referral_credit"]));

  // The trial ends: the first month is paid by the invitation's credit, the next by the card.
  await pass(page, 7.1);
  expect(await kinds(page)).toEqual(expect.arrayContaining(["trial_ended", "subscription_renewed"]));
  await openPortal(page);
  await expect(page.getByText("Test mode: no card is charged").first()).toBeVisible();
  await expect(page.getByRole("list", { name: "Invoices" }).getByText("$4.00 credit used")).toBeVisible();

  // A card that fails when it is charged.
  await page.getByRole("button", { name: "Change card" }).click();
  await typeCard(page, "4000 0000 0000 0341");
  await page.getByRole("button", { name: "Save card" }).click();
  await expect(page.getByText("Visa ending in 0341")).toBeVisible();
  await pass(page, 31);
  await signIn(page, email);
  expect(await kinds(page)).toContain("payment_failed");
  await openPortal(page);
  await expect(page.getByText("The last payment failed.")).toBeVisible();
  await page.getByRole("button", { name: "Pay now" }).click();
  await expect(page.getByText("Your card was declined.")).toBeVisible();

  // Another card, and it is paid.
  await page.getByRole("button", { name: "Change card" }).click();
  await typeCard(page, "5555 5555 5555 4444");
  await page.getByRole("button", { name: "Save card" }).click();
  await expect(page.getByText("Mastercard ending in 4444")).toBeVisible();
  await page.getByRole("button", { name: "Pay now" }).click();
  await expect(page.getByRole("button", { name: "Pay now" })).toHaveCount(0);
  expect(await kinds(page)).toContain("payment_recovered");

  // Canceled, taken back, canceled.
  await page.getByRole("button", { name: "Cancel subscription" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Cancel subscription" }).click();
  await page.getByRole("button", { name: "Keep the subscription" }).click();
  await page.getByRole("button", { name: "Cancel subscription" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Cancel subscription" }).click();
  await expect(page.getByText(/^Ends on /)).toBeVisible();

  // It ends; what exists stays readable, and it can be renewed by the hosted checkout.
  await pass(page, 31);
  await signIn(page, email);
  const words = { transcription: "Paint two rooms at three hundred each", type: "quote" };
  const headers = { origin: new URL(page.url()).origin };
  expect((await page.request.post("/api/generate-document", { data: words, headers })).status()).toBe(402);
  await page.goto("/subscribe");
  await expect(page.getByRole("heading", { name: "Renew your subscription" })).toBeVisible();
  await page.getByRole("button", { name: "Go to payment" }).click();
  await expect(page.getByRole("heading", { name: "Checkout" })).toBeVisible();
  const checkout = new URL(page.url()).pathname.split("/").at(-1) ?? "";
  await expect(page.getByRole("region", { name: "What you pay" }).getByText("$8.99").first()).toBeVisible();
  await typeCard(page, "4000 0000 0000 0002");
  await page.getByRole("button", { name: "Pay $8.99" }).click();
  await expect(page.getByText("Your card was declined.")).toBeVisible();
  await typeCard(page, "4242 4242 4242 4242");
  await page.getByRole("button", { name: "Pay $8.99" }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  expect((await page.request.post("/api/generate-document", { data: words, headers })).status()).toBe(201);
  // Back to the checkout that is paid: nothing is charged twice.
  await page.goBack();
  await expect(page.getByText("This checkout is paid already")).toBeVisible();
  const { invoices } = await (await page.request.get("/api/billing-history")).json();
  expect(invoices).toHaveLength(3);
  // Back from it without a session: to the sign-in.
  await page.context().clearCookies();
  await page.goto(`/payment-success?session_id=${checkout}`);
  await expect(page.getByText("Sign in to go on.")).toBeVisible();
  await expect(page).toHaveURL(/\/auth$/);
  await signIn(page, email);

  // The last cancellation, the warning, and the deletion.
  await page.request.post("/api/subscription/cancel", { headers });
  await pass(page, 32);
  await signIn(page, email);
  await pass(page, 22);
  await signIn(page, email);
  expect(await kinds(page)).toContain("retention_warning");
  await pass(page, 8);
  const answer = await page.request.post("/api/auth/check-email", { data: { email }, headers });
  expect(await answer.json()).toEqual({ exists: false });
});
