import { readFile } from "node:fs/promises";
import { expect, test } from "./fixtures.ts";
import { enter, makeDocument } from "./prepared.ts";

test("the insights: an empty account, then what was sent, declined and owed, by period, and as CSV", async ({
  page,
  baseURL,
}) => {
  await enter(page, baseURL);
  const headers = { origin: baseURL ?? "" };
  const post = async (path: string, data: unknown) => (await page.request.post(path, { data, headers })).json();
  await page.goto("/dashboard");
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Insights" }).click();
  await expect(page.getByText("Nothing sent yet.")).toBeVisible();

  const id = await makeDocument(page, baseURL, "Quote for Ann Long. Paint the hall for two hundred dollars.");
  const { url } = await post(`/api/documents/${id}/links`, { version: 1, evenOpen: true });
  const token = String(url).split("/").at(-1);
  await post(`/api/shared/${token}/decline`, { name: "Ann", reason: "=Too dear" });
  const transcription = "Invoice for Ben Long. Paint the hall for three hundred dollars.";
  const { document } = await post("/api/generate-document", { transcription, type: "invoice" });
  await post("/api/documents/bulk", { action: "mark", status: "pending", ids: [document.id] });
  await page.reload();

  const sums = page.getByRole("region", { name: "Money" });
  await expect(sums.getByRole("definition").filter({ hasText: "$200.00" })).toBeVisible();
  await expect(sums.getByRole("definition").filter({ hasText: "$300.00" })).toHaveCount(2);
  await expect(page.getByRole("table", { name: "Acceptance rate by trade" }).getByRole("row")).toContainText([
    /Painting.*0%.*0 of 1/,
  ]);
  await page.getByRole("button", { name: "3 months" }).click();
  await expect(page).toHaveURL(/months=3/);
  await expect(page.getByRole("button", { name: "3 months" })).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByText("=Too dear")).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Reasons as CSV" }).click(),
  ]);
  const csv = await readFile(await download.path(), "utf8");
  expect(csv).toContain(`"Ann Long","200.00"`);
  expect(csv).toContain(`"'=Too dear"`);
  await expect(page.getByText("Accepted, of all that are decided")).toBeVisible();
  await page.getByRole("link", { name: /^Q-1001/ }).click();
  await expect(page.getByRole("dialog").getByRole("tab", { name: "Quote Preview" })).toBeVisible();
});
