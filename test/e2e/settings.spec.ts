import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { stopClock, tickUntilVisible } from "./clock.ts";
import { escapeTo } from "./escape.ts";
import { expect, test } from "./fixtures.ts";
import { enter, makeDocument, PRICED_JOB } from "./prepared.ts";

const toast = (page: Page) => page.locator("[data-toast]");
const dialog = (page: Page) => page.getByRole("dialog");

/** A picture of 600 x 300: its left half red, its right half blue. */
async function twoHalves(): Promise<Buffer> {
  const half = await sharp({ create: { width: 300, height: 300, channels: 3, background: "#0000ff" } })
    .png()
    .toBuffer();
  return sharp({ create: { width: 600, height: 300, channels: 3, background: "#ff0000" } })
    .composite([{ input: half, left: 300, top: 0 }])
    .png()
    .toBuffer();
}

/** The stored logo's colours at its left and right edge. */
async function edgesOfLogo(page: Page): Promise<string[]> {
  const { logoUrl } = await (await page.request.get("/api/business-profile")).json();
  const { data, info } = await sharp(Buffer.from(String(logoUrl).split(",")[1] ?? "", "base64"))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (x: number) => data.subarray(x * 3, x * 3 + 3).toString("hex");
  return [at(2), at(info.width - 3)];
}

test("the profile: a logo fitted, what was typed kept through a failed save and on other pages", async ({
  page,
  baseURL,
}) => {
  await enter(page, baseURL);
  await page.goto("/settings");
  await page
    .getByLabel("Logo file")
    .setInputFiles({ name: "logo.png", mimeType: "image/png", buffer: await twoHalves() });
  await page.getByLabel("Zoom").fill("2");
  await page.getByRole("button", { name: /^Move the picture/ }).focus();
  for (let press = 0; press < 25; press += 1) await page.keyboard.press("ArrowLeft");
  await page.getByRole("button", { name: "Use logo" }).click();
  await expect(page.getByAltText("Your logo")).toBeVisible();

  await page.getByRole("button", { name: "Save profile" }).click();
  await expect(page.getByText("Business name is required.")).toBeVisible();
  await page.getByLabel("Business name *").fill("Kessler Fence");
  await page.getByLabel("Team size").fill("");
  await page.getByLabel("Phone").fill("(937) 555-0148");

  await page.context().setOffline(true);
  await page.keyboard.press("Control+s");
  const failed = toast(page).getByText("Failed to save profile. Please try again.");
  await expect(failed).toBeVisible();
  await page.context().setOffline(false);
  await page.getByRole("tab", { name: "Services & Rates" }).click();
  await expect(failed).toHaveCount(0);
  await page.getByRole("tab", { name: "Business Profile" }).click();
  await expect(page.getByText("Your unsaved changes are back.")).toBeVisible();
  await expect(page.getByLabel("Business name *")).toHaveValue("Kessler Fence");
  await expect(page.getByLabel("Team size")).toHaveValue("1");
  await page.getByRole("link", { name: "Quotes" }).click();
  await expect(page.getByText("Leave without saving?")).toBeVisible();
  await page.getByRole("button", { name: "Keep editing" }).click();

  await page.context().setOffline(true);
  await page.getByRole("button", { name: "Save profile" }).click();
  await expect(failed).toBeVisible();
  await page.context().setOffline(false);
  await toast(page).getByRole("button", { name: "Try Again" }).click();
  await expect(toast(page).getByText("Profile saved")).toBeVisible();
  expect(await edgesOfLogo(page)).toEqual(["0000ff", "0000ff"]);
  await page.getByRole("link", { name: "Quotes" }).click();
  await expect(page).toHaveURL(/\/quotes$/);
});

