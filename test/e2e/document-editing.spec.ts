import type { Page } from "@playwright/test";
import { escapeFrom, escapeTo } from "./escape.ts";
import { downloadPdf, expect, test } from "./fixtures.ts";
import { openDocument } from "./prepared.ts";

const row = (page: Page, number: number) => page.getByRole("listitem", { name: `Line ${number}`, exact: true });
const now = (page: Page) => page.locator("dl[aria-label='Sums now']");
const save = (page: Page) => page.getByRole("button", { name: "Save", exact: true });
const edit = (page: Page) => page.getByRole("button", { name: "Edit", exact: true });

test("every kind of field is edited, and stands on the paper and in the PDF", async ({ page, baseURL }) => {
  await openDocument(page, baseURL);
  await edit(page).click();
  const texts = {
    Title: "Paint for the Lopez house",
    "Client name": "Maria & José López",
    "Client email": "maria@example.com",
    "Client phone": "555 0101",
    "Client address": "12 Elm St",
    Description: "Two coats on walls and trim.",
    Timeline: "First week of December",
    Notes: "Call before coming.",
  };
  for (const [label, text] of Object.entries(texts)) await page.getByLabel(label, { exact: true }).fill(text);
  await page.getByLabel("Type", { exact: true }).selectOption("Estimate");
  await page.getByLabel("Valid until").fill("2027-03-01");
  await page.getByRole("button", { name: "Add a term" }).click();
  await page.keyboard.type("Half now, half when done.");
  await page.getByRole("button", { name: "Add to the scope" }).click();
  await page.keyboard.type("Move the furniture");
  await page.keyboard.press("Enter");
  await page.keyboard.type("Cover the floors");
  await save(page).click();
  await expect(page.getByText("Document updated successfully!")).toBeVisible();

  const paper = page.getByRole("article");
  const shown = [
    texts.Title,
    texts["Client name"],
    texts["Client address"],
    texts.Description,
    texts.Timeline,
    texts.Notes,
  ];
  const added = ["Half now, half when done.", "Move the furniture", "Cover the floors", "Mar 1, 2027", "Estimate"];
  for (const text of [...shown, ...added]) await expect(paper.getByText(text).first()).toBeVisible();
  const pdf = await downloadPdf(page, "Download as it stands");
  for (const text of [...shown, ...added.slice(0, 3), "$3,145.00"]) expect(pdf).toContain(text);
});

