import type { Page } from "@playwright/test";
import { expect, test } from "./breakable-server.ts";
import { enter, makeDocument } from "./prepared.ts";

const FENCE = "Quote for Dana Whitfield. Cedar fence, hundred foot at thirty eight a foot. Haul the old one away.";
const DECK = "Bid for José Müller. Deck boards for nine hundred dollars.";
/** More than a page holds. */
const MANY = 104;

const rows = (page: Page) => page.getByRole("table", { name: "Documents" }).locator("tbody tr");
const search = (page: Page) => page.getByRole("searchbox", { name: "Search documents" });

async function setStatus(page: Page, baseURL: string | undefined, id: string, status: string): Promise<void> {
  const headers = { origin: baseURL ?? "" };
  const answer = await page.request.patch(`/api/documents/${id}`, { data: { version: 1, status }, headers });
  expect(answer.ok()).toBe(true);
}

test("a long list: empty, filled, searched, narrowed, scrolled, refreshed", async ({ page, baseURL, database }) => {
  test.setTimeout(120_000);
  const { email } = await enter(page, baseURL);
  await page.goto("/bids");
  await expect(page.getByText("No documents found. Create your first quote to get started!")).toBeVisible();

  const fence = await makeDocument(page, baseURL, FENCE);
  await setStatus(page, baseURL, fence, "accepted");
  await setStatus(page, baseURL, await makeDocument(page, baseURL, DECK), "pending");
  const [request] = await Promise.all([
    page.waitForRequest(/\/api\/documents\?limit=100&t=\d+$/),
    page.getByRole("button", { name: "Refresh" }).click(),
  ]);
  expect(await request.headerValue("cache-control")).toBe("no-cache");
  await expect(rows(page)).toHaveCount(2);
  const first = rows(page).filter({ hasText: "Dana Whitfield" }).first();
  for (const text of ["Cedar fence", "Quote Q-1001", "Accepted", "$3,800.00", "Haul the old one away"])
    await expect(first.getByText(text).first()).toBeVisible();
  await expect(first.locator("time")).toHaveText(/^[A-Z][a-z]{2} \d{1,2}$/);
  await expect(first.getByText("Accepted")).toHaveCSS("color", "oklch(0.405 0.1 152)");
  await expect(rows(page).first().getByText("Pending")).toHaveCSS("color", "oklch(0.435 0.095 62)");

  // Words of the transcript, a name without its accents, a name mistyped: marked where they were found.
  await search(page).fill("haul");
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page).locator("mark")).toHaveText(["Haul"]);
  await search(page).fill("muller");
  await expect(rows(page).locator("mark").first()).toHaveText("Müller");
  await search(page).fill("Whitfeild");
  await expect(rows(page).locator("mark").first()).toHaveText("Whitfield");
  await expect(page.getByRole("status").filter({ hasText: "1 document found" })).toBeAttached();
  await expect(page).toHaveURL(/q=Whitfeild/);

  // The status narrows what was found, and a reload keeps both.
  await page.getByRole("button", { name: /^Pending/ }).click();
  await expect(page.getByText("No documents match your search. Total documents: 2")).toBeVisible();
  await page.reload();
  await expect(page.getByText("No documents match your search. Total documents: 2")).toBeVisible();
  await expect(search(page)).toHaveValue("Whitfeild");
  await page.getByRole("button", { name: "Show all" }).click();
  await expect(rows(page)).toHaveCount(2);
  await expect(search(page)).toHaveValue("");
  for (const name of ["All 2", "Draft 0", "Pending 1", "Accepted 1", "Declined 0"])
    await expect(page.getByRole("button", { name, exact: true })).toBeVisible();

  for (let made = 0; made < MANY; made += 1)
    await makeDocument(page, baseURL, `Quote for Job ${made}. Paint for forty dollars.`);
  await page.getByRole("button", { name: "Refresh" }).click();
  await expect(page.getByText(`Total documents: ${MANY + 2}`)).toBeVisible();
  await expect(page.getByText(`Shown: ${MANY + 2}`)).toBeVisible();
  await expect(page.locator("footer").getByText(email)).toBeVisible();
  // The page after the first fails once: what is there stays, and Try Again reads on.
  await page.reload();
  await expect(rows(page)).toHaveCount(100);
  await database.without("documents", async () => {
    await rows(page).last().scrollIntoViewIfNeeded();
    await expect(page.getByText(/Failed to fetch documents: /)).toBeVisible();
    await expect(rows(page)).toHaveCount(100);
  });
  await page.getByRole("button", { name: "Try Again" }).click();
  await expect(rows(page)).toHaveCount(MANY + 2);
  await rows(page)
    .last()
    .getByRole("button", { name: /^View / })
    .click();
  await expect(page.getByRole("dialog").getByText("Dana Whitfield").first()).toBeVisible();

  await page.goto("/test-documents");
  await expect(page.locator("tbody tr")).toHaveCount(100);
  await page.goto("/dashboard");
  await expect(page.getByRole("table", { name: "Recent documents" }).locator("tbody tr")).toHaveCount(10);
});

test("the grid searches titles and clients and filters by the types there are", async ({ page, baseURL }) => {
  await enter(page, baseURL);
  await page.goto("/documents-view");
  await expect(page.getByText("No documents found", { exact: true })).toBeVisible();
  await expect(page.getByText("You haven't created any documents yet.")).toBeVisible();
  await makeDocument(page, baseURL, FENCE);
  await makeDocument(page, baseURL, DECK);
  await page.reload();
  const cards = page.getByRole("list", { name: "Documents" }).getByRole("listitem");
  await expect(page.getByText("Showing 2 of 2 documents")).toBeVisible();
  for (const text of ["Draft", "José Müller", "$900.00", "Quote Q-1002"])
    await expect(cards.first().getByText(text).first()).toBeVisible();
  await expect(page.getByRole("group", { name: "Filter by type" }).getByRole("button")).toHaveText([
    "All 2",
    "Quote 2",
  ]);
  await search(page).fill("whitf");
  await expect(page.getByText("Showing 1 of 2 documents")).toBeVisible();
  // Said, but neither title nor client.
  await search(page).fill("haul");
  await expect(page.getByText("Try adjusting your search or filter criteria.")).toBeVisible();
  await page.getByRole("button", { name: "Show all" }).click();
  await cards.last().getByRole("button").click();
  await expect(page.getByRole("dialog").getByText("Dana Whitfield").first()).toBeVisible();
});

test("the debug list shows what is stored", async ({ page, baseURL }) => {
  await enter(page, baseURL);
  await makeDocument(page, baseURL, FENCE);
  await page.goto("/test-documents");
  const cells = page.getByRole("row").last().getByRole("cell");
  await expect(cells).toHaveText([/Cedar fence/, "quote", "draft", "Dana Whitfield", "$3,800.00", /^[A-Z][a-z]{2} \d/]);
});
