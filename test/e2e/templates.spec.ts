import type { Page } from "@playwright/test";
import { escapeFrom } from "./escape.ts";
import { expect, test } from "./fixtures.ts";
import { answerMeanwhile, openPad } from "./prepared.ts";

const WORDS =
  "Quote for Maria Lopez. Interior painting, three bedrooms at four hundred fifty each and the hallway for two seventy five.";

async function typeJob(page: Page, words: string): Promise<void> {
  await page.getByRole("button", { name: "Type instead" }).click();
  await page.getByLabel("The job, in your words").fill(words);
}

const fitting = (page: Page) => page.getByRole("region", { name: "Templates that fit" });
const useButton = (page: Page, name: string) =>
  fitting(page).getByRole("button", { name: `Use this template: ${name}`, exact: true });

test("a template that fits is filled from the words, its other lines open", async ({ page, baseURL }) => {
  await openPad(page, baseURL);
  await typeJob(page, WORDS);
  const first = fitting(page).getByRole("listitem").first();
  await expect(first).toContainText("Interior painting");
  await expect(first).toContainText(/Fits \d\d%/);
  await useButton(page, "Interior painting").click();

  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText("Maria Lopez").first()).toBeVisible();
  const lines = dialog.getByRole("list", { name: "Lines" });
  await expect(lines.getByText("$1,350.00")).toBeVisible();
  await expect(lines.getByText("Ceilings")).toBeVisible();
  await expect(dialog.getByText("$1,625.00").first()).toBeVisible();
  await expect(dialog.getByText("What is the price for “Preparation and patching”?")).toBeVisible();

  await escapeFrom(dialog);
  await expect(page.getByRole("button", { name: "Start Recording" })).toBeVisible();
  await typeJob(page, "Paint two bedrooms at four hundred each for Sam Field.");
  await expect(fitting(page).getByRole("listitem").first()).toContainText("Used once, $1,625.00 on average");
});

test("templates that cannot be looked up are a quiet line with another try", async ({ page, baseURL }) => {
  await openPad(page, baseURL);
  const lineIsBack = await answerMeanwhile(page, "**/api/template-recommendations", (route) => route.abort());
  await typeJob(page, WORDS);
  await expect(fitting(page).getByText("Templates could not be looked up.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Generate Quote" })).toBeEnabled();
  lineIsBack();
  await fitting(page).getByRole("button", { name: "Try again" }).click();
  await expect(useButton(page, "Interior painting")).toBeVisible();

  // Words of no trade show no panel.
  const answered = page.waitForResponse("**/api/template-recommendations");
  await page.getByLabel("The job, in your words").fill("Four hours at ninety five an hour for Sam Field.");
  await answered;
  await expect(fitting(page)).toHaveCount(0);
});

test("a document is saved as a template, offered for the next job, and deleted when asked", async ({
  page,
  baseURL,
}) => {
  await openPad(page, baseURL);
  await typeJob(page, WORDS);
  await page.getByRole("button", { name: "Generate Quote" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Save as template" }).click();
  const save = page.getByRole("dialog", { name: "Save as template" });
  const name = save.getByLabel("Name");
  await expect(name).not.toHaveValue(/Maria|Lopez/);
  await name.fill("");
  await save.getByRole("button", { name: "Save template" }).click();
  await expect(save.getByText("A name is required.")).toBeVisible();
  await name.fill("Our bedrooms");
  await save.getByRole("button", { name: "Save template" }).click();
  await expect(page.getByText("Template saved")).toBeVisible();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toHaveCount(1);
  await escapeFrom(dialog);

  await typeJob(page, "Paint four bedrooms at five hundred each for Sam Field.");
  await useButton(page, "Our bedrooms").click();
  await expect(dialog.getByText("$2,000.00").first()).toBeVisible();
  await expect(dialog.getByText("Maria")).toHaveCount(0);
  await expect(dialog.getByRole("button", { name: "$275.00, your template" })).toBeVisible();

  await page.goto("/settings");
  await page.getByRole("tab", { name: "Templates" }).click();
  const own = page.getByRole("list", { name: "Your templates" });
  await expect(own.getByText("Used once, $2,000.00 on average")).toBeVisible();
  await own.getByRole("button", { name: "Rename Our bedrooms" }).click();
  const rename = page.getByRole("dialog", { name: "Rename template" });
  await rename.getByLabel("Name").fill("");
  await rename.getByRole("button", { name: "Save" }).click();
  await expect(rename.getByText("A name is required.")).toBeVisible();
  await rename.getByLabel("Name").fill("Bedrooms, two coats");
  await rename.getByLabel("What it is for").fill("Walls and ceilings.");
  await rename.getByRole("button", { name: "Save" }).click();
  await expect(own.getByText("Walls and ceilings.")).toBeVisible();
  await own.getByRole("button", { name: "Delete Bedrooms, two coats" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("No template of your own yet.")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(own.getByText("Bedrooms, two coats")).toBeVisible();
  await expect(own.getByText("Used once, $2,000.00 on average")).toBeVisible();
});
