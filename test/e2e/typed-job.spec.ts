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

test("words without work are not written up, unless that is wanted", async ({ page, baseURL }) => {
  await openPad(page, baseURL);
  await page.getByRole("button", { name: "Type instead" }).click();
  const job = page.getByLabel("The job, in your words");
  await job.fill("la la la the sea is blue and the birds sing songs about the moon and stars");
  await expect(page.getByText(/^No work heard yet/)).toBeVisible();
  await page.getByRole("button", { name: "Smart Quote" }).click();
  await expect(page.getByRole("alert").getByText("No work heard.", { exact: true })).toBeVisible();
  await expect(job).toHaveValue(/la la la/);
  expect(await (await page.request.get("/api/documents")).json()).toEqual([]);

  await page.getByRole("button", { name: "Make a quote without lines" }).click();
  await expect(page.getByRole("dialog").getByRole("tab", { name: "Quote Preview" })).toBeVisible();
});

test("the pad follows the lines that are typed, and says what is made of them", async ({ page, baseURL }) => {
  await openPad(page, baseURL);
  await page.getByRole("button", { name: "Type instead" }).click();
  const rooms = "one two three four five six seven eight nine ten eleven twelve thirteen fourteen".split(" ");
  await page
    .getByLabel("The job, in your words")
    .fill(`Invoice for Ann Lee. ${rooms.map((name, index) => `Paint room ${name} for ${200 + index}.`).join(" ")}`);
  const lines = page.getByRole("list", { name: "Lines so far" }).getByRole("listitem");
  await expect(lines.last()).toBeInViewport({ ratio: 0.9 });
  await expect(page.getByText(/here, an invoice/)).toBeVisible();
});
