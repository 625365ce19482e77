import { execFileSync } from "node:child_process";
import { writeFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { openPad } from "./prepared.ts";

const WORDS =
  "Quote for Maria Lopez. Interior painting, three bedrooms at four hundred fifty each and the hallway for two seventy five. Eight and a quarter percent tax, thirty percent deposit.";

const post = (page: Page, path: string, data: unknown) =>
  page.request.fetch(path, { method: "POST", data, headers: { origin: new URL(page.url()).origin } });

test("what was accepted becomes a deposit invoice and a rest; two payments leave the right balance on screen and paper", async ({
  page,
  baseURL,
}, info) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPad(page, baseURL);
  const { document } = await (await post(page, "/api/generate-document", { transcription: WORDS })).json();
  await page.goto("/quotes");
  await page.getByRole("button", { name: /View/ }).first().click();
  await page.getByLabel("Status", { exact: true }).selectOption("accepted");
  await page.getByRole("button", { name: "Invoice it" }).click();
  const offer = page.getByRole("dialog", { name: "Invoice it" });
  await expect(offer.getByText("$1,759.06").first()).toBeVisible();
  await page.screenshot({ path: info.outputPath("offer.png") });
  await offer.getByRole("button", { name: "Deposit first, $527.72" }).click();
  await expect(offer.getByRole("list", { name: "Invoices" })).toContainText("$527.72 open");
  await offer.getByRole("button", { name: "Invoice the rest" }).click();
  await expect(offer.getByRole("list", { name: "Invoices" })).toContainText("$1,231.34");
  await expect(offer.getByText("Left to invoice").locator("xpath=following-sibling::dd[1]")).toHaveText("$0.00");
  await page.screenshot({ path: info.outputPath("invoiced.png") });

  const { offer: made } = await (await page.request.get(`/api/documents/${document.id}/settlement`)).json();
  const rest = made.invoices[1];
  await page.goto("/quotes");
  await page.getByRole("button", { name: /View/ }).first().click();
  await page.getByRole("button", { name: "Payments" }).click();
  const bill = page.getByRole("dialog", { name: "Payments" });
  for (const [amount, left] of [
    ["1000", "$231.34"],
    ["231.34", "$0.00"],
  ] as const) {
    await bill.getByLabel("Amount").fill(amount);
    await page.screenshot({ path: info.outputPath(`pay-${amount}.png`) });
    await bill.getByRole("button", { name: "Record the payment" }).click();
    await expect(bill.getByText("Balance due").locator("xpath=following-sibling::dd[1]")).toHaveText(left);
  }
  await page.screenshot({ path: info.outputPath("paid.png") });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ colorScheme: "dark" });
  await page.screenshot({ path: info.outputPath("paid-wide-dark.png") });

  const file = info.outputPath("invoice.pdf");
  await writeFile(file, await (await page.request.get(`/api/documents/${rest.id}/pdf`)).body());
  const paper = execFileSync("pdftotext", ["-layout", file, "-"], { encoding: "utf8" });
  expect(paper).toMatch(/Deposit, invoiced with I-1001\s.*−\$527\.72/);
  expect(paper).toMatch(/Total\s+\$1,231\.34/);
  expect(paper).toMatch(/Balance due\s+\$0\.00/);
  expect(paper).toContain("Paid in full");
});

test("an invoice that was dictated and the quote of the same job name each other before a second bill goes out", async ({
  page,
  baseURL,
}) => {
  await openPad(page, baseURL);
  const said = "For Maria Lopez. Two gates at two eighty five each.";
  const { document } = await (await post(page, "/api/generate-document", { transcription: said })).json();
  await post(page, "/api/generate-document", { transcription: said, type: "invoice" });
  const headers = { origin: new URL(page.url()).origin };
  await page.request.patch(`/api/documents/${document.id}`, { data: { version: 1, status: "accepted" }, headers });
  const note = page.getByRole("region", { name: "Perhaps the same job" });

  await page.goto(`/quotes?document=${document.id}`);
  await page.getByRole("button", { name: "Invoice it" }).click();
  await expect(note).toContainText("Invoice I-1001 is for the same client and the same total");
  await page.getByRole("button", { name: "Invoice all of it" }).click(); // it is said, and not refused
  await expect(page.getByRole("list", { name: "Invoices" })).toContainText("I-1002");

  const [other] = await Promise.all([page.waitForEvent("popup"), note.getByRole("link").click()]);
  await other.getByRole("dialog").getByRole("button", { name: "Send", exact: true }).click();
  await expect(
    other.getByRole("dialog", { name: "Send Invoice I-1001" }).getByRole("region", { name: "Perhaps the same job" }),
  ).toContainText("Quote Q-1001 is for the same client and the same total, and is invoiced already (I-1002).");
});
