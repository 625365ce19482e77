import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { makeDocument, openDocument } from "./prepared.ts";

const side = (page: Page) => page.getByRole("complementary", { name: "Where it came from" });
const line = (page: Page, name: RegExp) => page.getByRole("list", { name: "Lines" }).getByRole("button", { name });
const LIT = /isLit/;

test("a line and its words light each other by pointer and keyboard, Enter shows the sum, and what was assumed says why", async ({
  page,
  baseURL,
}) => {
  await openDocument(page, baseURL);
  const words = side(page).getByRole("link", { name: /two seventy five/ });
  const others = side(page).getByRole("link", { name: /four hundred fifty/ });
  await line(page, /allway/).hover();
  await expect(words).toHaveClass(LIT);
  await expect(others).not.toHaveClass(LIT);
  await others.hover();
  await expect(words).not.toHaveClass(LIT);
  await expect(line(page, /edroom/)).toHaveClass(LIT);
  await expect(line(page, /allway/)).not.toHaveClass(LIT);
  // Pointing chooses nothing.
  await expect(line(page, /edroom/)).toHaveAttribute("aria-pressed", "false");

  await line(page, /edroom/).focus();
  await page.keyboard.press("Tab");
  await expect(line(page, /allway/)).toBeFocused();
  await expect(words).toHaveClass(LIT);
  await page.keyboard.press("Enter");
  await expect(words).toHaveAttribute("aria-current", "true");
  await expect(side(page).getByText("“two seventy five”")).toBeVisible();
  await words.focus();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(line(page, /edroom/)).toHaveAttribute("aria-pressed", "true");
  await expect(side(page).getByText("3 × $450.00")).toBeVisible();

  const labor = line(page, /abor/);
  await expect(labor.getByText("(assumed)")).toBeAttached();
  await labor.click();
  await expect(side(page).getByText("2 days × 8 h")).toBeVisible();
  await expect(side(page).getByText("16 × $95.00")).toBeVisible();
  const days = side(page).getByRole("link", { name: "Two days, line 3, assumed" });
  await expect(days).toHaveAttribute("aria-current", "true");
  await page.getByRole("button", { name: /8 hours a day/ }).click();
  await expect(side(page).getByRole("link", { name: "Two days, line 3", exact: true })).toBeVisible();
});

test("hours that are typed are those of a day, and what they come to stands below the field", async ({
  page,
  baseURL,
}) => {
  await openDocument(page, baseURL);
  await page.getByRole("button", { name: "Type hours" }).click();
  await page.getByLabel("Hours a day").fill("7.5");
  await expect(page.getByText("$1,425.00")).toBeVisible();
  await page.getByRole("button", { name: "Use it" }).click();
  await expect(page.getByText("Answered: 7.5 hours a day")).toBeVisible();
  await expect(line(page, /abor/)).toContainText("$1,425.00");
});

test("a tax that waits for an answer says so, is named before the download, and keeps its words", async ({
  page,
  baseURL,
}) => {
  const words =
    "Quote for Ann Lee. Twelve outlets at 85 each. Haul away for 80 dollars. Tax 8.25 percent on materials.";
  await openDocument(page, baseURL, words);
  const tax = side(page).getByRole("link", { name: /8.25 percent/ });
  await tax.click();
  await expect(side(page).getByText("Not answered yet").first()).toBeVisible();
  await page.getByRole("button", { name: "Download PDF" }).click();
  const asked = page.getByRole("dialog", { name: "A question may still change the sums" });
  await expect(asked.getByText(/How much tax is that/)).toBeVisible();
  await asked.getByRole("button", { name: "Answer first" }).click();
  await page
    .getByRole("button", { name: /of all but labor|of the materials/ })
    .first()
    .click();
  await expect(page.getByText(/^Answered: /)).toBeVisible();
  await expect(side(page).getByText("Worked out")).toBeVisible();
  await expect(tax).toBeVisible();
});

test("an address from the client list says that it is", async ({ page, baseURL }) => {
  await openDocument(page, baseURL, "Quote for Maria Lopez at 12 Elm Street. Paint the hallway for 300.");
  await expect(page.getByRole("article").getByText("from your client list")).toHaveCount(0);
  await makeDocument(page, baseURL, "Quote for Maria Lopez. Clean the gutters for 150.");
  await page.goto(`${baseURL ?? ""}/quotes`);
  await page.getByRole("table", { name: "Documents" }).getByRole("button").first().click();
  await expect(page.getByRole("article").getByText("12 Elm Street")).toBeVisible();
  await expect(page.getByRole("article").getByText("Address from your client list")).toBeVisible();
});

test("what was taken back stands struck among the words", async ({ page, baseURL }) => {
  const words =
    "Quote for Maria Lopez. Twelve outlets, no wait, make that fourteen at 150 each. Hallway for 275, sorry, 300.";
  await openDocument(page, baseURL, words);
  const struck = side(page).locator("s");
  await expect(struck).toHaveText(["Twelve", "275"]);
  await expect(side(page).getByRole("link", { name: "fourteen, line 1" })).toBeVisible();
});

test("a price from the list, and one typed later, name where they are from", async ({ page, baseURL }) => {
  const id = await openDocument(page, baseURL, "Quote for Ann Lee. Install two faucets. Haul away for 80 dollars.");
  await line(page, /aul/).click();
  await expect(side(page).getByText("Said")).not.toHaveCount(0);
  await page.getByRole("button", { name: "Edit", exact: true }).click();
  const row = page.getByRole("listitem", { name: "Line 2", exact: true });
  await row.getByLabel("Price", { exact: true }).fill("95");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(line(page, /aul/).getByText("$95.00")).toBeVisible();
  await expect(side(page).getByRole("term").filter({ hasText: "Typed by you" })).toBeVisible();

  const headers = { origin: baseURL ?? "" };
  const service = { name: "Faucet install", fixedRate: 145 };
  expect((await page.request.post("/api/services", { data: service, headers })).ok()).toBe(true);
  await page.getByRole("button", { name: "Regenerate" }).click();
  await page.getByRole("button", { name: "Write it again" }).click();
  await expect(line(page, /aucet/).getByText("$290.00")).toBeVisible();
  await line(page, /aucet/).click();
  await expect(side(page).getByText("Your price list").first()).toBeVisible();
  await expect(side(page).getByText("Faucet install", { exact: true })).toBeVisible();
  expect(id).not.toBe("");
});

test.describe("on the phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("the words come up from the line, and lead to another", async ({ page, baseURL }) => {
    await openDocument(page, baseURL);
    await expect(side(page)).toHaveCount(0);
    await line(page, /allway/).tap();
    const sheet = page.getByRole("dialog", { name: "Where it came from" });
    await expect(sheet.getByRole("link", { name: /two seventy five/ })).toHaveAttribute("aria-current", "true");
    const bottom = async () => {
      const box = await sheet.boundingBox();
      return box && Math.round(box.y + box.height);
    };
    await expect.poll(bottom).toBe(844);
    await sheet.getByRole("link", { name: /four hundred fifty/ }).tap();
    await expect(sheet.getByText("3 × $450.00")).toBeVisible();
    await sheet.getByRole("button", { name: "Close" }).tap();
    await expect(sheet).toHaveCount(0);
    await expect(line(page, /allway/)).toBeFocused();
  });
});
