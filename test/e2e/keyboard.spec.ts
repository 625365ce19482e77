import { execFileSync } from "node:child_process";
import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import { desktopSession, replayRecogniser } from "./fake-recogniser.ts";
import { escapeFrom, escapeTo } from "./escape.ts";
import { expect, test } from "./fixtures.ts";
import { enter, openDocument } from "./prepared.ts";

const MOST_STEPS = 60;

/** Presses Tab until the element has the focus; fails when it cannot be reached that way. */
async function tabTo(page: Page, element: Locator, key = "Tab") {
  for (let step = 0; step < MOST_STEPS; step += 1) {
    if (await element.evaluate((found) => found === document.activeElement).catch(() => false)) return;
    await page.keyboard.press(key);
  }
  await expect(element).toBeFocused({ timeout: 100 });
}

async function press(page: Page, element: Locator) {
  await tabTo(page, element);
  await page.keyboard.press("Enter");
}

async function type(page: Page, element: Locator, text: string) {
  await tabTo(page, element);
  await page.keyboard.press("Control+A");
  await page.keyboard.type(text);
}

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name, exact: true });

test("from sign-up to the PDF with the keyboard alone", async ({ page }) => {
  await page.goto("/");
  await press(page, page.getByRole("link", { name: "Start 7 days free" }).first());
  await type(page, page.getByLabel("First name"), "Ray");
  await type(page, page.getByLabel("Last name"), "Kessler");
  await type(page, page.getByLabel("Email"), `keys-${process.pid}@example.com`);
  await type(page, page.getByLabel("Password"), "a long password");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Your card" })).toBeVisible();
  await type(page, page.getByLabel("Card number"), "4242424242424242");
  await type(page, page.getByLabel("Expiry"), "1234");
  await type(page, page.getByLabel("Security code"), "123");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Welcome back, Ray" })).toBeVisible();

  await press(page, button(page, "Type instead"));
  await expect(page.getByLabel("The job, in your words")).toBeFocused();
  await page.keyboard.type("Quote for Maria Lopez. Three bedrooms at four hundred fifty each. Replace the back fence.");
  await tabTo(page, page.getByLabel("Include my logo"));
  await page.keyboard.press("Space");
  await expect(page.getByLabel("Include my logo")).not.toBeChecked();
  await press(page, button(page, "Generate Quote"));

  const dialog = page.getByRole("dialog").first();
  await expect(dialog.getByText("$1,350.00").first()).toBeVisible();
  await press(page, button(page, "Type a price"));
  await expect(page.getByLabel("Price in dollars")).toBeFocused();
  await page.keyboard.type("1,200");
  await page.keyboard.press("Enter");
  await expect(dialog.getByText("$2,550.00").first()).toBeVisible();
  // The question is gone, and the focus is still in the dialog.
  await expect.poll(() => dialog.evaluate((found) => found.contains(document.activeElement))).toBe(true);

  await press(page, button(page, "Edit"));
  await expect(page.getByRole("form", { name: "Edit document" })).toBeFocused();
  await type(page, page.getByLabel("Title"), "Paint and a fence");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Document updated successfully!")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Paint and a fence" }).first()).toBeVisible();

  await tabTo(page, page.getByRole("tab", { name: "Quote Preview" }));
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("tab", { name: /AI Suggestions/ })).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("ArrowLeft");

  await tabTo(page, button(page, "Download PDF"));
  const [download] = await Promise.all([page.waitForEvent("download"), page.keyboard.press("Enter")]);
  const bytes = await readFile(await download.path());
  const text = execFileSync("pdftotext", ["-layout", "-", "-"], { input: bytes, encoding: "utf8" });
  for (const part of ["Paint and a fence", "Maria Lopez", "$1,350.00", "$1,200.00", "$2,550.00"])
    expect(text).toContain(part);
});

