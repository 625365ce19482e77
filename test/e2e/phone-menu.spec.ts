import { expect, test } from "./fixtures.ts";
import { enter } from "./prepared.ts";

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
    const [icon, binding] = await menu.evaluate((button) => [
      getComputedStyle(button).color,
      getComputedStyle(button.closest("header") ?? button).color,
    ]);
    expect(icon, address).toBe(binding);
  }
});
