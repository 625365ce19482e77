import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { holdBack, makeDocument, openDocument, OPEN_JOB } from "./prepared.ts";

const lines = (page: Page) => page.getByRole("list", { name: "Lines" });
const paper = (page: Page) => page.getByRole("article");
const status = (page: Page) => page.getByLabel("Status", { exact: true });

async function refine(page: Page, instructions: string) {
  await page.getByRole("button", { name: "Refine", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Refine", exact: true });
  await dialog.getByLabel("What should change?").fill(instructions);
  await dialog.getByRole("button", { name: "Refine", exact: true }).click();
}

test("a button answers a question, and the total follows", async ({ page, baseURL }) => {
  await openDocument(page, baseURL);
  await expect(paper(page).getByText("$3,145.00").first()).toBeVisible();
  const questions = page.getByRole("region", { name: /open question/ });
  await questions.getByRole("button", { name: /10 hours/ }).click();
  await expect(lines(page).getByText("$1,900.00")).toBeVisible();
  await expect(paper(page).getByText("$3,525.00").first()).toBeVisible();
  await expect(questions).toHaveCount(0);
});

test("a typed price answers a question, and the total follows", async ({ page, baseURL }) => {
  await openDocument(page, baseURL, OPEN_JOB);
  await expect(lines(page).getByText("Price?")).toBeVisible();
  await expect(paper(page).getByText("$570.00").first()).toBeVisible();
  const questions = page.getByRole("region", { name: /open question/ });
  await questions.getByRole("button", { name: "Type a price" }).click();
  await expect(questions.getByRole("textbox")).toBeFocused();
  await page.keyboard.type("lots");
  await page.keyboard.press("Enter");
  await expect(questions.getByRole("alert")).toBeVisible();
  await questions.getByRole("textbox").fill("1,250.50");
  await page.keyboard.press("Enter");
  await expect(lines(page).getByText("$1,250.50").first()).toBeVisible();
  await expect(paper(page).getByText("$1,820.50").first()).toBeVisible();
  await expect(questions).toHaveCount(0);
  await page.reload();
  await expect(paper(page).getByText("$1,820.50").first()).toBeVisible();
});

test("a line is left out instead of answered, and comes back", async ({ page, baseURL }) => {
  await openDocument(page, baseURL, OPEN_JOB);
  await expect(paper(page).getByRole("listitem").filter({ hasText: "Replace the back fence" })).toHaveCount(2);
  await page.getByRole("button", { name: "Leave it out" }).click();
  await expect(lines(page).getByRole("button")).toHaveCount(1);
  await expect(paper(page).getByText(/back fence/i)).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(lines(page).getByRole("button")).toHaveCount(2);
});

test("a question that no field takes an answer to is dismissed, and Undo asks it again", async ({ page, baseURL }) => {
  const words = "Quote for Maria Lopez. Deep cleaning for two seventy five, the first visit is double.";
  const id = await openDocument(page, baseURL, words);
  const stored = async () => (await (await page.request.get(`/api/documents/${id}`)).json()).content;
  const asked = page.getByRole("region", { name: "1 open question" });
  await expect(asked.getByText("You said “first visit is double”. Which price is that?")).toBeVisible();
  await expect(asked.getByRole("button")).toHaveText(["Dismiss"]);
  await asked.getByRole("button", { name: "Dismiss" }).focus();
  await page.keyboard.press("Enter");
  await expect(asked).toHaveCount(0);
  await expect(page.getByText("Question dismissed")).toBeVisible();
  await expect(page.getByText("Saved.", { exact: true })).toBeVisible();
  expect(await stored()).toMatchObject({ questions: [], amount: 275, items: [{ amount: 275 }] });

  await page.getByRole("button", { name: "Undo" }).click();
  await expect(asked.getByRole("button", { name: "Dismiss" })).toBeVisible();
  await expect.poll(async () => (await stored()).questions.length).toBe(1);
});

test("open prices are named before a document is marked as sent", async ({ page, baseURL }) => {
  await openDocument(page, baseURL, OPEN_JOB);
  await status(page).selectOption("Pending");
  const question = page.getByRole("dialog", { name: "Mark it as pending with open prices?" });
  await expect(question.getByText("Line 2 has no price.")).toBeVisible();
  await expect(question.getByText(/back fence/i)).toBeVisible();
  await question.getByRole("button", { name: "Answer first" }).click();
  await expect(status(page)).toHaveValue("draft");
  await expect(page.getByRole("region", { name: "1 open question" })).toBeFocused();
  await status(page).selectOption("Pending");
  await question.getByRole("button", { name: "Mark as pending" }).click();
  await expect(status(page)).toHaveValue("pending");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(status(page)).toHaveValue("draft");
});

test("a document with every price is marked without a question", async ({ page, baseURL }) => {
  await openDocument(page, baseURL);
  for (const value of ["pending", "accepted", "declined", "draft"]) {
    await status(page).selectOption(value);
    await expect(page.getByText(`Marked as ${value}`)).toBeVisible();
    await expect(status(page)).toHaveValue(value);
  }
});

test("refining shows before and after, says what it missed, and is taken back", async ({ page, baseURL }) => {
  await openDocument(page, baseURL);
  await page.getByRole("button", { name: "Refine", exact: true }).click();
  await page.getByRole("dialog", { name: "Refine" }).getByRole("button", { name: "Refine", exact: true }).click();
  await expect(page.getByText("Say what to change.")).toBeVisible();
  await page.getByRole("dialog", { name: "Refine" }).getByRole("button", { name: "Cancel" }).click();

  await refine(page, "Change labor to twelve hours, take 10% off. Sing it in moonlight.");
  const result = page.getByRole("dialog", { name: /^Refined/ });
  await expect(result.getByText("Before").first()).toBeVisible();
  await expect(result.getByText("Discount").first()).toBeVisible();
  // 1,350 + 275 + 12 h at 95, less a tenth
  await expect(result.getByRole("term").first()).toHaveText("Total");
  await expect(result.getByRole("definition").filter({ hasText: "Before" }).first()).toContainText("$3,145.00");
  await expect(result.getByRole("definition").filter({ hasText: "Now" }).first()).toContainText("$2,488.50");
  await expect(result.getByRole("button", { name: "Done" })).toBeFocused();
  await expect(result.getByText("Not understood, and not changed:")).toBeVisible();
  await expect(result.getByText(/Sing it in moonlight/)).toBeVisible();
  await result.getByRole("button", { name: "Refine again" }).click();
  await expect(page.getByLabel("What should change?")).toHaveValue(/Sing it in moonlight/);
  await page.getByRole("dialog", { name: "Refine" }).getByRole("button", { name: "Cancel" }).click();
  await expect(paper(page).getByText("$2,488.50").first()).toBeVisible();

  await refine(page, "Add a line for haul away, three hundred");
  await expect(result.getByText(/aul/).first()).toBeVisible();
  await result.getByRole("button", { name: "Undo" }).click();
  await expect(lines(page).getByRole("button")).toHaveCount(3);
  await expect(paper(page).getByText("$2,488.50").first()).toBeVisible();
});

test("what is not understood changes nothing and makes no version", async ({ page, baseURL }) => {
  await openDocument(page, baseURL);
  await refine(page, "Sing it in moonlight");
  const result = page.getByRole("dialog", { name: "Nothing was changed" });
  await expect(result.getByText(/Sing it in moonlight/)).toBeVisible();
  await expect(result.getByRole("button", { name: "Undo" })).toHaveCount(0);
  await expect(result.getByRole("button", { name: "Refine again" })).toBeFocused();
  await expect(result.getByRole("button", { name: "Take 10% off" })).toBeVisible();
  await result.getByRole("button", { name: "Done" }).click();
  await page.getByRole("button", { name: "Versions" }).click();
  await expect(page.getByText("This is the first version. Nothing was changed yet.")).toBeVisible();
});

test("written again from its words, the edits before are a version away", async ({ page, baseURL }) => {
  await openDocument(page, baseURL);
  await refine(page, "Remove the hallway");
  const scope = page.getByRole("dialog", { name: "Refined: 1 change" }).getByText("Scope");
  await expect(scope.locator("..")).toContainText("BeforePaint the hallwayNowRemoved");
  await page.getByRole("button", { name: "Done" }).click();
  await expect(lines(page).getByRole("button")).toHaveCount(2);
  await page.getByRole("button", { name: "Regenerate" }).click();
  const question = page.getByRole("dialog", { name: "Write it again from your words?" });
  await expect(question.getByRole("term")).toHaveText(["Line 2", "Description", "Total", "Scope of work"]);
  await expect(question.getByText("This version is kept under Versions.")).toBeVisible();
  await question.getByRole("button", { name: "Keep it" }).click();
  await expect(lines(page).getByRole("button")).toHaveCount(2);
  await page.getByRole("button", { name: "Regenerate" }).click();
  await question.getByRole("button", { name: "Write it again" }).click();
  await expect(page.getByText("Written again")).toBeVisible();
  await expect(lines(page).getByRole("button")).toHaveCount(3);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(lines(page).getByRole("button")).toHaveCount(2);
  await page.getByRole("button", { name: "Versions" }).click();
  await page.getByRole("button", { name: "Restore version 1" }).click();
  await expect(page.getByText("Version 1 is back")).toBeVisible();
  await expect(lines(page).getByRole("button")).toHaveCount(3);
});

test("where nothing of it was changed, a document is written again at once", async ({ page, baseURL }) => {
  await openDocument(page, baseURL);
  const regenerate = page.getByRole("button", { name: "Regenerate" });
  await status(page).selectOption("pending");
  await expect(page.getByText("Marked as pending")).toBeVisible();
  await regenerate.click();
  await expect(page.getByText("Written again")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await regenerate.click();
  await expect(page.getByText("Written again")).toBeVisible();
});

test("a suggestion is applied in one press, and taken back", async ({ page, baseURL }) => {
  await openDocument(page, baseURL);
  const tab = page.getByRole("tab", { name: /AI Suggestions/ });
  await expect(tab).toHaveText(/AI Suggestions\d+/);
  const count = Number(/\d+/.exec((await tab.textContent()) ?? "")?.[0]);
  await tab.click();
  const suggestions = page.getByRole("tabpanel").getByRole("listitem");
  await expect(suggestions).toHaveCount(count);
  const apply = page.getByRole("button", { name: /^Apply:/ }).first();
  const name = (await apply.getAttribute("aria-label")) ?? "";
  await apply.click();
  await expect(page.getByText(name.replace("Apply:", "Applied:"))).toBeVisible();
  await expect(suggestions).toHaveCount(count - 1);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("button", { name })).toBeVisible();
  await expect(suggestions).toHaveCount(count);
});

test("a suggestion that lacks a word takes it where it stands, says what it cannot read, and is taken back", async ({
  page,
  baseURL,
}) => {
  await openDocument(page, baseURL);
  await page.getByRole("tab", { name: /AI Suggestions/ }).click();
  const add = page.getByRole("button", { name: "Add: Add a way to reach the client" });
  await add.click();
  const field = page.getByLabel("E-mail or phone");
  await expect(field).toBeFocused();
  await page.getByRole("button", { name: "Back" }).click();
  await expect(add).toBeFocused();
  await page.keyboard.press("Enter");
  await field.fill("Maria");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert").filter({ hasText: "Type an e-mail address, or a phone number" })).toBeVisible();
  await field.fill("maria@lopez.example");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Applied: Add a way to reach the client")).toBeVisible();
  await expect(field).toHaveCount(0);
  await page.getByRole("tab", { name: "Quote Preview" }).click();
  await expect(paper(page).getByText("maria@lopez.example")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(paper(page).getByText("maria@lopez.example")).toHaveCount(0);
});

/** Words that hold a whole job and name its parts. */
const ROOF = "Quote for Dana Whitfield. New roof, tear off, underlayment, shingles and cleanup, twelve thousand total.";

test("the tax that was charged before, and the parts of one price, are put in by one press and taken back", async ({
  page,
  baseURL,
}) => {
  const first = await openDocument(page, baseURL, ROOF);
  const headers = { origin: baseURL ?? "" };
  const { content } = await (await page.request.get(`/api/documents/${first}`)).json();
  const tax = { percent: 8.25, amount: 0 };
  const taxed = await page.request.patch(`/api/documents/${first}`, {
    data: { version: 1, content: { ...content, tax } },
    headers,
  });
  expect(taxed.ok()).toBe(true);
  await makeDocument(page, baseURL, ROOF);
  await page.goto("/quotes");
  await page.getByRole("table", { name: "Documents" }).getByRole("button").first().click();
  await page.getByRole("tab", { name: /AI Suggestions/ }).click();
  await page.getByRole("button", { name: "Apply: Say whether tax is due" }).click();
  await expect(page.getByText("Applied: Say whether tax is due")).toBeVisible();
  await page.getByRole("button", { name: "Apply: Show what is in the price" }).click();
  await page.getByRole("tab", { name: "Quote Preview" }).click();
  await expect(lines(page).getByRole("button")).toHaveCount(5);
  await expect(lines(page).getByText("Underlayment, included")).toBeVisible();
  await expect(paper(page).getByText("$12,990.00").first()).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(lines(page).getByRole("button")).toHaveCount(1);
});

test("figures that only the user knows are asked for in their place", async ({ page, baseURL }) => {
  await openDocument(page, baseURL, "Quote for Dana Whitfield. Replace the water heater, eighteen hundred.");
  await page.getByRole("tab", { name: /AI Suggestions/ }).click();
  await page.getByRole("button", { name: "Type a rate: Say whether tax is due" }).click();
  await page.getByLabel("Percent, 0 for none").fill("eight");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert").filter({ hasText: "Write a percentage such as 8.25." })).toBeVisible();
  await page.getByLabel("Percent, 0 for none").fill("8");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Applied: Say whether tax is due")).toBeVisible();
  await page.getByRole("button", { name: "Split: Show what is in the price" }).click();
  await page.getByLabel("Materials, in dollars").fill("1,100");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Applied: Show what is in the price")).toBeVisible();
  await page.getByRole("tab", { name: "Quote Preview" }).click();
  await expect(lines(page).getByText("Replace the water heater, materials")).toBeVisible();
  await expect(lines(page).getByText("$700.00")).toBeVisible();
  await expect(paper(page).getByText("$1,944.00").first()).toBeVisible();
});

test("of a number with two meanings each is a button", async ({ page, baseURL }) => {
  await openDocument(page, baseURL);
  await refine(page, "Take ten off");
  const result = page.getByRole("dialog", { name: "Nothing was changed" });
  await expect(result.getByText("That may be 10% or $10.00.")).toBeVisible();
  await result.getByRole("button", { name: "Take 10% off" }).click();
  await expect(page.getByRole("dialog", { name: "Refined: 1 change" }).getByText("10% ($314.50)")).toBeVisible();
});

for (const [where, viewport] of [
  ["at a desk", { width: 1440, height: 900 }],
  ["on a phone", { width: 390, height: 844 }],
] as const)
  test(`a message lies over nothing that can be read, ${where}`, async ({ page, baseURL }) => {
    await page.setViewportSize(viewport);
    await openDocument(page, baseURL);
    await page.getByRole("tab", { name: /AI Suggestions/ }).click();
    const sends = page.getByRole("button", { name: "Send", exact: true });
    const before = await sends.boundingBox();
    await page
      .getByRole("button", { name: /^Apply:/ })
      .first()
      .click();
    const message = page.locator("[data-toast]");
    await expect(message.getByText(/^Applied:/)).toBeVisible();
    expect(await sends.boundingBox()).toEqual(before);
    const [strip, body, foot] = await Promise.all([
      message.boundingBox(),
      page.getByRole("tabpanel").locator("..").boundingBox(),
      page.getByRole("contentinfo").last().boundingBox(),
    ]);
    expect(Math.round((body?.y ?? 0) + (body?.height ?? 0))).toBeLessThanOrEqual(Math.round(strip?.y ?? 0));
    expect(Math.round((strip?.y ?? 0) + (strip?.height ?? 0))).toBeLessThanOrEqual(Math.round(foot?.y ?? 0));
  });

test("what the business profile lacks is added there", async ({ page, baseURL }) => {
  await openDocument(page, baseURL);
  await page.getByRole("tab", { name: /AI Suggestions/ }).click();
  await page.getByRole("tabpanel").getByRole("link", { name: "Edit: Show how to reach you" }).click();
  await expect(page).toHaveURL(/\/settings\?tab=profile$/);
  await expect(page.getByRole("tab", { name: "Business Profile" })).toHaveAttribute("aria-selected", "true");
  await page.getByLabel("Phone").fill("(937) 555-0148");
});

test("deleting asks and names the document, and Undo brings it back whole", async ({ page, baseURL }) => {
  await openDocument(page, baseURL);
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  const question = page.getByRole("dialog", { name: "Delete Quote Q-1001?" });
  await expect(question.getByText(/goes with all its versions/)).toBeVisible();
  await question.getByRole("button", { name: "Keep it" }).click();
  await expect(lines(page)).toBeVisible();
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  // It is gone from the screen while the server is still thinking.
  const letThrough = await holdBack(page, (url) => url.pathname.startsWith("/api/documents/"), "DELETE");
  await question.getByRole("button", { name: "Delete", exact: true }).click();
  await expect(page.getByText("No documents found. Create your first quote to get started!")).toBeVisible();
  letThrough();
  await expect(page.getByText("Deleted", { exact: true })).toBeVisible();
  const message = page.locator("[data-toast]");
  await page.context().setOffline(true);
  await message.getByRole("button", { name: "Undo" }).click();
  await expect(message.getByText("Quote Q-1001 could not be brought back. Please try again.")).toBeVisible();
  await page.context().setOffline(false);
  await message.getByRole("button", { name: "Try Again" }).click();
  await expect(message.getByText("Restored")).toBeVisible();
  await expect(page.getByRole("table", { name: "Documents" }).getByText("Quote Q-1001")).toBeVisible();
});
