import type { Page } from "@playwright/test";
import { expect, signUp, test } from "./fixtures.ts";

const WORDS =
  "Quote for Maria Lopez. Interior painting, three bedrooms at four hundred fifty each and the hallway for two " +
  "seventy five. Two days of labor at ninety five an hour.";

/** A fresh account with one document, open in the dialog. Bedrooms $1,350.00, hallway $275.00, 16 hours $1,520.00. */
async function openDocument(page: Page, baseURL: string | undefined): Promise<string> {
  await signUp(page);
  const headers = { origin: baseURL ?? "" };
  const answer = await page.request.post("/api/generate-document", { data: { transcription: WORDS }, headers });
  const { document } = await answer.json();
  await page.goto("/quotes");
  await page.getByRole("button", { name: /^View / }).click();
  await expect(page.getByRole("tab", { name: "Quote Preview" })).toHaveAttribute("aria-selected", "true");
  return document.id;
}

const line = (page: Page, number: number) => page.getByRole("listitem", { name: `Line ${number}`, exact: true });

test("a question is answered with a button, and the answer can be taken back", async ({ page, baseURL }) => {
  await openDocument(page, baseURL);
  const questions = page.getByRole("region", { name: /open question/ });
  await questions.getByRole("button", { name: /10 hours/ }).click();
  await expect(page.getByRole("list", { name: "Lines" }).getByText("$1,900.00")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(questions.getByRole("button", { name: /10 hours/ })).toBeVisible();
  await expect(page.getByRole("list", { name: "Lines" }).getByText("$1,520.00")).toBeVisible();
});

test("a line leads to its words, and a word to its line", async ({ page, baseURL }) => {
  await openDocument(page, baseURL);
  const hallway = page.getByRole("list", { name: "Lines" }).getByRole("button", { name: /allway/ });
  await hallway.click();
  const side = page.getByRole("complementary", { name: "Where it came from" });
  await expect(side.getByRole("link", { name: /two seventy five/ })).toHaveAttribute("aria-current", "true");
  await side.getByRole("link", { name: /four hundred fifty/ }).click();
  await expect(hallway).toHaveAttribute("aria-pressed", "false");
  await expect(page.getByRole("list", { name: "Lines" }).locator("[aria-pressed=true]")).toContainText("$1,350.00");
});

test("figures are read as typed, wrong ones are named, and sums follow at once", async ({ page, baseURL }) => {
  await openDocument(page, baseURL);
  await page.getByRole("button", { name: "Edit", exact: true }).click();
  const price = line(page, 2).getByLabel("Price", { exact: true });
  await price.fill("1,20");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(line(page, 2).getByText("Write an amount such as 1,200.50.")).toBeVisible();
  await expect(price).toBeFocused();

  await price.fill("1,200.50");
  await expect(line(page, 2).getByText("$1,200.50")).toBeVisible();
  await page.getByRole("button", { name: "Add a line" }).click();
  await page.keyboard.type("Primer");
  await page.getByRole("button", { name: "Remove line 1", exact: true }).click();
  await page.getByRole("button", { name: "Undo" }).click();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Document updated successfully!")).toBeVisible();
  const lines = page.getByRole("list", { name: "Lines" }).getByRole("button");
  await expect(lines).toHaveCount(4);
  await expect(lines.nth(1)).toContainText("$1,200.50");
  await expect(lines.nth(3)).toContainText("Price?");
  await expect(page.getByText(/the PDF leaves out line 4/i)).toBeVisible();
});

test("what is typed survives a reload and a failed save, and is not thrown away unasked", async ({ page, baseURL }) => {
  await openDocument(page, baseURL);
  await page.getByRole("button", { name: "Edit", exact: true }).click();
  await page.getByLabel("Title").fill("Typed on the train");
  await page.route("**/api/documents/*", (route) =>
    route.request().method() === "PATCH" ? route.abort() : route.continue(),
  );
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Failed to update document. Please try again.")).toBeVisible();
  await expect(page.getByLabel("Title")).toHaveValue("Typed on the train");

  page.on("dialog", (question) => void question.accept());
  await page.reload();
  await page.getByRole("button", { name: /^View / }).click();
  await expect(page.getByText("Your unsaved edits are back.")).toBeVisible();
  await expect(page.getByLabel("Title")).toHaveValue("Typed on the train");

  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Keep editing" }).click();
  await page.getByRole("button", { name: "Cancel", exact: true }).click();
  await page.getByRole("button", { name: "Discard changes" }).click();
  await expect(page.getByRole("button", { name: "Edit", exact: true })).toBeVisible();
});

test("a save over a newer version shows both, and neither is lost", async ({ page, baseURL }) => {
  const id = await openDocument(page, baseURL);
  await page.getByRole("button", { name: "Edit", exact: true }).click();
  await page.getByLabel("Title").fill("From the desk");
  const headers = { origin: baseURL ?? "" };
  await page.request.patch(`/api/documents/${id}`, { data: { version: 1, title: "From the phone" }, headers });

  await page.getByRole("button", { name: "Save", exact: true }).click();
  const choice = page.getByRole("dialog", { name: "This document was changed somewhere else" });
  await expect(choice.getByText("From the phone")).toBeVisible();
  await expect(choice.getByText("From the desk")).toBeVisible();
  await choice.getByRole("button", { name: "Take the saved one" }).click();
  await expect(page.getByRole("heading", { name: "From the phone" }).first()).toBeVisible();

  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByLabel("Title")).toHaveValue("From the desk");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("heading", { name: "From the desk" }).first()).toBeVisible();

  await page.getByRole("button", { name: "Versions" }).click();
  await page.getByRole("button", { name: "Restore version 2" }).click();
  await expect(page.getByRole("heading", { name: "From the phone" }).first()).toBeVisible();
});

test("a refinement shows what it changed, and goes back", async ({ page, baseURL }) => {
  await openDocument(page, baseURL);
  await page.getByRole("button", { name: "Refine", exact: true }).click();
  const refine = page.getByRole("dialog", { name: "Refine", exact: true });
  await refine.getByRole("button", { name: "Refine", exact: true }).click();
  await expect(refine.getByText("Say what to change.")).toBeVisible();
  await refine.getByLabel("What should change?").fill("Take 10% off");
  await refine.getByRole("button", { name: "Refine", exact: true }).click();
  const result = page.getByRole("dialog", { name: /^Refined/ });
  await expect(result.getByText("Discount").first()).toBeVisible();
  await result.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("Discount, 10%")).toHaveCount(0);
});

test("a deleted document is asked about, and gone", async ({ page, baseURL }) => {
  await openDocument(page, baseURL);
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await page
    .getByRole("dialog", { name: /^Delete Quote/ })
    .getByRole("button", { name: "Delete" })
    .click();
  await expect(page.getByText("No documents found. Create your first quote to get started!")).toBeVisible();
});
