import type { Page } from "@playwright/test";
import { tickUntilVisible } from "./clock.ts";
import { expect, test, typeCard } from "./fixtures.ts";
import { enter } from "./prepared.ts";
import { standBefore, type Change } from "./proxy.ts";

test("the return from the checkout in the specification's words", async ({ page, server }) => {
  let answer: Change;
  const proxy = await standBefore(server.address, (path) => (path === "/api/payment-success" ? answer : undefined));
  const comeBack = () => page.goto(`${proxy.address}/payment-success?session_id=cs_test_1`);
  await enter(page, proxy.address);
  await comeBack();
  await expect(page.getByRole("heading", { name: "Payment Issue" })).toBeVisible();
  await expect(page.getByText("This payment session is not known. Nothing was charged by it.")).toBeVisible();

  // No answer of our own server is without a reason; something between it and the browser may take it away.
  answer = () => JSON.stringify({ success: false, needsLogin: false });
  await comeBack();
  await expect(page.getByText("Payment processing failed")).toBeVisible();
  answer = { status: 502, json: { message: "" } };
  await comeBack();
  await expect(page.getByText("Failed to process payment success")).toBeVisible();
  answer = undefined;
  await proxy.stop();
});

/** Lets the stopped clock of the page pass the whole pause: the page is another at its end, and not before. */
async function expectPause(page: Page, ms: number, arrived: RegExp) {
  await page.clock.runFor(ms - 5);
  await expect(page).not.toHaveURL(arrived);
  await page.clock.runFor(10);
  await expect(page).toHaveURL(arrived);
}

test("the pauses of the sign-up are those of the specification", async ({ page }) => {
  await page.clock.install();
  await page.goto("/auth?mode=signup");
  await page.getByLabel("First name").fill("Ray");
  await page.getByLabel("Last name").fill("Kessler");
  await page.getByLabel("Email").fill(`pauses-${process.pid}@example.com`);
  await page.getByLabel("Password").fill("a long password");
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await page.getByRole("button", { name: "Continue to your card" }).click();
  await expect(page.getByText("Next: your card. Nothing is charged today.")).toBeVisible();
  await expectPause(page, 1_000, /\/payment-setup$/);

  await page.clock.resume();
  await typeCard(page, "4242 4242 4242 4242");
  await page.clock.pauseAt(new Date(Date.now() + 120_000));
  await page.getByRole("button", { name: "Start 7 days free" }).click();
  await expect(page.getByText("Your account is ready.")).toBeVisible();
  await expectPause(page, 1_500, /\/dashboard$/);

  await page.context().clearCookies();
  await page.goto("/subscribe");
  await tickUntilVisible(page, page.getByText("Email not found. Please sign up again."));
  await expectPause(page, 2_000, /\/auth$/);
});
