import { expect, test } from "./fixtures.ts";
import { answerMeanwhile, openPad } from "./prepared.ts";

const WORDS = "Quote for Maria Lopez. Three bedrooms at four hundred fifty each.";

test("the words survive a reload, a closed tab and a failed request", async ({ page, baseURL, context }) => {
  await openPad(page, baseURL);
  await page.getByRole("button", { name: "Type instead" }).click();
  await page.getByLabel("The job, in your words").fill(WORDS);

  await page.reload();
  await expect(page.getByText(WORDS)).toBeVisible();

  await page.close();
  const tab = await context.newPage();
  await tab.goto("/dashboard");
  await expect(tab.getByText(WORDS)).toBeVisible();

  const lineIsBack = await answerMeanwhile(tab, "**/api/generate-document", (route) => route.abort());
  await tab.getByRole("button", { name: "Generate Quote" }).click();
  await expect(tab.getByText("No signal. Your words are safe on this device.")).toBeVisible();
  await expect(tab.getByText(WORDS)).toBeVisible();

  lineIsBack();
  const serverIsWell = await answerMeanwhile(tab, "**/api/generate-document", (route) =>
    route.fulfill({ status: 500, json: { message: "Something went wrong on our side.", code: "failed" } }),
  );
  await tab.getByRole("button", { name: "Generate Quote" }).click();
  await expect(tab.getByText("Failed to generate quote. Please try again.")).toBeVisible();
  await expect(tab.getByText(WORDS)).toBeVisible();

  serverIsWell();
  await tab.getByRole("button", { name: "Generate Quote" }).click();
  await expect(tab.getByRole("dialog").getByText("$1,350.00").first()).toBeVisible();

  await tab.goto("/dashboard");
  await expect(
    tab
      .getByRole("button", { name: "Start Recording" })
      .or(tab.getByRole("button", { name: "Type instead" }))
      .first(),
  ).toBeVisible();
  await expect(tab.getByText(WORDS)).toHaveCount(0);
});

test("an answer that is lost on the way makes no second document", async ({ page, baseURL }) => {
  await openPad(page, baseURL);
  await page.getByRole("button", { name: "Type instead" }).click();
  await page.getByLabel("The job, in your words").fill(WORDS);
  let tries = 0;
  await page.route("**/api/generate-document", async (route) => {
    tries += 1;
    if (tries > 1) return route.continue();
    await route.fetch(); // the server has made the document, and the line breaks before the browser hears of it
    return route.abort();
  });
  await page.getByRole("button", { name: "Generate Quote" }).click();
  await expect(page.getByText("No signal. Your words are safe on this device.")).toBeVisible();
  // The pad asks again by itself, after five seconds.
  await expect(page.getByRole("dialog").getByText("$1,350.00").first()).toBeVisible({ timeout: 20_000 });
  const documents = await page.evaluate(async () => (await fetch("/api/documents?limit=10")).json());
  expect(documents).toHaveLength(1);
});
