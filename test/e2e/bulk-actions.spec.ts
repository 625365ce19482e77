import { execFileSync } from "node:child_process";
import type { Page } from "@playwright/test";
import { escapeFrom } from "./escape.ts";
import { expect, test } from "./fixtures.ts";
import { enter, failing, makeDocument } from "./prepared.ts";

const rows = (page: Page) => page.getByRole("table", { name: "Documents" }).locator("tbody tr");
const bar = (page: Page) => page.getByRole("region", { name: "Selected documents" });
const box = (page: Page, number: string) => page.getByRole("checkbox", { name: new RegExp(`^Select ${number},`) });

test("rows are chosen by keyboard and by touch, marked, saved as one zip, deleted and had back", async ({
  page,
  baseURL,
}) => {
  await enter(page, baseURL);
  for (const name of ["Ann", "Ben", "Cleo", "Dora"])
    await makeDocument(page, baseURL, `Quote for ${name} Long. Paint the hall for two hundred dollars.`);
  await page.goto("/quotes");

  // By keyboard: one box, then all up to another; Escape lets go of them.
  await box(page, "Q-1001").focus();
  await page.keyboard.press("Space");
  await expect(bar(page).getByText("1 selected")).toBeVisible();
  await box(page, "Q-1003").click({ modifiers: ["Shift"] });
  await expect(bar(page).getByText("3 selected")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(bar(page)).toBeHidden();

  await page.getByRole("checkbox", { name: "Select all shown" }).check();
  await expect(bar(page).getByText("4 selected")).toBeVisible();
  await bar(page).getByRole("button", { name: "Mark" }).click();
  await page.getByRole("radio", { name: "Pending" }).check();
  await page.getByRole("button", { name: "Mark as pending" }).click();
  await expect(page.getByText("4 marked as pending")).toBeVisible();
  await expect(rows(page).getByText("Pending")).toHaveCount(4);
  await expect(bar(page)).toBeHidden();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("4 marked as before")).toBeVisible();
  await expect(rows(page).getByText("Draft", { exact: true })).toHaveCount(4);

  // One is deleted elsewhere meanwhile: the other is marked, and what could not be is said by name.
  const [last] = await (await page.request.get("/api/documents?limit=1")).json();
  await box(page, "Q-1004").check();
  await box(page, "Q-1001").check();
  await page.request.delete(`/api/documents/${last.id}`, { headers: { origin: baseURL ?? "" } });
  await bar(page).getByRole("button", { name: "Mark" }).click();
  await page.getByRole("button", { name: "Mark as accepted" }).click();
  const outcome = page.getByRole("dialog", { name: "1 marked as accepted, 1 could not be" });
  await expect(outcome.getByText("The document was not found.")).toBeVisible();
  await expect(outcome.getByText(/^Q-1004 /)).toBeVisible();
  await outcome.getByRole("button", { name: "Close" }).last().click();

  // A zip of the PDFs; one whose PDF cannot be had is left out and named.
  await page.getByRole("checkbox", { name: "Select all shown" }).check();
  const [kept] = await (await page.request.get("/api/documents?limit=1&status=accepted")).json();
  await failing(page, "GET", new RegExp(`/api/documents/${kept.id}/pdf`), 500);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    bar(page).getByRole("button", { name: "PDFs" }).click(),
  ]);
  const path = await download.path();
  expect(download.suggestedFilename()).toBe("documents.zip");
  expect(execFileSync("unzip", ["-Z1", path], { encoding: "utf8" }).split("\n").filter(Boolean)).toEqual([
    "Q-1003.pdf",
    "Q-1002.pdf",
  ]);
  const pdf = execFileSync("unzip", ["-p", path, "Q-1002.pdf"]);
  expect(execFileSync("pdftotext", ["-", "-"], { input: pdf, encoding: "utf8" })).toContain("Ben Long");
  const result = page.getByRole("dialog", { name: "2 PDFs saved, 1 could not be" });
  await expect(result.getByText(/^Q-1001 /)).toBeVisible();
  await escapeFrom(result);
  await expect(bar(page).getByText("1 selected")).toBeVisible();
  await page.keyboard.press("Escape");

  // On a phone: Select, then all of a card is pressed.
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(box(page, "Q-1002")).toBeHidden();
  await page.getByRole("button", { name: "Select", exact: true }).click();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  for (const number of ["Q-1002", "Q-1003"]) await rows(page).filter({ hasText: number }).click();
  await expect(page.getByRole("dialog")).toBeHidden();
  await bar(page).getByRole("button", { name: "Delete" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("2 deleted")).toBeVisible();
  await expect(rows(page)).toHaveCount(1);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("2 restored")).toBeVisible();
  await expect(rows(page)).toHaveCount(3);
});