test("lines are added, changed, moved, made optional and removed, and the sums follow at once", async ({
  page,
  baseURL,
}) => {
  await openDocument(page, baseURL);
  await edit(page).click();
  await expect(now(page).getByText("$3,145.00").first()).toBeVisible();

  await row(page, 1).getByLabel("Quantity").fill("4");
  await expect(row(page, 1).getByText("$1,800.00")).toBeVisible();
  await expect(now(page).getByText("$3,595.00").first()).toBeVisible();

  const price = row(page, 2).getByLabel("Price", { exact: true });
  await price.fill("1,20");
  await save(page).click();
  await expect(row(page, 2).getByText("Write an amount such as 1,200.50.")).toBeVisible();
  await expect(price).toBeFocused();
  await price.fill("1,200.50");
  await expect(row(page, 2).getByText("$1,200.50")).toBeVisible();
  await price.fill("275");

  await row(page, 2).getByLabel("Optional").check();
  await expect(now(page).getByText("$3,320.00").first()).toBeVisible();

  await page.getByRole("button", { name: "Add a line" }).click();
  await page.keyboard.type("Baseboards");
  await row(page, 4).getByLabel("Quantity").fill("62.5");
  await row(page, 4).getByLabel("Unit").fill("ft");
  await row(page, 4).getByLabel("Price", { exact: true }).fill("4");
  await expect(row(page, 4).getByText("$250.00")).toBeVisible();
  await expect(now(page).getByText("$3,570.00").first()).toBeVisible();
  await row(page, 4).getByLabel("Price is for").selectOption("the line");
  await expect(row(page, 4).getByText("$4.00")).toBeVisible();
  await row(page, 4).getByLabel("Price is for").selectOption("one unit");

  const up = page.getByRole("button", { name: "Move line 4 up" });
  await up.click();
  await expect(page.getByLabel("Line 3, description")).toHaveValue("Baseboards");
  await expect(page.getByRole("button", { name: "Move line 3 up" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Line 2, description")).toHaveValue("Baseboards");

  await page.getByRole("button", { name: "Remove line 4", exact: true }).click();
  await expect(now(page).getByText("$2,050.00").first()).toBeVisible();
  await page.getByLabel("Discount", { exact: true }).selectOption("Percent");
  await page.getByLabel("Discount in percent").fill("10");
  await expect(now(page).getByText("−$205.00")).toBeVisible();
  await page.getByLabel("Tax", { exact: true }).selectOption("Percent");
  const tax = page.getByLabel("Tax in percent");
  await tax.fill("8.8755");
  await save(page).click();
  await expect(page.getByText("At most three decimals.")).toBeVisible();
  await expect(tax).toBeFocused();
  await tax.fill("8.875");
  await expect(now(page).getByText("Tax, 8.875%")).toBeVisible();
  await expect(now(page).getByText("$163.74")).toBeVisible();
  await expect(now(page).getByText("$2,008.74")).toBeVisible();
  await page.getByLabel("Deposit", { exact: true }).selectOption("Dollars");
  await page.getByLabel("Deposit in dollars").fill("500");
  await page.getByLabel("Amount paid").fill("100");
  await save(page).click();
  await expect(page.getByText("Document updated successfully!")).toBeVisible();

  const lines = page.getByRole("list", { name: "Lines" }).getByRole("button");
  await expect(lines).toHaveCount(3);
  await expect(lines.nth(0)).toContainText("$1,800.00");
  await expect(lines.nth(1)).toContainText("62.5 ft × $4.00");
  await expect(lines.nth(2)).toContainText("Optional, not in the total");
  await expect(page.getByRole("article").getByText("$2,008.74").first()).toBeVisible();
  await expect(page.getByRole("article").getByText("Tax, 8.875%")).toBeVisible();
  const pdf = await downloadPdf(page);
  for (const text of ["Tax, 8.875%", "$163.74", "$2,008.74"]) expect(pdf).toContain(text);
  await edit(page).click();
  await expect(tax).toHaveValue("8.875");
  await escapeFrom(page.getByRole("dialog"));
  await expect(page.getByRole("table", { name: "Documents" }).getByText("$2,008.74")).toBeVisible();
});

test("a line removed, one added in its place, and the first one taken back are three lines", async ({
  page,
  baseURL,
}) => {
  await openDocument(page, baseURL);
  await edit(page).click();
  await page.getByRole("button", { name: "Add a line" }).click();
  await page.keyboard.type("Primer");
  await page.getByRole("button", { name: "Remove line 4", exact: true }).click();
  await page.getByRole("button", { name: "Undo" }).hover(); // a message stays under the pointer
  await page.getByRole("button", { name: "Add a line" }).press("Enter");
  await page.keyboard.type("Caulk");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByLabel("Line 4, description")).toHaveValue("Primer");
  await expect(page.getByLabel("Line 5, description")).toHaveValue("Caulk");
  await page.getByLabel("Line 5, description").fill("Caulk and tape");
  await expect(page.getByLabel("Line 4, description")).toHaveValue("Primer");
  await page.getByRole("button", { name: "Remove line 5", exact: true }).click();
  await save(page).click();
  await expect(page.getByText(/the PDF leaves out line 4/i)).toBeVisible();
});

test("unsaved edits are back after a reload, and leaving asks", async ({ page, baseURL }) => {
  await openDocument(page, baseURL);
  await edit(page).click();
  await page.getByLabel("Notes").fill("Call before coming.");
  await row(page, 1).getByLabel("Price", { exact: true }).fill("500");
  page.once("dialog", (question) => void question.accept());
  await page.reload();
  await expect(page.getByText("Your unsaved edits are back. Press Save to keep them.")).toBeVisible();
  await expect(page.getByLabel("Notes")).toHaveValue("Call before coming.");
  await expect(now(page).getByText("$3,295.00").first()).toBeVisible();

  const question = page.getByRole("dialog", { name: "Leave without saving?" });
  for (const leave of [
    () => escapeTo(question),
    () => page.getByRole("button", { name: "Close", exact: true }).click(),
    () => page.getByRole("button", { name: "Cancel", exact: true }).click(),
  ]) {
    await leave();
    await expect(question).toBeVisible();
    await page.getByRole("button", { name: "Keep editing" }).click();
    await expect(page.getByLabel("Notes")).toHaveValue("Call before coming.");
  }
  await page.getByRole("button", { name: "Close", exact: true }).click();
  await page.getByRole("button", { name: "Discard changes" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.getByRole("button", { name: /^View / }).click();
  await expect(page.getByRole("list", { name: "Lines" }).getByText("$1,350.00")).toBeVisible();
});

test("two tabs save over each other, and neither loses its words", async ({ page, baseURL, context }) => {
  await openDocument(page, baseURL);
  const phone = await context.newPage();
  await phone.goto("/quotes");
  await phone.getByRole("button", { name: /^Edit / }).click();
  await expect(phone.getByLabel("Title")).toBeVisible(); // it would otherwise begin with what this browser keeps of the desk's
  await edit(page).click();
  await page.getByLabel("Title").fill("From the desk");
  await page.getByLabel("Notes").fill("Desk notes");
  await phone.getByLabel("Title").fill("From the phone");
  await phone.getByLabel("Timeline").fill("Phone timeline");
  await save(page).click();
  await expect(page.getByText("Document updated successfully!")).toBeVisible();

  await save(phone).click();
  const choice = phone.getByRole("dialog", { name: "This document was changed somewhere else" });
  for (const text of ["From the desk", "From the phone", "Desk notes", "Phone timeline"])
    await expect(choice.getByText(text)).toBeVisible();
  await escapeFrom(choice);
  await expect(phone.getByLabel("Title")).toHaveValue("From the phone");
  await save(phone).click();
  await choice.getByRole("button", { name: "Take the saved one" }).click();
  await expect(phone.getByRole("heading", { name: "From the desk" }).first()).toBeVisible();
  await phone.getByRole("button", { name: "Undo" }).click();
  await expect(phone.getByLabel("Title")).toHaveValue("From the phone");
  await save(phone).click();
  await expect(phone.getByRole("heading", { name: "From the phone" }).first()).toBeVisible();

  await edit(page).click();
  await page.getByLabel("Title").fill("From the desk again");
  await save(page).click();
  await page
    .getByRole("dialog", { name: "This document was changed somewhere else" })
    .getByRole("button", { name: "Keep mine" })
    .click();
  await expect(page.getByRole("heading", { name: "From the desk again" }).first()).toBeVisible();

  await page.getByRole("button", { name: "Versions" }).click();
  await expect(page.getByRole("dialog", { name: "Versions" }).getByText("From the phone")).toBeVisible();
  await page.getByRole("button", { name: "Restore version 3" }).click();
  await expect(page.getByRole("heading", { name: "From the phone" }).first()).toBeVisible();
  await expect(page.getByText("Phone timeline")).toBeVisible();
});
