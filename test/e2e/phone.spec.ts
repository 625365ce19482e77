import { expect, test } from "./fixtures.ts";
import { enter, makeDocument, OPEN_JOB, openDocument, PRICED_JOB } from "./prepared.ts";

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

test("a card of a document is opened and edited, as a row at the desk is", async ({ page, baseURL }) => {
  await enter(page, baseURL);
  const id = await makeDocument(page, baseURL, PRICED_JOB);
  await page.request.patch(`${baseURL ?? ""}/api/documents/${id}`, {
    data: { version: 1, type: "estimate", status: "accepted" },
    headers: { origin: baseURL ?? "" },
  });
  await makeDocument(page, baseURL, OPEN_JOB);
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto("/quotes");
    const rows = page.getByRole("table", { name: "Documents" }).getByRole("row");
    const cards = rows.filter({ has: page.getByRole("button", { name: /^View / }) });
    await expect(cards).toHaveCount(2);
    for (const card of await cards.all()) {
      await expect(card.getByRole("button", { name: /^View / })).toBeVisible();
      await expect(card.getByRole("button", { name: /^Edit / })).toBeVisible();
      // Nothing of a cell lies over the next one.
      const cells = await card
        .getByRole("cell")
        .evaluateAll((all) => all.map((one) => one.scrollWidth - one.clientWidth));
      expect(Math.max(...cells)).toBeLessThanOrEqual(0);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await cards
      .first()
      .getByRole("button", { name: /^Edit / })
      .click();
    await expect(page.getByRole("form", { name: "Edit document" })).toBeVisible();
  }
});
