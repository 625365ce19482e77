import { escapeFrom } from "./escape.ts";
import { downloadPdf, expect, signUp, test } from "./fixtures.ts";
import { holdBack, openPad } from "./prepared.ts";

test("a newcomer signs up, types a job, answers, edits, and downloads the PDF", async ({ page }) => {
  await page.goto("/");
  await page
    .getByRole("link", { name: /Create account|Sign up|free/ })
    .first()
    .click();
  await expect(page).toHaveURL(/mode=signup/);
  await signUp(page);
  await expect(page.getByText("No documents yet. Create your first quote or bid using voice dictation!")).toBeVisible();

  await page.getByRole("button", { name: "Type instead" }).click();
  const job = page.getByLabel("The job, in your words");
  await job.fill(
    "Quote for Maria Lopez. Interior painting, three bedrooms at four hundred fifty each and the hallway for two seventy five.",
  );
  await expect(page.getByRole("region", { name: "New quote" }).getByText("$1,625.00")).toBeVisible();
  await page.getByRole("button", { name: "Generate Quote" }).click();

  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("tab", { name: "Quote Preview" })).toHaveAttribute("aria-selected", "true");
  await expect(dialog.getByText("Maria Lopez").first()).toBeVisible();
  await expect(dialog.getByText("$1,625.00").first()).toBeVisible();

  await dialog.getByRole("button", { name: "Edit", exact: true }).click();
  await dialog.getByLabel("Title").fill("Paint for the Lopez house");
  await dialog.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Document updated successfully!")).toBeVisible();
  await expect(dialog.getByRole("heading", { name: "Paint for the Lopez house" }).first()).toBeVisible();

  const text = await downloadPdf(page);
  for (const part of ["Paint for the Lopez house", "Maria Lopez", "$1,350.00", "$275.00", "$1,625.00"])
    expect(text).toContain(part);

  await escapeFrom(dialog);
  await expect(page.getByText("Paint for the Lopez house")).toBeVisible();
});

test("too few words say what is missing, and stay", async ({ page, baseURL }) => {
  await openPad(page, baseURL);
  await page.getByRole("button", { name: "Type instead" }).click();
  await page.getByLabel("The job, in your words").fill("paint");
  await page.getByRole("button", { name: "Generate Quote" }).click();
  await expect(page.getByText("Recording too short")).toBeVisible();
  await expect(page.getByText("Please record a longer message with more details about your project.")).toBeVisible();
  await expect(page.getByLabel("The job, in your words")).toHaveValue("paint");
});

test("what was written stands there with its answer, before it is read once more", async ({ page, baseURL }) => {
  await openPad(page, baseURL);
  const letThrough = await holdBack(page, /\/api\/documents\/[\w-]{36}$/, "GET");
  await page.getByRole("button", { name: "Type instead" }).click();
  await page.getByLabel("The job, in your words").fill("Quote for Maria Lopez. The hallway for two seventy five.");
  await page.getByRole("button", { name: "Generate Quote" }).click();
  await expect(page.getByRole("dialog").getByText("$275.00").first()).toBeVisible();
  letThrough();
});
