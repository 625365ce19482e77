import { expect, test } from "./fixtures.ts";
import { enter, makeDocument, openDocument, PRICED_JOB } from "./prepared.ts";
import type { Page } from "@playwright/test";

const views = (page: Page) => page.getByRole("tab", { name: "Quote Preview" });
const list = (page: Page) => page.getByRole("table", { name: "Documents" });
const isOpen = (page: Page) => expect(views(page)).toBeVisible();
const isClosed = (page: Page) => expect(views(page)).toHaveCount(0);

test("Back closes a document, Forward opens it again, and a reload keeps it open", async ({ page, baseURL }) => {
  await enter(page, baseURL);
  const id = await makeDocument(page, baseURL, PRICED_JOB);
  for (const address of ["/quotes?q=Lopez", "/documents-view", "/dashboard"]) {
    await page.goto(address);
    const start = page.url();
    const row = page.getByRole("button", { name: /^(View )?Interior painting for Maria Lopez/ });
    await row.click();
    await isOpen(page);
    expect(new URL(page.url()).searchParams.get("document")).toBe(id);
    await page.goBack();
    await isClosed(page);
    await expect(row).toBeFocused();
    await expect(page).toHaveURL(start);
    await page.goForward();
    await isOpen(page);
    await page.reload();
    await isOpen(page);
    await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
    await isClosed(page);
    await expect(page).toHaveURL(start);
  }
});

test("closing leaves nothing behind that Back would lead to", async ({ page, baseURL }) => {
  await enter(page, baseURL);
  await makeDocument(page, baseURL, PRICED_JOB);
  await page.goto("/clients");
  await page.goto("/quotes");
  for (const key of ["Escape", "Escape"]) {
    await list(page).getByRole("button").first().click();
    await isOpen(page);
    await page.keyboard.press(key);
    await page.keyboard.press(key);
    await isClosed(page);
  }
  await page.goBack();
  await expect(page).toHaveURL(/\/clients$/);
});

test("Back asks about what was typed, and closes no more than what is on top", async ({ page, baseURL }) => {
  const id = await openDocument(page, baseURL);
  await page.getByRole("button", { name: "Edit", exact: true }).click();
  await page.getByLabel("Title").fill("Painting, two coats");
  await page.goBack();
  const question = page.getByRole("dialog", { name: "Leave without saving?" });
  await expect(question).toBeVisible();
  await page.goBack();
  await expect(question).toHaveCount(0);
  await expect(page.getByLabel("Title")).toHaveValue("Painting, two coats");
  expect(page.url()).toContain(id);

  await page.goBack();
  await question.getByRole("button", { name: "Discard changes" }).click();
  await isClosed(page);
  await expect(page).toHaveURL(/\/quotes$/);

  await list(page).getByRole("button").first().click();
  await page.getByRole("button", { name: "Versions" }).click();
  await expect(page.getByRole("dialog", { name: "Versions" })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("dialog", { name: "Versions" })).toHaveCount(0);
  await isOpen(page);
  await page.goBack();
  await isClosed(page);
});

test("a document that a link led to leaves its page when it is closed", async ({ page, baseURL }) => {
  await enter(page, baseURL);
  const id = await makeDocument(page, baseURL, PRICED_JOB);
  await page.goto(`/quotes?document=${id}`);
  await isOpen(page);
  await page.keyboard.press("Escape");
  await isClosed(page);
  await expect(page).toHaveURL(/\/quotes$/);
});

test("a document that was deleted is gone with its entry", async ({ page, baseURL }) => {
  await openDocument(page, baseURL);
  await page.getByRole("button", { name: "Delete" }).click();
  const question = page.getByRole("dialog", { name: /^Delete / });
  await question.getByRole("button", { name: "Delete", exact: true }).click();
  await isClosed(page);
  await expect(page).toHaveURL(/\/quotes$/);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(list(page).getByRole("button").first()).toBeVisible();
});
