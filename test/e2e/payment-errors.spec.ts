import type { Page } from "@playwright/test";
import { expect, test, typeCard } from "./fixtures.ts";
import { enter } from "./prepared.ts";

/** The next calls to this address get no answer, or this refusal. */
async function refuse(page: Page, path: string, answer: { status: number; message: string } | "no answer") {
  await page.route(`**${path}`, (route) =>
    answer === "no answer"
      ? route.abort()
      : route.fulfill({ status: answer.status, json: { message: answer.message, code: "failed" } }),
  );
}

let people = 0;
async function toTheCard(page: Page): Promise<void> {
  await page.goto("/auth?mode=signup");
  await page.getByLabel("First name").fill("Ray");
  await page.getByLabel("Last name").fill("Kessler");
  await page.getByLabel("Email").fill(`errors-${process.pid}-${(people += 1)}@example.com`);
  await page.getByLabel("Password").fill("a long password");
  await page.getByRole("button", { name: "Continue to your card" }).click();
  await expect(page.getByRole("heading", { name: "Your card" })).toBeVisible();
}

const start = (page: Page) => page.getByRole("button", { name: "Start 7 days free" }).click();

test("the return from the checkout in the specification's words", async ({ page, baseURL }) => {
  await enter(page, baseURL);
  const success = "/api/payment-success";
  await page.route(`**${success}`, (route) => route.fulfill({ json: { success: false, needsLogin: false } }));
  await page.goto("/payment-success?session_id=cs_test_1");
  await expect(page.getByRole("heading", { name: "Payment Issue" })).toBeVisible();
  await expect(page.getByText("Payment processing failed")).toBeVisible();
  await page.unroute(`**${success}`);

  await refuse(page, success, { status: 500, message: "" });
  await page.goto("/payment-success?session_id=cs_test_2");
  await expect(page.getByText("Failed to process payment success")).toBeVisible();
  await page.unroute(`**${success}`);

  await page.route(`**${success}`, (route) => route.fulfill({ json: { success: true, needsLogin: true } }));
  await page.context().clearCookies();
  await page.goto("/payment-success?session_id=cs_test_3");
  await expect(page.getByText("Sign in to go on.")).toBeVisible();
  await expect(page).toHaveURL(/\/auth$/);
});

/** Milliseconds until `arrived` holds; a machine under load may take longer, never less. */
async function pauseUntil(arrived: Promise<unknown>): Promise<number> {
  const began = Date.now();
  await arrived;
  return Date.now() - began;
}

test("the pauses of the sign-up are those of the specification", async ({ page }) => {
  await toTheCard(page);
  await page.goBack();
  const next = page.getByRole("button", { name: "Continue to your card" });
  await page.getByLabel("Password").fill("a long password");
  await next.click();
  expect(await pauseUntil(page.waitForURL(/\/payment-setup$/))).toBeGreaterThan(900);

  await typeCard(page, "4242 4242 4242 4242");
  await start(page);
  await page.getByText("Your account is ready.").waitFor();
  expect(await pauseUntil(page.waitForURL(/\/dashboard$/))).toBeGreaterThan(1_200);

  await page.context().clearCookies();
  await page.goto("/subscribe");
  await page.getByText("Email not found. Please sign up again.").waitFor();
  expect(await pauseUntil(page.waitForURL(/\/auth$/))).toBeGreaterThan(1_600);
});