test("the price list: added, changed, out of use, deleted and brought back, found, and as a file", async ({
  page,
  baseURL,
}) => {
  await enter(page, baseURL);
  await page.goto("/settings?tab=services");
  await page.getByRole("button", { name: "Add service" }).click();
  await page.getByLabel("Name").fill("Walk gate");
  await page.getByLabel("Fixed rate").fill("285");
  await page.getByLabel("Category").fill("Fence");
  await page.getByRole("button", { name: "Add and write another" }).click();
  await expect(toast(page).getByText("Service added")).toBeVisible();
  await expect(page.getByLabel("Name")).toHaveValue("");
  await expect(page.getByLabel("Category")).toHaveValue("Fence");
  await page.getByLabel("Name").fill("Post mix");
  await page.getByLabel("Fixed rate").fill("7.85");
  await page.getByLabel("Category").fill("Materials");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("region", { name: "Materials" }).getByText("$7.85")).toBeVisible();

  await page.getByRole("button", { name: "Edit Post mix" }).click();
  await page.getByLabel("Fixed rate").fill("8");
  const keepEditing = page.getByRole("button", { name: "Keep editing" });
  await escapeTo(keepEditing);
  await keepEditing.click();
  await page.getByRole("button", { name: "Save service" }).click();
  await expect(page.getByRole("region", { name: "Materials" }).getByText("$8.00")).toBeVisible();

  await page.getByRole("button", { name: "Stop using Walk gate" }).click();
  await expect(page.getByRole("region", { name: "Not in use" }).getByText("Walk gate")).toBeVisible();
  await page.getByRole("button", { name: "Delete Walk gate" }).click();
  await expect(page.getByText("Walk gate", { exact: true }).and(page.locator("b"))).toHaveCount(0);
  // Not the one before it, which says that the service is out of use and has an Undo as well.
  await expect(toast(page).getByText("Service deleted")).toBeVisible();
  await toast(page).getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("region", { name: "Not in use" }).getByText("Walk gate")).toBeVisible();

  await page.getByLabel("Search the price list").fill("post");
  await expect(page.getByText("1 of 2 services")).toBeVisible();
  await page.getByLabel("Search the price list").fill("");

  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Export" }).click(),
  ]);
  const csv = await readFile(await download.path(), "utf8");
  expect(csv).toContain('"Post mix","","Materials","","8.00","yes"');

  await page.getByRole("button", { name: "Import" }).click();
  const changed = `${csv.replace("8.00", "8.50")}"Haul away","","Fees","","cheap","yes"\r\n"Stain","","Fees","65","","yes"\r\n`;
  await dialog(page)
    .getByLabel("CSV file")
    .last()
    .setInputFiles({ name: "prices.csv", mimeType: "text/csv", buffer: Buffer.from(changed) });
  await expect(dialog(page).getByText("Fixed rate: $8.00 → $8.50")).toBeVisible();
  await expect(dialog(page).getByText("Line 4")).toBeVisible();
  await expect(dialog(page).getByText("Fixed rate: Write an amount such as 1,200.50.")).toBeVisible();
  await expect(page.getByRole("region", { name: "Fees" })).toHaveCount(0);
  await dialog(page).getByRole("button", { name: "Import 2 services" }).click();
  await expect(toast(page).getByText("1 added, 1 changed.")).toBeVisible();
  await expect(page.getByRole("region", { name: "Fees" }).getByText("$65.00 an hour")).toBeVisible();
});

test("the account: exported, deleted after a typed word, and brought back into a new one", async ({
  page,
  baseURL,
}) => {
  const { email } = await enter(page, baseURL);
  await makeDocument(page, baseURL, PRICED_JOB);
  await page.goto("/settings?tab=subscription");
  await expect(page.getByText("Free Trial", { exact: true })).toBeVisible();
  await expect(page.getByText(/, \$\d+\.\d\d a month$/)).toBeVisible();
  await page.getByRole("button", { name: "Manage Subscription" }).click();
  await page.waitForURL(/\/sandbox\/portal\//);
  await page.goto("/settings?tab=subscription");
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Export everything" }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^bidspoke-\d{4}-\d\d-\d\d\.json$/);
  const file = { name: "account.json", mimeType: "application/json", buffer: await readFile(await download.path()) };

  await page.getByRole("button", { name: "Delete account" }).click();
  const remove = dialog(page).getByRole("button", { name: "Delete account" });
  await expect(remove).toBeDisabled();
  await page.getByLabel("Type DELETE to confirm").fill("delete");
  await stopClock(page);
  await remove.click();
  await tickUntilVisible(page, toast(page).getByText("Your account has been permanently deleted."));
  const start = /:\d+\/$/;
  await page.clock.runFor(1_000);
  await expect(page).not.toHaveURL(start);
  await expect(async () => {
    await page.clock.runFor(500);
    await expect(page).toHaveURL(start, { timeout: 1000 });
  }).toPass();
  await page.clock.resume();
  expect((await page.request.get("/api/auth/user")).status()).toBe(401);

  const second = await enter(page, baseURL);
  expect(second.email).not.toBe(email);
  await page.goto("/settings?tab=subscription");
  await page.getByRole("button", { name: "Import a file" }).click();
  await dialog(page)
    .getByLabel("Exported file")
    .last()
    .setInputFiles({ ...file, buffer: Buffer.from("hello") });
  await expect(dialog(page).getByText(/^This is not a file that Bidspoke exported\./)).toBeVisible();
  await dialog(page).getByLabel("Exported file").last().setInputFiles(file);
  await expect(dialog(page).getByRole("row", { name: /^Documents 1/ })).toBeVisible();
  await dialog(page).getByRole("button", { name: "Import", exact: true }).click();
  await expect(toast(page).getByText("Import finished")).toBeVisible();
  await page.goto("/quotes");
  await expect(page.getByRole("button", { name: /^View .*Maria Lopez/ })).toBeVisible();
});
