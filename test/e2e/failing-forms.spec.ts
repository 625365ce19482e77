import type { Page } from "@playwright/test";
import { expect, test } from "./breakable-server.ts";
import { typeCard } from "./fixtures.ts";
import { enter } from "./prepared.ts";

const toast = (page: Page) => page.locator("[data-toast]");
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const dialog = (page: Page) => page.getByRole("dialog");

test("each form of the settings keeps what was typed when it cannot be saved, and saves it afterwards", async ({
  page,
  baseURL,
  database,
}) => {
  test.setTimeout(120_000);
  await enter(page, baseURL);
  await page.goto("/settings");
  await page.getByLabel("Business name *").fill("Kessler Painting");
  await database.without("business_profiles", async () => {
    await button(page, "Save profile").click();
    await expect(toast(page).getByText("Failed to save profile. Please try again.")).toBeVisible();
    await expect(page.getByLabel("Business name *")).toHaveValue("Kessler Painting");
  });
  await toast(page).getByRole("button", { name: "Try Again" }).click();
  await expect(toast(page).getByText("Profile saved")).toBeVisible();

  await page.getByRole("tab", { name: "Services & Rates" }).click();
  await button(page, "Add service").click();
  await dialog(page).getByRole("button", { name: "Add service" }).click();
  await expect(page.getByText("Service name is required.")).toBeVisible();
  await page.getByLabel("Name").fill("Paint a room");
  await database.without("services", async () => {
    await dialog(page).getByRole("button", { name: "Add service" }).click();
    await expect(toast(page).getByText("Failed to add service. Please try again.")).toBeVisible();
    await expect(page.getByLabel("Name")).toHaveValue("Paint a room");
  });
  await dialog(page).getByRole("button", { name: "Add service" }).click();
  await expect(button(page, "Delete Paint a room")).toBeVisible();
  await database.without("services", async () => {
    await button(page, "Delete Paint a room").click();
    await expect(toast(page).getByText("Failed to delete service. Please try again.")).toBeVisible();
  });
  await expect(button(page, "Delete Paint a room")).toBeVisible();

  await page.getByRole("tab", { name: "Document Themes" }).click();
  const themes = page.getByRole("list", { name: "Themes" });
  const says = async (said: string) => {
    await expect(toast(page).getByText(said)).toBeVisible();
    await expect(toast(page).getByText("Please try again.")).toBeVisible();
  };
  await page.getByRole("button", { name: /^Evergreen/ }).click();
  await page.getByLabel("Theme name").fill("Green");
  await database.without("document_themes", async () => {
    await button(page, "Add theme").click();
    await says("Failed to create theme");
    await expect(page.getByLabel("Theme name")).toHaveValue("Green");
  });
  await button(page, "Add theme").click();
  await page.getByRole("button", { name: /^Workshop/ }).click();
  await button(page, "Add theme").click();
  await expect(themes.getByRole("listitem")).toHaveCount(2);
  await database.without("document_themes", async () => {
    await themes.getByRole("button", { name: "Set default", exact: true }).click();
    await says("Failed to set default theme");
    await themes.getByRole("button", { name: "Delete Workshop", exact: true }).click();
    await says("Failed to delete theme");
  });
  await expect(themes.getByRole("listitem")).toHaveCount(2);
  await themes.getByRole("button", { name: "Edit Workshop" }).click();
  await page.getByLabel("Theme name").fill("Dark band");
  await database.without("document_themes", async () => {
    await button(page, "Save theme").click();
    await says("Failed to update theme");
    await expect(page.getByLabel("Theme name")).toHaveValue("Dark band");
  });
  await button(page, "Save theme").click();
  await expect(themes.getByText("Dark band")).toBeVisible();

  await database.without("sessions", async () => {
    await page.reload();
    await expect(page.getByText(/Authentication check failed: 500/)).toBeVisible();
  });
  await button(page, "Try Again").click();
  await database.without("subscriptions", async () => {
    await page.getByRole("tab", { name: "Subscription" }).click();
    await expect(page.getByText("Failed to load subscription status")).toBeVisible();
  });
  await button(page, "Try Again").click();
  await expect(page.getByText("Free Trial", { exact: true })).toBeVisible();
  await button(page, "Delete account").click();
  await page.getByLabel("Type DELETE to confirm").fill("DELETE");
  await database.without("users", async () => {
    await dialog(page).getByRole("button", { name: "Delete account" }).click();
    await expect(toast(page).getByText("Failed to delete account. Please try again.")).toBeVisible();
  });
  await expect(page.getByLabel("Type DELETE to confirm")).toHaveValue("DELETE");
});

test("the way to a card keeps the person through failures of the card's side", async ({ page, baseURL, database }) => {
  test.setTimeout(120_000);
  await page.goto("/auth?mode=signup");
  await page.getByLabel("First name").fill("Ray");
  await page.getByLabel("Last name").fill("Kessler");
  await page.getByLabel("Email").fill(`cards-${process.pid}@example.com`);
  await page.getByLabel("Password").fill("a long password");
  await database.without("users", async () => {
    await button(page, "Continue to your card").click();
    await expect(page.getByRole("alert").getByText("An unexpected error occurred. Please try again.")).toBeVisible();
    await expect(page.getByLabel("Password")).toHaveValue("a long password");
  });
  await button(page, "Continue to your card").click();
  await expect(page.getByRole("heading", { name: "Your card" })).toBeVisible();
  await database.without("users", async () => {
    // The message stands for some seconds: a slow page must not be waited for first.
    await page.reload({ waitUntil: "commit" });
    await expect(page.getByText("Failed to initialize payment setup")).toBeVisible();
    await expect(page).toHaveURL(/\/auth\?mode=signup$/);
    await expect(page.getByLabel("First name")).toHaveValue("Ray");
  });
  await page.getByLabel("Password").fill("a long password");
  await button(page, "Continue to your card").click();
  await typeCard(page, "4242 4242 4242 4242");
  const start = button(page, "Start 7 days free");
  await database.without("sandbox_objects", async () => {
    await start.click();
    await expect(page.getByText("Payment confirmation failed")).toBeVisible();
  });
  await database.without("sign_up_attempts", async () => {
    await start.click();
    await expect(page.getByText("Account creation failed")).toBeVisible();
  });
  await start.click();
  await expect(page.getByRole("heading", { name: "Welcome back, Ray" })).toBeVisible();

  const headers = { origin: baseURL ?? "" };
  expect((await page.request.post("/api/subscription/cancel", { headers })).ok()).toBe(true);
  await database.without("sandbox_objects", async () => {
    await page.goto("/checkout");
    await expect(page.getByText("Failed to create checkout session")).toBeVisible();
    await page.goto("/payment-success?session_id=cs_test_1");
    await expect(page.getByRole("heading", { name: "Payment Issue" })).toBeVisible();
    await expect(page.getByText("Something went wrong on our side. Please try again.")).toBeVisible();
    await database.without("subscriptions", async () => {
      await page.goto("/subscribe");
      await expect(page.getByText("$8.99 a month").first()).toBeVisible();
      await button(page, "Start Free Trial").click();
      await expect(page.getByText("Failed to start subscription process")).toBeVisible();
    });
  });
  await page.goto("/checkout");
  await expect(page.getByText("You already have a subscription. Sign in to manage it.")).toBeVisible();
});