test("the words are said, paused and stopped with the keyboard", async ({ page, baseURL }) => {
  await replayRecogniser(page, [
    desktopSession(["quote for maria lopez", "three bedrooms at four hundred fifty each"]),
  ]);
  await enter(page, baseURL);
  await page.goto("/dashboard");
  await press(page, button(page, "Start Recording"));
  await expect(page.getByRole("region", { name: "New quote" }).getByText("$1,350.00").first()).toBeVisible();
  await expect(button(page, "Pause")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(button(page, "Resume")).toBeFocused();
  await press(page, button(page, "Stop"));
  await expect(button(page, "Smart Quote")).toBeFocused();
  await press(page, button(page, "Correct the words"));
  await expect(page.getByLabel("The job, in your words")).toBeFocused();
});

test("the focus stays in each dialog, and goes back to what opened it", async ({ page, baseURL }) => {
  await openDocument(page, baseURL);
  for (const [opener, title] of [
    ["Refine", "Refine"],
    ["Versions", "Versions"],
    ["Delete", /^Delete Quote/],
    ["Preview PDF", /as PDF$/],
  ] as const) {
    await press(page, button(page, opener));
    const dialog = page.getByRole("dialog", { name: title });
    await expect(dialog).toBeVisible();
    // Inside the PDF's frame the keyboard is the browser's own viewer's, and so is the way out of it.
    const steps = opener === "Preview PDF" ? 0 : 12;
    for (let step = 0; step < steps; step += 1) {
      await page.keyboard.press("Tab");
      const isInside = () => dialog.evaluate((found) => found.contains(document.activeElement));
      await expect.poll(isInside, String(title)).toBe(true);
    }
    await dialog.getByRole("button", { name: "Close", exact: true }).focus();
    await page.keyboard.press("Enter");
    await expect(dialog).toHaveCount(0);
    await expect(button(page, opener)).toBeFocused();
  }

  await press(page, button(page, "Edit"));
  await type(page, page.getByLabel("Title"), "Changed");
  const leaving = page.getByRole("dialog", { name: "Leave without saving?" });
  await escapeTo(leaving);
  await expect(leaving.locator(":focus")).toHaveCount(1);
  await escapeFrom(leaving);
  await expect(page.getByLabel("Title")).toBeFocused();
  await escapeTo(leaving);
  await press(page, button(page, "Discard changes"));
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByRole("table", { name: "Documents" }).locator(":focus")).toHaveCount(1);
});

