import { stopClock } from "./clock.ts";
import { escapeFrom } from "./escape.ts";
import { expect, test } from "./fixtures.ts";
import { enter, makeDocument, PRICED_JOB } from "./prepared.ts";

test("the last ten documents stand on the dashboard, to be viewed and edited", async ({ page, baseURL }) => {
  await enter(page, baseURL);
  for (let count = 0; count < 10; count += 1) await makeDocument(page, baseURL, PRICED_JOB);
  await makeDocument(page, baseURL, "Two gates at two eighty five each.");
  await page.goto("/dashboard");
  await expect(page.getByRole("link", { name: /Bring 3 friends, get 1 month free/ })).toHaveAttribute(
    "href",
    "/referrals",
  );
  const table = page.getByRole("table");
  for (const column of ["Project", "Type", "Amount", "Status", "Date"])
    await expect(table.getByRole("columnheader", { name: column })).toBeVisible();
  const rows = table.getByRole("row").filter({ has: page.getByRole("button") });
  await expect(rows).toHaveCount(10);
  const newest = rows.first();
  await expect(newest).toContainText("No client specified");
  await expect(newest).toContainText("Quote Q-1011");
  await expect(newest).toContainText("$570.00");
  await expect(newest).toContainText("Draft");
  const [made] = await (await page.request.get("/api/documents?limit=1")).json();
  const day = new Date(made.createdAt).toLocaleDateString("en-US", { month: "short", day: "numeric" });
  await expect(newest).toContainText(day);
  await expect(rows.nth(1)).toContainText("Maria Lopez");

  await newest.getByRole("button", { name: /^View / }).click();
  await expect(page.getByRole("tab", { name: "Quote Preview" })).toHaveAttribute("aria-selected", "true");
  await expect(page.getByRole("button", { name: "Edit", exact: true })).toBeVisible();
  await escapeFrom(page.getByRole("dialog"));
  await newest.getByRole("button", { name: /^Edit / }).click();
  await expect(page.getByRole("form", { name: "Edit document" })).toBeVisible();
});

test("what clients answered is told on the dashboard until it was opened or read", async ({ page, baseURL }) => {
  await enter(page, baseURL);
  const headers = { origin: baseURL ?? "" };
  const answer = async (what: "accept" | "decline", data: unknown) => {
    const id = await makeDocument(page, baseURL, PRICED_JOB);
    const made = await page.request.post(`/api/documents/${id}/links`, {
      data: { version: 1, evenOpen: true },
      headers,
    });
    const { url } = await made.json();
    const token = new URL(url).pathname.split("/")[2];
    expect((await page.request.post(`/api/shared/${token}/${what}`, { data, headers })).status()).toBe(200);
  };
  await answer("accept", {
    chosen: [],
    amount: 3145,
    name: "Maria Lopez",
    signature: { kind: "typed", text: "Maria Lopez" },
    consent: true,
  });
  await page.goto("/dashboard");
  const news = page.getByRole("region", { name: "Answers from your clients" });
  await expect(news).toContainText("Maria Lopez accepted Quote Q-1001, $3,145.00");
  await answer("decline", { name: "Maria Lopez", reason: "Too late for us." });
  await page.reload();
  await expect(news.getByRole("listitem")).toHaveCount(2);
  await expect(news.getByRole("listitem").first()).toContainText("Maria Lopez declined Quote Q-1002");
  await expect(news.getByRole("listitem").first()).toContainText("Too late for us.");

  await news.getByRole("link", { name: "Open Quote Q-1001" }).click();
  await expect(page.getByRole("dialog").getByText("Signed by Maria Lopez")).toBeVisible();
  await escapeFrom(page.getByRole("dialog"));
  await page.reload();
  await expect(news.getByRole("listitem")).toHaveCount(1);
  await news.getByRole("button", { name: "Got it" }).click();
  await expect(news).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await page.reload();
  await expect(page.getByRole("table").getByRole("row").nth(1)).toContainText("Declined");
  await expect(news).toHaveCount(0);
});

test("of long words a hundred letters are shown to the end of a word, of a template three tags; the document opens half a second after it is done", async ({
  page,
  baseURL,
}) => {
  await enter(page, baseURL);
  await page.route("**/api/template-recommendations", async (route) => {
    const answer = await route.fetch();
    const found = await answer.json();
    for (const { template } of found.recommendations) template.tags = ["one", "two", "three", "four"];
    await route.fulfill({ response: answer, json: found });
  });
  const words = `Hi. ${PRICED_JOB} The stairs stay as they are.`;
  await page.goto("/dashboard");
  await page.getByRole("button", { name: "Type instead" }).click();
  await page.getByLabel("The job, in your words").fill(words);
  await page.reload();
  // The hundredth letter stands in the middle of "hallway".
  await expect(page.getByText(`${words.slice(0, words.indexOf(" hallway"))}…`, { exact: true })).toBeVisible();
  await expect(page.getByLabel("Include my logo")).toBeChecked();
  for (const name of ["Smart Quote", "Estimate", "Generate Quote", "Record Again"])
    await expect(page.getByRole("button", { name, exact: true })).toBeVisible();
  const first = page.getByRole("region", { name: "Templates that fit" }).getByRole("listitem").first();
  await expect(first.getByText("three")).toBeVisible();
  await expect(first.getByText("four")).toHaveCount(0);

  await stopClock(page);
  await page.getByRole("button", { name: "Generate Quote" }).click();
  const progress = page.getByRole("progressbar");
  await expect(progress).toHaveAttribute("aria-valuenow", "100");
  await page.clock.runFor(490);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.clock.runFor(20);
  await page.clock.resume();
  await expect(page.getByRole("dialog").getByText("$1,350.00").first()).toBeVisible();
});
