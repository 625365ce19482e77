import type { Page } from "@playwright/test";
import { expect, test, typeCard } from "./fixtures.ts";

let people = 0;

/** Fills the form of the sign-up and goes on to the card. */
async function toTheCard(page: Page, email = `card-${process.pid}-${(people += 1)}@example.com`): Promise<string> {
  await page.goto("/auth?mode=signup");
  await page.getByLabel("First name").fill("Ray");
  await page.getByLabel("Last name").fill("Kessler");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill("a long password");
  await page.getByRole("button", { name: "Continue to your card" }).click();
  await expect(page.getByRole("heading", { name: "Your card" })).toBeVisible();
  return email;
}

const start = (page: Page) => page.getByRole("button", { name: "Start 7 days free" });

async function exists(page: Page, email: string): Promise<boolean> {
  const headers = { origin: new URL(page.url()).origin };
  const answer = await page.request.post("/api/auth/check-email", { data: { email }, headers });
  const { exists: found } = await answer.json();
  return Boolean(found);
}

test("the card step says what is wrong with a card, and an account is made by one that holds", async ({ page }) => {
  const email = await toTheCard(page);
  await expect(page.getByText("Test mode: no card is charged").first()).toBeVisible();
  await expect(page.getByRole("region", { name: "What you pay" }).getByText("$4.00", { exact: true })).toBeVisible();

  await start(page).click();
  await expect(page.getByText("Payment method is required")).toBeVisible();
  await typeCard(page, "4111 1111 1111 1111");
  await start(page).click();
  await expect(page.getByText("Not a test card.")).toBeVisible();

  for (const [number, message] of [
    ["4000 0000 0000 0002", "Your card was declined."],
    ["4000 0000 0000 9995", "Your card has insufficient funds."],
    ["4000 0000 0000 0069", "Your card has expired."],
  ] as const) {
    await typeCard(page, number);
    await start(page).click();
    await expect(page.getByText("Payment setup failed")).toBeVisible();
    await expect(page.getByText(message)).toBeVisible();
  }

  await typeCard(page, "4000 0025 0000 3155");
  await start(page).click();
  await page.getByRole("dialog").getByRole("button", { name: "Refuse" }).click();
  await expect(page.getByText("Your bank asks you to confirm this card, and it was not confirmed.")).toBeVisible();
  expect(await exists(page, email)).toBe(false);

  await start(page).click();
  await page.getByRole("dialog").getByRole("button", { name: "Yes, confirm" }).click();
  await expect(page.getByText("Your account is ready.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Welcome back, Ray" })).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard$/);
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain("sign-up");
});

test("a reload keeps the person, and asks for the password again, which is kept nowhere", async ({ page }) => {
  const email = await toTheCard(page);
  const kept = await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]));
  expect(kept).toContain(email);
  expect(kept).not.toContain("a long password");
  await page.reload();
  await typeCard(page, "4242 4242 4242 4242");
  await start(page).click();
  await expect(page.getByText("Password must be at least 8 characters")).toBeVisible();
  await page.getByLabel("Password").fill("a long password");
  await expect(page.locator('input[autocomplete="username"]')).toHaveValue(email);
  await start(page).dblclick();
  await expect(page.getByRole("heading", { name: "Welcome back, Ray" })).toBeVisible();

  // Who comes back to the step afterwards has an account, and is not sent to the form.
  const asked: string[] = [];
  page.on("framenavigated", (frame) => asked.push(new URL(frame.url()).pathname));
  await page.goto("/payment-setup");
  await expect(page.getByRole("heading", { name: "Welcome back, Ray" })).toBeVisible();
  expect(asked).not.toContain("/auth");
});

test("an address that is taken meanwhile is told, with the way to sign in", async ({ page, context, baseURL }) => {
  const email = await toTheCard(page);
  const other = await context.request.post("/api/auth/signup-with-payment", {
    data: { email, password: "another password", firstName: "R", lastName: "K", paymentMethodId: "pm_card_visa" },
    headers: { origin: baseURL ?? "" },
  });
  expect(other.status()).toBe(201);
  await context.clearCookies();
  await typeCard(page, "4242 4242 4242 4242");
  await start(page).click();
  await expect(page.getByText("Email already registered")).toBeVisible();
  await expect(page.getByText("Please sign in or use a different email address.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Sign in" })).toBeVisible();
});

test("a visit without the form, an unknown code, and a provider that is down lead back to the form", async ({
  page,
}) => {
  await page.goto("/payment-setup", { waitUntil: "commit" });
  await expect(page.getByText("No signup data found")).toBeVisible();
  await expect(page.getByText("Please complete the signup form first.")).toBeVisible();
  await expect(page).toHaveURL(/\/auth\?mode=signup/);

  await page.goto("/auth?mode=signup&ref=NOSUCH22");
  await page.getByLabel("First name").fill("Ray");
  await page.getByLabel("Last name").fill("Kessler");
  await page.getByLabel("Email").fill(`code-${process.pid}@example.com`);
  await page.getByLabel("Password").fill("a long password");
  await page.getByRole("button", { name: "Continue to your card" }).click();
  await expect(page.getByText("Failed to initialize payment setup")).toBeVisible();
  await expect(page.getByText("This referral code is not known. Check it, or leave it out.")).toBeVisible();
  await expect(page).toHaveURL(/\/auth\?mode=signup/);
  await expect(page.getByLabel("First name")).toHaveValue("Ray");
});

test("the pages of the checkout say what is missing", async ({ page }) => {
  await page.goto("/payment-success");
  await expect(page.getByRole("heading", { name: "Payment Issue" })).toBeVisible();
  await expect(page.getByText("No session ID found")).toBeVisible();
  await page.goto("/payment-success?session_id=cs_test_nobody");
  await expect(page.getByText("This payment session is not known. Nothing was charged by it.")).toBeVisible();
  await page.goto("/subscribe");
  await expect(page.getByText("Email not found. Please sign up again.")).toBeVisible();
  await expect(page).toHaveURL(/\/auth/);
});