test("what is done to a document leaves the focus where work goes on", async ({ page, baseURL }) => {
  await openDocument(page, baseURL);
  const inDialog = () =>
    page
      .getByRole("dialog")
      .first()
      .evaluate((found) => found.contains(document.activeElement));
  await press(page, button(page, "Edit"));
  await tabTo(page, button(page, "Cancel"), "Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(button(page, "Edit")).toBeVisible();
  await expect.poll(inDialog).toBe(true);
  await press(page, button(page, "Refine"));
  await expect(page.getByLabel("What should change?")).toBeFocused();
  await page.keyboard.type("Take 10% off");
  await page.keyboard.press("Control+Enter");
  const result = page.getByRole("dialog", { name: /^Refined/ });
  await expect(result).toBeVisible();
  await press(page, result.getByRole("button", { name: "Done" }));
  await expect(result).toHaveCount(0);
  await expect(button(page, "Refine")).toBeFocused();
});

test("a suggestion that is applied or taken back leaves the focus at the next, and the last answer at the tab", async ({
  page,
  baseURL,
}) => {
  await openDocument(
    page,
    baseURL,
    "Quote for Ann Lee. Two days of labor at ninety five an hour. Twelve outlets at 85 each.",
  );
  await press(page, page.getByRole("button", { name: /^8 hours a day/ }));
  await expect(page.getByRole("region", { name: /open question/ })).toHaveCount(0);
  await expect(page.getByRole("tab", { name: "Quote Preview" })).toBeFocused();

  await page.keyboard.press("ArrowRight");
  const rows = page.getByRole("tabpanel").getByRole("listitem");
  const add = rows.getByRole("button", { name: "Add: Say how long it takes" });
  await press(page, add);
  await page.keyboard.type("Three days");
  const count = await rows.count();
  await page.keyboard.press("Enter");
  await expect(rows).toHaveCount(count - 1);
  const isInList = () => rows.first().evaluate((row) => row.parentElement?.contains(document.activeElement));
  await expect.poll(isInList).toBe(true);
});

test("from a suggestion to the questions, and from each answer to the next", async ({ page, baseURL }) => {
  await openDocument(
    page,
    baseURL,
    "Quote for Ann Lee. Two days of labor at ninety five an hour. Replace the back fence.",
  );
  const questions = page.getByRole("region", { name: /open question/ });
  const first = questions.getByRole("article").first().getByRole("button");
  await expect(questions.getByRole("article")).toHaveCount(2);
  await press(page, page.getByRole("tab", { name: "Quote Preview" }));
  await page.keyboard.press("ArrowRight");
  await press(page, page.getByRole("button", { name: "Answer: Answer the open questions" }));
  await expect(questions).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(first.nth(0)).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(questions.getByRole("article")).toHaveCount(1);
  await expect(questions).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(first.nth(0)).toBeFocused();
});

test("shortcuts record, search, save and undo from wherever one is, and the help names them", async ({
  page,
  baseURL,
}) => {
  await replayRecogniser(page, [desktopSession(["quote for maria lopez"])]);
  await openDocument(page, baseURL);
  await escapeFrom(page.getByRole("dialog"));

  await page.keyboard.press("Control+/");
  const help = page.getByRole("dialog", { name: "Help and shortcuts" });
  for (const [label, keys] of [
    ["New recording", "Alt+R"],
    ["Search the documents", "Ctrl+K"],
    ["Save what is being edited", "Ctrl+S"],
    ["Undo, while a message offers it", "Alt+U"],
  ] as const)
    await expect(help.getByRole("term").filter({ hasText: label }).locator("..").getByText(keys)).toBeVisible();
  await escapeFrom(help);

  await page.goto("/settings");
  await expect(page.getByRole("heading", { name: "Settings" })).toBeVisible();
  // The shortcuts listen once the page that has just come is drawn.
  await expect(async () => {
    await page.keyboard.press("Control+k");
    await expect(page).toHaveURL(/\/quotes$/, { timeout: 1000 });
  }).toPass();
  const search = page.getByRole("searchbox", { name: "Search documents" });
  await expect(search).toBeFocused();
  await page.keyboard.type("Lopez");
  await expect(search).toHaveValue("Lopez");

  await page
    .getByRole("button", { name: /^Edit / })
    .first()
    .click();
  await page.getByLabel("Title").fill("Saved by a key");
  await page.keyboard.press("Alt+r"); // a dialog keeps the page behind it still
  await page.keyboard.press("Control+s");
  await expect(page.getByText("Document updated successfully!")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Saved by a key" }).first()).toBeVisible();
  await page
    .getByRole("region", { name: /open question/ })
    .getByRole("button", { name: /10 hours/ })
    .click();
  await expect(page.getByRole("list", { name: "Lines" }).getByText("$1,900.00")).toBeVisible();
  await expect(page.locator("[data-toast]").getByRole("button", { name: "Undo" })).toBeVisible();
  await page.keyboard.press("Alt+u");
  await expect(page.getByRole("list", { name: "Lines" }).getByText("$1,520.00")).toBeVisible();
  await escapeFrom(page.getByRole("dialog"));

  await page.keyboard.press("Alt+r");
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(button(page, "Pause")).toBeVisible();
});

test("a new page begins at its top, is said, and has the focus that its link lost", async ({ page, baseURL }) => {
  await enter(page, baseURL);
  await page.goto("/referrals");
  await press(page, page.getByRole("link", { name: "Back to the dashboard" }));
  await expect(page.getByRole("heading", { name: "Welcome back, Ray" })).toBeVisible();
  await expect(page.locator("#main")).toBeFocused();
  await expect(page.locator("[aria-live=polite]").getByText("Dashboard", { exact: true })).toBeAttached();

  // The links of the frame can be skipped.
  await page.goto("/quotes");
  await expect(page.getByRole("heading", { name: "Quotes & Bids" })).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to the page" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator("#main")).toBeFocused();
  const search = page.getByRole("searchbox", { name: "Search documents" });
  await expect(search).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(search).toBeFocused();
});

test.describe("on the phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("the menu holds the focus and gives it back", async ({ page, baseURL }) => {
    await enter(page, baseURL);
    await page.goto("/dashboard");
    await press(page, button(page, "Menu"));
    const menu = page.getByRole("dialog", { name: "Menu" });
    await expect(menu).toBeVisible();
    await escapeFrom(menu);
    await expect(button(page, "Menu")).toBeFocused();
    await page.keyboard.press("Enter");
    await press(page, menu.getByRole("link", { name: "Quotes" }));
    await expect(page.getByRole("heading", { name: "Quotes & Bids" })).toBeVisible();
    await expect(menu).toHaveCount(0);
  });
});
