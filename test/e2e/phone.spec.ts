import { expect, test } from "./fixtures.ts";
import { enter, openDocument } from "./prepared.ts";

test.use({ viewport: { width: 390, height: 844 }, colorScheme: "light" });

test("the menu's icon is light on the dark binding, whichever page brought its styles first", async ({
  page,
  baseURL,
}) => {
  await enter(page, baseURL);
  for (const address of ["/dashboard", "/quotes", "/settings"]) {
    await page.goto(address);
    const menu = page.getByRole("button", { name: "Menu" });
    await expect(menu).toBeVisible();
    await expect(page.locator("h1").first()).toBeVisible(); // the page's own styles are there too
    const [icon, binding] = await menu.evaluate((button) => [
      getComputedStyle(button).color,
      getComputedStyle(button.closest("header") ?? button).color,
    ]);
    expect(icon, address).toBe(binding);
  }
});

test("the suggestions are read from their first, wherever the preview was scrolled to", async ({ page, baseURL }) => {
  await openDocument(page, baseURL);
  await page.getByText("Terms", { exact: true }).last().scrollIntoViewIfNeeded();
  await page.getByRole("tab", { name: /AI Suggestions/ }).click();
  await expect(page.getByRole("tabpanel").getByRole("listitem").first()).toBeInViewport({ ratio: 0.9 });
});

test("a document scrolls under its head, and never the head with it", async ({ page, baseURL }) => {
  await openDocument(page, baseURL);
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText("(assumed)")).toHaveCount(1);
  const moved = await dialog.evaluate((element) => {
    element.scrollTop = 1_000;
    return element.scrollTop;
  });
  expect(moved).toBe(0);
});
