import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { answerMeanwhile, makeDocument, openDocument, OPEN_JOB } from "./prepared.ts";

const listed = async (page: Page): Promise<{ name: string; fixedRate: number | null; category: string | null }[]> =>
  (await page.request.get("/api/services")).json();

/** Types the fence's price and has it kept. */
async function answerAndKeep(page: Page, price: string): Promise<void> {
  await page.getByRole("button", { name: "Type a price" }).click();
  await page.getByLabel("Price in dollars").fill(price);
  await page.getByLabel("Save to my price list").check();
  await page.getByRole("button", { name: "Use it" }).click();
}

test("a typed price that is kept prices the next job, and Undo takes back both", async ({ page, baseURL }) => {
  await openDocument(page, baseURL, OPEN_JOB);
  await answerAndKeep(page, "900");
  await expect(page.getByText(/is in your price list now/)).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).hover(); // the message stays under the pointer
  await expect(page.getByRole("list", { name: "Lines" }).getByText("$900.00")).toBeVisible();
  expect(await listed(page)).toMatchObject([{ fixedRate: 900, hourlyRate: null, isActive: true }]);

  const next = await makeDocument(page, baseURL, "Quote for Sam Ortiz. Replace the back fence.");
  const { content } = await (await page.request.get(`/api/documents/${next}`)).json();
  expect(content.amount).toBe(900);
  expect(content.items[0].sources.unitPrice).toMatchObject({ kind: "catalogue" });

  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("button", { name: "Type a price" })).toBeVisible();
  await expect.poll(() => listed(page)).toEqual([]);
});

test("nothing is kept unasked", async ({ page, baseURL }) => {
  await openDocument(page, baseURL, OPEN_JOB);
  const sent: string[] = [];
  page.on("request", (request) => sent.push(`${request.method()} ${new URL(request.url()).pathname}`));
  await page.getByRole("button", { name: "Type a price" }).click();
  await page.getByLabel("Price in dollars").fill("900");
  await page.getByRole("button", { name: "Use it" }).click();
  await expect(page.getByText("Answered: $900.00")).toBeVisible();
  await page.reload(); // what goes out with the answer is seen before
  expect(sent).not.toContain("POST /api/services");
  expect(await listed(page)).toEqual([]);
});

test("a price that could not be kept is said so, and tried again", async ({ page, baseURL }) => {
  await openDocument(page, baseURL, OPEN_JOB);
  const letThrough = await answerMeanwhile(page, "**/api/services", (route) =>
    route.request().method() === "POST" ? route.fulfill({ status: 500, json: {} }) : route.continue(),
  );
  await answerAndKeep(page, "1,250.50");
  await expect(page.getByText("Failed to add service. Please try again.")).toBeVisible();
  await expect(page.getByRole("list", { name: "Lines" }).getByText("$1,250.50")).toBeVisible();
  expect(await listed(page)).toEqual([]);

  letThrough();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText(/is in your price list now/)).toBeVisible();
  expect(await listed(page)).toMatchObject([{ fixedRate: 1250.5 }]);
});
